import { useRef, useState, type FormEvent } from 'react';
import { createReview, type Review } from '@shop/shared/contracts/provider';
import { Button, Notice, TextArea, usePlatform } from '@shop/shared/ui';
import { reviewTexts } from '../../messages/product.ts';
import { RatingChoice } from './rating-choice.tsx';
import { reviewFailureText, reviewProblem } from './review-rules.ts';
import styles from './review-form.module.css';

const best = 5;

interface ReviewFormProps {
  readonly productId: number | undefined;
  readonly onAdded: (review: Review) => void;
}

export function ReviewForm({ productId, onAdded }: ReviewFormProps) {
  const [rating, setRating] = useState(best);
  const [comment, setComment] = useState('');
  const clear = () => {
    setRating(best);
    setComment('');
  };
  const { outcome, busy, submit } = useSubmit(productId, (review) => {
    clear();
    onAdded(review);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(rating, comment);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h3>{reviewTexts.write}</h3>
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      <RatingChoice value={rating} onChange={setRating} />
      <TextArea
        label={reviewTexts.comment}
        name="comment"
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" kind="quiet" busy={busy ? reviewTexts.submitting : undefined}>
          {reviewTexts.submit}
        </Button>
      </div>
    </form>
  );
}

interface Outcome {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

function useSubmit(productId: number | undefined, onAccepted: (review: Review) => void) {
  const { provider } = usePlatform();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);

  const submit = async (rating: number, comment: string) => {
    if (isBusy.current) return;
    const problem = reviewProblem({ productId, comment });
    if (problem !== null || productId === undefined) {
      return setOutcome({ kind: 'error', text: problem ?? reviewTexts.productMissing });
    }
    isBusy.current = true;
    setBusy(true);
    setOutcome(null);
    try {
      onAccepted(await provider.call(createReview, { product: productId, rating, comment: comment.trim() }));
      setOutcome({ kind: 'success', text: reviewTexts.submitted });
    } catch (error) {
      setOutcome({ kind: 'error', text: reviewFailureText(error) });
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  return { outcome, busy, submit };
}
