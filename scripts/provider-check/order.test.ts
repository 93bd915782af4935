import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../sandbox/testing/shop.ts';
import { checkProvider, type CheckOptions } from './check-provider.ts';
import { orderCalls } from './steps.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const paymentOptions = {
  enable_card_payment: true,
  enable_bank_transfer: true,
  enable_custom_payment: true,
  bank_account_details: 'Harbour Bank 12-3456',
  custom_payment_label: 'Cash',
  custom_payment_instructions: 'At the door.',
  custom_payment_redirect_url: '',
};
const account = { login: 'demo@umi.example', password: 'sushi-demo-1' };

function check(options: Partial<CheckOptions>) {
  const { apiBase } = shop.sandbox;
  const wish = { write: false, order: true, ...options };
  return checkProvider({ apiBase, tenant: 7, profile: {}, origins: [], fetch, ...wish });
}

async function answerOptions(body: unknown): Promise<void> {
  const faults = `${shop.sandbox.origin}/__faults`;
  await fetch(faults, { method: 'DELETE' });
  const fault = { kind: 'status', match: { path: '/payments/options/' }, status: 200, body };
  await fetch(faults, { method: 'POST', body: JSON.stringify(fault) });
}

test.each([
  ['card', {}, ['fits', 'fits']],
  ['bank transfer', { enable_card_payment: false }, ['fits', 'not asked']],
])(
  'with --order the account orders once, by %s where the provider takes it [PRV-05]',
  async (_, options, expected) => {
    await answerOptions({ ...paymentOptions, ...options });
    const { calls, orderId } = await check({ account, write: true });
    expect(calls.filter(({ result }) => result === 'differs' || result === 'missing')).toEqual([]);
    const results = orderCalls.map((name) => calls.filter((call) => call.name === name));
    expect(results.map(([call, ...others]) => [call?.result, others])).toEqual(
      expected.map((result) => [result, []]),
    );
    expect(orderId).toEqual(expect.any(Number));
  },
);

test.each([{ account }, { write: true }])(
  'with %j alone --order orders nothing [PRV-05]',
  async (options) => {
    const { calls, orderId } = await check(options);
    const ordering = calls.filter(({ name }) => orderCalls.some((call) => call === name));
    expect([ordering.map(({ result }) => result), orderId]).toEqual([['not asked', 'not asked'], undefined]);
  },
);
