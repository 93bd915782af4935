import { describe, expect, test } from 'vitest';
import { findAllChromiums, findChromium, type Machine } from './find-chromium.ts';

const own = '/home/ren/.cache/ms-playwright/chromium-1255/chrome-linux64/chrome';
const ownShell =
  '/home/ren/.cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell';

interface Given extends Partial<Pick<Machine, 'platform' | 'env' | 'ownPath'>> {
  readonly links?: Readonly<Record<string, string>>;
}

function machine(files: readonly string[], { links = {}, ...given }: Given = {}): Machine {
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    ownPath: own,
    ...given,
    isFile: (path) => files.includes(path) || path in links,
    realPath: (path) => links[path] ?? path,
  };
}

describe('the browser of a run', () => {
  test('is the one of CHROMIUM_PATH before all others', () => {
    const given = { env: { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' } };
    expect(findChromium(machine([own, '/usr/bin/chromium', '/opt/chrome'], given))).toBe('/opt/chrome');
  });

  test('is never another than CHROMIUM_PATH names', () => {
    const given = { env: { CHROMIUM_PATH: '/opt/gone', PATH: '/usr/bin' } };
    expect(() => findChromium(machine([own], given))).toThrow(
      'CHROMIUM_PATH names /opt/gone, where no file is.',
    );
  });

  test('is none where none is', () => {
    expect(findChromium(machine([]))).toBeUndefined();
  });

  test.each([
    ['Playwright’s shell', [ownShell, own, '/usr/bin/chromium'], ownShell],
    ['Playwright’s Chromium', [own, '/usr/bin/chromium-headless-shell'], own],
    [
      'a shell of the system',
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      '/usr/bin/chromium-headless-shell',
    ],
    ['Chromium', ['/usr/bin/google-chrome-stable', '/usr/local/bin/chromium'], '/usr/local/bin/chromium'],
    ['Chrome', ['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
  ])('is %s, on Linux', (_, files, path) => {
    expect(findChromium(machine(files))).toBe(path);
  });

  test('is Chrome where a Mac has it, for all its users or one', () => {
    const chrome = 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const given = { platform: 'darwin', env: { HOME: '/Users/ren' } } as const;
    expect(findChromium(machine([`/${chrome}`], given))).toBe(`/${chrome}`);
    expect(findChromium(machine([`/Users/ren/${chrome}`], given))).toBe(`/Users/ren/${chrome}`);
  });

  test('is Chrome or else Edge on Windows, and Playwright’s before', () => {
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    const chrome = 'C:\\Users\\ren\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe';
    const folder = 'C:\\Users\\ren\\AppData\\Local\\ms-playwright';
    const shell = `${folder}\\chromium_headless_shell-1255\\chrome-headless-shell-win64\\chrome-headless-shell.exe`;
    const given = {
      platform: 'win32',
      ownPath: `${folder}\\chromium-1255\\chrome-win64\\chrome.exe`,
      env: { 'ProgramFiles(x86)': 'C:\\Program Files (x86)', LOCALAPPDATA: 'C:\\Users\\ren\\AppData\\Local' },
    } as const;
    expect(findChromium(machine([edge], given))).toBe(edge);
    expect(findChromium(machine([edge, chrome], given))).toBe(chrome);
    expect(findChromium(machine([edge, chrome, shell], given))).toBe(shell);
  });
});

describe('all browsers', () => {
  test('are the one that is named, those that are found, and a list of others', () => {
    const files = [own, '/usr/bin/chromium', '/opt/old/chromium', '/opt/new/chromium'];
    const env = {
      CHROMIUM_PATH: '/opt/new/chromium',
      CHROMIUM_PATHS: '/opt/old/chromium:/opt/new/chromium:',
      PATH: '/usr/bin',
    };
    expect(findAllChromiums(machine(files, { env }))).toEqual([
      '/opt/new/chromium',
      own,
      '/usr/bin/chromium',
      '/opt/old/chromium',
    ]);
  });

  test('are each there once, whatever names lead to them', () => {
    const given = {
      env: { CHROMIUM_PATHS: '/usr/lib/chromium/chromium', PATH: '/usr/bin:/bin' },
      links: {
        '/bin/chromium': '/usr/bin/chromium',
        '/usr/bin/google-chrome': '/opt/google/chrome/google-chrome',
        '/usr/bin/google-chrome-stable': '/opt/google/chrome/google-chrome',
      },
    };
    // /usr/bin/chromium is a script of Debian's, which starts the other.
    expect(findAllChromiums(machine(['/usr/bin/chromium', '/usr/lib/chromium/chromium'], given))).toEqual([
      '/usr/bin/chromium',
      '/usr/bin/google-chrome-stable',
    ]);
  });

  test('are refused where one that is named is none', () => {
    const given = { env: { CHROMIUM_PATHS: 'C:\\a.exe;C:\\b.exe' }, platform: 'win32' } as const;
    expect(() => findAllChromiums(machine(['C:\\a.exe'], given))).toThrow(
      'CHROMIUM_PATHS names C:\\b.exe, where no file is.',
    );
  });
});
