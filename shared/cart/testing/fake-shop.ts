import type { CartState, SessionState } from '@shop/shared/contracts';
import type { CartItem } from '@shop/shared/contracts/provider';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  clientOf,
  fakeProvider,
  json,
  type FakeProvider,
  type SentRequest,
} from '../../provider/testing/fake-provider.ts';
import { createCart, type CartOptions } from '../create-cart.ts';

// For tests: a provider that keeps a cart, and the cart store of somebody signed in to it.

export const products = {
  1: { name: 'Maki', slug: 'maki', price: '4.50', main_image: null },
  2: { name: 'Nigiri', slug: 'nigiri', price: '3.00', main_image: null },
} satisfies Record<number, CartItem['product']>;

type ProductId = keyof typeof products;
type Line = Pick<CartItem, 'id' | 'quantity'> & { productId: ProductId };

interface Fault {
  /** What becomes of the next call of the method: taken or not, and how it is answered. */
  readonly method: string;
  readonly taken?: boolean;
  answer(): Response | Promise<Response>;
}

export interface FakeShop {
  readonly cart: StoreApi<CartState>;
  readonly session: StoreApi<SessionState>;
  readonly server: FakeProvider;
  lines: Line[];
  faults: Fault[];
  /** While set, answers wait for it. */
  gate: Promise<unknown> | undefined;
  sent(): string[];
}

function answerFor(shop: FakeShop): Response {
  const items = shop.lines.map(({ id, quantity, productId }) => ({
    id,
    quantity,
    product: products[productId],
  }));
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return json({ id: 1, items, total_items: count, total_price: `${count}00.00` });
}

function take(shop: FakeShop, { method, path, body }: SentRequest): void {
  const { quantity, product_id: productId } = (body ?? {}) as { quantity: number; product_id: ProductId };
  const id = Number(/items\/(\d+)/.exec(path)?.[1]);
  if (method === 'PATCH')
    shop.lines = shop.lines.map((line) => (line.id === id ? { ...line, quantity } : line));
  if (method === 'DELETE') shop.lines = shop.lines.filter((line) => id && line.id !== id);
  if (method !== 'POST') return;
  const known = shop.lines.find((line) => line.productId === productId);
  shop.lines = known
    ? shop.lines.map((line) => (line === known ? { ...line, quantity: line.quantity + quantity } : line))
    : [...shop.lines, { id: 100 + productId, quantity, productId }];
}

async function answer(shop: FakeShop, request: SentRequest): Promise<Response> {
  const fault = shop.faults.find(({ method }) => method === request.method);
  shop.faults = shop.faults.filter((other) => other !== fault);
  if (!fault || fault.taken) take(shop, request);
  const response = fault ? undefined : answerFor(shop);
  await shop.gate;
  return response ?? (fault ?? { answer: () => json({}) }).answer();
}

export function openShop(
  lines: Line[] = [],
  signedIn = true,
  options: Pick<CartOptions, 'leaving' | 'report' | 'stored'> = {},
): FakeShop {
  const noCall = (): Promise<void> => Promise.reject(new Error('not part of this'));
  const session = createStore<SessionState>(() => ({
    signedIn,
    owner: 'ann',
    login: noCall,
    register: noCall,
    logout: noCall,
  }));
  const server = fakeProvider((request) => answer(shop, request));
  const access = (): Promise<string | null> => Promise.resolve(session.getState().signedIn ? 'token' : null);
  const shop: FakeShop = {
    cart: createCart({ provider: clientOf(server, { access }), session, ...options }),
    session,
    server,
    lines,
    faults: [],
    gate: undefined,
    sent: () => server.sent.map(({ method, path }) => `${method} ${path}`),
  };
  return shop;
}

/** Lets everything happen that does not wait for a gate. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** What the shopper sees, in short: quantities by line, count and total. */
export function seen({ cart }: FakeShop): unknown {
  const { items, count, totalPrice, pending } = cart.getState().view;
  const lines = items.map(({ id, quantity }) => [id, quantity]);
  return { lines, count, totalPrice, pending };
}
