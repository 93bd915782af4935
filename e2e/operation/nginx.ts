import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../../scripts/build-all.ts';
import { findNginx, nginxEnvironment } from '../../scripts/find-nginx.ts';
import { startProgram } from '../start-program.ts';

export interface Nginx {
  /** The shop's origin. */
  readonly url: string;
  /** Requests that reached it, by what its log says of each. */
  log(): readonly NginxEntry[];
  /** Empties its cache. */
  clear(): void;
  stop(): Promise<void>;
}

interface NginxEntry {
  readonly method: string;
  readonly status: number;
  /** `HIT`, `MISS`, `STALE`…; `-` where the cache was not asked. */
  readonly cache: string;
  /** Statuses of the edges that were asked, in turn; empty for what the cache had. */
  readonly edges: readonly string[];
}

interface NginxOptions {
  readonly port: number;
  readonly edgePorts: readonly number[];
  /** Its prefix: configuration, cache and log. */
  readonly directory: string;
}

/** Starts nginx with `deploy/nginx/shop.conf` before the edges; only what differs from machine to machine is replaced. */
export async function startNginx({ port, edgePorts, directory }: NginxOptions): Promise<Nginx> {
  const command = findNginx();
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'shop.conf'), shopConfiguration(port, edgePorts, directory));
  writeFileSync(join(directory, 'nginx.conf'), mainConfiguration());
  const { stop } = await startProgram({
    command,
    args: ['-p', directory, '-c', join(directory, 'nginx.conf')],
    env: nginxEnvironment,
    ready: /start worker process /,
  });
  return {
    url: `http://localhost:${port}`,
    log: () => readFileSync(join(directory, 'shop.log'), 'utf8').split('\n').flatMap(entryOf),
    clear() {
      const cache = join(directory, 'cache');
      for (const name of readdirSync(cache)) rmSync(join(cache, name), { recursive: true, force: true });
    },
    stop,
  };
}

function shopConfiguration(port: number, edgePorts: readonly number[], directory: string): string {
  const edges = edgePorts.map((edge) => `server 127.0.0.1:${edge} max_fails=0;`);
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/(?:^ *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/m, `${edges.join('\n')}\n`],
    [/listen 80(?= |;)/g, `listen 127.0.0.1:${port}`],
    [/server_name shop\.example;/, 'server_name localhost;'],
    [/\/var\/cache\/nginx\/shop/, join(directory, 'cache')],
    [/\/var\/log\/nginx\/shop\.log/, join(directory, 'shop.log')],
  ];
  return replacements.reduce(
    (text, [pattern, own]) => {
      if (text.search(pattern) < 0) throw new Error(`deploy/nginx/shop.conf has nothing like ${pattern}.`);
      return text.replace(pattern, own);
    },
    readFileSync(join(checkout, 'deploy/nginx/shop.conf'), 'utf8'),
  );
}

/** What `/etc/nginx/nginx.conf` is to an installed one. */
function mainConfiguration(): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_rlimit_nofile 65536;
pid nginx.pid;
error_log stderr notice;
events { worker_connections 16384; }
http {
${temporary.map((name) => `  ${name}_temp_path ${name};`).join('\n')}
  include shop.conf;
}
`;
}

function entryOf(line: string): NginxEntry[] {
  const [, method = '', status, cache = '', edges = ''] =
    /^\S+ (\S+) (\d+) cache=(\S+) edges="([^"]*)"/.exec(line) ?? [];
  if (status === undefined) return [];
  return [
    { method, status: Number(status), cache, edges: edges.split(', ').filter((one) => /\d/.test(one)) },
  ];
}
