import { Link } from '@shop/shared/router';
import { messages } from '../../messages/shell.ts';
import { LoadNearViewport } from '../load-near-viewport.tsx';
import styles from './footer.module.css';

const links = [
  { to: '/refund-policy', text: messages.refundPolicy },
  { to: '/privacy-policy', text: messages.privacyPolicy },
  { to: '/faq', text: messages.faqs },
];

const loadTools = () => import('./footer-tools.tsx').then((module) => module.FooterTools);

export function Footer({ title }: { title: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p>{messages.copyright(title)}</p>
        <nav aria-label={messages.footerNavigation} className={styles.links}>
          {links.map(({ to, text }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
        <LoadNearViewport className={styles.tools} load={loadTools} />
      </div>
    </footer>
  );
}
