import { ProviderProfileSchema, type ProviderProfile } from '@shop/shared/contracts/provider-profile';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** How this provider differs from the endpoints table. */
export interface Dialect {
  readonly tenantHeader: string;
  /** Field of the login's body; undefined: `login_id` or `email`. */
  readonly loginField: string | undefined;
  readonly idempotencyHeader: string;
  /** Query parameters of lists, and whether these give the address of their next page beside their count. */
  readonly paging: { readonly page: string; readonly size: string; readonly hasNext: boolean };
  /** By call. */
  readonly paths: Readonly<Record<string, string | undefined>>;
}

/** The dialect that a provider profile describes; the endpoints table where it says nothing. */
export function dialectOf(
  {
    tenantHeader = 'X-Tenant-ID',
    loginField,
    idempotencyHeader = 'Idempotency-Key',
    paging: { page, size } = { page: 'page', size: 'page_size', items: 10 },
    paths = {},
  }: ProviderProfile,
  { hasNext = true } = {},
): Dialect {
  return { tenantHeader, loginField, idempotencyHeader, paging: { page, size, hasNext }, paths };
}

/** A profile from its JSON file. Throws an error that names file and field. */
export function readProfile(path: string): ProviderProfile {
  const result = v.safeParse(ProviderProfileSchema, JSON.parse(readFileSync(path, 'utf8')));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'profile'}: ${issue.message}`);
  throw new Error(`${path}: ${problems.join('; ')}`);
}
