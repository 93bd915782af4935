import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpointsByName } from '@shop/shared/contracts/provider';
import { ProviderProfileSchema } from '@shop/shared/contracts/provider-profile';

function problemsOf(profile: unknown): string[] {
  const { issues = [] } = v.safeParse(ProviderProfileSchema, profile);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

test('every field may be absent, and every call can be moved [API-03]', () => {
  expect(problemsOf({})).toEqual([]);
  const paths = Object.fromEntries(
    [...endpointsByName.values()].map(({ name, path }) => [name, `/v2${path}`]),
  );
  expect(problemsOf({ paths })).toEqual([]);
});

test('addresses lose slashes at their end, origins their case', () => {
  const profile = {
    apiBase: 'https://api.example/v1/',
    backendHost: 'https://files.example/',
    paymentOrigins: ['https://Pay.example/'],
  };
  expect(v.parse(ProviderProfileSchema, profile)).toEqual({
    apiBase: 'https://api.example/v1',
    backendHost: 'https://files.example',
    paymentOrigins: ['https://pay.example'],
  });
});

test.each<[wrong: object, problem: RegExp]>([
  [{ apibase: 'https://api.example' }, /^apibase: /],
  [{ apiBase: 'api.example' }, /^apiBase: is no http\(s\) address$/],
  [{ apiBase: 7 }, /^apiBase: /],
  [{ backendHost: 'ftp://files.example' }, /^backendHost: /],
  [{ tenantHeader: 'X Tenant' }, /^tenantHeader: is no name of a header$/],
  [{ loginField: 'e-mail or name' }, /^loginField: is no name of a field$/],
  [{ idempotencyHeader: '' }, /^idempotencyHeader: /],
  [{ paging: { size: 'limit' } }, /^paging\.items: /],
  [{ paging: { items: 0 } }, /^paging\.items: /],
  [{ paging: { items: 20, limit: 'x' } }, /^paging\.limit: /],
  [{ paymentOrigins: ['https://pay.example/card'] }, /^paymentOrigins\.0: is more than an origin$/],
  [{ paths: { 'products.lst': '/dishes' } }, /^paths\.products\.lst: /],
  [{ paths: { 'products.list': 'dishes' } }, /^paths\.products\.list: is no path that begins with "\/"$/],
  [{ paths: { 'products.list': '/dishes?all=1' } }, /^paths\.products\.list: /],
  [{ paths: { 'products.list': '/dishes/:slug' } }, /^paths\.products\.list: takes no parameters$/],
  [{ paths: { 'products.get': '/dishes' } }, /^paths\.products\.get: needs the parameters :slug, once each$/],
])('names the field that is wrong: %j [PRV-01]', (wrong, problem) => {
  const problems = problemsOf(wrong);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});
