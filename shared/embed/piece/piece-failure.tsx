import { isNotFound } from '../../provider/provider-error.ts';
import { useRevalidator, useRouteError } from '../../router/memory/index.ts';
import { useWhenBack } from '../../ui/connection/use-connection.ts';
import { pieceMessages } from '../messages.ts';
import styles from './piece.module.css';

/** In the place of a piece that could not be loaded: a few calm words, and another try where one may help. */
export function PieceFailure() {
  const isUnknown = isNotFound(useRouteError());
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  useWhenBack(isUnknown ? undefined : retry);
  return (
    <p className={styles['failure']} role="status">
      {isUnknown ? pieceMessages.unknown : pieceMessages.unavailable}{' '}
      {!isUnknown && (
        <button type="button" className="link" part="retry" onClick={retry}>
          {pieceMessages.tryAgain}
        </button>
      )}
    </p>
  );
}
