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
