import { isServedBrowser } from '@shop/shared/contracts';
import '@shop/shared/ui/styles';
import { loadArea } from './registry/load-area.ts';
import { startShop } from './start/start-shop.tsx';

// Other browsers keep the page as it was rendered, and a script of the document says why.
if (isServedBrowser()) startShop(document, loadArea);
