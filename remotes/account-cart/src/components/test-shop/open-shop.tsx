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
import { LeaveProvider } from '../leave.ts';
import { CartDesk } from './cart-desk.ts';

interface ShopSetting extends Omit<AreaSetting, 'answers'> {
  /** Answers before the cart is asked; undefined leaves the call to the cart. */
  readonly answers?: ProviderAnswers;
  /** A page of the test's own, at `/menu`. */
  page?(platform: Platform): ComponentType;
  /** The shadow root of a widget that shows the page. */
  readonly root?: ShadowRoot;
}

export interface OpenShop extends ShownArea {
  readonly cart: CartDesk;
  /** Addresses of other sites that the shopper was sent to. */
  readonly left: readonly string[];
  /** From now on calls are answered by these first. */
  answer(answers: ProviderAnswers): void;
  /** Calls that change something, as `METHOD path`. */
  changes(): string[];
}

/** Opens a page of this area on a provider with a filled cart; closes it when the test ends. */
export function openShop({ answers = () => undefined, root, page, ...setting }: ShopSetting): OpenShop {
  const cart = new CartDesk();
  const left: string[] = [];
  let later: ProviderAnswers = () => undefined;
  const watched: typeof area = {
    ...area,
    routes: (platform) => [
      {
        element: (
          <LeaveProvider value={(address) => void left.push(address)}>
            <Outlet />
          </LeaveProvider>
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
