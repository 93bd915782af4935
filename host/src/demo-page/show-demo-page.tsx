import { adopt } from '@shop/shared/shadow-dom-css';
import { createRoot } from 'react-dom/client';
import { DemoPage } from './demo-page.tsx';
import { isDemoPath } from './is-demo-path.ts';
import { demo } from './messages.ts';

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
