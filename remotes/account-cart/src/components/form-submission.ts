import { isProviderFailure } from '@shop/shared/contracts/provider';
import { useRef, useState } from 'react';

export interface Submission {
  readonly busy: boolean;
  /** Runs the task unless one is running, so that a double click sends once. */
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

/** A text field of a form; empty when the form has no such field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The provider's error messages of a field, known by one of the names; undefined without any. */
export function fieldProblem(error: unknown, ...names: string[]): string | undefined {
  if (!isProviderFailure(error)) return undefined;
  const texts = names.flatMap((name) => error.fields[name] ?? []);
  return texts.join(', ') || undefined;
}
