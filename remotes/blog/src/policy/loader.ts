import type { Platform } from '@shop/shared/contracts';
import { listDocuments, type DocumentType, type LegalDocument } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';

/** Loads the policy's HTML; empty when there is none. */
export function policyLoader({ provider }: Platform, type: DocumentType) {
  return async ({ request }: LoaderFunctionArgs): Promise<string> =>
    policyText((await provider.call(listDocuments, { type }, { signal: request.signal })).items, type);
}

/** The HTML of the first document of a type; empty without one. A document that names no type counts as asked for. */
export function policyText(documents: readonly LegalDocument[], type: DocumentType): string {
  const first = documents.find(({ document_type }) => !document_type || document_type === type);
  return first?.content.trim() ?? '';
}
