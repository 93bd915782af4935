// Which behaviours of docs/behaviour.md are proved by passing tests, and whether the pending list is right.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const idPattern = /\b[A-Z]{3}-\d{2,3}\b/g;

/** Behaviours that a command of their own proves, since it needs what is not on every machine: `npm run test:wordpress`. */
export const wordpressId = /^WPR-/;

export interface BehaviourReport {
  readonly proved: number;
  readonly pending: number;
  /** Empty when all is well. */
  readonly complaints: readonly string[];
}

/** Ids that stand at the head of a line in the list of behaviours. */
export function listedIds(markdown: string): string[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]{3}-\d{2,3})\*\*/gm)].map((match) => match[1] ?? '');
}

/** Ids in the square brackets of a test's title; `[CAT-01, CAT-02]` and `[CAT-01..04]` count as well. */
export function idsOfTitle(title: string): string[] {
  const ids = [...title.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) => [
    ...(inside.match(idPattern) ?? []),
    ...[...inside.matchAll(/\b([A-Z]{3})-(\d{2,3})\.\.(\d{2,3})\b/g)].flatMap(([, prefix, first, last]) =>
      range(Number(first), Number(last)).map((number) => `${prefix}-${String(number).padStart(2, '0')}`),
    ),
  ]);
  return [...new Set(ids)];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

export function compareBehaviour(
  listed: readonly string[],
  pending: readonly string[],
  passedTitles: readonly string[],
): BehaviourReport {
  const known = new Set(listed);
  const proved = new Set(passedTitles.flatMap(idsOfTitle));
  const pendingIds = new Set(pending);
  return {
    proved: [...proved].filter((id) => known.has(id)).length,
    pending: pendingIds.size,
    complaints: [
      ...listed
        .filter((id) => !proved.has(id) && !pendingIds.has(id))
        .map((id) => `${id} is proved by no passing test and is not in docs/behaviour-pending.txt`),
      ...pending
        .filter((id) => proved.has(id))
        .map((id) => `${id} is proved: take it off docs/behaviour-pending.txt`),
      ...[...pending, ...proved]
        .filter((id) => !known.has(id))
        .map((id) => `${id} is not in docs/behaviour.md`),
    ],
  };
}

export function reportBehaviour(checkout: string, passedTitles: readonly string[]): BehaviourReport {
  const docs = join(checkout, 'docs');
  const all = listedIds(readFileSync(join(docs, 'behaviour.md'), 'utf8'));
  const listed = all.filter((id) => !wordpressId.test(id));
  return compareBehaviour(listed, readPending(join(docs, 'behaviour-pending.txt')), passedTitles);
}

/** The ids in a pending list; none where there is no such file, as long as all is proved. */
export function readPending(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
}
