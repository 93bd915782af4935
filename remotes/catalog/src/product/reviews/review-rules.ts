import type { RecordId } from '@shop/shared/contracts/provider';
import { refusalText } from '@shop/shared/provider';
import { reviewTexts } from '../../messages/product.ts';

interface ReviewToCheck {
  readonly productId: RecordId | undefined;
  readonly comment: string;
}

/** The text of what is missing in a review; null when it can be sent. */
export function reviewProblem({ productId, comment }: ReviewToCheck): string | null {
  if (!comment.trim()) return reviewTexts.commentMissing;
  if (productId === undefined) return reviewTexts.productMissing;
  return null;
}

/** The text for a review that the provider refused: the answer's detail, else the answer as text, else the texts of its fields. */
export function reviewFailureText(error: unknown): string {
  return refusalText(error, reviewTexts.failed);
}
