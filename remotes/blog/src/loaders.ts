import type { Platform, ProviderClient } from '@shop/shared/contracts';
import {
  getCompany,
  listDocuments,
  listFaqs,
  listPosts,
  type Company,
  type DocumentType,
  type Faq,
  type LegalDocument,
  type Post,
} from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { listCalls, type ListCalls, type LoadedList } from '@shop/shared/ui';
import { documentPart, loadSteps, stepsToLoad } from '@shop/shared/ui/list';
import { loadToPage, pagePart } from '@shop/shared/ui/list-page';
import { faqStep, postStep } from './components/steps.ts';

// Loaders of one call each; those of a post and of the contact page stand beside their pages.

export function postCalls(provider: ProviderClient): ListCalls<Post> {
  return listCalls(provider, listPosts, {});
}

export function faqCalls(provider: ProviderClient): ListCalls<Faq> {
  return listCalls(provider, listFaqs, {});
}

/** A document carries posts without their content, which the list does not show. */
export function blogListLoader(platform: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoadedList<Post>> => {
    const calls = postCalls(platform.provider);
    const part = pagePart(await loadToPage(calls, request, postStep), request, postStep, platform);
    return import.meta.env.SSR
      ? { ...part, items: part.items.map((post) => ({ ...post, content: '' })) }
      : part;
  };
}

export function companyLoader({ provider }: Platform) {
  return ({ request }: LoaderFunctionArgs): Promise<Company> =>
    provider.call(getCompany, {}, { signal: request.signal });
}

export function faqLoader({ provider }: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoadedList<Faq>> => {
    const calls = faqCalls(provider);
    const list = await loadSteps(calls, stepsToLoad(request), faqStep, request.signal);
    return documentPart(list, faqStep);
  };
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
