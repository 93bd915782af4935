import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildAll, checkout } from '../../scripts/build-all.ts';
import { whole } from '../whole.ts';

/** Ids of processes below another whose command contains a text. */
function processesOf(parent: number, text: string): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'args='], {
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => {
    const [, id, parentId, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parentId) === parent && command.includes(text) ? [Number(id)] : [];
  });
}

for (const [name, script] of [
  ['edge', 'edge/main.ts'],
  ['sandbox', 'sandbox/main.ts'],
] as const) {
  test(
    `npm start ends with a message when its ${name} dies, and stops the rest`,
    name === 'edge' ? {} : whole,
    async () => {
      test.setTimeout(240_000);
      await buildAll();
      const shop = spawn(process.execPath, [join(checkout, 'scripts/start.ts')], {
        env: { ...process.env, PORT: '0' },
      });
      let printed = '';
      for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (printed += String(text)));
      try {
        const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve));
        await expect.poll(() => printed, { timeout: 180_000 }).toContain('Ctrl-C ends everything.');
        const address = /^ready (\S+)/m.exec(printed)?.[1] ?? '';
        const provider = /provider +(\S+)/.exec(printed)?.[1] ?? '';
        const store = /releases +(\S+)/.exec(printed)?.[1] ?? '';
        expect(readFileSync(join(store, 'log/00000001.json'), 'utf8')).toContain('"catalog"');

        // An id of 0 would be that of this process's own group.
        const [id] = shop.pid === undefined ? [] : processesOf(shop.pid, script);
        if (id === undefined) throw new Error(`Nothing runs ${script}.`);
        process.kill(id, 'SIGKILL');

        expect(await ended).toBe(1);
        expect(printed).toContain(`The ${name} ended unexpectedly`);
        for (const url of [address, provider]) await expect(fetch(url)).rejects.toThrow();
      } finally {
        shop.kill();
      }
    },
  );
}
