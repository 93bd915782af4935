import type { Platform } from '@shop/shared/contracts';
import {
  getCompany,
  listDocuments,
  type Company,
  type DocumentType,
  type LegalDocument,
} from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';

// Loaders of one call each; those of lists, of a post and of the contact page stand beside their pages.

export function companyLoader({ provider }: Platform) {
  return ({ request }: LoaderFunctionArgs): Promise<Company> =>
    provider.call(getCompany, {}, { signal: request.signal });
}

/** Loads the policy's HTML; empty when there is none. */
export function policyLoader({ provider }: Platform, type: DocumentType) {
  return async ({ request }: LoaderFunctionArgs): Promise<string> =>
    policyText((await provider.call(listDocuments, { type }, { signal: request.signal })).items, type);
}

/** The HTML of the first document of a type; empty without one. A document without a type counts as one of that type. */
export function policyText(documents: readonly LegalDocument[], type: DocumentType): string {
  const first = documents.find(({ document_type }) => !document_type || document_type === type);
  return first?.content.trim() ?? '';
}
