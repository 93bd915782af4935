import type { Platform } from '@shop/shared/contracts';
import { getProduct, listProducts, type ListedProduct } from '@shop/shared/contracts/provider';
import { errorText, isNotFound, toCents } from '@shop/shared/provider';
import { formatMoney } from '@shop/shared/ui';
import { fillCart } from '@shop/shared/ui/fill-cart';
import * as v from 'valibot';
import { assistantMessages as messages } from '../messages/assistants.ts';

/** A tool as a browser's assistant takes it: https://webmachinelearning.github.io/webmcp/ */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of what `execute` takes. */
  readonly inputSchema: object;
  readonly annotations?: { readonly readOnlyHint: boolean };
  /** Never rejects. */
  execute(input: unknown): Promise<ToolAnswer>;
}

export interface ToolAnswer {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly isError?: boolean;
}

export interface ToolDependencies {
  readonly platform: Pick<Platform, 'provider' | 'session' | 'cart'>;
  /** Shows a page of the shop. */
  navigate(path: string): unknown;
  /** Asks the person in front of the page. */
  ask(question: string): Promise<boolean>;
}

/** As many as an assistant reads. */
const mostResults = 20;

const Text = v.pipe(v.string(), v.trim(), v.maxLength(200));
const Slug = v.pipe(Text, v.regex(/^[^/?#\s]+$/));
const Quantity = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1);

const slugSchema = { type: 'string', description: 'The slug of a dish, as search_dishes gives it.' };

/** What an assistant may do in the shop: look, and add to the cart after a question. It cannot order. */
export function createTools(shop: ToolDependencies): readonly Tool[] {
  return [searchDishes(shop), showDish(shop), addToCart(shop), openCart(shop)];
}

function searchDishes({ platform }: ToolDependencies): Tool {
  return tool(v.object({ search: v.optional(Text, ''), category: v.optional(Text, '') }), {
    name: 'search_dishes',
    description: `Finds dishes on the menu, at most ${mostResults}, with their price in US dollars.`,
    inputSchema: {
      type: 'object',
      properties: {
        search: { type: 'string', description: 'Words of the name; all dishes without them.' },
        category: { type: 'string', description: 'The slug of a category.' },
      },
    },
    annotations: { readOnlyHint: true },
    async run({ search, category }) {
      const { items } = await platform.provider.call(listProducts, { search, category });
      return JSON.stringify(items.slice(0, mostResults).map(factsOf));
    },
  });
}

function showDish({ platform, navigate }: ToolDependencies): Tool {
  return tool(v.object({ slug: Slug }), {
    name: 'show_dish',
    description: 'Opens the page of a dish, so that the person sees it.',
    inputSchema: { type: 'object', properties: { slug: slugSchema }, required: ['slug'] },
    async run({ slug }) {
      const product = await findDish(platform, slug);
      await navigate(`/products/${encodeURIComponent(slug)}`);
      return JSON.stringify(factsOf(product));
    },
  });
}

function addToCart({ platform, ask }: ToolDependencies): Tool {
  return tool(v.object({ slug: Slug, quantity: Quantity, note: v.optional(Text, '') }), {
    name: 'add_to_cart',
    description: 'Adds a dish to the cart. The person is asked first, and must be logged in.',
    inputSchema: {
      type: 'object',
      properties: {
        slug: slugSchema,
        quantity: { type: 'integer', minimum: 1, maximum: 99 },
        note: { type: 'string', description: 'For the kitchen.' },
      },
      required: ['slug'],
    },
    async run({ slug, quantity, note }) {
      const asked = platform.session.getState();
      if (!asked.signedIn) return messages.loginNeeded;
      const { name, price } = await findDish(platform, slug);
      if (price === null) return messages.noPrice(name);
      if (!(await ask(messages.mayAdd(quantity, name, formatMoney(price), note)))) return messages.declined;
      // The person may have left while the question stood.
      const { signedIn, owner } = platform.session.getState();
      if (!signedIn) return messages.loginNeeded;
      if (owner !== asked.owner) return messages.otherPerson;
      // With what it was to cost, so that another price is told.
      const total = ((toCents(price) * quantity) / 100).toFixed(2);
      const dish = { slug, name, quantity, customization: note ? { Note: note } : {}, total };
      const { added, notes } = await fillCart([dish], platform);
      return [...(added > 0 ? [messages.added(quantity, name)] : []), ...notes].join(' ');
    },
  });
}

function openCart({ navigate }: ToolDependencies): Tool {
  return tool(v.object({}), {
    name: 'open_cart',
    description: 'Opens the cart, where the person can check it and order.',
    inputSchema: { type: 'object', properties: {} },
    async run() {
      await navigate('/cart');
      return messages.cartOpened;
    },
  });
}

async function findDish({ provider }: Pick<Platform, 'provider'>, slug: string) {
  const product = await provider.call(getProduct, { slug });
  if (!product) throw new RangeError(messages.unknownDish);
  return product;
}

/** A tool that checks what it is given; what it answers, or why it failed, is text. */
function tool<Schema extends v.GenericSchema>(
  schema: Schema,
  { run, ...description }: Omit<Tool, 'execute'> & { run(input: v.InferOutput<Schema>): Promise<string> },
): Tool {
  return {
    ...description,
    async execute(input) {
      const read = v.safeParse(schema, input);
      if (!read.success) return answer(messages.wrongInput, true);
      try {
        return answer(await run(read.output));
      } catch (error) {
        const isUnknown = error instanceof RangeError || isNotFound(error);
        return answer(isUnknown ? messages.unknownDish : errorText(error, messages.failed), true);
      }
    },
  };
}

function answer(text: string, isError = false): ToolAnswer {
  return { content: [{ type: 'text', text }], ...(isError && { isError }) };
}

function factsOf({ slug, name, price, stock }: Pick<ListedProduct, 'slug' | 'name' | 'price' | 'stock'>) {
  return { slug, name, price, available: price !== null && stock !== 0 };
}
