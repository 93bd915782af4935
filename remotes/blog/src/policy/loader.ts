import type { Platform } from '@shop/shared/contracts';
import { listDocuments, type DocumentType } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { policyText } from './policy-text.ts';

/** Gives the policy's HTML; empty when there is none. */
export function policyLoader({ provider }: Platform, type: DocumentType) {
  return async ({ request }: LoaderFunctionArgs): Promise<string> =>
    policyText((await provider.call(listDocuments, { type }, { signal: request.signal })).items, type);
}
