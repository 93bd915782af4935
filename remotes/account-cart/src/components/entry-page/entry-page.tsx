import type { ReactNode } from 'react';
import { Mochi } from '../mochi.tsx';
import styles from './entry-page.module.css';

interface EntryPageProps {
  readonly title: string;
  readonly lead: string;
  /** Leads to the other of the two pages. */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** The frame of login and registration: a heading, a form, the way to the other page, and a picture where there is room. */
export function EntryPage({ title, lead, other, children }: EntryPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Mochi />
      </div>
      <section className={styles.entry}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className="soft">{lead}</p>
        </header>
        {children}
        <div className={styles.other}>{other}</div>
      </section>
    </div>
  );
}
