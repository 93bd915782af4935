import { attackPages, watchVisit } from './check-page.ts';
import { expect, test } from './attack-test.ts';
import { sampled } from './vectors/index.ts';

// What browsers log of pictures that are not there, and of what the policy stops; errors are looked for by the watch.
test.use({ expectedErrors: /./ });

test('whatever the provider says, it runs nothing, calls nobody and takes nothing over [ATK-01]', async ({
  page,
  context,
  attacked,
}) => {
  const visit = { page, context, attacked };
  const watched = await watchVisit(visit);
  const batch = sampled(9);
  for (const pass of ['content', 'identifier'] as const)
    expect.soft(await attackPages(visit, watched, { batch, pass }, { way: 'document' })).toEqual([]);
});
