import { afterEach, expect, test } from 'vitest';
import { createPageOpener, registerWidget, type PageWidget } from './page-widgets.ts';
import type { WidgetOptions } from './widget-options.ts';

const registered: (() => void)[] = [];

afterEach(() => registered.splice(0).forEach((unregister) => unregister()));

/** A widget that notes in `shown` what it shows. */
function widgetOnPage(name: string, shown: string[], more: Partial<PageWidget> = {}): PageWidget {
  const show = (path: string) => void shown.push(`${name} ${path}`);
  const widget: PageWidget = { key: () => 'shop', answers: () => true, show, ...more };
  registered.push(registerWidget(widget));
  return widget;
}

function openerOf(widget: PageWidget) {
  const element = Object.assign(new EventTarget(), { ownerDocument: { defaultView: globalThis } });
  return createPageOpener({
    element: element as unknown as HTMLElement,
    root: { frame: element as unknown as HTMLElement, scrollToTop: () => {} },
    options: () => ({}) as WidgetOptions,
    widget,
    ready: Promise.resolve(),
    onError: (error) => expect(error).toBeUndefined(),
  });
}

test('a piece that a path leads back to goes before a widget that has all such pages, whichever came first', () => {
  const shown: string[] = [];
  widgetOnPage('menu', shown);
  widgetOnPage('card', shown, { isPiece: true, answers: () => false });
  widgetOnPage('button', shown, { isPiece: true });
  const opener = openerOf(widgetOnPage('login', shown));
  expect(opener.open('/products/eel')).toBe(true);
  expect(shown).toEqual(['button /products/eel']);
});

test('without such a piece the first widget of the same shop shows the path', () => {
  const shown: string[] = [];
  widgetOnPage('elsewhere', shown, { key: () => 'another shop' });
  widgetOnPage('menu', shown);
  widgetOnPage('second menu', shown);
  openerOf(widgetOnPage('login', shown)).open('/products/eel');
  expect(shown).toEqual(['menu /products/eel']);
});
