import { isProviderFailure } from '@shop/shared/contracts/provider';
import { reviewTexts } from '../../messages/product.ts';

interface WrittenReview {
  readonly productId: number | undefined;
  readonly comment: string;
}

/** The text of what is missing in a review; null when it can be sent. */
export function reviewProblem({ productId, comment }: WrittenReview): string | null {
  if (!comment.trim()) return reviewTexts.commentMissing;
  if (!productId) return reviewTexts.productMissing;
  return null;
}

/** The text for a review that the provider refused: the answer's detail, else the answer as text. */
export function reviewFailureText(error: unknown): string {
  if (!isProviderFailure(error)) return reviewTexts.failed;
  if (error.detail) return error.detail;
  return answerText(error.body) || reviewTexts.failed;
}

function answerText(body: unknown): string {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null || Object.keys(body).length === 0) return '';
  return JSON.stringify(body);
}
