import type { DiscoveredVersion } from '@shop/shared/contracts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AreaLocation } from '../registry/registry.ts';
import { createFailures, type Failure } from './report-failure.ts';

const areaAt = (name: string, pattern: string): AreaLocation => ({
  name,
  pattern,
  version: { metadata: { version: 'b3' } } as DiscoveredVersion,
});
const locate = (pathname: string) =>
  pathname.startsWith('/blog/') ? areaAt('blog', '/blog/:slug') : undefined;

let failures: ReturnType<typeof createFailures>;
let heard: Failure[];
const log = vi.fn<(...values: unknown[]) => void>();

beforeEach(() => {
  log.mockReset();
  const spy = vi.spyOn(console, 'error').mockImplementation(log);
  onTestFinished(() => spy.mockRestore());
  failures = createFailures(locate, { pathname: '/blog/a-soup?to=mele@umi.example' });
  heard = [];
});

test('a failure is told by kind, area, version and path pattern, once [DEP-26]', () => {
  failures.listen((failure) => heard.push(failure));
  const cause = new Error('boom');
  failures.reportFailure({ kind: 'crash', cause });
  failures.reportFailure({ kind: 'crash', cause });
  expect(heard).toEqual([{ kind: 'crash', area: 'blog', version: 'b3', page: '/blog/:slug' }]);
  expect(log.mock.calls).toEqual([['blog b3 threw on /blog/:slug.', cause]]);
});

test('a further attempt that fails is logged with its own error, and not told again', () => {
  failures.listen((failure) => heard.push(failure));
  failures.reportFailure({ kind: 'load', cause: new Error('first') });
  failures.reportFailure({ kind: 'load', cause: new Error('second') });
  expect(log).toHaveBeenCalledTimes(2);
  expect(heard).toHaveLength(1);
});

test('a listener hears of the failures before it, too', () => {
  failures.reportFailure({ kind: 'load', cause: 1, area: areaAt('catalog', ''), pathname: '/nowhere' });
  failures.reportFailure({ kind: 'call', cause: 2 });
  failures.listen((failure) => heard.push(failure));
  expect(heard).toEqual([
    { kind: 'load', area: 'catalog', version: 'b3', page: '' },
    { kind: 'call', area: 'blog', version: 'b3', page: '/blog/:slug' },
  ]);
});

test('a record that is left out is told by its place, its field and what came there, once [REC-16]', () => {
  failures.listen((failure) => heard.push(failure));
  const records = [1, 2].map((place) => ({
    call: 'posts.list',
    path: String(place),
    id: null,
    field: 'slug',
    received: 'null',
  }));
  for (const record of [...records, ...records])
    failures.reportFailure({ kind: 'record', record, message: `${record.path} is left out` });
  const place = { area: 'blog', version: 'b3', page: '/blog/:slug' };
  expect(heard).toEqual(records.map((record) => ({ kind: 'record', ...place, record })));
  expect(log.mock.calls.map(([text]) => text)).toEqual(['1 is left out', '2 is left out']);
});

test('what fails on a page of no area is of the shell', () => {
  failures = createFailures(() => undefined, { pathname: '/' });
  failures.listen((failure) => heard.push(failure));
  failures.reportFailure({ kind: 'load', cause: 1 });
  expect(heard).toEqual([{ kind: 'load', area: 'host', version: '', page: '' }]);
});
