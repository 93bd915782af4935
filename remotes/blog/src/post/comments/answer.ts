import type { Comment, Page } from '@shop/shared/contracts/provider';

/** The comments, or why there are none. */
export type CommentsAnswer =
  | { readonly page: Page<Comment>; readonly failure?: never }
  | { readonly page?: never; readonly failure: string };
