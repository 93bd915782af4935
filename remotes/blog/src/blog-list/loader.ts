import type { Platform, ProviderClient } from '@shop/shared/contracts';
import { listPosts, type Post } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { listCalls, type ListCalls, type LoadedList } from '@shop/shared/ui';
import { loadToPage, pagePart } from '@shop/shared/ui/list-page';
import { postStep } from '../components/steps.ts';

export function postCalls(provider: ProviderClient): ListCalls<Post> {
  return listCalls(provider, listPosts, {});
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
