import type { Platform } from '@shop/shared/contracts';
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
import { listCalls, type LoadedList } from '@shop/shared/ui';
import { documentPart, loadPart, loadSteps, partToLoad, stepsToLoad } from '@shop/shared/ui/list';
import type { ListInParts } from './components/paged-list.tsx';
import { faqStep, postStep } from './components/steps.ts';

// Loaders of one call each; those of a post and of the contact page stand beside their pages.

const partPath = (part: number) => (part > 1 ? `/blog?page=${part}` : '/blog');

/** A document carries posts without their content, which the list does not show. */
export function blogListLoader({ provider, placed }: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<ListInParts<Post>> => {
    const calls = listCalls(provider, listPosts, {});
    const part = placed ? 1 : partToLoad(request);
    if (part > 1) {
      const { list, hasNext } = await loadPart(calls, part, postStep, request.signal);
      const around = { previous: partPath(part - 1), ...(hasNext && { next: partPath(part + 1) }) };
      return { ...shownPart(list), isPart: true, around };
    }
    const list = await loadSteps(calls, stepsToLoad(request), postStep, request.signal);
    const hasNext = list.items.length > postStep || list.next !== null;
    return { ...shownPart(list), isPart: false, around: hasNext ? { next: partPath(2) } : {} };
  };
}

function shownPart(list: LoadedList<Post>): LoadedList<Post> {
  const part = documentPart(list, postStep);
  return import.meta.env.SSR
    ? { ...part, items: part.items.map((post) => ({ ...post, content: '' })) }
    : part;
}

export function companyLoader({ provider }: Platform) {
  return ({ request }: LoaderFunctionArgs): Promise<Company> =>
    provider.call(getCompany, {}, { signal: request.signal });
}

export function faqLoader({ provider }: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoadedList<Faq>> => {
    const calls = listCalls(provider, listFaqs, {});
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
