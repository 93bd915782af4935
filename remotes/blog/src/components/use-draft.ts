import { isCustomerAwaited, useDraftOwner } from '@shop/shared/session/draft-owner';
import { sessionStore } from '@shop/shared/storage';
import { useHydrated, usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createDrafts, type Drafts } from './drafts.ts';

function useDrafts() {
  const platform = usePlatform();
  const { site, storagePrefix = '' } = platform;
  const shop = `${storagePrefix}shop ${site.tenant}`;
  const owner = useDraftOwner(platform);
  const isHydrated = useHydrated();
  const drafts = useMemo(() => createDrafts(sessionStore(), shop, owner), [shop, owner]);
  /** Whether what was begun cannot show yet. */
  const isEarly = () => !isHydrated || isCustomerAwaited(platform, owner);
  return { drafts, owner, isHydrated, isEarly };
}

/** Like React's setter: a text, or a function of the current one. */
type Write = (text: string | ((now: string) => string)) => void;

/**
 * State that survives a reload: the text, empty until hydrated, and its setter.
 * @param join what was begun, and what was typed before it could show: before hydration, or before the page knew whose it is
 */
export function useDraft(
  name: string,
  join = (_begun: string, typed: string): string => typed,
): readonly [text: string, write: Write] {
  const { drafts, owner, isHydrated, isEarly } = useDrafts();
  const [typed, setTyped] = useState<Typed>();
  // Several changes may come before one of them is rendered.
  const last = useRef<Typed>(undefined);
  const stored = useSyncExternalStore(subscribeToNothing, () => drafts.read(name), noDraft);
  const keep = (text: string) => {
    last.current = { text, owner, isEarly: isEarly() };
    setTyped(last.current);
    const takesPlace = last.current.isEarly && (!isHydrated || isHidden(drafts, name));
    if (!takesPlace) drafts.save(name, text);
  };
  const write: Write = (change) => {
    const now = () => textFor(owner, last.current) ?? (isHydrated ? drafts.read(name) : '');
    keep(typeof change === 'string' ? change : change(now()));
  };
  const onOwnerShown = useEffectEvent((customer: string) => {
    const begun = drafts.read(name);
    // What a visitor had begun is theirs from now on, and nobody's after them.
    if (!last.current && customer && begun) drafts.save(name, begun);
    if (!last.current?.isEarly) return;
    const { text } = last.current;
    keep(text && begun && text !== begun ? join(begun, text) : text || begun);
  });
  useEffect(() => {
    if (isHydrated) onOwnerShown(owner);
  }, [owner, isHydrated]);
  return [textFor(owner, typed) ?? stored, write];
}

/** What was typed on this page, and whose it is; empty for a visitor. */
interface Typed {
  readonly text: string;
  readonly owner: string;
  /** Typed before what was begun could show. */
  readonly isEarly: boolean;
}

/** Whether there is a draft of somebody else than the drafts' owner. */
function isHidden(drafts: Drafts, name: string): boolean {
  return drafts.has(name) && !drafts.read(name);
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
