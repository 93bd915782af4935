import { expect, test } from 'vitest';
import { reportLines } from './finding.ts';

test('a report tells what fits, and of what does not what was expected and found', () => {
  const report = {
    area: 'events@e1',
    hosts: ['host@h2', 'host@h1'],
    routes: [
      { route: '/events', address: '/events' },
      { route: '/events/:slug', address: '/events/tasting' },
    ],
    elements: ['shop-events'],
    findings: [{ of: '/events', host: 'host@h1', expected: 'one h1', found: 'Events | Today' }],
  };
  expect(reportLines(report)).toEqual([
    'events@e1 in host@h2 and host@h1',
    '  fits   /events/:slug (/events/tasting)',
    '  fits   <shop-events>',
    '  FAILS  /events, in host@h1',
    '           expected: one h1',
    '           found:    Events | Today',
    '1 finding.',
  ]);
  expect(reportLines({ ...report, findings: [] }).at(-1)).toBe('It fits.');
});
