import type { Platform } from '@shop/shared/contracts';
import { listFaqs, type Faq, type Page } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';

export function faqLoader({ provider }: Platform) {
  return ({ request }: LoaderFunctionArgs): Promise<Page<Faq>> =>
    provider.call(listFaqs, {}, { signal: request.signal });
}
