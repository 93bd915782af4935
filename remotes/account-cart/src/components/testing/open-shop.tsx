import type { Platform } from '@shop/shared/contracts';
import { Outlet } from '@shop/shared/router';
import {
  showArea,
  type AreaSetting,
  type ProviderAnswers,
  type ProviderCall,
  type ShownArea,
} from '@shop/shared/testing/area';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';
import { area } from '../../area.tsx';
import { NavigateAwayProvider } from '../payment/payment-url.ts';
import { FakeCart } from './fake-cart.ts';

interface ShopSetting extends Omit<AreaSetting, 'answers'> {
  /** Answers calls first; undefined passes the call on to the cart. */
  readonly answers?: ProviderAnswers;
  /** A page of the test, at `/menu`. */
  page?(platform: Platform): ComponentType;
  /** The shadow root of a widget that shows the page. */
  readonly root?: ShadowRoot;
}

export interface OpenShop extends ShownArea {
  readonly cart: FakeCart;
  /** Addresses of other sites that the page navigated to. */
  readonly left: readonly string[];
  /** From now on calls are answered by these first. */
  answer(answers: ProviderAnswers): void;
  /** Calls that change something, as `METHOD path`. */
  changes(): string[];
}

/** Opens a page of this area on a provider with a filled cart; closes it when the test ends. */
export function openShop({ answers = () => undefined, root, page, ...setting }: ShopSetting): OpenShop {
  const cart = new FakeCart();
  const left: string[] = [];
  let later: ProviderAnswers = () => undefined;
  const watched: typeof area = {
    ...area,
    routes: (platform) => [
      {
        element: (
          <NavigateAwayProvider value={(address) => void left.push(address)}>
            <Outlet />
          </NavigateAwayProvider>
        ),
        children: [
          ...(page ? [{ path: '/menu', Component: page(platform) }] : []),
          ...area.routes(root ? { ...platform, root } : platform),
        ],
      },
    ],
  };
  const shown = showArea(watched, {
    ...setting,
    answers: async (call: ProviderCall) => (await later(call)) ?? (await answers(call)) ?? cart.answer(call),
  });
  onTestFinished(() => {
    shown.close();
    window.sessionStorage.clear();
    window.localStorage.clear();
    window.history.replaceState(null, '');
  });
  return {
    ...shown,
    cart,
    left,
    answer: (next) => void (later = next),
    changes: () =>
      shown.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  };
}

/** As an earlier version of the shop has stored it: an order by card, whose payment is open. */
export const unpaidOrder = {
  id: 42,
  number: 'UMI-100042',
  total: '35.00',
  method: 'card_2c2p',
  placedAt: '2026-03-05T18:00:00.000Z',
  paymentId: 'u-1',
  owner: 'customer',
};
