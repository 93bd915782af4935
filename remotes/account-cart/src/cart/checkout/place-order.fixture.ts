import type { PaymentOptions } from '@shop/shared/contracts/provider';
import { createProviderClient } from '@shop/shared/provider';
import { safeStorage } from '@shop/shared/storage';
import { memoryStorage } from '@shop/shared/testing/area';
import { vi } from 'vitest';
import { storedValue } from '../../components/storage/stored-value.ts';
import { orderAttempts } from './order-attempt.ts';
import type { CheckoutDependencies, OrderRequest } from './place-order.ts';

export const options: PaymentOptions = {
  enable_card_payment: true,
  enable_bank_transfer: true,
  enable_custom_payment: true,
  bank_account_details: 'Harbour Bank\n12-3456-7890',
  custom_payment_label: 'Cash',
  custom_payment_instructions: 'Pay at the door.',
  custom_payment_redirect_url: '',
};

const address = {
  fullname: 'Mele Tamati',
  contact_number: '1',
  street: 's',
  city: 'c',
  postalCode: 'p',
  country: 'n',
};

export function request(method: OrderRequest['method'], over: Partial<PaymentOptions> = {}): OrderRequest {
  return { method, methodName: '', address, dishes: [], options: { ...options, ...over } };
}

export function lost(): never {
  throw new TypeError('Failed to fetch');
}

type Pending = CheckoutDependencies['pending'];

interface FakeOptions {
  /** Whether the provider takes keys. */
  readonly keyed?: boolean;
  readonly storage?: Storage;
}

/** A shop that answers calls by their path; what throws is a lost connection. */
export function openCheckoutWith(
  answers: Record<string, (key: string | null) => unknown>,
  { keyed = true, storage = memoryStorage() }: FakeOptions = {},
) {
  const stored = safeStorage(() => storage);
  const calls: string[] = [];
  const keys: (string | null)[] = [];
  let made = 0;
  let timeMs = 0;
  const pauses: number[] = [];
  const provider = createProviderClient({
    settings: {
      apiBase: 'https://provider.test',
      tenantHeader: 'X-Tenant-ID',
      loginField: 'login_id',
      paths: {},
      ...(keyed && { idempotencyHeader: 'Idempotency-Key' }),
    },
    tenant: 7,
    access: async () => 'access',
    wait: async () => {},
    async fetch(input, init) {
      const sent = new Request(input, init);
      const path = sent.url.replace('https://provider.test', '');
      calls.push(path);
      const key = sent.headers.get('Idempotency-Key');
      if (path === '/orders/orders/') keys.push(key);
      const answer = await answers[path]?.(key);
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    },
  });
  return {
    calls,
    /** The key of every order that was sent. */
    keys,
    provider,
    owner: 'mele',
    /** Pauses of the search, in milliseconds; its clock goes by them. */
    pauses,
    now: () => timeMs,
    async wait(pauseMs: number) {
      pauses.push(pauseMs);
      timeMs += pauseMs;
    },
    isLeft: vi.fn<() => boolean>(() => false),
    isOthers: vi.fn<() => boolean>(() => false),
    isOffline: vi.fn<() => boolean>(() => false),
    onSlow: vi.fn<() => void>(),
    attempts: orderAttempts(
      storedValue(stored, 'orderAttempt'),
      () => `key-${++made}`,
      () => timeMs,
    ),
    onOrdered: vi.fn<CheckoutDependencies['onOrdered']>(),
    readCart: vi.fn<CheckoutDependencies['readCart']>(async () => 'filled'),
    hasCartChanged: () => false,
    pending: { save: vi.fn<Pending['save']>(), begin: vi.fn<Pending['begin']>() },
    paymentUrl: async (address: string) => address,
    orders: { setPayment: vi.fn<CheckoutDependencies['orders']['setPayment']>() },
  };
}
