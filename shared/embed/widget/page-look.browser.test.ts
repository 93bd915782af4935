import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { followPage } from './page-look.ts';

let element: HTMLElement;
let stop = () => {};

beforeEach(() => {
  element = document.createElement('div');
  document.body.append(element);
});

afterEach(() => {
  stop();
  element.remove();
  document.body.removeAttribute('style');
  document.documentElement.removeAttribute('style');
});

const follow = () => (stop = followPage(element, element.attachShadow({ mode: 'open' })));
const ground = () => getComputedStyle(element).getPropertyValue('--shop-paper');

test('follows a change of colours that the page fades into [EMB-43] [SEC-101]', async () => {
  document.body.style.background = 'rgb(255, 255, 255)';
  follow();
  expect(ground()).toBe('rgb(255 255 255)');
  document.body.style.transition = 'background-color 0.1s';
  document.body.style.background = 'rgb(10, 10, 10)';
  await expect.poll(ground).toBe('rgb(10 10 10)');
});

test('follows a change of colours of a page that sets a style in each frame [EMB-43] [SEC-101]', async () => {
  document.body.style.background = 'rgb(255, 255, 255)';
  let frames = 0;
  let next = 0;
  const move = () => {
    document.documentElement.style.setProperty('--time', `${frames++}`);
    next = requestAnimationFrame(move);
  };
  onTestFinished(() => cancelAnimationFrame(next));
  move();
  follow();
  document.body.style.background = 'rgb(10, 10, 10)';
  await expect.poll(ground).toBe('rgb(10 10 10)');
});

test('has the colours of style sheets that came after it [EMB-43] [SEC-101]', async () => {
  follow();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { background: rgb(10, 10, 10) }');
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
  dispatchEvent(new Event('load'));
  await expect.poll(ground).toBe('rgb(10 10 10)');
});
