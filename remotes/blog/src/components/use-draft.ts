import { sessionStore } from '@shop/shared/storage';
import { usePlatform } from '@shop/shared/ui';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createDrafts, type Drafts } from './drafts.ts';

function useDrafts(): Drafts {
  const { tenant } = usePlatform().site;
  return useMemo(() => createDrafts(sessionStore(), tenant), [tenant]);
}

/** Takes a text, or what to make of the one that was written last. */
type Write = (text: string | ((now: string) => string)) => void;

/** A text that outlives a reload: its value, empty until mounted, and how to change it. */
export function useDraft(name: string): readonly [text: string, write: Write] {
  const drafts = useDrafts();
  const [typed, setTyped] = useState<string>();
  // Several changes may come before one of them is rendered.
  const last = useRef<string>(undefined);
  const kept = useSyncExternalStore(neverTold, () => drafts.read(name), nothingKept);
  const write: Write = (change) => {
    const text = typeof change === 'string' ? change : change(last.current ?? drafts.read(name));
    last.current = text;
    setTyped(text);
    drafts.keep(name, text);
  };
  return [typed ?? kept, write];
}

/** Whether something was written under a name and not sent. */
export function useBegun(name: string): boolean {
  const drafts = useDrafts();
  return useSyncExternalStore(neverTold, () => drafts.read(name), nothingKept).trim() !== '';
}

// Storage of one tab changes only by what this tab does, and that renders anew.
function neverTold(): () => void {
  return () => {};
}

function nothingKept(): string {
  return '';
}
