import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartState, Platform, SessionState } from '@shop/shared/contracts';
import { whenCartSaved } from './when-cart-saved.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = { items: [], count: 0, totalPrice: '0.00', pending: false };

function start(status: CartState['status'], signedIn: boolean) {
  const cart = storeOf<CartState>({ status, view: nothing });
  const session = storeOf<SessionState>({ signedIn });
  const onSaved = vi.fn<() => void>();
  void whenCartSaved({ cart, session } as unknown as Pick<Platform, 'cart' | 'session'>).then(onSaved);
  return { cart, onSaved };
}

/** What is asked of a store of the platform. */
function storeOf<State>(initial: Partial<State>) {
  let state = initial as State;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(changed: Partial<State>) {
      state = { ...state, ...changed };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Lets what waits for no timer happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test.each([
  ['a visitor’s cart that nothing reads', 'idle', false],
  ['a cart that has been read', 'ready', true],
  ['a cart that could not be read', 'error', true],
] as const)('%s is not waited for [RTE-17]', async (_, status, signedIn) => {
  const { onSaved } = start(status, signedIn);
  await settle();
  expect(onSaved).toHaveBeenCalledOnce();
});

test('a customer’s cart is waited for from before its code is there until its changes are saved [RTE-17]', async () => {
  const { cart, onSaved } = start('idle', true);
  await settle();
  cart.setState({ status: 'loading' });
  await settle();
  cart.setState({ status: 'ready', view: { ...nothing, pending: true } });
  await settle();
  expect(onSaved).not.toHaveBeenCalled();
  cart.setState({ view: nothing });
  await settle();
  expect(onSaved).toHaveBeenCalledOnce();
});

test('after five seconds nothing waits any more [RTE-17]', async () => {
  const { onSaved } = start('idle', true);
  await vi.advanceTimersByTimeAsync(4999);
  expect(onSaved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSaved).toHaveBeenCalledOnce();
});
