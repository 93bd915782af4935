import type { PreviewModule, ShopErrorCode } from '@shop/shared/contracts';
import type { PreviewPage, WidgetCode, WidgetKind } from '../loader/loader-table.ts';
import type { MountedWidget, WidgetOptions } from '../widget/widget-options.ts';
import type { WidgetScript } from './choose-script.ts';
import { isSignedIn, propertyName, readOptions, type WidgetValues } from './read-options.ts';
import { showFailure } from './show-failure.ts';
import { showPreview } from './show-preview.ts';
import { startEarlyCalls } from './start-early-calls.ts';

/** One widget in one element, from before its code has loaded until it is removed. */
export interface PlacedWidget {
  /** The widget once its code has mounted it; rejects when the last attempt at that has failed. */
  mounted(): Promise<MountedWidget>;
  /**
   * Shows what the values say; without values, tries the last ones again. Never rejects: a failure shows the element's
   * children and fires `shop:error`.
   */
  show(values?: WidgetValues): Promise<void>;
  stop(): void;
}

/** @param choose gives the script whose shop the values name; it throws, or rejects, for the page's author */
export function placeWidget(
  element: HTMLElement,
  choose: (values: WidgetValues) => WidgetScript | Promise<WidgetScript>,
): PlacedWidget {
  let widget: MountedWidget | undefined;
  let mountedCode: WidgetCode | undefined;
  let values: WidgetValues;
  let lastAttempt = 0;
  let shown: Promise<void> | undefined;
  let failure: unknown;
  let isStopped = false;
  const start = lazyStart(element);

  const attemptToShow: PlacedWidget['show'] = async (next) => {
    if (isStopped) return undefined;
    if (!next && widget && !failure) return widget.retry();
    values = next ?? values;
    const attempt = ++lastAttempt;
    let begun: ReturnType<typeof beginLoading> | undefined;
    failure = undefined;
    try {
      const { kind, code } = await choose(values);
      if (attempt !== lastAttempt) return undefined;
      values = withDefaults(element, code, values);
      const options = { ...readOptions(values, kind.path, code), given: values };
      if (widget && mountedCode === code) return widget.update(options);
      widget?.unmount();
      widget = undefined;
      await start.wait(values);
      const isCurrent = () => attempt === lastAttempt;
      begun = beginLoading(element, { kind, code }, { values, options, isCurrent });
      const [{ mount }, data] = await Promise.all([begun.loading, begun.data]);
      if (attempt !== lastAttempt) return undefined;
      widget = mount(element, { ...options, data });
      mountedCode = code;
      return undefined;
    } catch (error) {
      begun?.dropEarlyCalls();
      if (attempt === lastAttempt) fail(error as Error, begun ? 'files' : 'settings');
      return undefined;
    }
  };
  const fail = (error: Error, cause: ShopErrorCode) => {
    const failed = ++lastAttempt;
    failure = error;
    showFailure(element, error, cause, () => void (failed === lastAttempt && show()));
  };
  const show: PlacedWidget['show'] = (next) => (shown = attemptToShow(next));
  return {
    mounted: () => settled(() => ({ widget, shown, failure }), start.ask),
    show,
    stop() {
      // Once: by then the element may hold another widget, and others have the session.
      if (isStopped) return;
      isStopped = true;
      lastAttempt += 1;
      widget?.unmount();
      element.shadowRoot?.replaceChildren();
    },
  };
}

interface PlacedState {
  readonly widget: MountedWidget | undefined;
  /** The last attempt. */
  readonly shown: Promise<void> | undefined;
  readonly failure: unknown;
}

/** The widget, once the last attempt has ended, which somebody asks for; rejects where that has failed. */
async function settled(state: () => PlacedState, ask: () => void): Promise<MountedWidget> {
  ask();
  const { shown } = state();
  await shown;
  const { widget, failure, shown: last } = state();
  if (widget) return widget;
  // A newer attempt has begun meanwhile.
  if (last !== shown) return settled(state, ask);
  throw failure ?? Error('The widget was removed');
}

/** What the script's address says where the element says nothing; a theme counts for the styles, too. */
function withDefaults(
  { dataset }: HTMLElement,
  { defaults }: WidgetCode,
  values: WidgetValues,
): WidgetValues {
  const all = { ...defaults, ...values };
  if (all['theme']) dataset['theme'] ??= all['theme'];
  return all;
}

interface Attempt {
  readonly values: WidgetValues;
  readonly options: WidgetOptions;
  isCurrent(): boolean;
}

/** Begins to load the code, and shows a visitor's first page, with what it needs of the provider, before that is there. */
function beginLoading(
  element: HTMLElement,
  { kind, code }: WidgetScript,
  { values, options, isCurrent }: Attempt,
) {
  const isCustomer = isSignedIn(options);
  let dropEarlyCalls = () => {};
  // A view in the page's address may be another page than the first one.
  const isFirstPage = !isCustomer && !('deepLink' in values && location.search);
  const preview = isFirstPage ? loadPreview(kind, code, values) : undefined;
  const loading = code.load(kind, isCustomer, preview ? true : undefined);
  const loadRest = () => code.load(kind, isCustomer, false);
  // It is there when the visitor goes on.
  const loadRestLater = () =>
    element.addEventListener('shop:ready', () => whenIdle(loadRest), { once: true });
  const loadData = () => {
    if (isFirstPage) dropEarlyCalls = startEarlyCalls(kind.early, options, values);
  };
  const dataOf = async ({ data }: PreviewModule) => {
    if (data) loadRestLater();
    else if (isCurrent()) {
      loadData();
      await loadRest();
    }
    return data;
  };
  if (!preview) loadData();
  if (!kind.early[0]) loadRestLater();
  const [shownPage, pageData] = preview ?? [];
  void shownPage?.then((page) => isCurrent() && showPreview(element, options, page));
  const data = pageData && Promise.race([pageData, loading.then(noPreviewAfterOneSecond)]).then(dataOf);
  return { loading, data, dropEarlyCalls: () => dropEarlyCalls() };
}

/** A file that fails is loaded again when it is needed. */
function whenIdle(load: () => Promise<unknown>): void {
  const loadNow = () => void load().catch(() => {});
  // Of its own: where Safari has none, an element of the page may have that id.
  if (Object.hasOwn(window, 'requestIdleCallback')) requestIdleCallback(loadNow);
  else setTimeout(loadNow);
}

/** Undefined where there is none: for pages without data, and with fonts that come later, in which words would move. */
function loadPreview(kind: WidgetKind, { previewParts }: WidgetCode, values: WidgetValues) {
  if (!previewParts || !kind.styles || !kind.early[0] || 'fonts' in values || values['look'] === 'page')
    return undefined;
  const [page, data] = previewParts(kind, (attribute) => values[propertyName(attribute)]);
  // A widget whose preview fails does without.
  return [page.catch((): PreviewPage => ({})), data.catch((): PreviewModule => ({}))] as const;
}

/** Resolves to an empty preview after a second, so that loaded code does not wait for a slow one. */
function noPreviewAfterOneSecond(): Promise<PreviewModule> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1000, {});
  });
}

/** Where the element's code is to be loaded late: once somebody has scrolled to it, or asks for it. */
function lazyStart(element: Element) {
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  return {
    ask,
    async wait(values: WidgetValues) {
      const isLazy = values['loading'] === 'lazy' || 'reducedData' in values;
      if (isLazy && !('expanded' in values)) await Promise.race([asked, nearViewport(element)]);
    },
  };
}

/** Resolves once the element is on the screen or within a screen's height of it. */
function nearViewport(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
  });
}
