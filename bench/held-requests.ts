/** A request that the browser keeps back until it is released. */
export interface HeldRequest {
  /** The request itself; the same through its redirects. */
  readonly id: string;
  /** By which it is released. */
  readonly holdId: string;
}

/**
 * What a page has under way, as reported by events that come in any order. It is settled when every request has either ended or
 * is held: itself, or the preflight that goes before it.
 */
export class HeldRequests {
  /** Nothing is held any more. */
  isOver = false;
  readonly #underWay = new Set<string>();
  readonly #held = new Map<string, HeldRequest>();
  /** Preflights by the request that waits for them. */
  readonly #preflights = new Map<string, string>();
  #change = Promise.withResolvers<void>();

  /** `asksFor` is the request that this one is the preflight of. */
  began(id: string, asksFor?: string): void {
    this.#underWay.add(id);
    if (asksFor !== undefined) this.#preflights.set(asksFor, id);
    this.#notify();
  }

  hold(request: HeldRequest): void {
    this.#underWay.add(request.id);
    this.#held.set(request.id, request);
    this.#notify();
  }

  ended(id: string): void {
    this.#underWay.delete(id);
    this.#held.delete(id);
    this.#notify();
  }

  /** Takes everything that is held, to release it: the next round. */
  take(): HeldRequest[] {
    const round = [...this.#held.values()];
    this.#held.clear();
    return round;
  }

  get holding(): boolean {
    return this.#held.size > 0;
  }

  get settled(): boolean {
    return [...this.#underWay].every(
      (id) => this.#held.has(id) || this.#held.has(this.#preflights.get(id) ?? ''),
    );
  }

  /** Resolves with the next event. */
  get change(): Promise<void> {
    return this.#change.promise;
  }

  #notify(): void {
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }
}
