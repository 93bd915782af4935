import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PageFiles } from '../embed/foreign-page.ts';

/** Where the shop is, for a page that has its widgets. */
export interface ShopAddresses {
  readonly url: string;
  readonly apiBase: string;
}

/** A foreign page: its files, its markup, and the headers it is served with. */
export interface ThirdPartyPage {
  readonly name: string;
  readonly files?: PageFiles;
  /** Goes into the head, before the widgets' scripts. */
  readonly head?: string;
  readonly html?: string;
  /** Puts the widgets' markup into the body. */
  readonly body?: (widgets: string) => string;
  readonly headers?: (shop: ShopAddresses) => Readonly<Record<string, string>>;
  /** Name of the frame that the widgets are in. */
  readonly frame?: string;
}

const require = createRequire(import.meta.url);
const fromPackage = (path: string) => readFileSync(require.resolve(path), 'utf8');
/** A file that the package has but does not list among its exports. */
const besides = (name: string, path: string) =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), path), 'utf8');
const style = (path: string) => `<link rel="stylesheet" href="${path}">`;
const script = (path: string) => `<script src="${path}"></script>`;

const reset = `* { margin: 0 !important; padding: 0 !important; border: 0 !important; font: 13px/1 monospace !important;
  color: #a00 !important; background: none !important; box-sizing: content-box !important;
  letter-spacing: 3px !important; text-transform: uppercase !important; animation: none !important; list-style: none !important }
dialog, button, [hidden] { display: none !important } img { width: 10px !important }`;

const blogTheme = `html { font-size: 62.5% } body { font: 300 1.8rem/2 Georgia, serif; color: #555; word-spacing: .3rem }
h1, h2, h3 { font-size: 4.2rem; text-transform: uppercase; margin: 3rem 0 } a { color: #d33; border-bottom: 1px dotted }
.entry-content img { border: 8px solid #fff; box-shadow: 0 0 9px #999 } button, input { border-radius: 0; font-size: 1.2rem }
.entry-content > * { max-width: 58rem; margin-inline: auto } ul { list-style: square; padding-left: 4rem }`;

const prototypes = `Array.prototype.each = function (call) { for (var i = 0; i < this.length; i++) call(this[i], i); return this };
Array.prototype.first = function () { return this[0] }; String.prototype.strip = function () { return this.trim() };
Function.prototype.wrap = function (other) { return other }; Element.prototype.hide = function () { this.hidden = true };
window.$ = function (id) { return document.getElementById(id) };
window.define = function () { throw new Error('define is not for widgets') }; define.amd = { jQuery: true };
window.module = undefined; window.process = { env: {} };`;

// What Prototype.js 1.6 puts in the place of what browsers have, and a text in place of an array for JSON.
const prototype16 = `function toArray(list) {
  if (!list) return [];
  if (list.toArray) return list.toArray();
  var length = list.length || 0, copy = new Array(length);
  while (length--) copy[length] = list[length];
  return copy;
}
var reverse = Array.prototype.reverse, filter = Array.prototype.filter;
function detect(test) { return filter.call(this, test)[0] }
var added = {
  toArray: function () { return [].concat(this) },
  entries: function () { return this.toArray() },
  find: detect, detect: detect,
  reverse: function (inline) { return reverse.call(inline !== false ? this : this.toArray()) },
  clear: function () { this.length = 0; return this },
  first: function () { return this[0] }, last: function () { return this[this.length - 1] },
  toJSON: function () { return '[' + this.map(String).join(', ') + ']' },
};
for (var name in added) Array.prototype[name] = added[name];
Array.from = toArray;
String.prototype.toJSON = function () { return '"' + this + '"' };
String.prototype.startsWith = function (text) { return this.indexOf(text) === 0 };
Function.prototype.bind = function (self) {
  var call = this, given = toArray(arguments).slice(1);
  return function () { return call.apply(self, given.concat(toArray(arguments))) };
};
['hide', 'show', 'update', 'insert', 'visible', 'scrollTo'].forEach(function (method) {
  HTMLElement.prototype[method] = function () { return this };
});
document.getElementsByClassName = function (name) { return toArray(document.querySelectorAll('.' + name)) };`;

// What MooTools adds, and its own Array.from; scripts of those years added to every object, too.
const mooTools = `Array.from = function (item) { return item == null ? [] : Array.isArray(item) ? item : typeof item == 'object' && 'length' in item ? Array.prototype.slice.call(item) : [item] };
Array.prototype.each = Array.prototype.forEach; Array.prototype.contains = Array.prototype.includes;
Array.prototype.clean = function () { return this.filter(function (item) { return item != null }) };
String.prototype.contains = function (text, separator) { return (separator ? separator + this + separator : String(this)).indexOf(text) > -1 };
Number.from = function (item) { var number = parseFloat(item); return isFinite(number) ? number : null };
Object.prototype.extend = function (more) { for (var name in more) this[name] = more[name]; return this };
Element.prototype.setStyle = function () { return this }; Element.prototype.getElement = function (selector) { return this.querySelector(selector) };`;

const reactApp = `const { createElement, useEffect, useState } = React;
const markup = document.getElementById('markup').content;
function App() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(1), []);
  const widgets = [...markup.children].map((element) => {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    return createElement(element.localName, { key: element.localName, ...attributes }, element.textContent);
  });
  return createElement('main', { 'data-renders': count }, widgets);
}
ReactDOM.createRoot(document.getElementById('app')).render(createElement(App));`;

function strictPolicy({ url, apiBase }: ShopAddresses): string {
  const provider = new URL(apiBase).origin;
  return (
    `default-src 'none'; script-src ${url}; style-src 'self'; connect-src ${provider} ${url}; img-src ${provider} data:; ` +
    "require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'"
  );
}

export const plainPage: ThirdPartyPage = { name: 'a plain page' };

export const thirdPartyPages: readonly ThirdPartyPage[] = [
  { name: 'a reset with !important', head: style('/reset.css'), files: { '/reset.css': reset } },
  {
    name: 'Bootstrap 5',
    head: style('/bootstrap.css') + script('/bootstrap.js'),
    files: {
      '/bootstrap.css': fromPackage('bootstrap/dist/css/bootstrap.min.css'),
      '/bootstrap.js': fromPackage('bootstrap/dist/js/bootstrap.bundle.min.js'),
    },
    body: (widgets) => `<main class="container py-5"><div class="card">${widgets}</div></main>`,
  },
  {
    name: "Tailwind's preflight",
    head: style('/preflight.css'),
    files: { '/preflight.css': fromPackage('tailwindcss/preflight.css') },
  },
  {
    name: "a blog's theme with rem tricks",
    head: style('/theme.css'),
    files: { '/theme.css': blogTheme },
    body: (widgets) => `<article class="entry-content">${widgets}</article>`,
  },
  {
    name: 'an app of React 18',
    files: {
      '/react.js': besides('react', 'umd/react.production.min.js'),
      '/react-dom.js': besides('react-dom', 'umd/react-dom.production.min.js'),
      '/app.js': reactApp,
    },
    body: (widgets) =>
      `<template id="markup">${widgets}</template><div id="app"></div>${script('/react.js')}${script('/react-dom.js')}${script('/app.js')}`,
  },
  {
    name: 'prototypes with additions, and define.amd',
    head: script('/prototypes.js'),
    files: { '/prototypes.js': prototypes },
  },
  {
    name: 'Prototype.js 1.6 [EMB-44]',
    head: script('/prototype.js'),
    files: { '/prototype.js': prototype16 },
  },
  {
    name: 'MooTools and an extended Object.prototype [EMB-44]',
    head: script('/mootools.js'),
    files: { '/mootools.js': mooTools },
  },
  { name: 'right to left', html: '<html lang="ar" dir="rtl">' },
  {
    name: 'a strict policy with Trusted Types',
    headers: (shop) => ({ 'Content-Security-Policy': strictPolicy(shop) }),
  },
  {
    name: 'Turbo',
    head: script('/turbo.js'),
    files: { '/turbo.js': fromPackage('@hotwired/turbo/dist/turbo.es2017-umd.js') },
  },
];
