import { Icon, IconShape, useDeviceText } from '@shop/shared/ui';
import { useMemo } from 'react';
import styles from './diet-mark.module.css';
import { dietName } from './diet-name.ts';
import { judgeText, type Verdict } from './judge-dish.ts';
import { dietTexts } from './messages.ts';
import type { Described } from './statements.ts';

/** How a dish stands to the diet of this device; null while there is none. */
export function useVerdict(dish: Described | null): Verdict | null {
  const text = useDeviceText(dietName);
  return useMemo(() => dish && judgeText(text, dish), [text, dish]);
}

/** In words and a sign: what somebody avoids, what is not stated, or that all is as they eat. */
export function DietMark({ dish }: { readonly dish: Described }) {
  const verdict = useVerdict(dish);
  return verdict && <VerdictWords verdict={verdict} />;
}

const triangle = 'M10 3 2.5 16.5h15L10 3ZM10 8v4M10 14.2h.01';
const question =
  'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M7.8 8a2.2 2.2 0 1 1 3 2c-.6.3-.8.7-.8 1.4M10 14h.01';

interface VerdictWordsProps {
  readonly verdict: Verdict;
  /** A whole sentence, for where there is room. */
  readonly long?: boolean;
}

/** Its words have an element of their own: a browser that translates the page replaces texts, and React would write into the old ones. */
export function VerdictWords({ verdict: { meets, unstated }, long = false }: VerdictWordsProps) {
  if (meets.length > 0) {
    return (
      <span className={`${styles.mark} ${styles.meets}`}>
        <IconShape path={triangle} />
        <span>{long ? dietTexts.warning(meets) : dietTexts.meets(meets)}</span>
      </span>
    );
  }
  if (unstated.length > 0) {
    return (
      <span className={styles.mark}>
        <IconShape path={question} />
        <span>{dietTexts.unstated(unstated)}</span>
      </span>
    );
  }
  return (
    <span className={`${styles.mark} ${styles.fits}`}>
      <Icon name="check" />
      <span>{dietTexts.fits}</span>
    </span>
  );
}
