import { messages } from '../messages.ts';

interface Person {
  readonly username: string;
}

/** Who wrote a post. */
export function writerName(author: Person | null): string {
  return author?.username.trim() || messages.author.unnamedWriter;
}

/** Who wrote a comment. */
export function readerName(user: Person | null): string {
  return user?.username.trim() || messages.author.unnamedReader;
}
