/**
 * What is kept on the way of a long game so that going back is quick: one value every few commands of the latest part,
 * where players go back, and one now and then of what lies long behind.
 */
const STRIDE = 32;
/** As many of the latest commands have one at every stride. */
const LATEST = 128;
/** Before those they are this far apart, so that going back there repeats at most so many commands. */
const FAR_STRIDE = 128;

export class Milestones<T> {
  readonly #values = new Map<number, T>();

  get size(): number {
    return this.#values.size;
  }

  isDue(at: number): boolean {
    return at % STRIDE === 0;
  }

  set(at: number, value: T): void {
    this.#values.set(at, value);
    const behind = at - LATEST - STRIDE;
    if (behind % FAR_STRIDE !== 0) this.#values.delete(behind);
  }

  /** The last one that is not after this command; null: there is none. */
  before(at: number): { readonly at: number; readonly value: T } | null {
    for (let place = at - (at % STRIDE); place >= 0; place -= STRIDE) {
      const value = this.#values.get(place);
      if (value !== undefined) return { at: place, value };
    }
    return null;
  }

  forgetAfter(at: number): void {
    for (const place of this.#values.keys()) if (place > at) this.#values.delete(place);
  }
}
