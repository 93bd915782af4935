import { useDraftOwner } from '@shop/shared/session/draft-owner';
import { useSession } from '@shop/shared/session/react';
import { ownedText, sessionStore, type OwnedText } from '@shop/shared/storage';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useMemo } from 'react';

/**
 * The note of a dish that has not been added yet: kept for its writer as long as the tab is. Of whom nobody knows, none is kept.
 * @param hasNoteField where there is none, no note would show
 */
export function useNoteDraft(slug: string, hasNoteField: boolean): OwnedText | undefined {
  const platform = usePlatform();
  const { storagePrefix = '' } = platform;
  const { signedIn, hasEnded = false } = useSession(platform);
  const owner = useDraftOwner(platform);
  const isKept = hasNoteField && (owner !== '' || !(signedIn || hasEnded));
  const draft = useMemo(
    () => (isKept ? ownedText(sessionStore(), `${storagePrefix}kitchenNote ${slug}`, owner) : undefined),
    [storagePrefix, slug, owner, isKept],
  );
  // A visitor's is the customer's from now on, and nobody's after them.
  useEffect(() => {
    const visitors = draft?.parts()[1];
    if (visitors) draft?.write(visitors);
  }, [draft]);
  return draft;
}
