/** An event as a page is told of it: its name, and its parameters or details. */
export type Told = readonly [name: string, parameters: unknown];

export const usd = { currency: 'USD' } as const;

const dish = (item_id: string, item_name: string, price: number) => (quantity?: number) => ({
  item_id,
  item_name,
  price,
  ...(quantity !== undefined && { quantity }),
});

export const salmon = dish('salmon-nigiri', 'Salmon nigiri', 9.8);
export const tuna = dish('tuna-nigiri', 'Tuna nigiri', 11.4);
