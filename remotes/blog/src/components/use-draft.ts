import { isCustomerAwaited, useDraftOwner } from '@shop/shared/session/draft-owner';
import { sessionStore } from '@shop/shared/storage';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createDrafts, type Drafts } from './drafts.ts';

function useDrafts() {
  const platform = usePlatform();
  const { site, storagePrefix = '' } = platform;
  const shop = `${storagePrefix}shop ${site.tenant}`;
  const owner = useDraftOwner(platform);
  const drafts = useMemo(() => createDrafts(sessionStore(), shop, owner), [shop, owner]);
  return { drafts, owner, isAwaited: () => isCustomerAwaited(platform, owner) };
}

/** Like React's setter: a text, or a function of the current one. */
type Write = (text: string | ((now: string) => string)) => void;

/**
 * State that survives a reload: the text, empty until hydrated, and its setter.
 * @param join what a customer had begun, and what they have typed before the page knew who they are
 */
export function useDraft(
  name: string,
  join = (_begun: string, typed: string): string => typed,
): readonly [text: string, write: Write] {
  const { drafts, owner, isAwaited } = useDrafts();
  const [typed, setTyped] = useState<Typed>();
  // Several changes may come before one of them is rendered.
  const last = useRef<Typed>(undefined);
  const stored = useSyncExternalStore(subscribeToNothing, () => drafts.read(name), noDraft);
  const keep = (text: string) => {
    const isEarly = isAwaited();
    last.current = { text, owner, isEarly };
    setTyped(last.current);
    if (!(isEarly && isHidden(drafts, name))) drafts.save(name, text);
  };
  const write: Write = (change) => {
    const now = () => textFor(owner, last.current) ?? drafts.read(name);
    keep(typeof change === 'string' ? change : change(now()));
  };
  const onCustomerKnown = useEffectEvent((customer: string) => {
    if (!customer || !last.current?.isEarly) return;
    const { text } = last.current;
    const begun = drafts.read(name);
    keep(text && begun && text !== begun ? join(begun, text) : text || begun);
  });
  useEffect(() => onCustomerKnown(owner), [owner]);
  return [textFor(owner, typed) ?? stored, write];
}

/** What was typed on this page, and whose it is; empty for a visitor. */
interface Typed {
  readonly text: string;
  readonly owner: string;
  /** Typed by a customer before the page knew which. */
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
