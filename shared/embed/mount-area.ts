import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { deferred, pageGlobal, type Area, type ComingBack, type Platform } from '@shop/shared/contracts';
import { addIntegrityManifest } from '../modules/index.ts';
import { answersPath, createPath, MemoryShop } from '../router/memory/index.ts';
import { isComingBack } from './is-coming-back.ts';
import { claimName, createDeepLink, type DeepLink } from './deep-link.ts';
import { messages } from './messages.ts';
import { joinCommerce, type Commerce } from './page-commerce.ts';
import { joinPage, showElsewhere, type PageWidget } from './page-widgets.ts';
import { fire, tellCartChanges } from './widget-events.ts';
import { createWidgetRoot, type WidgetRoot } from './widget-root.ts';
import { shopKey, type MountedWidget, type WidgetOptions } from './widget-settings.ts';
import { widgetPlatform } from './widget-platform.ts';
import { WidgetView } from './widget-view.tsx';

export interface MountOptions extends WidgetOptions {
  /** Groups of the style registry that the area's code registers with. */
  readonly styles: readonly string[];
  /** File below `/embed/` that lists all files with their integrity, and its own integrity. */
  readonly integrityManifest?: readonly [file: string, integrity: string];
}

/**
 * Shows an area in an element's shadow root, in memory: the page's address, title and history stay as they are, but
 * for the query parameter of a widget that is asked to keep its view there.
 * Fires `shop:ready` once it shows, `shop:error` when it cannot.
 */
export function mountArea(element: HTMLElement, area: Area, options: MountOptions): MountedWidget {
  return new MountedArea(element, area, options);
}

class MountedArea implements MountedWidget {
  readonly #element: HTMLElement;
  readonly #area: Area;
  readonly #root: WidgetRoot;
  readonly #react: Root;
  readonly #leavePage: () => void;
  #options: WidgetOptions;
  #shop: MemoryShop;
  #link: DeepLink | undefined;
  readonly #ready = deferred<void>();
  #isReady = false;
  #isRefreshing = false;
  #followed = false;
  #endShop = () => {};

  constructor(element: HTMLElement, area: Area, { styles, integrityManifest, ...options }: MountOptions) {
    if (integrityManifest) addIntegrityManifest(options.base + integrityManifest[0], integrityManifest[1]);
    this.#element = element;
    this.#area = area;
    this.#options = options;
    this.#root = createWidgetRoot(element, styles);
    this.#react = createRoot(this.#root.view, {
      identifierPrefix: nextPrefix(),
      onUncaughtError: (error) => this.#failed(error),
    });
    this.#shop = this.#open();
    this.#leavePage = joinPage(this.#onPage);
    if (isComingBack(this.#window, options)) void this.#comeBack().catch(this.#failed);
    if (options.fonts !== undefined && options.reducedData === undefined) void this.#addFonts();
  }

  update(options: WidgetOptions): void {
    const before = this.#options;
    this.#options = options;
    if (shopKey(before) !== shopKey(options) || before.deepLink !== options.deepLink) {
      this.#endShop();
      this.#shop = this.#open();
      return;
    }
    if (before.storefrontUrl !== options.storefrontUrl) this.#shop.refresh();
    if (before.path !== options.path) void this.#shop.navigate(options.path, { replace: true });
  }

  retry(): void {
    void this.#shop.revalidate();
  }

  navigate(path: string): Promise<void> {
    return this.#shop.navigate(path);
  }

  async refresh(): Promise<void> {
    this.#isRefreshing = true;
    await this.#shop.revalidate().finally(() => (this.#isRefreshing = false));
  }

  unmount(): void {
    this.#leavePage();
    this.#endShop();
    this.#react.unmount();
    this.#root.remove();
  }

  /** Opens the shop that the options name; what is shown stays until its first page has arrived. */
  #open(): MemoryShop {
    const { commerce, leave } = joinCommerce(this.#options, this.#window);
    const platform = this.#platform(commerce);
    const stopTelling = tellCartChanges(this.#element, platform.cart);
    const routes = this.#area.routes(platform);
    const endLink = this.#openLink();
    const linked = this.#link?.read();
    const initialPath = linked && answersPath(routes, linked) ? linked : this.#options.path;
    let { pathname } = new URL(initialPath, 'http://localhost');
    const shop = new MemoryShop({
      routes,
      initialPath,
      href: platform.links.href,
      onFollow: (path, href) => {
        this.#followed = true;
        fire(this.#element, 'shop:navigate', { path, href });
      },
      handOver: (path) => this.#options.open === 'page' && this.#handOver(path),
      leave: (path, href) => this.#leave(path, href),
      onNavigate: (location, step) => {
        this.#link?.write(createPath(location), step);
        if (location.pathname !== pathname) this.#arrive();
        pathname = location.pathname;
      },
    });
    let isEnded = false;
    this.#endShop = () => {
      isEnded = true;
      stopTelling();
      endLink();
      shop.dispose();
      leave();
    };
    void shop.start().then(() => !isEnded && this.#render(shop));
    return shop;
  }

  /** Keeps the view in the page's address, when that is asked for. */
  #openLink(): () => void {
    this.#link = undefined;
    const { deepLink } = this.#options;
    if (deepLink === undefined) return () => {};
    const { name, free } = claimName(
      (pageGlobal().deepLinks ??= new Set()),
      deepLink || this.#element.localName,
    );
    const link = createDeepLink({
      window: this.#window,
      name,
      home: () => this.#options.path,
      onMove: (path) => {
        // Anybody may write an address: only the area's own pages are shown for it.
        if (this.#shop.answers(path)) void this.#shop.navigate(path, { replace: true });
      },
    });
    this.#link = link;
    return () => (link.end(), free());
  }

  #platform(commerce: Commerce): Platform {
    const { shadow, announce } = this.#root;
    return widgetPlatform(commerce, {
      root: shadow,
      announce,
      options: () => this.#options,
      isRefreshing: () => this.#isRefreshing,
    });
  }

  #render(shop: MemoryShop): void {
    const key = shopKey(this.#options);
    this.#react.render(
      createElement(WidgetView, { key, shop, onShown: () => void this.#shown(), onFailed: this.#failed }),
    );
  }

  /** After a shopper's step to another page; a page that an attribute asked for takes neither view nor focus. */
  #arrive(): void {
    if (this.#followed || this.#root.shadow.activeElement) this.#root.focus();
    this.#followed = false;
  }

  readonly #onPage: PageWidget = {
    key: () => shopKey(this.#options),
    answers: (path) => this.#shop.answers(path),
    show: (path) => void this.#shop.navigate(path).then(() => this.#root.focus()),
  };

  #handOver(path: string): boolean {
    if (!showElsewhere(this.#onPage, path)) return this.#showOver(path);
    this.#element.dispatchEvent(new Event('shop:left'));
    return true;
  }

  /** Shows a path in a dialog over the page, where a script that answers it is there. */
  #showOver(path: string): boolean {
    const tag = pageGlobal().elements?.get(path.replace(/[?#].*/s, ''));
    if (tag) void this.#openDialog({ tag, path }).catch(this.#failed);
    return tag !== undefined;
  }

  /** Over the widget, as soon as that shows. */
  async #openDialog(page: ComingBack): Promise<void> {
    const [{ openWidgetDialog }] = await Promise.all([import('./widget-dialog.ts'), this.#ready.promise]);
    openWidgetDialog(this.#element, this.#root.frame, page);
  }

  async #comeBack(): Promise<void> {
    const { comeBack } = await import('./coming-back.ts');
    await comeBack(this.#window, this.#options, this.#onPage, (page) => this.#openDialog(page));
  }

  async #addFonts(): Promise<void> {
    try {
      const { addFonts } = await import('./widget-fonts.ts');
      addFonts(this.#element.ownerDocument, this.#options.base);
    } catch (error) {
      console.error('The fonts of the shop could not be loaded.', error);
    }
  }

  #leave(path: string, href: string): void {
    if (path !== href) fire(this.#element, 'shop:navigate', { path, href });
    this.#window.location.assign(href);
  }

  readonly #shown = async (): Promise<void> => {
    await this.#root.reveal();
    if (this.#isReady || !this.#root.isRevealed()) return;
    this.#isReady = true;
    this.#ready.resolve();
    fire(this.#element, 'shop:ready', {});
  };

  readonly #failed = (error: unknown): void => {
    console.error('A widget of the shop could not show its page.', error);
    fire(this.#element, 'shop:error', {
      message: error instanceof Error ? error.message : messages.unavailable,
    });
  };

  get #window(): Window {
    return this.#element.ownerDocument.defaultView ?? window;
  }
}

function nextPrefix(): string {
  const page = pageGlobal();
  page.mounts = (page.mounts ?? 0) + 1;
  return `shop-${page.mounts}-`;
}
