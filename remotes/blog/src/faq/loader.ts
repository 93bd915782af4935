import type { Platform, ProviderClient } from '@shop/shared/contracts';
import { listFaqs, type Faq } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { listCalls, type ListCalls, type LoadedList } from '@shop/shared/ui';
import { documentPart, loadSteps, stepsToLoad } from '@shop/shared/ui/list';
import { faqStep } from '../components/steps.ts';

export function faqCalls(provider: ProviderClient): ListCalls<Faq> {
  return listCalls(provider, listFaqs, {});
}

export function faqLoader({ provider }: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoadedList<Faq>> => {
    const calls = faqCalls(provider);
    const list = await loadSteps(calls, stepsToLoad(request), faqStep, request.signal);
    return documentPart(list, faqStep);
  };
}
