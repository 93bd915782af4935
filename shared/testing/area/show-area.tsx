import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Area, Platform } from '../../contracts/index.ts';
import { adopt } from '../../shadow-dom-css/registry.ts';
import '../../ui/styles/index.ts';
import { isWhole } from '../whole.ts';
import { answering, type ProviderAnswers, type ProviderCall } from './provider-answers.ts';
import { goodToken, memoryStorage, testPlatform } from './test-platform.ts';

export interface AreaSetting {
  /** Path and query of the page to open. */
  readonly path: string;
  readonly answers: ProviderAnswers;
  /** A customer looks at the page instead of a visitor. */
  readonly signedIn?: boolean;
  /** Instead of one with a session as `signedIn` says. */
  readonly platform?: typeof testPlatform;
  /** The navigation state the page is opened with. */
  readonly state?: unknown;
}

export interface ShownArea {
  readonly element: HTMLElement;
  readonly platform: Platform;
  /** Where the session stores its tokens. */
  readonly storage: Storage;
  /** Calls that reached the provider so far. */
  readonly calls: readonly ProviderCall[];
  /** Path, query and fragment of the page shown. */
  address(): string;
  /** Goes to a path, or so many entries through the history. */
  navigate(to: string | number): Promise<void>;
  close(): void;
}

/** Group of all style sheets in browser tests, as vite.config.ts says. */
const styleGroup = 'test';

/** Opens a page of an area in this document, with the real provider client, session, cart, router and styles. */
export function showArea(area: Area, setting: AreaSetting): ShownArea {
  const { path, answers, signedIn = false, state, platform: createPlatform = testPlatform } = setting;
  const release = adopt(document, [styleGroup]);
  const element = document.body.appendChild(document.createElement('div'));
  element.className = 'shop-root';
  const { fetch, calls } = answering(answers);
  const storage = memoryStorage(signedIn ? { authToken: goodToken, refreshToken: 'refresh' } : {});
  const platform = createPlatform(fetch, storage);
  const elsewhere = { path: '*', element: <p>Another area</p> };
  const { pathname, search, hash } = new URL(path, 'http://shop.test');
  // Pages load late here, of which the router would warn; in the shop they are there when it starts.
  const all = { HydrateFallback: () => null, children: [...area.routes(platform), elsewhere] };
  const router = createMemoryRouter([all], {
    initialEntries: [{ pathname, search, hash, state }],
  });
  const root = createRoot(element);
  root.render(<RouterProvider router={router} />);
  return {
    element,
    platform,
    storage,
    calls,
    address() {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    navigate: (to) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
    close() {
      root.unmount();
      router.dispose();
      element.remove();
      release();
    },
  };
}

/**
 * A phone, both sides of the line where the menu takes the navigation's place, and a desk; `npm test` takes one of each kind,
 * and leaves the others to its screens.
 */
export const widths: readonly number[] = isWhole ? [390, 768, 769, 1280] : [390, 769];
