import { onTestFinished } from 'vitest';
import { contractVersion, pageGlobal, type Area, type ProviderClient } from '../../../contracts/index.ts';
import { showArea, testPlatform, type ShownArea } from '../../../testing/area/index.ts';
import { areaRoute } from '../../area/platform-context.tsx';
import { ProviderHtml, type ProviderHtmlProps } from '../provider-html.tsx';

/** Shows a text of the provider on a page of its own, until the test ends. */
export function showHtml(
  html: string,
  props: Omit<ProviderHtmlProps, 'html'> = {},
  provider: Partial<ProviderClient> = {},
): ShownArea {
  const area: Area = {
    contract: contractVersion,
    routes: (platform) => [
      areaRoute(platform, [{ path: '/', element: <ProviderHtml html={html} {...props} /> }]),
    ],
  };
  const platform: typeof testPlatform = (...ports) => {
    const own = testPlatform(...ports);
    return { ...own, provider: { ...own.provider, ...provider } };
  };
  const shown = showArea(area, { path: '/', answers: () => null, platform });
  onTestFinished(() => {
    shown.close();
    pageGlobal().parseDocument = undefined;
  });
  return shown;
}

/** Until the test ends, the browser has no sanitiser of its own, so that its ordinary parser is used. */
export function removeSanitizer(): void {
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');
  if (!own) return;
  Reflect.deleteProperty(Element.prototype, 'setHTML');
  onTestFinished(() => {
    Object.defineProperty(Element.prototype, 'setHTML', own);
  });
}

/** Until the test ends, the page lets the browser parse no HTML, so that parse5 is loaded. */
export function refuseParsing(): void {
  removeSanitizer();
  pageGlobal().parseDocument = null;
  onTestFinished(() => {
    pageGlobal().parseDocument = undefined;
  });
}
