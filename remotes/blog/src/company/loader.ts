import type { Platform } from '@shop/shared/contracts';
import { getCompany, type Company } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';

export function companyLoader({ provider }: Platform) {
  return ({ request }: LoaderFunctionArgs): Promise<Company> =>
    provider.call(getCompany, {}, { signal: request.signal });
}
