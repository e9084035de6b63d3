export interface Served {
  readonly address: string;
  readonly stop: () => void;
}
export function serve(options?: { port?: number; root?: string }): Promise<Served>;
