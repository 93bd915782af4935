import { vi } from 'vitest';

/** Records the errors that are logged, until `forget` clears them. */
export function watchErrors() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    forget: () => void spy.mockClear(),
    /** Throws the first one that is no report of a record that was left out. */
    throwStrange() {
      const strange = spy.mock.calls.find(
        ([text]) => typeof text !== 'string' || !/ is left out: /.test(text),
      );
      if (strange) throw new Error(`In the console: ${strange.map(String).join(' ')}`);
    },
  };
}
