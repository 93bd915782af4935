import { expect, test } from 'vitest';
import { browserName } from './browser.ts';

test.each([
  [
    '/usr/bin/chromium-headless-shell',
    'Chromium 150.0.7871.100 (headless shell, /usr/bin/chromium-headless-shell)',
  ],
  ['/usr/lib/chromium/chromium', 'Chromium 150.0.7871.100 (whole browser, /usr/lib/chromium/chromium)'],
  ['/usr/bin/google-chrome', 'Chrome 150.0.7871.100 (whole browser, /usr/bin/google-chrome)'],
  ['C:\\Google\\Chrome\\chrome.exe', 'Chrome 150.0.7871.100 (whole browser, C:\\Google\\Chrome\\chrome.exe)'],
  ['C:\\Edge\\msedge.exe', 'Edge 150.0.7871.100 (whole browser, C:\\Edge\\msedge.exe)'],
])('names the browser of a run: %s', (path, name) => {
  expect(browserName(path, '150.0.7871.100')).toBe(name);
});
