import { endpointsByName } from '@shop/shared/contracts/provider';
import { expect, test } from '../fixtures.ts';
import { actions } from './actions.ts';
import { checkAction } from './check-action.ts';
import { checkPageCall, checkPageOffline } from './check-page.ts';
import type { FaultName } from './faults.ts';
import { faultyPages } from './pages.ts';
import { findings } from './results.ts';

// What the shop and Chromium log of failures; errors that nobody catches are looked for by the checks.
test.use({ expectedErrors: /./ });

const pageOf = (path: string) => {
  const found = faultyPages('').find((one) => one.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
};

test('every call of the provider is one that pages or actions are tried without', () => {
  const tried = [
    ...faultyPages('').flatMap(({ calls }) => calls.map(({ call }) => call)),
    ...actions(0).map(({ call }) => call),
  ];
  expect([...new Set(tried)].toSorted()).toEqual([...endpointsByName.keys()].toSorted());
});

const samples: readonly (readonly [path: string, call: string, ...FaultName[]])[] = [
  ['/company-info', 'company.info', '404', '500', 'dropped after'],
  ['/blog/seventy-degrees', 'comments.list', '503'],
  ['/faq', 'settings.public', 'wrong shape'],
];

test('a page whose calls fail says what is wrong, and leads on [REL-01]', async ({
  page,
  context,
  provider,
  shop,
}) => {
  for (const [path, call, ...names] of samples) {
    const faultyPage = pageOf(path);
    for (const pageCall of faultyPage.calls.filter((one) => one.call === call)) {
      const results = await checkPageCall({ page, context, provider, shop }, faultyPage, pageCall, names);
      expect(results).toHaveLength(names.length);
      expect(findings(results)).toEqual([]);
    }
  }
});

test('an action whose call fails loses and doubles nothing [REL-02]', async ({
  page,
  context,
  provider,
  shop,
}) => {
  const { id } = (await provider.call('/blog/posts/seventy-degrees/')) as { id: number };
  for (const [name, ...names] of [
    ['send a comment', 'dropped after', 'dropped before'],
    ['change a quantity', '409'],
  ] as const) {
    const action = actions(id).find((one) => one.name === name);
    if (!action) throw new Error(`There is no action ${name}.`);
    expect(findings(await checkAction({ page, context, provider, shop }, action, names))).toEqual([]);
  }
});

test('a page stays while the browser is offline, and the next one loads by itself afterwards [REL-03]', async ({
  page,
  context,
  provider,
  shop,
}) => {
  expect(
    findings([await checkPageOffline({ page, context, provider, shop }, pageOf('/refund-policy'))]),
  ).toEqual([]);
});
