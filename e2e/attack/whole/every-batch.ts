import { expect, test } from '../attack-test.ts';
import { watchVisit, type Visit } from '../check-page.ts';
import type { Pass, Plan } from '../plant.ts';
import { note } from '../results.ts';
import { batches, isNumber, wantedVectors, type Vector } from '../vectors/index.ts';
import type { Watch } from '../watch.ts';

/** What a batch did that it must not, whichever way it came. */
export type Attack = (visit: Visit, watched: Watch, plan: Plan) => Promise<string[]>;

/** A test for each batch of vectors, as content and as identifiers; each worker has a shop of its own. */
export function tryEveryBatch(
  way: string,
  size: number,
  attack: Attack,
  isTried: (vector: Vector) => boolean = () => true,
): void {
  test.describe.configure({ mode: 'parallel' });
  // What browsers log of pictures that are not there, and of what the policy stops; errors are looked for by the watch.
  test.use({ expectedErrors: /./ });
  // Each number of a batch is visited twice: minutes, on a busy machine.
  test.setTimeout(600_000);
  for (const batch of batches(wantedVectors().filter(isTried), size))
    for (const pass of passesOf(batch))
      test(`${way}: ${pass} of ${batch[0]?.id} to ${batch.at(-1)?.id}`, async ({ page, context, attacked }, {
        title,
      }) => {
        const visit = { page, context, attacked };
        const tried = pass === 'number' ? batch.filter(isNumber) : batch;
        const wrong = await attack(visit, await watchVisit(visit), { batch: tried, pass });
        note({ way, test: title }, tried, wrong);
        expect(wrong).toEqual([]);
      });
}

/** No address is as long as the largest vectors; numbers stand alone once more, and are looked for as such. */
function passesOf(batch: readonly Vector[]): readonly Pass[] {
  if (batch[0]?.family === 'size') return ['content'];
  return batch.some(isNumber) ? ['content', 'identifier', 'number'] : ['content', 'identifier'];
}
