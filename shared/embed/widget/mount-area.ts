import { createElement, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { deferred, type Area, type Platform } from '@shop/shared/contracts';
import { addIntegrityManifest } from '../../modules/index.ts';
import { matchesPath, createPath, MemoryRouter, type RouterState } from '../../router/memory/index.ts';
import { widgetMessages } from '../messages.ts';
import { createDeepLink, type DeepLink } from './deep-link.ts';
import { createPageOpener, registerWidget, type PageOpener, type PageWidget } from './page-widgets.ts';
import { errorCode, fireShopEvent } from './shop-events.ts';
import { createLook, type WidgetLook } from './widget-look.ts';
import { shopKey, type MountedWidget, type PiecePaths, type WidgetOptions } from './widget-options.ts';
import { joinCommerce, widgetPlatform, type Commerce } from './widget-platform.ts';
import { createWidgetRoot, nextIdPrefix, type WidgetRoot } from './widget-root.ts';
import { WidgetView } from './widget-view.tsx';

export interface MountOptions extends WidgetOptions {
  /** Groups of the style registry that the area's code registers with. */
  readonly styles: readonly string[];
  /** File below `/embed/` that lists all files with their integrity, and its own integrity. */
  readonly integrityManifest?: readonly [file: string, integrity: string];
  /** Of a part of a page: it has no bar of its own when nothing can be loaded, and of paths shows its own alone. */
  readonly piece?: PiecePaths;
}

/**
 * Shows an area in an element's shadow root with a memory router: the page's address, title and history stay as they are, except for
 * the query parameter of a widget with `deepLink`. Fires `shop:ready` once it shows, `shop:error` when it cannot.
 */
export function mountArea(element: HTMLElement, area: Area, options: MountOptions): MountedWidget {
  return new MountedArea(element, area, options);
}

class MountedArea implements MountedWidget {
  readonly #element: HTMLElement;
  readonly #area: Area;
  readonly #root: WidgetRoot;
  readonly #react: Root;
  readonly #otherPages: PageOpener;
  readonly #unregister: () => void;
  readonly #ready = deferred<void>();
  #options: WidgetOptions;
  #router: MemoryRouter;
  #deepLink: DeepLink | undefined;
  #isReady = false;
  #isRefreshing = false;
  #hasFollowedLink = false;
  #closeShop = () => {};
  #pageFailure: unknown;
  readonly #look: WidgetLook;
  readonly #piece: PiecePaths | undefined;

  constructor(
    element: HTMLElement,
    area: Area,
    { styles, integrityManifest, piece, ...options }: MountOptions,
  ) {
    if (integrityManifest) addIntegrityManifest(options.base + integrityManifest[0], integrityManifest[1]);
    this.#element = element;
    this.#piece = piece;
    this.#area = area;
    this.#options = options;
    this.#root = createWidgetRoot(element, styles);
    this.#react = createRoot(this.#root.view, {
      identifierPrefix: nextIdPrefix(),
      onUncaughtError: (error) => this.#onError(error),
    });
    this.#router = this.#openRouter(options.data);
    const widget: PageWidget = {
      key: () => shopKey(this.#options),
      answers: (path) => (piece ? piece.answers(path) : this.#router.matches(path)),
      show: (path) =>
        void this.#router
          .navigate(piece?.within(path) ?? path, { replace: Boolean(piece) })
          .then(() => piece?.focus() || this.#root.focus()),
      isPiece: Boolean(piece),
    };
    this.#unregister = registerWidget(widget);
    this.#otherPages = createPageOpener({
      element,
      root: this.#root,
      options: () => this.#options,
      widget,
      ready: this.#ready.promise,
      onError: this.#onError,
    });
    this.#otherPages.showPaymentResult();
    this.#look = createLook(element, this.#root, piece !== undefined);
    this.#look.set(options);
    if (options.fonts !== undefined && options.reducedData === undefined) void this.#addFonts();
  }

  update(options: WidgetOptions): void {
    const before = this.#options;
    this.#options = options;
    if (this.#isReady) void this.#root.reveal();
    this.#look.set(options);
    if (shopKey(before) !== shopKey(options) || before.deepLink !== options.deepLink) {
      this.#closeShop();
      this.#router = this.#openRouter();
      return;
    }
    if (before.storefrontUrl !== options.storefrontUrl) this.#router.refresh();
    if (before.path !== options.path) void this.#router.navigate(options.path, { replace: true });
  }

  retry(): void {
    void this.#router.revalidate();
  }

  navigate(path: string): Promise<void> {
    return this.#router.navigate(path);
  }

  async refresh(): Promise<void> {
    this.#isRefreshing = true;
    await this.#router.revalidate().finally(() => (this.#isRefreshing = false));
  }

  unmount(): void {
    this.#unregister();
    this.#closeShop();
    this.#react.unmount();
    this.#look.set({});
    this.#root.remove();
  }

  /** Opens a router for the shop that the options name; the one before stays visible until the first page has loaded. */
  #openRouter(initialData?: MountOptions['data']): MemoryRouter {
    const { commerce, leave } = joinCommerce(this.#options, this.#window, this.#element);
    const platform = this.#platform(commerce);
    const routes = this.#area.routes(platform);
    const deepLink = (this.#deepLink = this.#openDeepLink());
    const linkedPath = deepLink?.read();
    const initialPath = linkedPath && matchesPath(routes, linkedPath) ? linkedPath : this.#options.path;
    let { pathname } = new URL(initialPath, 'http://localhost');
    const router = new MemoryRouter({
      routes,
      initialPath,
      initialData,
      href: platform.links.href,
      onFollow: (path, href) => {
        this.#hasFollowedLink = true;
        return fireShopEvent(this.#element, 'shop:navigate', { path, href });
      },
      openElsewhere: (path) => this.#options.open === 'page' && this.#otherPages.open(path),
      leave: (path, href) => this.#leavePage(path, href),
      onNavigate: (location, step) => {
        this.#deepLink?.write(createPath(location), step);
        if (location.pathname !== pathname) this.#focusNewPage();
        pathname = location.pathname;
      },
    });
    let isClosed = false;
    this.#closeShop = () => {
      isClosed = true;
      deepLink?.end();
      router.dispose();
      leave();
    };
    void router.start().then(() => !isClosed && this.#render(platform, router));
    return router;
  }

  #openDeepLink(): DeepLink | undefined {
    const { deepLink } = this.#options;
    if (deepLink === undefined) return undefined;
    return createDeepLink({
      window: this.#window,
      name: deepLink || this.#element.localName,
      home: () => this.#options.path,
      onPopState: (path) => {
        // Anyone can write an address: only the area's own pages are shown for it.
        if (this.#router.matches(path)) void this.#router.navigate(path, { replace: true });
      },
    });
  }

  #platform(commerce: Commerce): Platform {
    const { shadow, announce } = this.#root;
    return widgetPlatform(commerce, {
      element: this.#element,
      root: shadow,
      announce,
      options: () => this.#options,
      isRefreshing: () => this.#isRefreshing,
    });
  }

  #render(platform: Platform, router: MemoryRouter): void {
    const view = createElement(WidgetView, {
      key: shopKey(this.#options),
      platform,
      router,
      hasBar: !this.#piece,
      onShown: (failure) => void this.#onShown(failure),
      onFailed: (error) => void this.#onPageFailure(error),
    });
    // In steps, between which the page around responds.
    startTransition(() => this.#react.render(view));
  }

  /** Scrolls to a new page and focuses it, unless an attribute asked for the page and the focus is elsewhere. */
  #focusNewPage(): void {
    if (this.#hasFollowedLink || this.#root.shadow.activeElement) this.#root.focus();
    this.#hasFollowedLink = false;
  }

  async #addFonts(): Promise<void> {
    try {
      const { addFonts } = await import('./widget-fonts.ts');
      addFonts(this.#element.ownerDocument, this.#options.base);
    } catch (error) {
      console.error('The fonts of the shop could not be loaded.', error);
    }
  }

  #leavePage(path: string, href: string): void {
    if (path !== href && !fireShopEvent(this.#element, 'shop:navigate', { path, href })) return;
    this.#window.location.assign(href);
  }

  async #onShown(failure: RouterState['failure']): Promise<void> {
    if (failure && !this.#isReady) return this.#onPageFailure(failure.error);
    await this.#look.ready();
    await this.#root.reveal();
    if (this.#isReady || !this.#root.isRevealed()) return;
    this.#isReady = true;
    this.#ready.resolve();
    fireShopEvent(this.#element, 'shop:ready', {});
  }

  /** The first page failed: what the page around has for that, or the area's own words, show until it loads after all. */
  async #onPageFailure(error: unknown): Promise<void> {
    if (this.#pageFailure === error) return;
    this.#pageFailure = error;
    this.#onError(error);
    if (!this.#root.showErrorSlot(() => this.retry())) await this.#root.reveal();
  }

  readonly #onError = (error: unknown): void => {
    const message = error instanceof Error ? error.message : widgetMessages.unavailable;
    const code = errorCode(error);
    console.error(`<${this.#element.localName}>: ${code}`, error);
    fireShopEvent(this.#element, 'shop:error', { message, code });
  };

  get #window(): Window & typeof globalThis {
    return this.#element.ownerDocument.defaultView ?? window;
  }
}
