import { attackPages, watchVisit } from './check-page.ts';
import { expect, test } from './attack-test.ts';
import { attackAmounts } from './customer-amounts.ts';
import { attackCustomerPages } from './customer-pages.ts';
import { sampled, vectors } from './vectors/index.ts';
import { asWritten } from './vectors/numbers.ts';
import { attackWidgets } from './widgets.ts';

// What browsers log of pictures that are not there, and of what the policy stops; errors are looked for by the watch.
test.use({ expectedErrors: /./ });
test.setTimeout(240_000);

for (const [title, attack, nth] of [
  ['whatever the provider says, no page runs it or calls anybody [ATK-01]', attackPages, 12],
  ['nor does a widget, on a page without any policy, which stays as it is [ATK-02]', attackWidgets, 14],
  ['nor do cart, checkout and payment [ATK-04]', attackCustomerPages, 14],
] as const)
  test(title, async ({ page, context, attacked }) => {
    const visit = { page, context, attacked };
    const watched = await watchVisit(visit);
    const batch = sampled(nth);
    expect.soft(await attack(visit, watched, { batch, pass: 'content' })).toEqual([]);
  });

test('whatever a number is, cart, checkout and payment show money or words, and nothing is ordered for it [ATK-09]', async ({
  page,
  context,
  attacked,
}) => {
  const visit = { page, context, attacked };
  const batch = vectors.filter(({ value }) => value === asWritten('1e400'));
  const watched = await watchVisit(visit);
  expect(await attackAmounts(visit, watched, { batch, pass: 'number' })).toEqual([]);
});

/** Calls of public pages: what they are called by is one segment of the path, or a value of the query. */
const known =
  /^\/api\/(?:(?:products\/(?:products|categories)|blog\/posts)\/(?:[^/?#]+\/)?|blog\/comments\/|contact\/info\/|pages\/(?:manage\/(?:faqs|documents)|settings\/public)\/|company\/info\/)(?:\?[^#]*)?$/;

test('a name of any content asks for what is called so, and for nothing else [ATK-03]', async ({
  attacked,
  request,
}) => {
  const { hostile } = attacked;
  const odd: string[] = [];
  const names = vectors.filter(({ family }) => /^(identifier|prototype key|invisible)$/.test(family));
  hostile.takeCalls();
  for (const [nth, vector] of names.entries()) {
    hostile.plant({ batch: [vector], pass: 'identifier' });
    const name = encodeURIComponent(String(vector.value).toWellFormed());
    const further = nth % 2 ? `/blog/${name}` : `/products?category=${name}&search=${name}`;
    for (const path of [`/products/${name}`, further]) {
      const response = await request.get(path);
      if (![200, 400, 404].includes(response.status())) odd.push(`${path}: ${response.status()}`);
    }
    odd.push(...hostile.takeCalls().filter((call) => !known.test(call)));
  }
  hostile.plant(undefined);
  expect(odd).toEqual([]);
  expect(attacked.takeExceptions()).toEqual([]);
});
