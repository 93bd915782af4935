import { expect, onTestFinished, test } from 'vitest';
import { setHeadings } from './heading-levels.ts';
import { effortOf } from '../../testing/effort.ts';

test('gives thousands of headings their sizes in no time [SEC-85]', async () => {
  const own = document.body.appendChild(document.createElement('h1'));
  own.textContent = 'The page';
  own.style.fontSize = '20px';
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const frame = shadow.appendChild(document.createElement('div'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('h3 { --_size: 16px; --_text-l: 30px; font-size: 40px; }');
  shadow.adoptedStyleSheets = [sheet];
  for (let at = 0; at < 8000; at += 1) {
    const heading = frame.appendChild(document.createElement('h3'));
    heading.textContent = 'x';
  }
  const effort = await effortOf(() => {
    const end = setHeadings({ frame, shadow, first: 2, followsPage: true });
    onTestFinished(() => {
      end();
      host.remove();
      own.remove();
    });
    expect(getComputedStyle(frame.lastElementChild as Element).fontSize).toBe('20px');
  });
  expect(effort).toBeLessThan(30);
});
