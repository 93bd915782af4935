import { closedPages } from '@shop/shared/testing/session-matrix/pages';
import { expect, test } from 'vitest';
import { area } from './area.tsx';
import { seedPages } from './spoiled-records.samples.ts';

test('whatever became of a session, every page is open to its visitor [SES-18]', async () => {
  expect(await closedPages(area, seedPages)).toEqual([]);
}, 600_000);
