import type { Platform } from '@shop/shared/contracts';
import { listPosts, type Page, type Post } from '@shop/shared/contracts/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';

export function blogListLoader({ provider }: Platform) {
  return ({ request }: LoaderFunctionArgs): Promise<Page<Post>> =>
    provider.call(listPosts, {}, { signal: request.signal });
}
