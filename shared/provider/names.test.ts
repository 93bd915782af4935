import { getProduct, listProducts, listCategories, listPosts } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { clientOf, fakeProvider, json } from './testing/fake-provider.ts';
import { parse } from 'valibot';

const good = { id: 1, slug: 'maki', name: 'Maki', price: 4.5 };

function open(answer: unknown) {
  const provider = fakeProvider(() => json(answer));
  return { provider, client: clientOf(provider) };
}

// encodeURIComponent throws for half a pair of surrogates: one such record once took its whole list along.
test('broken letters of names and texts are replaced, so that each can stand in an address [ATK-03]', async () => {
  const broken = { ...good, slug: 'maki-\ud800', name: '\udc00Maki \u{1f363}', id: 'a\udfff' };
  const answer = await open([good, broken]).client.call(listProducts, {});
  expect(answer.items.map(({ id, slug, name }) => [id, slug, name])).toEqual([
    [1, 'maki', 'Maki'],
    ['a\ufffd', 'maki-\ufffd', '\ufffdMaki \u{1f363}'],
  ]);
});

test.each(['.', '..'])(
  'a record called %j is not asked for: its address would be another call’s [ATK-03]',
  async (slug) => {
    const { client, provider } = open(good);
    await expect(client.call(getProduct, { slug })).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'refused',
    });
    expect(provider.sent).toEqual([]);
  },
);

test.each([undefined, null, ' ', { en: 'Maki' }])(
  'products, categories and posts are called by their slug where their name is %j [REC-14]',
  (name) => {
    const record = { id: 1, slug: 'maki', name, title: name };
    expect(parse(getProduct.answer, record)).toMatchObject({ name: 'maki' });
    expect(parse(listProducts.answer, [record]).items).toMatchObject([{ name: 'maki' }]);
    expect(parse(listCategories.answer, [record]).items).toMatchObject([{ name: 'maki' }]);
    expect(parse(listPosts.answer, [record]).items).toMatchObject([{ title: 'maki' }]);
  },
);
