import { useRef, useState } from 'react';

export interface Submission {
  readonly busy: boolean;
  /** Runs the task unless one is under way: a second press sends nothing, however quick it is. */
  submit(task: () => Promise<void>): Promise<void>;
}

export function useSubmission(): Submission {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);

  const submit = async (task: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
