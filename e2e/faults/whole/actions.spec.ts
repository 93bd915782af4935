import { expect, test } from '../../fixtures.ts';
import { actions } from '../actions.ts';
import { checkAction } from '../check-action.ts';
import { isWanted } from '../faults.ts';
import { findings } from '../results.ts';

// Each worker has a shop of its own.
test.describe.configure({ mode: 'parallel' });
// What the shop and Chromium log of failures; errors that nobody catches are looked for by the checks.
test.use({ expectedErrors: /./ });

for (const { name, call } of actions(0)) {
  if (!isWanted(call, name)) continue;
  test(`to ${name} loses and doubles nothing, says what is wrong, and leads on, when ${call} fails in any way`, async ({
    page,
    context,
    provider,
    shop,
  }) => {
    test.setTimeout(900_000);
    const { id } = (await provider.call('/blog/posts/seventy-degrees/')) as { id: number };
    const action = actions(id).find((one) => one.name === name);
    if (!action) throw new Error(`There is no action ${name}.`);
    expect(findings(await checkAction({ page, context, provider, shop }, action))).toEqual([]);
  });
}
