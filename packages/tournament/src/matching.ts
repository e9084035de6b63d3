/**
 * Who can be paired with whom all at once: a greatest matching in a graph (Edmonds), from which pairs can be taken one
 * by one as long as no other pair is lost by that.
 */
export class Matching {
  readonly #size: number;
  readonly #fits: (a: number, b: number) => boolean;
  readonly #mate: Int32Array;
  readonly #gone: Uint8Array;

  /** `fits`: whether these two, numbers below `size`, may be paired. */
  constructor(size: number, fits: (a: number, b: number) => boolean) {
    this.#size = size;
    this.#fits = fits;
    this.#mate = new Int32Array(size).fill(-1);
    this.#gone = new Uint8Array(size);
    for (let a = 0; a < size; a++) {
      if (this.#mate[a]! >= 0) continue;
      for (let b = a + 1; b < size; b++)
        if (this.#mate[b]! < 0 && fits(a, b)) {
          this.#join(a, b);
          break;
        }
    }
    for (let a = 0; a < size; a++) if (this.#mate[a]! < 0) this.#augment(a);
  }

  /** How many pairs there can be. */
  get pairs(): number {
    return this.#mate.reduce((count, mate) => (mate >= 0 ? count + 1 : count), 0) / 2;
  }

  /** Whether these two can be a pair without any other pair being lost by that. */
  spares(a: number, b: number): boolean {
    const mate = this.#mate.slice();
    const spared = this.take(a, b);
    this.#mate.set(mate);
    this.#gone[a] = 0;
    this.#gone[b] = 0;
    return spared;
  }

  /** Takes these two out as a pair, if no other pair is lost by that; else nothing changes. */
  take(a: number, b: number): boolean {
    if (!this.#fits(a, b)) return false;
    // Of two who were paired with others those are left over: they have to find one pair more.
    const isCostly = this.#mate[a] !== b && this.#mate[a]! >= 0 && this.#mate[b]! >= 0;
    const before = isCostly ? this.#mate.slice() : null;
    const left = [this.#mate[a]!, this.#mate[b]!];
    this.#part(a);
    this.#part(b);
    if (before === null || left.some((one) => this.#augment(one))) return true;
    this.#mate.set(before);
    this.#gone[a] = 0;
    this.#gone[b] = 0;
    return false;
  }

  /** Takes these out whatever that costs. */
  remove(...all: readonly number[]): void {
    const left = all.map((one) => this.#mate[one]!);
    for (const one of all) this.#part(one);
    for (const one of left) if (one >= 0 && this.#gone[one] === 0 && this.#mate[one]! < 0) this.#augment(one);
  }

  #join(a: number, b: number): void {
    this.#mate[a] = b;
    this.#mate[b] = a;
  }

  #part(one: number): void {
    const mate = this.#mate[one]!;
    if (mate >= 0) this.#mate[mate] = -1;
    this.#mate[one] = -1;
    this.#gone[one] = 1;
  }

  /** Looks for a path from this one, who has no partner, at whose end there is one more pair. */
  #augment(root: number): boolean {
    const size = this.#size;
    const mate = this.#mate;
    const base = Int32Array.from({ length: size }, (_, i) => i);
    const from = new Int32Array(size).fill(-1);
    const reached = new Uint8Array(size);
    reached[root] = 1;
    const queue = [root];

    const meeting = (a: number, b: number): number => {
      const passed = new Uint8Array(size);
      for (let at = base[a]!; ; at = base[from[mate[at]!]!]!) {
        passed[at] = 1;
        if (mate[at]! < 0) break;
      }
      let at = base[b]!;
      while (passed[at] === 0) at = base[from[mate[at]!]!]!;
      return at;
    };
    const markPath = (blossom: Uint8Array, start: number, end: number, first: number): void => {
      let child = first;
      for (let at = start; base[at] !== end; at = from[mate[at]!]!) {
        blossom[base[at]!] = 1;
        blossom[base[mate[at]!]!] = 1;
        from[at] = child;
        child = mate[at]!;
      }
    };

    for (let head = 0; head < queue.length; head++) {
      const at = queue[head]!;
      for (let to = 0; to < size; to++) {
        if (this.#gone[to] === 1 || base[at] === base[to] || mate[at] === to || to === at || !this.#fits(at, to))
          continue;
        if (to === root || (mate[to]! >= 0 && from[mate[to]!]! >= 0)) {
          // An odd circle: from here on it is one place.
          const end = meeting(at, to);
          const blossom = new Uint8Array(size);
          markPath(blossom, at, end, to);
          markPath(blossom, to, end, at);
          for (let i = 0; i < size; i++)
            if (blossom[base[i]!] === 1) {
              base[i] = end;
              if (reached[i] === 0) {
                reached[i] = 1;
                queue.push(i);
              }
            }
        } else if (from[to]! < 0) {
          from[to] = at;
          if (mate[to]! < 0) {
            for (let end = to; end >= 0; ) {
              const before = from[end]!;
              const next = mate[before]!;
              this.#join(end, before);
              end = next;
            }
            return true;
          }
          reached[mate[to]!] = 1;
          queue.push(mate[to]!);
        }
      }
    }
    return false;
  }
}
