import { startTransition, useState } from 'react';
import { IconShape } from '@shop/shared/ui';
import { myDietTexts } from '../../messages/diet.ts';
import type { MyDiet } from './my-diet.tsx';
import styles from './my-diet-button.module.css';

const leaf = 'M4 16C4 8 9 4 17 4c0 8-4 13-11 12M4 18c1-4 4-7 8-9';

const loadMyDiet = () => import('./my-diet.tsx');

/** Opens the diet of this device, whose code is loaded by the press. */
export function MyDietButton() {
  const [Panel, setPanel] = useState<typeof MyDiet | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    setHasFailed(false);
    loadMyDiet().then(
      (loaded) => startTransition(() => setPanel(() => loaded.MyDiet)),
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <button type="button" className={`link ${styles.button}`} aria-haspopup="dialog" onClick={open}>
        <IconShape path={leaf} />
        {hasFailed ? myDietTexts.notLoaded : myDietTexts.title}
      </button>
      {Panel && <Panel onClose={() => setPanel(null)} />}
    </>
  );
}
