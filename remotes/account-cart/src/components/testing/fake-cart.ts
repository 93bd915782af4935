import { failure, type ProviderCall } from '@shop/shared/testing/area';

interface Line {
  readonly id: number;
  quantity: number;
  readonly customization: Record<string, string>;
  readonly product: {
    readonly name: string;
    readonly slug: string;
    readonly price: string;
    readonly main_image: { readonly thumb_image: string | null; readonly image: string | null } | null;
    readonly stock?: number;
    readonly is_active?: boolean;
  } | null;
}

const products = [
  {
    name: 'Salmon nigiri',
    slug: 'salmon-nigiri',
    price: '9.80',
    main_image: { thumb_image: '/media/nigiri-thumb.webp', image: '/media/nigiri.webp' },
  },
  {
    name: 'Miso soup',
    slug: 'miso-soup',
    price: '4.2',
    main_image: { thumb_image: null, image: '/media/miso.webp' },
  },
] as const;

/** A provider's cart with two lines. Its total is always 100.00. */
export class FakeCart {
  lines: Line[] = [
    { id: 11, quantity: 2, customization: { Wasabi: 'on the side' }, product: products[0] },
    { id: 12, quantity: 1, customization: {}, product: products[1] },
  ];

  answer({ method, path, body }: ProviderCall): unknown {
    const id = Number(/^\/orders\/cart\/items\/(\d+)\/$/.exec(path)?.[1]);
    if (path === '/orders/cart/clear/' && method === 'DELETE') this.lines = [];
    else if (id && method === 'DELETE') this.lines = this.lines.filter((line) => line.id !== id);
    else if (id && method === 'PATCH') this.#set(id, body);
    else if (path === '/orders/cart/add-item/') this.#add(body);
    else if (path.startsWith('/products/products/')) return this.#product(path);
    else if (path !== '/orders/cart/' || method !== 'GET') return failure(404, { detail: 'Not found.' });
    return {
      id: 1,
      items: this.lines,
      total_items: this.lines.length,
      total_price: this.lines.length ? '100.00' : '0.00',
    };
  }

  /** Products are known by the ids 101 and 102. */
  #product(path: string): unknown {
    const id = [0, 1].find((index) => path.includes(products[index]?.slug ?? '-'));
    return id === undefined ? failure(404) : { ...products[id], id: 101 + id };
  }

  #add(body: unknown) {
    const { product_id: id, ...rest } = body as { product_id: number; quantity: number };
    const product = products[id - 101];
    if (product) this.lines = [...this.lines, { id: id - 70, customization: {}, ...rest, product }];
  }

  #set(id: number, body: unknown) {
    const line = this.lines.find((candidate) => candidate.id === id);
    if (line && typeof body === 'object' && body && 'quantity' in body) line.quantity = Number(body.quantity);
  }
}
