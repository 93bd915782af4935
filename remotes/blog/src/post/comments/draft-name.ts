/** Names the draft of a comment on a post, or of a reply to one of its comments. */
export function draftName(post: number, parent: number | null): string {
  return parent === null ? `comment on ${post}` : `reply to ${parent}`;
}
