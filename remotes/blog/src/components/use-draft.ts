import { useDraftOwner } from '@shop/shared/session/draft-owner';
import { sessionStore } from '@shop/shared/storage';
import { lastingStore } from '@shop/shared/storage/lasting-store';
import { useHydrated, usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createDrafts } from './drafts.ts';

function useDrafts() {
  const platform = usePlatform();
  const { site, storagePrefix = '' } = platform;
  const shop = `${storagePrefix}shop ${site.tenant}`;
  const owner = useDraftOwner(platform);
  const drafts = useMemo(() => createDrafts(lastingStore(sessionStore()), shop, owner), [shop, owner]);
  return { drafts, owner };
}

/** Like React's setter: a text, or a function of the current one. */
type Write = (text: string | ((now: string) => string)) => void;

/**
 * State that survives a reload: the text, empty until hydrated, and its setter.
 * @param join what was begun, and what was typed before the page showed that
 */
export function useDraft(
  name: string,
  join = (_begun: string, typed: string): string => typed,
): readonly [text: string, write: Write] {
  const { drafts, owner } = useDrafts();
  const isHydrated = useHydrated();
  const stored = isHydrated ? drafts.read(name) : '';
  const [typed, setTyped] = useState<Typed>();
  // Several changes may come before one of them is rendered.
  const last = useRef<Typed>(undefined);
  const text = textFor(owner, typed) ?? stored;
  const keep = (now: string) => {
    last.current = { text: now, owner, isEarly: !isHydrated };
    setTyped(last.current);
    if (isHydrated) drafts.save(name, now);
  };
  const write: Write = (change) => {
    const now = () => textFor(owner, last.current) ?? stored;
    keep(typeof change === 'string' ? change : change(now()));
  };
  const joinAll = (begun: string, since: string) =>
    begun && since && begun !== since ? join(begun, since) : since || begun;
  // What a visitor had begun is the customer's from now on, and nobody's after them.
  const onShown = useEffectEvent((_owner: string) => {
    const now = textFor(owner, last.current);
    // What was typed into a page that showed what was begun is stored already.
    const isStored = now !== undefined && !last.current?.isEarly;
    if (isStored && last.current?.owner === owner) return;
    const [own, visitors] = drafts.parts(name);
    const shown = joinAll(joinAll(own, isStored ? '' : visitors), now ?? '');
    if (shown) keep(shown);
  });
  useEffect(() => {
    if (isHydrated) onShown(owner);
  }, [owner, isHydrated]);
  return [text, write];
}

/** What was typed on this page, and whose it is; empty for a visitor. */
interface Typed {
  readonly text: string;
  readonly owner: string;
  /** Typed before the page showed what was begun. */
  readonly isEarly: boolean;
}

/** A field may outlive the session in which something was typed into it. */
function textFor(owner: string, typed: Typed | undefined): string | undefined {
  return typed && ['', owner].includes(typed.owner) ? typed.text : undefined;
}

/** Whether an unsent text is stored under a name. */
export function useHasDraft(name: string): boolean {
  const { drafts } = useDrafts();
  return useHydrated() && drafts.has(name);
}
