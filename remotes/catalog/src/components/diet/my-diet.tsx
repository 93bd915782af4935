import { useId, useState } from 'react';
import { dietName, readDiet, withWord, writeDiet, type Diet } from '@shop/shared/diet';
import { Link } from '@shop/shared/router';
import {
  Button,
  closeDialog,
  Dialog,
  Icon,
  Notice,
  useDeviceText,
  useDeviceTextWriter,
  usePlatform,
} from '@shop/shared/ui';
import { myDietTexts } from '../../messages/diet.ts';
import { useMenuWords, type MenuWords } from './menu-words.ts';
import styles from './my-diet.module.css';

/** Sets the diet of this device. Every change counts at once. */
export function MyDiet({ onClose }: { onClose(): void }) {
  const title = useId();
  const { announce } = usePlatform();
  const diet = readDiet(useDeviceText(dietName));
  const writeText = useDeviceTextWriter(dietName);
  const [isKept, setIsKept] = useState(true);
  const words = useMenuWords(diet);
  const write = (changed: Diet) => setIsKept(writeText(() => writeDiet(changed)));
  const clear = () => {
    write(readDiet(null));
    announce(myDietTexts.cleared);
  };
  return (
    <Dialog className={styles.panel} aria-labelledby={title} onClose={onClose} closesOnBack>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {myDietTexts.title}
        </h2>
        <button type="button" className={styles.close} aria-label={myDietTexts.close} onClick={closeDialog}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.choices}>
        <p className="soft small">{myDietTexts.help}</p>
        {!isKept && <Notice kind="error">{myDietTexts.notKept}</Notice>}
        <Choices diet={diet} words={words} onChange={write} />
      </div>
      <div className={styles.foot}>
        <Button kind="quiet" onClick={clear}>
          {myDietTexts.clear}
        </Button>
        <Link to={dietPath(diet)} replace className={`link ${styles.show}`} onClick={closeDialog}>
          {myDietTexts.show}
        </Link>
        <Button onClick={closeDialog}>{myDietTexts.done}</Button>
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  readonly diet: Diet;
  readonly words: MenuWords;
  onChange(diet: Diet): void;
}

function Choices({ diet, words, onChange }: ChoicesProps) {
  const groups = (['keeps', 'avoids', 'without'] as const).filter((name) => words[name].length > 0);
  return (
    <>
      {groups.map((name) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>{myDietTexts[name]}</legend>
          <div className={styles.words}>
            {words[name].map((word) => (
              <label
                key={word}
                className={`${styles.word} ${diet[name].includes(word) ? styles.chosen : ''}`}
              >
                <input
                  type="checkbox"
                  checked={diet[name].includes(word)}
                  onChange={(event) => onChange(withWord(diet, name, word, event.currentTarget.checked))}
                />
                {word.charAt(0).toUpperCase() + word.slice(1)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {words.state !== 'loaded' && <p className="soft small">{myDietTexts[words.state]}</p>}
    </>
  );
}

/** The list of the dishes that state to be as the diet asks. */
function dietPath({ keeps, avoids, without }: Diet): string {
  const query = new URLSearchParams([
    ...keeps.map((word) => ['dietary', word]),
    ...avoids.map((word) => ['avoid', word]),
    ...without.map((word) => ['without', word]),
  ]);
  const text = query.toString();
  return text ? `/products?${text}` : '/products';
}
