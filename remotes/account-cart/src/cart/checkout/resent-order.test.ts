import { expect, test } from 'vitest';
import { placeOrder } from './place-order.ts';
import { openCheckoutWith, request } from './place-order.fixture.ts';

// Browsers send an order again by themselves where a connection that was in use before ends without a byte of an answer: what the
// page sees is the answer to the second one.

const orders = '/orders/orders/';
const refuse = (status: number, detail: string) => Response.json({ detail }, { status });

test.each([true, false])(
  'an order that emptied the cart before the browser sent it again is not told as refused (with keys: %s) [CHK-32]',
  async (keyed) => {
    const checkout = openCheckoutWith({ [orders]: () => refuse(400, 'Your cart is empty.') }, { keyed });
    checkout.readCart.mockResolvedValue('empty');
    expect(await placeOrder(request('bank_transfer'), checkout)).toEqual({ kind: 'unconfirmed' });
    expect(checkout.onOrdered).toHaveBeenCalledOnce();
  },
);

test('of a provider with keys such an order is asked for by its key, and confirmed [CHK-32]', async () => {
  let sent = 0;
  const order = { id: 31, order_number: 'KA-31', total_amount: '12.00' };
  const checkout = openCheckoutWith({
    [orders]: () => (++sent === 1 ? refuse(400, 'Your cart is empty.') : order),
  });
  checkout.readCart.mockResolvedValue('empty');
  expect(await placeOrder(request('bank_transfer'), checkout)).toMatchObject({ kind: 'confirmed' });
  expect(checkout.keys).toEqual(['key-1', 'key-1']);
});

test('an order whose key is under way is waited for [CHK-32]', async () => {
  let sent = 0;
  const order = { id: 31, order_number: 'KA-31', total_amount: '12.00' };
  const checkout = openCheckoutWith({ [orders]: () => (++sent < 4 ? refuse(409, 'In progress.') : order) });
  expect(await placeOrder(request('bank_transfer'), checkout)).toMatchObject({ kind: 'confirmed' });
  expect(checkout.keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1']);
});

test('what is answered 409 for fifteen seconds is refused, and at once without keys [CHK-32]', async () => {
  for (const { keyed, pauses } of [
    { keyed: true, pauses: [300, 900, 2000, 4000, 8000] },
    { keyed: false, pauses: [] },
  ]) {
    const checkout = openCheckoutWith({ [orders]: () => refuse(409, 'Only 2 left.') }, { keyed });
    const outcome = await placeOrder(request('bank_transfer'), checkout);
    expect(outcome).toEqual({ kind: 'failed', text: 'Only 2 left.' });
    expect(checkout.pauses).toEqual(pauses);
    expect(checkout.attempts.open('mele')).toBeUndefined();
  }
});

test('an order under way whose page is left is looked for on the next one [CHK-32]', async () => {
  const checkout = openCheckoutWith({ [orders]: () => refuse(409, 'In progress.') });
  checkout.isLeft.mockReturnValue(true);
  expect(await placeOrder(request('bank_transfer'), checkout)).toMatchObject({ kind: 'failed' });
  expect(checkout.attempts.open('mele')?.key).toBe('key-1');
});
