import { useDraftOwner } from '@shop/shared/session/react';
import { sessionStore } from '@shop/shared/storage';
import { usePlatform } from '@shop/shared/ui';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createDrafts, type Drafts } from './drafts.ts';

function useDrafts(): { readonly drafts: Drafts; readonly owner: string } {
  const platform = usePlatform();
  const { site, storagePrefix = '' } = platform;
  const shop = `${storagePrefix}shop ${site.tenant}`;
  const owner = useDraftOwner(platform);
  const drafts = useMemo(() => createDrafts(sessionStore(), shop, owner), [shop, owner]);
  return { drafts, owner };
}

/** Like React's setter: a text, or a function of the current one. */
type Write = (text: string | ((now: string) => string)) => void;

/** State that survives a reload: the text, empty until hydrated, and its setter. */
export function useDraft(name: string): readonly [text: string, write: Write] {
  const { drafts, owner } = useDrafts();
  const [typed, setTyped] = useState<Typed>();
  // Several changes may come before one of them is rendered.
  const last = useRef<Typed>(undefined);
  const stored = useSyncExternalStore(subscribeToNothing, () => drafts.read(name), noDraft);
  const write: Write = (change) => {
    const now = () => textFor(owner, last.current) ?? drafts.read(name);
    const text = typeof change === 'string' ? change : change(now());
    last.current = { text, owner };
    setTyped(last.current);
    drafts.save(name, text);
  };
  return [textFor(owner, typed) ?? stored, write];
}

/** What was typed on this page, and whose it is; empty for a visitor. */
interface Typed {
  readonly text: string;
  readonly owner: string;
}

/** A field may outlive the session in which something was typed into it. */
function textFor(owner: string, typed: Typed | undefined): string | undefined {
  return typed && ['', owner].includes(typed.owner) ? typed.text : undefined;
}

/** Whether an unsent text is stored under a name. */
export function useHasDraft(name: string): boolean {
  const { drafts } = useDrafts();
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
