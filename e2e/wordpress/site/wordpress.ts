import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';
import { packPlugin } from '../../../packages/wordpress/pack/pack-plugin.ts';
import { startProgram, type ProcessGroup } from '../../start-program.ts';

const source = '/usr/share/wordpress';

/** A WordPress of its own, with the plugin active, on the loopback interface. */
export interface WordPress {
  /** Without a slash at the end. */
  readonly url: string;
  /** Calls a function of WordPress, or of `run.php`, in the site. */
  call(name: string, ...args: readonly unknown[]): unknown;
  /** The same with other variables of the environment, as `WP_ENVIRONMENT_TYPE`. */
  callAs(env: Readonly<Record<string, string>>, name: string, ...args: readonly unknown[]): unknown;
  /** What PHP has complained about. */
  complaints(): string;
  stop(): Promise<void>;
}

/** Installs and starts it: a database and a web server, which end with `stop`, as does the folder of both. */
export async function startWordPress(): Promise<WordPress> {
  // A socket's path has to be short.
  const data = mkdtempSync(join(tmpdir(), 'wp-'));
  const started: ProcessGroup[] = [];
  const stop = async () => {
    await Promise.all(started.map((program) => program.stop()));
    rmSync(data, { recursive: true, force: true });
  };
  try {
    started.push(await startDatabase(data));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const callAs = install(data, url);
    const folder = join(data, 'site');
    const server = await startProgram({
      command: 'php',
      args: ['-S', `127.0.0.1:${port}`, '-t', folder],
      env: { PHP_CLI_SERVER_WORKERS: '4', WP_ENVIRONMENT_TYPE: 'local' },
      ready: /Development Server .* started/,
    });
    started.push(server);
    return {
      url,
      call: (...call) => callAs({}, ...call),
      callAs,
      complaints: () => readFileSync(join(data, 'php.log'), 'utf8'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function install(data: string, url: string): WordPress['callAs'] {
  const folder = join(data, 'site');
  const log = join(data, 'php.log');
  cpSync(source, folder, { recursive: true, dereference: true, filter: isNoSetting });
  writeFileSync(log, '');
  writeFileSync(join(folder, 'wp-config.php'), configuration({ socket: join(data, 'db.sock'), url, log }));
  const php = (env: Readonly<Record<string, string>>, script: string, ...args: readonly string[]) =>
    execFileSync('php', [join(import.meta.dirname, script), folder, ...args], {
      encoding: 'utf8',
      env: { ...process.env, WP_ENVIRONMENT_TYPE: 'local', ...env },
    });
  const installed = php({}, 'set-up.php', url, packPlugin(data));
  if (!installed.endsWith('installed')) throw new Error(`WordPress was not installed: ${installed}`);
  return (env, name, ...args) => JSON.parse(php(env, 'run.php', name, JSON.stringify(args))) as unknown;
}

/** Debian's own configuration reads that of hosts. */
function isNoSetting(path: string): boolean {
  return !/\/(?:wp-config\.php|\.htaccess)$/.test(path);
}

async function startDatabase(data: string) {
  const user = `--user=${execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()}`;
  const directory = `--datadir=${join(data, 'db')}`;
  execFileSync(
    'mariadb-install-db',
    ['--no-defaults', user, directory, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: 'pipe' },
  );
  const socket = join(data, 'db.sock');
  const database = await startProgram({
    command: '/usr/sbin/mariadbd',
    args: [
      '--no-defaults',
      user,
      directory,
      `--socket=${socket}`,
      `--pid-file=${data}/db.pid`,
      '--skip-networking',
    ],
    ready: /ready for connections/,
  });
  execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', 'CREATE DATABASE site']);
  return database;
}

interface Configuration {
  readonly socket: string;
  readonly url: string;
  readonly log: string;
}

/** `wp-config.php`. WordPress asks nobody outside of this machine, and says all that is wrong. */
function configuration({ socket, url, log }: Configuration): string {
  const constants = {
    DB_NAME: 'site',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: 'localhost',
    AUTOMATIC_UPDATER_DISABLED: true,
    DISABLE_WP_CRON: true,
    FS_METHOD: 'direct',
    WP_DEBUG: true,
    WP_DEBUG_LOG: log,
    WP_DEBUG_DISPLAY: false,
  };
  const defined = Object.entries(constants).map(
    ([name, value]) => `define('${name}', ${JSON.stringify(value)});`,
  );
  // As on a network of sites, where an administrator of one has no such capability.
  defined.push("define('DISALLOW_UNFILTERED_HTML', getenv('SITE_OF_NETWORK') !== false);");
  return `<?php\n${defined.join('\n')}\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire ABSPATH . 'wp-settings.php';\n`;
}
