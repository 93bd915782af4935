import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { messages } from '../messages.ts';
import { EmptyState } from './empty-state.tsx';
import styles from './void.module.css';

interface PageErrorProps {
  readonly title: string;
  readonly help?: string;
  readonly onRetry?: (() => void) | undefined;
  /** An action that helps where another try does not. */
  readonly children?: ReactNode;
}

/** A page that could not be loaded: the given sentence, what helps, and another try. */
export function PageError({ title, help = messages.errorHelp, onRetry, children }: PageErrorProps) {
  const retry = onRetry && (
    <Button kind="quiet" onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <div role="alert" className={styles.page}>
      <EmptyState heading="h1" title={title} help={help}>
        {children ?? retry}
      </EmptyState>
    </div>
  );
}
