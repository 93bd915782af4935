import { posix, win32 } from 'node:path';

/** What finding a browser takes from the machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where Playwright's own Chromium is, if it is installed. */
  readonly ownPath: string;
  readonly isFile: (path: string) => boolean;
  /** The path with all symbolic links resolved. */
  readonly realPath: (path: string) => string;
}

/** The browser for tests: `CHROMIUM_PATH`, else the first that is found. Throws where that names no file. */
export function findChromium(machine: Machine): string | undefined {
  const named = namedBy('CHROMIUM_PATH', machine.env['CHROMIUM_PATH'], machine);
  return named ?? installed(machine)[0];
}

/** All browsers: of `CHROMIUM_PATH`, found, and of the list in `CHROMIUM_PATHS`; each once. Throws as above. */
export function findAllChromiums(machine: Machine): string[] {
  const { env } = machine;
  const { delimiter } = pathsOf(machine);
  const listed = (env['CHROMIUM_PATHS'] ?? '').split(delimiter);
  const all = [
    namedBy('CHROMIUM_PATH', env['CHROMIUM_PATH'], machine),
    ...installed(machine),
    ...listed.map((path) => namedBy('CHROMIUM_PATHS', path, machine)),
  ].filter((path) => path !== undefined);
  const programs = all.map((path) => programOf(path, machine));
  return all.filter((_, at) => programs.indexOf(programs[at] ?? '') === at);
}

function namedBy(variable: string, path: string | undefined, { isFile }: Machine): string | undefined {
  if (!path) return undefined;
  if (isFile(path)) return path;
  throw new Error(`${variable} names ${path}, where no file is.`);
}

/** Playwright's own, then the system's. The shell comes first: the same browser without windows, toolbars and their cost. */
function installed(machine: Machine): string[] {
  const { ownPath, isFile } = machine;
  return [shellBeside(ownPath), ownPath, ...systemPaths(machine)].filter((path) => isFile(path));
}

/** Playwright keeps its headless shell in a folder beside its Chromium, and tells the path of that alone. */
function shellBeside(ownPath: string): string {
  const file = ownPath.endsWith('.exe') ? 'chrome-headless-shell.exe' : 'chrome-headless-shell';
  return ownPath.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*$/,
    `chromium_headless_shell-$1$2chrome-headless-shell-$3$2${file}`,
  );
}

function systemPaths(machine: Machine): string[] {
  const { platform, env } = machine;
  const { delimiter, join } = pathsOf(machine);
  const inEach = (folders: readonly (string | undefined)[], files: readonly string[]) =>
    files.flatMap((file) => folders.flatMap((folder) => (folder ? [join(folder, file)] : [])));
  if (platform === 'win32')
    return inEach([env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']], windowsFiles);
  if (platform === 'darwin')
    return inEach(['/Applications', env['HOME'] && join(env['HOME'], 'Applications')], macFiles);
  return inEach((env['PATH'] ?? '').split(delimiter), commands);
}

const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const macFiles = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (name) => `${name}.app/Contents/MacOS/${name}`,
);

const windowsFiles = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** What a path starts in the end: Debian's /usr/bin/chromium is a script for /usr/lib/chromium/chromium. */
function programOf(path: string, machine: Machine): string {
  const { basename, dirname, join } = pathsOf(machine);
  const file = machine.realPath(path);
  const behindScript = join(dirname(file), '../lib/chromium', basename(file));
  return machine.isFile(behindScript) ? behindScript : file;
}

function pathsOf({ platform }: Machine): typeof posix {
  return platform === 'win32' ? win32 : posix;
}
