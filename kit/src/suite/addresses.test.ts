import { expect, test } from 'vitest';
import { exampleAttributes, routeAddresses } from './addresses.ts';

const manifest = {
  routes: ['/events', '/events/:slug', '/events/booked'],
  early: { '/events': [{ call: 'company.info', input: {} }] },
};

test('a path without parameters is its own address; one without early calls is personal', () => {
  const { addresses } = routeAddresses(manifest, { '/events/:slug': '/events/tasting' });
  expect(addresses).toEqual([
    { route: '/events', address: '/events', isPersonal: false },
    { route: '/events/:slug', address: '/events/tasting', isPersonal: true },
    { route: '/events/booked', address: '/events/booked', isPersonal: true },
  ]);
});

test('a path with parameters needs an example', () => {
  const { addresses, findings } = routeAddresses(manifest, {});
  expect(addresses.map(({ route }) => route)).toEqual(['/events', '/events/booked']);
  expect(findings).toEqual([
    {
      of: '/events/:slug',
      expected:
        'an address of this route in package.json: { "areaKit": { "examples": { "/events/:slug": "…" } } }',
      found: 'none: not checked',
    },
  ]);
});

test('an example that another route answers is told', () => {
  const { findings } = routeAddresses(manifest, { '/events/:slug': '/events/booked' });
  expect(findings.map(({ found }) => found)).toEqual(['/events/booked is of /events/booked']);
});

test('an example may have a query', () => {
  const { addresses } = routeAddresses(manifest, { '/events': '/events?month=5' });
  expect(addresses[0]).toEqual({ route: '/events', address: '/events?month=5', isPersonal: false });
});

test('the attributes of an element come from the example of its path', () => {
  const examples = { '/events/:slug': '/events/tea%20time' };
  expect(exampleAttributes('/events/{slug}?month={month}', examples)).toEqual({ slug: 'tea time' });
  expect(exampleAttributes('/events?month={month}', examples)).toEqual({});
  expect(exampleAttributes('/places/{slug}', examples)).toBeUndefined();
});
