export interface Served {
  readonly address: string;
  /** The port that was wished for and was not free, or null. */
  readonly taken: number | null;
}

export function serve(options?: {
  readonly port?: number;
  readonly root?: string;
}): Promise<Served & { readonly stop: () => void }>;
export function atAddress(served: Served): string[];
