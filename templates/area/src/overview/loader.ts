import type { Platform } from '@shop/shared/contracts';
import { getCompany, type Company } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';

/** Loads the page's data. The same call stands under `early` in area.json, so that it starts with the document. */
export function overviewLoader({ provider }: Platform) {
  return ({ request }: LoaderFunctionArgs): Promise<Company> =>
    provider.call(getCompany, {}, { signal: request.signal });
}
