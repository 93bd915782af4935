import { createProvider } from '../provider.ts';

const names = ['fullname', 'contact_number', 'street', 'city', 'postalCode', 'country'];

/** Places an order by card and starts its payment, which then waits; gives the payment's id. */
export async function openPayment(apiBase: string): Promise<string> {
  const provider = createProvider(apiBase);
  const customer = await provider.newCustomer();
  await provider.addToCart(customer, 1, 1);
  const post = (path: string, body: unknown) =>
    provider.call(path, { method: 'POST', token: customer.access, body });
  const delivery_address = Object.fromEntries(names.map((name) => [name, 'x']));
  const order = await post('/orders/orders/', { payment_method: 'card_2c2p', delivery_address });
  const { id: order_id } = order as { id: number };
  const payment = await post('/payments/card/initiate/', { order_id, currency: 'USD' });
  return (payment as { payment_uuid: string }).payment_uuid;
}
