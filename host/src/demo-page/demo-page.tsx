import { adopt } from '@shop/shared/shadow-dom-css';
import { createRoot } from 'react-dom/client';
import styles from './demo-page.module.css';
import { isDemoPath } from '@shop/shared/contracts';
import { knives } from './knives.ts';
import { demo } from './messages.ts';
import { SocialLinks } from './social-links.tsx';

/** Shows the demo page in place of the shop: no router, no area, no call. */
export function showDemoPage(document: Document): void {
  const element = document.getElementById('shop');
  if (!element) throw new Error('The document has no element #shop.');
  adopt(document, [__STYLE_GROUP__]);
  // The shop's pages before it may be entries of this very document.
  addEventListener('popstate', () => isDemoPath(location.pathname) || location.reload());
  document.title = demo.title;
  createRoot(element).render(<DemoPage />);
}

/** Landing page of a shop for knives that does not exist. */
export function DemoPage() {
  return (
    <div className={styles.demo} id="top">
      <header className={styles.bar}>
        <a className={styles.name} href="#top">
          {demo.name}
        </a>
        <AnchorLinks label={demo.navigation} />
      </header>
      <main id="content">
        <Hero />
        <Knives />
        <About />
        <Testimonials />
      </main>
      <footer className={styles.footer}>
        <div>
          <AnchorLinks label={demo.footerNavigation} />
          <SocialLinks />
        </div>
        <p>{demo.disclaimer}</p>
      </footer>
    </div>
  );
}

function AnchorLinks({ label }: { readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {demo.links.map(({ to, text }) => (
          <li key={to}>
            <a href={to}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div>
        <h1 id="hero">{demo.hero.heading}</h1>
        <p>{demo.hero.text}</p>
        <a className={styles.action} href="#knives">
          {demo.hero.action}
        </a>
      </div>
      <KnifeDrawing blade="M12 42 Q60 60 160 57 V32 Q70 30 12 42 Z" />
    </section>
  );
}

function Knives() {
  return (
    <section className={styles.section} id="knives" aria-labelledby="knives-heading">
      <h2 id="knives-heading">{demo.knives}</h2>
      <ul className={styles.cards}>
        {knives.map(({ name, text, price, blade }) => (
          <li key={name} className={styles.card}>
            <div className={styles.tray}>
              <KnifeDrawing blade={blade} />
            </div>
            <h3>{name}</h3>
            <p className="soft">{text}</p>
            <p className={styles.price}>${price}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About() {
  return (
    <section className={styles.section} id="about" aria-labelledby="about-heading">
      <div className={styles.about}>
        <h2 id="about-heading">{demo.about.heading}</h2>
        <div className={styles.texts}>
          {demo.about.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function Testimonials() {
  return (
    <section className={styles.section} id="voices" aria-labelledby="voices-heading">
      <h2 id="voices-heading">{demo.voices}</h2>
      <div className={styles.cards}>
        {demo.testimonials.map(({ text, name }) => (
          <figure key={name} className={styles.voice}>
            <blockquote>{text}</blockquote>
            <figcaption className="soft">{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** A blade with collar and handle; words beside it say what it is. */
function KnifeDrawing({ blade }: { readonly blade: string }) {
  return (
    <svg className={styles.knife} viewBox="0 0 240 80" width="240" height="80" aria-hidden="true">
      <path className={styles.blade} d={blade} />
      <path className={styles.collar} d="M160 33h12v17h-12z" />
      <path className={styles.handle} d="M172 32h56q8 0 8 9t-8 9h-56z" />
    </svg>
  );
}
