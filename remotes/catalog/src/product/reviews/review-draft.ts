import type { OwnedText, SafeStorage } from '@shop/shared/storage';

/** What a customer writes in the form. */
export interface ReviewContent {
  /** 1 to 5. */
  readonly rating: number;
  readonly comment: string;
}

/** Where nothing was chosen or typed. */
export const emptyReview: ReviewContent = { rating: 5, comment: '' };

/** The unsent review of one product; it survives a reload and a login. */
export function reviewDraft(stored: OwnedText) {
  return {
    read(): ReviewContent | undefined {
      const [, rating, comment = ''] = /^([1-5]) ([^]*)$/.exec(stored.read()) ?? [];
      return rating ? { rating: Number(rating), comment } : undefined;
    },
    write({ rating, comment }: ReviewContent): void {
      stored.write(`${rating} ${comment}`);
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
