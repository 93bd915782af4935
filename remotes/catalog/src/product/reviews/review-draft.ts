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
    /** Whether somebody else's takes its place. */
    isHidden: (): boolean => stored.exists() && !stored.read(),
    write({ rating, comment }: ReviewContent): void {
      stored.write(`${rating} ${comment}`);
    },
    remove: (): void => stored.write(''),
  };
}

/** A review that was begun, and what was typed since where that did not show. */
export function joinedReview(begun: ReviewContent | undefined, typed: ReviewContent): ReviewContent {
  if (!begun) return typed;
  return {
    // The stars that show at first are nobody's choice.
    rating: typed.rating === emptyReview.rating ? begun.rating : typed.rating,
    comment: [...new Set([begun.comment, typed.comment])].filter(Boolean).join('\n'),
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
