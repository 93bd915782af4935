import { isServedBrowser } from '@shop/shared/contracts';
import '@shop/shared/ui/styles';
import { isDemoPath } from './demo-page/is-demo-path.ts';
import { loadArea } from './registry/load-area.ts';
import { startShop } from './start/start-shop.tsx';

// Else the document's own script says so, and the page stays as it was rendered.
if (isServedBrowser()) {
  if (isDemoPath(location.pathname))
    void import('./demo-page/show-demo-page.tsx').then(({ showDemoPage }) => showDemoPage(document));
  else startShop(document, loadArea);
}
