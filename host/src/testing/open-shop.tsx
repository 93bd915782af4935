import {
  contractVersion,
  type Area,
  type Discovery,
  type AreaManifest,
  type Platform,
} from '@shop/shared/contracts';
import { adopt } from '@shop/shared/shadow-dom-css';
import {
  answering,
  goodToken,
  memoryStorage,
  testPlatform,
  type ProviderAnswers,
  type ProviderCall,
} from '@shop/shared/testing/area';
import '@shop/shared/ui/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, type RouteObject } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { createFailures } from '../failures/report-failure.ts';
import { FailureContext } from '../failures/use-report-failure.ts';
import { createFragments } from '../registry/fragments.tsx';
import { createAreaRegistry } from '../registry/registry.ts';
import { createAnnouncer } from '../start/announcer.ts';
import { createShopRouter } from '../start/shop-router.tsx';
import { logRecovery } from '../start/start-shop.tsx';
import { answersOf } from './answers.ts';

/** An area of a test shop: what the discovery document says of it, and its code. */
export interface TestArea {
  readonly paths: readonly string[];
  readonly requires?: string;
  readonly fragments?: readonly string[];
  /** Called for each load; throws while the area is down. */
  load(): Area | Promise<Area>;
}

export interface ShopSetting {
  readonly path?: string;
  readonly answers?: ProviderAnswers;
  readonly areas?: Readonly<Record<string, TestArea>>;
  readonly signedIn?: boolean;
  /** Title and logo of the site configuration. */
  readonly siteTitle?: string;
  readonly siteLogo?: string;
  readonly connection?: Platform['connection'];
  /** Console errors that the test is about; any other fails it. */
  readonly expectedErrors?: RegExp;
}

export interface OpenShop {
  readonly platform: Platform;
  readonly calls: readonly ProviderCall[];
  /** Path, query and hash of the address. */
  address(): string;
  navigate(path: string): Promise<void>;
  /** Closes it before the test ends. */
  close(): void;
}

/** The frame loads them on every page; tests that are not about them need not provide them. */
const frameFragments = ['blog/contact-section', 'catalog/search-suggestions', 'account-cart/mini-cart'];
const Nothing = () => null;

/** Opens the shell in this document, with the browser's history and everything else real but provider and areas. */
export function openShop(setting: ShopSetting = {}): OpenShop {
  const { path = '/', answers = answersOf({}), areas = {}, signedIn = false, siteTitle = 'Umi' } = setting;
  failOnStrayErrors(setting.expectedErrors);
  history.replaceState(null, '', path);
  const releaseStyles = adopt(document, ['test']);
  const before = new Set(document.body.children);
  const element = document.body.appendChild(document.createElement('div'));
  element.className = 'shop-root';

  const { fetch, calls } = answering(answers);
  const base = testPlatform(
    fetch,
    memoryStorage(signedIn ? { authToken: goodToken, refreshToken: 'refresh' } : {}),
  );
  const registry = createAreaRegistry(discoveryOf(areas), async (name) => {
    const area = areas[name];
    if (!area) throw new Error(`The test shop has no area "${name}".`);
    return area.load();
  });
  const platform: Platform = {
    ...base,
    site: { ...base.site, title: siteTitle, logo: setting.siteLogo ?? null },
    connection: setting.connection,
    announce: createAnnouncer(document),
    fragment: (name) =>
      frameFragments.includes(name) && !hasFragment(areas, name) ? Nothing : fragments(name),
  };
  const { reportFailure } = createFailures(registry.locate, location);
  const fragments = createFragments(registry, () => platform, reportFailure);
  const router = createShopRouter({ registry, platform, reportFailure });
  const root = createRoot(element, { onRecoverableError: logRecovery });
  root.render(
    <StrictMode>
      <FailureContext value={reportFailure}>
        <RouterProvider router={router} />
      </FailureContext>
    </StrictMode>,
  );
  void platform.cart.getState().reload();
  const close = () => {
    root.unmount();
    router.dispose();
    for (const child of document.body.querySelectorAll(':scope > *')) if (!before.has(child)) child.remove();
    releaseStyles();
  };
  onTestFinished(close);
  return {
    platform,
    calls,
    address: () => location.pathname + location.search + location.hash,
    navigate: (to) => router.navigate(to),
    close,
  };
}

function hasFragment(areas: Readonly<Record<string, TestArea>>, name: string): boolean {
  return Object.entries(areas).some(([area, { fragments = [] }]) =>
    fragments.some((fragment) => `${area}/${fragment}` === name),
  );
}

/** What the shop's areas have in header and menu, from an area that has nothing else. */
const manifests = import.meta.glob<AreaManifest>('/remotes/*/area.json', { eager: true, import: 'default' });
const navigation = Object.values(manifests).flatMap((manifest) => manifest.navigation ?? []);
const linksArea = {
  url: '/links.js',
  metadata: { version: '1' },
  extras: { requires: '^1.0', routes: [], navigation, fragments: [], preload: [], pages: {} },
};

function discoveryOf(areas: Readonly<Record<string, TestArea>>): Discovery {
  const versions = Object.entries(areas).map(([name, { paths, requires = '^1.0', fragments = [] }]) => [
    name,
    [
      {
        url: `/${name}.js`,
        metadata: { version: '1' },
        extras: { requires, routes: [...paths], fragments: [...fragments], preload: [], pages: {} },
      },
    ],
  ]);
  return { schema: '1.0', microFrontends: { ...Object.fromEntries(versions), links: [linksArea] } };
}

/** An area that is there, with these pages and fragments. */
export function areaOf(routes: RouteObject[], fragments: Area['fragments'] = {}): TestArea {
  return {
    paths: routes.flatMap(({ path }) => path ?? []),
    fragments: Object.keys(fragments),
    load: () => ({ contract: contractVersion, routes: () => routes, fragments }),
  };
}

/** Fails the test at its end when the console has shown an error or a warning that the test is not about. */
export function failOnStrayErrors(expected: RegExp = /^(?!)/): void {
  const strays: string[] = [];
  const listen = (...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (!expected.test(text)) strays.push(text);
  };
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(listen),
    vi.spyOn(console, 'warn').mockImplementation(listen),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    expect(strays, 'stray console errors').toEqual([]);
  });
}
