import { useEffect, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { closeDialog, Dialog, IconShape, Picture, usePlatform } from '@shop/shared/ui';
import { lightboxTexts } from '../../messages/lightbox.ts';
import styles from './lightbox.module.css';
import { useSwipe } from './use-swipe.ts';

interface LightboxProps {
  /** What the picture is of: the name of the dialog. */
  readonly name: string;
  /** Path or address as the provider gave it. */
  readonly image: string | null | undefined;
  readonly alt: string;
  readonly index: number;
  /** Null until it is known. */
  readonly count: number | null;
  /** Shows the next picture or the one before. */
  step(by: 1 | -1): void;
  close(): void;
  /** Back closes it, where no address of its own stands for the picture. */
  readonly closesOnBack?: boolean;
  /** Stands below the picture in place of the name. */
  readonly children?: ReactNode;
}

/** A picture over the whole page, with buttons to the previous and the next. The focus returns to what opened it. */
export function Lightbox({ name, image, alt, children, closesOnBack = false, ...pictures }: LightboxProps) {
  const { provider, announce } = usePlatform();
  const { index, count, step, close } = pictures;
  const swipe = useSwipe(step);
  const where = count === null || count < 2 ? '' : lightboxTexts.position(index + 1, count);
  useEffect(() => announce(where ? `${name}, ${where}` : name), [announce, name, where]);

  // The dialog fills the screen: a press beside the picture is a press on the dialog.
  const closeBesidePicture = (event: MouseEvent<HTMLElement>) => {
    if (event.target === event.currentTarget) closeDialog(event);
  };
  const stepByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  return (
    <Dialog
      className={styles.lightbox}
      aria-label={name}
      onClick={closeBesidePicture}
      onKeyDown={stepByKey}
      onClose={close}
      closesOnBack={closesOnBack}
      {...swipe}
    >
      {image && (
        <Picture
          key={image}
          eager
          className={styles.picture}
          src={provider.file(image)}
          alt={alt || name}
          width={1400}
          height={1400}
          draggable={false}
        />
      )}
      <div className={styles.bar}>
        <StepButton count={count} step={step} by={-1} />
        <p className={styles.words}>
          {children ?? <span className={styles.name}>{name}</span>}
          <span className={styles.where}>{where}</span>
        </p>
        <StepButton count={count} step={step} by={1} />
      </div>
      <button type="button" className={`${styles.round} ${styles.close}`} onClick={closeDialog}>
        ×<span className="visually-hidden">{lightboxTexts.close}</span>
      </button>
    </Dialog>
  );
}

interface StepButtonProps extends Pick<LightboxProps, 'count' | 'step'> {
  readonly by: 1 | -1;
}

function StepButton({ count, step, by }: StepButtonProps) {
  if (count !== null && count < 2) return <span />;
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={by === 1 ? lightboxTexts.next : lightboxTexts.previous}
      onClick={() => step(by)}
    >
      <IconShape path={by === 1 ? 'M8 5l5 5-5 5' : 'M12 5l-5 5 5 5'} />
    </button>
  );
}
