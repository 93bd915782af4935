import { pageGlobal } from '@shop/shared/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captureEarlyEvents } from './capture-early-events.ts';

let clicked: string[];

beforeEach(() => {
  clicked = [];
  document.body.innerHTML = `<div id="shop">
    <button type="button" id="add">Add</button>
    <button type="button" id="like">Like</button>
    <a href="#list" id="link">List</a>
    <a href="#more" role="button" id="more">Load more</a>
    <input id="name" value="before"><input type="checkbox" id="flag">
    <form id="review"><button>Send</button></form>
  </div>`;
  captureEarlyEvents();
});

afterEach(() => {
  pageGlobal().earlyEvents?.discard();
  document.body.replaceChildren();
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** What hydrated components do. */
function listen() {
  for (const element of document.querySelectorAll('button, a'))
    element.addEventListener('click', () => clicked.push(element.id));
  byId('review').addEventListener('submit', (event) => {
    event.preventDefault();
    clicked.push('review');
  });
}

test('replays clicks and submits in their order after hydration', async () => {
  byId('add').click();
  (byId('review') as HTMLFormElement).requestSubmit();
  byId('like').click();
  expect(byId('add').getAttribute('aria-busy')).toBe('true');
  pageGlobal().earlyEvents?.clearMarks();
  expect(document.querySelector('[aria-busy]')).toBeNull();
  listen();
  await pageGlobal().earlyEvents?.replay();
  expect(clicked).toEqual(['add', 'review', 'like']);
  byId('add').click();
  expect(clicked.at(-1)).toBe('add');
});

test('lets a link through while nothing is captured, and queues it behind a captured click', async () => {
  listen();
  byId('link').click();
  expect(clicked).toEqual(['link']);
  byId('add').click();
  byId('link').click();
  expect(clicked).toEqual(['link']);
  await pageGlobal().earlyEvents?.replay();
  expect(clicked).toEqual(['link', 'add', 'link']);
});

test('captures a link that is a button, unless it opens a tab of its own', async () => {
  byId('more').click();
  expect(location.hash).not.toBe('#more');
  const inTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  byId('more').addEventListener('click', () => clicked.push('in a tab'), { once: true });
  byId('more').dispatchEvent(inTab);
  expect(clicked).toEqual(['in a tab']);
  listen();
  await pageGlobal().earlyEvents?.replay();
  expect(clicked).toEqual(['in a tab', 'more']);
});

test('discards captured clicks and follows the first link when hydration fails', () => {
  byId('add').click();
  byId('link').click();
  listen();
  pageGlobal().earlyEvents?.discard();
  expect(clicked).toEqual(['link']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('tells the hydrated page what was typed and checked before', () => {
  const name = byId('name') as HTMLInputElement;
  const flag = byId('flag') as HTMLInputElement;
  name.value = 'typed';
  name.setSelectionRange(1, 3);
  flag.checked = true;
  const heard: unknown[] = [];
  name.addEventListener('input', () => heard.push(name.value));
  flag.addEventListener('click', () => heard.push('flag'));
  pageGlobal().earlyEvents?.restoreFields();
  expect(heard).toEqual(['typed', 'flag']);
  expect([name.selectionStart, name.selectionEnd]).toEqual([1, 3]);
});
