import { spawnSync } from 'node:child_process';

/** Where Debian puts it is not on the path of everybody. */
export const nginxEnvironment = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

const install = 'apt-get install -y --no-install-recommends nginx-light';

/** Name of the executable. Throws a message that says what to install. */
export function findNginx(): string {
  const found = spawnSync('nginx', ['-v'], { env: nginxEnvironment });
  if (found.status === 0) return 'nginx';
  throw new Error(`nginx is not installed, or does not start. On Debian: ${install}`);
}
