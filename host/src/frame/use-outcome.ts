import { useEffect, useState } from 'react';
import type { Outcome } from './frame-data.ts';

/** The outcome of a load that may go on while the frame is shown; undefined until it is there. */
export function useOutcome<Value>(
  source: Outcome<Value> | Promise<Outcome<Value>>,
): Outcome<Value> | undefined {
  const [outcome, setOutcome] = useState(() => (source instanceof Promise ? undefined : source));
  useEffect(() => {
    if (!(source instanceof Promise)) return;
    let current = true;
    void source.then((value) => current && setOutcome(value));
    return () => {
      current = false;
    };
  }, [source]);
  return outcome;
}
