import { sampleInputs } from '../../sandbox/openapi/sample-inputs.ts';

export type Input = Readonly<Record<string, unknown>>;
/** Input of a call; undefined where it cannot be sent. */
type Inputs = (answers: ReadonlyMap<string, unknown>) => Input | undefined;

export interface Step {
  readonly name: string;
  readonly input: Inputs;
  readonly writes?: true;
  readonly account?: true;
  /** A status that fits as well: there is nothing behind the sample. */
  readonly fits?: number;
}

const sample = (name: string): Inputs => {
  return () => sampleInputs[name];
};

/** Calls that place an order: only their preflight is sent, unless an order is asked for. */
export const orderCalls = ['orders.create', 'payments.card'] as const;

/** The calls in an order in which each finds what it needs in the answers before it. */
export function stepsOf({ order }: { readonly order: boolean }): readonly Step[] {
  const unsent = orderCalls.map((name): Step => ({ name, input: () => undefined }));
  return [...steps, ...(order ? orderSteps : []), logout, ...(order ? [] : unsent)];
}

const steps: readonly Step[] = [
  { name: 'settings.public', input: sample('settings.public'), fits: 404 },
  { name: 'categories.list', input: () => ({}) },
  { name: 'categories.get', input: ofFirst('categories.list', 'slug') },
  { name: 'products.list', input: () => ({}) },
  { name: 'products.get', input: ofFirst('products.list', 'slug') },
  { name: 'posts.list', input: () => ({}) },
  { name: 'posts.get', input: ofFirst('posts.list', 'slug') },
  { name: 'comments.list', input: ofFirst('posts.list', 'id', 'post') },
  { name: 'contact.info', input: () => ({}) },
  { name: 'faqs.list', input: () => ({}) },
  { name: 'documents.list', input: sample('documents.list') },
  { name: 'company.info', input: () => ({}) },
  { name: 'payments.options', input: () => ({}) },
  { name: 'payments.get', input: sample('payments.get'), fits: 404 },
  { name: 'accounts.login', input: () => ({}), account: true },
  { name: 'accounts.refresh', input: refreshOf('accounts.login'), account: true },
  { name: 'cart.get', input: () => ({}), account: true },
  { name: 'accounts.register', input: newAccount, writes: true },
  { name: 'contact.message', input: sample('contact.message'), writes: true },
  { name: 'reviews.create', input: withFirst('products.list', 'product'), writes: true, account: true },
  { name: 'comments.create', input: withFirst('posts.list', 'post'), writes: true, account: true },
  { name: 'cart.add', input: withFirst('products.list', 'product_id'), writes: true, account: true },
  { name: 'cart.update', input: lineOf('cart.add', { quantity: 3 }), writes: true, account: true },
  { name: 'cart.remove', input: lineOf('cart.add', {}), writes: true, account: true },
  { name: 'cart.clear', input: () => ({}), writes: true, account: true },
];

const orderSteps: readonly Step[] = [
  { name: 'cart.add', input: withFirst('products.list', 'product_id'), writes: true, account: true },
  { name: 'orders.create', input: anOrder, writes: true, account: true },
  { name: 'payments.card', input: cardPayment, writes: true, account: true },
];

const logout: Step = {
  name: 'accounts.logout',
  input: refreshOf('accounts.refresh'),
  writes: true,
  account: true,
};

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function firstOf(answer: unknown): unknown {
  const list = Array.isArray(answer) ? answer : fieldOf(answer, 'results');
  return Array.isArray(list) ? list[0] : undefined;
}

function ofFirst(list: string, field: string, parameter = field): Inputs {
  return (answers) => {
    const value = fieldOf(firstOf(answers.get(list)), field);
    return value === undefined || value === null ? undefined : { [parameter]: value };
  };
}

function withFirst(list: string, parameter: string): Inputs {
  const call =
    { product: 'reviews.create', post: 'comments.create', product_id: 'cart.add' }[parameter] ?? '';
  return (answers) => {
    const first = ofFirst(list, 'id', parameter)(answers);
    return first && { ...sampleInputs[call], ...first };
  };
}

function lineOf(cart: string, change: Input): Inputs {
  return (answers) => {
    const id = fieldOf(firstOf(fieldOf(answers.get(cart), 'items')), 'id');
    return id === undefined ? undefined : { id, ...change };
  };
}

function refreshOf(call: string): Inputs {
  return (answers) => {
    const refresh =
      fieldOf(answers.get(call), 'refresh') ?? fieldOf(answers.get('accounts.login'), 'refresh');
    return typeof refresh === 'string' ? { refresh } : undefined;
  };
}

/** By card where the provider takes cards, so that its payment can be started. */
function anOrder(answers: ReadonlyMap<string, unknown>): Input | undefined {
  if (!answers.has('cart.add')) return undefined;
  const options = answers.get('payments.options');
  const other = fieldOf(options, 'enable_bank_transfer') === false ? 'custom' : 'bank_transfer';
  const method = fieldOf(options, 'enable_card_payment') === true ? 'card_2c2p' : other;
  return { ...sampleInputs['orders.create'], payment_method: method };
}

function cardPayment(answers: ReadonlyMap<string, unknown>): Input | undefined {
  const orderId = fieldOf(answers.get('orders.create'), 'id');
  const takesCards = fieldOf(answers.get('payments.options'), 'enable_card_payment') === true;
  return takesCards && orderId !== undefined ? { orderId } : undefined;
}

function newAccount(): Input {
  const password = crypto.randomUUID();
  return {
    email: `check-${crypto.randomUUID()}@shop.example`,
    password,
    password_confirm: password,
  };
}
