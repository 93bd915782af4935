import { useSession } from '@shop/shared/session/react';
import { usePlatform } from '@shop/shared/ui';
import { keepingOf, type Keeping } from './keeping.ts';
import { useMounted } from './use-mounted.ts';

/** Something of what this browser keeps for whoever is signed in; undefined in the first render of a page that came as HTML. */
export function useKept<Value>(read: (keeping: Keeping, owner: string) => Value): Value | undefined {
  const platform = usePlatform();
  const { owner = '' } = useSession(platform);
  const mounted = useMounted();
  return mounted ? read(keepingOf(platform), owner) : undefined;
}
