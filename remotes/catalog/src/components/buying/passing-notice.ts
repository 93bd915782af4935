import { useEffect, useState } from 'react';

export interface PassingNotice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** How long each kind stays, in milliseconds. */
const stays = { success: 3000, error: 5000 };

/** A notice that goes after its time; a new one takes its place and its own full time. */
export function usePassingNotice() {
  const [notice, setNotice] = useState<PassingNotice | null>(null);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), stays[notice.kind]);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
}
