import { useMemo, useRef, useState, type FormEvent } from 'react';
import { createReview, type RecordId } from '@shop/shared/contracts/provider';
import { sendText } from '@shop/shared/provider';
import { ActionProblem, Button, Notice, TextArea, usePlatform } from '@shop/shared/ui';
import { reviewTexts } from '../../messages/product.ts';
import { useDraftOwner } from '@shop/shared/session/draft-owner';
import { ownedText, sessionStore } from '@shop/shared/storage';
import { lastingStore } from '@shop/shared/storage/lasting-store';
import { RatingChoice } from './rating-choice.tsx';
import { emptyReview, reviewDraft, sentReviewNote, type ReviewContent } from './review-draft.ts';
import { reviewFailureText, reviewProblem } from './review-rules.ts';
import styles from './review-form.module.css';
import type { ProductReviews } from './use-reviews.ts';

interface ReviewFormProps {
  readonly productId: RecordId | undefined;
  readonly reviews: Pick<ProductReviews, 'add' | 'isWhole' | 'countSame' | 'findSame'>;
}

export function ReviewForm({ productId, reviews }: ReviewFormProps) {
  const { rating, comment, write, clear } = useReviewDraft(productId);
  const { outcome, busy, submit } = useSubmit(productId, reviews, clear);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit({ rating, comment });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h3>{reviewTexts.write}</h3>
      {outcome?.kind === 'success' && <Notice kind="success">{outcome.text}</Notice>}
      <ActionProblem text={outcome?.kind === 'error' ? outcome.text : ''} />
      <RatingChoice value={rating} onChange={(chosen) => write({ rating: chosen, comment })} />
      <TextArea
        label={reviewTexts.comment}
        name="comment"
        value={comment}
        readOnly={busy}
        onChange={(event) => write({ rating, comment: event.currentTarget.value })}
      />
      <div>
        <Button type="submit" kind="quiet" busy={busy ? reviewTexts.submitting : undefined}>
          {reviewTexts.submit}
        </Button>
      </div>
    </form>
  );
}

const tabStore = () => lastingStore(sessionStore());

/** What was typed, by this customer alone, and stored until it is sent. */
function useReviewDraft(productId: RecordId | undefined) {
  const platform = usePlatform();
  const { storagePrefix = '' } = platform;
  const owner = useDraftOwner(platform);
  const draft = useMemo(
    () => reviewDraft(ownedText(tabStore(), `${storagePrefix}reviewDraft ${productId}`, owner)),
    [storagePrefix, owner, productId],
  );
  // The form shows after hydration alone.
  const stored = useMemo(() => draft.read(), [draft]);
  const [typed, setTyped] = useState({ owner, review: stored });
  // Another customer may log in while the form is open.
  const isOthers = !['', owner].includes(typed.owner);
  const { rating, comment } = (isOthers ? undefined : typed.review) ?? stored ?? emptyReview;
  const write = (review: ReviewContent) => {
    setTyped({ owner, review });
    draft.write(review);
  };
  const clear = () => {
    setTyped({ owner, review: emptyReview });
    draft.remove();
  };
  return { rating, comment, write, clear };
}

interface Outcome {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

function useSubmit(productId: RecordId | undefined, reviews: ReviewFormProps['reviews'], onSent: () => void) {
  const platform = usePlatform();
  const { provider, connection, session, storagePrefix = '' } = platform;
  const owner = useDraftOwner(platform);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);

  const submit = async (review: ReviewContent) => {
    if (isBusy.current) return;
    const problem = reviewProblem({ productId, comment: review.comment });
    if (problem !== null || productId === undefined) {
      return setOutcome({ kind: 'error', text: problem ?? reviewTexts.productMissing });
    }
    isBusy.current = true;
    setBusy(true);
    setOutcome(null);
    const comment = review.comment.trim();
    const result = await sendText({
      text: `${productId} ${review.rating} ${comment}`,
      known: reviews.countSame(review),
      isWhole: reviews.isWhole,
      note: sentReviewNote(tabStore(), storagePrefix),
      isOffline: connection?.getState().status === 'offline',
      isOthers() {
        const { owner: now = '' } = session.getState();
        return owner !== '' && now !== '' && now !== owner;
      },
      send: () => provider.call(createReview, { product: productId, rating: review.rating, comment }),
      find: () => reviews.findSame(review),
    });
    isBusy.current = false;
    setBusy(false);
    if (!result.sent) {
      const text = result.mayExist ? reviewTexts.mayExist : reviewFailureText(result.error);
      return setOutcome({ kind: 'error', text });
    }
    onSent();
    reviews.add(result.sent);
    setOutcome({ kind: 'success', text: reviewTexts.submitted });
  };
  return { outcome, busy, submit };
}
