import { useEffect, useState } from 'react';

/** How long the visitor has waited: too short for a word, long enough for a sign of it, or for a choice. */
export type Wait = 'short' | 'noticed' | 'long';

const noticedAfter = 500;
const longAfter = 10_000;

/** Follows one wait, named by its key; without a key nobody waits. */
export function useWait(key: string | undefined): Wait {
  const [reached, setReached] = useState<{ readonly key: string; readonly wait: Wait }>();
  useEffect(() => {
    if (key === undefined) return;
    const noticed = setTimeout(() => setReached({ key, wait: 'noticed' }), noticedAfter);
    const long = setTimeout(() => setReached({ key, wait: 'long' }), longAfter);
    return () => {
      clearTimeout(noticed);
      clearTimeout(long);
    };
  }, [key]);
  return reached?.key === key && reached ? reached.wait : 'short';
}
