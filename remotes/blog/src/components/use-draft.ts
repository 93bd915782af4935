import { useDraftOwner } from '@shop/shared/session/react';
import { sessionStore } from '@shop/shared/storage';
import { usePlatform } from '@shop/shared/ui';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createDrafts, type Drafts } from './drafts.ts';

function useDrafts(): Drafts {
  const platform = usePlatform();
  const { tenant } = platform.site;
  const owner = useDraftOwner(platform);
  return useMemo(() => createDrafts(sessionStore(), tenant, owner), [tenant, owner]);
}

/** Like React's setter: a text, or a function of the current one. */
type Write = (text: string | ((now: string) => string)) => void;

/** State that survives a reload: the text, empty until hydrated, and its setter. */
export function useDraft(name: string): readonly [text: string, write: Write] {
  const drafts = useDrafts();
  const [typed, setTyped] = useState<string>();
  // Several changes may come before one of them is rendered.
  const last = useRef<string>(undefined);
  const stored = useSyncExternalStore(subscribeToNothing, () => drafts.read(name), noDraft);
  const write: Write = (change) => {
    const text = typeof change === 'string' ? change : change(last.current ?? drafts.read(name));
    last.current = text;
    setTyped(text);
    drafts.save(name, text);
  };
  return [typed ?? stored, write];
}

/** Whether an unsent text is stored under a name. */
export function useHasDraft(name: string): boolean {
  const drafts = useDrafts();
  return useSyncExternalStore(
    subscribeToNothing,
    () => drafts.has(name),
    () => false,
  );
}

// Only this tab changes its session storage, and it renders again when it does.
function subscribeToNothing(): () => void {
  return () => {};
}

function noDraft(): string {
  return '';
}
