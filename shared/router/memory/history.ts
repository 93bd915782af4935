import type { Location, Path } from 'react-router-dom';
import { createLocation } from './location.ts';

/** The visited locations of one widget; the page's own history is left alone. */
export class MemoryHistory {
  readonly #entries: Location[];
  #index = 0;
  #count = 0;

  constructor(path: Path) {
    this.#entries = [this.create(path, null)];
  }

  get location(): Location {
    const location = this.#entries[this.#index];
    if (!location) throw new RangeError('history points outside its entries');
    return location;
  }

  /** Whether there is an entry before the present one. */
  get canGoBack(): boolean {
    return this.#index > 0;
  }

  create(path: Path, state: unknown): Location {
    return createLocation(path, state, `memory-${this.#count++}`);
  }

  push(location: Location): void {
    this.#entries.splice(++this.#index, Infinity, location);
  }

  replace(location: Location): void {
    this.#entries[this.#index] = location;
  }

  /** Moves by a number of entries, as far as there are any. */
  go(delta: number): Location {
    this.#index = Math.min(Math.max(this.#index + delta, 0), this.#entries.length - 1);
    return this.location;
  }
}
