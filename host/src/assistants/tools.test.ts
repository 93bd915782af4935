import { expect, test, vi } from 'vitest';
import { createTools, type ToolDependencies } from './tools.ts';

type Platform = ToolDependencies['platform'];
type Session = ReturnType<Platform['session']['getState']>;

/** A shop with one dish; `ask` is the person in front of the page. */
function shop(ask: (who: { owner: string }) => boolean, price: string | null = '11.40') {
  const who = { owner: 'mai' };
  const add = vi.fn<() => Promise<void>>(async () => {});
  const questions: string[] = [];
  const product = { id: 7, slug: 'eel', name: 'Eel', price, stock: 9, is_active: true };
  // Only what the tools read.
  const platform = {
    provider: { call: async () => product },
    session: {
      getState: () => ({ signedIn: who.owner !== '', owner: who.owner }) as Session,
    },
    cart: { getState: () => ({ add }) },
  } as unknown as Platform;
  const tools = createTools({
    platform,
    navigate: () => {},
    async ask(question) {
      questions.push(question);
      return ask(who);
    },
  });
  const call = async (name: string, input: unknown) => {
    const answer = await tools.find((tool) => tool.name === name)?.execute(input);
    return answer?.content[0]?.text;
  };
  return { call, add, questions };
}

const twoEels = { slug: 'eel', quantity: 2, note: 'No wasabi' };

test('the question names dish, quantity, price and note [AST-02]', async () => {
  const { call, add, questions } = shop(() => true);
  expect(await call('add_to_cart', twoEels)).toBe('2 × Eel added to the cart.');
  expect(questions).toEqual(['Add 2 × Eel to your cart, at $11.40 each? Note to the kitchen: No wasabi']);
  expect(add).toHaveBeenCalledOnce();
});

test('a dish without a price is not asked about, and not added [AST-02]', async () => {
  const { call, add, questions } = shop(() => true, null);
  expect(await call('add_to_cart', twoEels)).toBe('Nothing was added: the price of Eel is on request.');
  expect([questions, add.mock.calls]).toEqual([[], []]);
});

test.each([
  ['another person has logged in', 'kenji', 'Nothing was added: another person has logged in meanwhile.'],
  ['nobody is logged in any more', '', 'Nothing was added: the person has to log in to the shop first.'],
])('nothing is added when %s before the answer [AST-04]', async (_, owner, text) => {
  const { call, add } = shop((who) => {
    who.owner = owner;
    return true;
  });
  expect(await call('add_to_cart', twoEels)).toBe(text);
  expect(add).not.toHaveBeenCalled();
});

test('a dish that is declined is not added [AST-02]', async () => {
  const { call, add } = shop(() => false);
  expect(await call('add_to_cart', twoEels)).toBe('The person declined. Nothing was added.');
  expect(add).not.toHaveBeenCalled();
});
