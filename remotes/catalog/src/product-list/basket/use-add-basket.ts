import type { BasketLine } from '@shop/shared/cart/basket-link';
import { isAnother } from '@shop/shared/session/stored-session';
import type { Platform } from '@shop/shared/contracts';
import { isProviderFailure, type ListedProduct } from '@shop/shared/contracts/provider';
import { sessionStore } from '@shop/shared/storage';
import { useLocation, useNavigate } from '@shop/shared/router';
import { usePlatform } from '@shop/shared/ui';
import { fillCart, type ChosenDish } from '@shop/shared/ui/fill-cart';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { basketTexts as texts } from '../../messages/basket.ts';
import { loginPath } from '../../components/paths.ts';

interface Outcome {
  /** How many dishes are in the cart. */
  readonly added: number;
  readonly sentences: readonly string[];
}

/**
 * Adds all dishes of a basket to the cart. A visitor is sent to the login first, which leads back here; then they are added
 * without another press, once.
 */
export function useAddBasket(
  lines: readonly BasketLine[],
  dishes: ReadonlyMap<string, ListedProduct> | undefined,
) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // What was to be added before the login: the path of its list, and in a second line whose session had ended.
  const pendingKey = `${platform.storagePrefix ?? ''}wantedBasket`;
  const [isBusy, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome>();
  const add = () => {
    if (isBusy) return;
    const { signedIn, endedOwner = '' } = platform.session.getState();
    if (signedIn) {
      startTransition(async () => setOutcome(await addAll(lines.map(chosen(dishes)), platform)));
      return;
    }
    sessionStore().setItem(pendingKey, `${here}\n${endedOwner}`);
    void navigate(loginPath(here));
  };
  const resume = useEffectEvent(() => {
    const { signedIn, owner = '' } = platform.session.getState();
    const [path, customer = ''] = (sessionStore().getItem(pendingKey) ?? '').split('\n');
    if (!signedIn || path !== here) return;
    // One that cannot be removed would be added with every visit.
    if (sessionStore().removeItem(pendingKey) && !isAnother(customer, owner)) add();
  });
  useEffect(() => {
    if (dishes) resume();
  }, [dishes]);
  return { isBusy, outcome, add };
}

/** Never rejects. */
async function addAll(dishes: readonly ChosenDish[], platform: Platform): Promise<Outcome> {
  try {
    const { added, notes } = await fillCart(dishes, platform);
    return { added, sentences: [added > 0 ? texts.added(added) : texts.nothing, ...notes] };
  } catch (error) {
    if (!isProviderFailure(error)) console.error('A basket could not be added.', error);
    return { added: 0, sentences: [texts.failed] };
  }
}

const chosen =
  (dishes: ReadonlyMap<string, ListedProduct> | undefined) =>
  ({ slug, quantity, note }: BasketLine): ChosenDish => ({
    slug,
    name: dishes?.get(slug)?.name ?? slug,
    quantity,
    customization: note ? { Note: note } : {},
    total: '',
  });
