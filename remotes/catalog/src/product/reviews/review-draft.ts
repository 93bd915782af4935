import type { RecordId } from '@shop/shared/contracts/provider';
import type { SafeStorage } from '@shop/shared/storage';

/** What a customer writes in the form. */
export interface ReviewContent {
  /** 1 to 5. */
  readonly rating: number;
  readonly comment: string;
}

/** The unsent review of a product; it survives a reload and a login. Only one is stored, of one product. */
export function reviewDraft(storage: SafeStorage, key: string, productId: RecordId | undefined) {
  return {
    read(): ReviewContent | undefined {
      const [, id, rating, comment] = /^(\S+) ([1-5]) ([^]*)$/.exec(storage.getItem(key) ?? '') ?? [];
      return id === String(productId) ? { rating: Number(rating), comment: comment ?? '' } : undefined;
    },
    write({ rating, comment }: ReviewContent): void {
      storage.setItem(key, `${productId} ${rating} ${comment}`);
    },
    remove: (): void => void storage.removeItem(key),
  };
}

/** Which review was sent last; stored until its outcome is known. */
export function sentReviewNote(storage: SafeStorage, prefix: string) {
  const key = `${prefix}sentReview`;
  return {
    read: () => storage.getItem(key) ?? '',
    write: (note: string): void => void (note ? storage.setItem(key, note) : storage.removeItem(key)),
  };
}
