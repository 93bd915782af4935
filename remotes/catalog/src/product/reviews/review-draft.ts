import type { RecordId } from '@shop/shared/contracts/provider';
import type { OwnedText, SafeStorage } from '@shop/shared/storage';

/** What a customer writes in the form. */
export interface ReviewContent {
  /** 1 to 5. */
  readonly rating: number;
  readonly comment: string;
}

/** Where nothing was chosen or typed. */
export const emptyReview: ReviewContent = { rating: 5, comment: '' };

/** The unsent review of a product; it survives a reload and a login. Only one is stored, of one product. */
export function reviewDraft(stored: OwnedText, productId: RecordId | undefined) {
  return {
    read(): ReviewContent | undefined {
      const [, id, rating, comment] = /^(\S+) ([1-5]) ([^]*)$/.exec(stored.read()) ?? [];
      return id === String(productId) ? { rating: Number(rating), comment: comment ?? '' } : undefined;
    },
    write({ rating, comment }: ReviewContent): void {
      stored.write(`${productId} ${rating} ${comment}`);
    },
    remove: (): void => stored.write(''),
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
