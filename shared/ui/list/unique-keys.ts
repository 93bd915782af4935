import type { RecordId } from '@shop/shared/contracts/provider';

/**
 * A key for each record of a list. A provider may list a record twice, and of two elements with one key React leaves one where
 * it is when the list changes.
 */
export function uniqueKeys(records: readonly { readonly id: RecordId }[]): string[] {
  const counts = new Map<string, number>();
  return records.map(({ id }) => {
    const key = `${id}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before > 0 ? `${key} ${before}` : key;
  });
}
