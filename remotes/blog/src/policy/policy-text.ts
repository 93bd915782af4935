import type { DocumentType, LegalDocument } from '@shop/shared/contracts/provider';

/** The HTML of the first document of a type; empty without one. A document that names no type counts as asked for. */
export function policyText(documents: readonly LegalDocument[], type: DocumentType): string {
  const first = documents.find(({ document_type }) => !document_type || document_type === type);
  return first?.content.trim() ?? '';
}
