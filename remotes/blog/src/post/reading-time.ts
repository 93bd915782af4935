import { textWords } from '@shop/shared/ui';

/** Words a minute of somebody who reads for pleasure. */
const pace = 220;

/** Whole minutes that the words of an HTML text take, at least 1; 0 for a text without words. */
export async function readingMinutes(html: string): Promise<number> {
  const words = (await textWords(html)).match(/\S+/g)?.length ?? 0;
  return words === 0 ? 0 : Math.max(1, Math.round(words / pace));
}
