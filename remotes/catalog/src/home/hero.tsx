import { ButtonLink, Picture } from '@shop/shared/ui';
import { homeTexts } from '../messages/home.ts';
import large from './hero-1400.webp';
import small from './hero-700.webp';
import styles from './hero.module.css';

// On a phone the small file is enough at three pixels a pixel; the large one has three times its bytes.
const pictureSizes = '(width < 480px) 233px, 700px';

// Beyond this many letters a name in the largest size no longer fits beside the picture.
const longestShort = 6;

interface HeroProps {
  /** The shop's name. */
  readonly title: string;
  readonly tagline: string;
}

export function Hero({ title, tagline }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Picture
        eager
        className={styles.picture}
        src={small}
        srcSet={`${small} 700w, ${large} 1400w`}
        sizes={pictureSizes}
        alt={homeTexts.heroPicture}
        width={1400}
        height={1400}
      />
      <div className={styles.words}>
        <h1 className={title.length > longestShort ? `${styles.title} ${styles.long}` : styles.title}>
          {title}
        </h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <ButtonLink to="/products" kind="ink">
          {homeTexts.seeMenu}
        </ButtonLink>
      </div>
    </section>
  );
}
