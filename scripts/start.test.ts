import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A port in use, until the test ends. */
async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function run(script: string, PORT: string) {
  const command = join(import.meta.dirname, script);
  return spawnSync(process.execPath, [command], { encoding: 'utf8', env: { ...process.env, PORT } });
}

for (const [script, command] of [
  ['start.ts', 'npm start'],
  ['dev.ts', 'npm run dev'],
] as const) {
  test(`${command} says in one line that its port is in use, and what to do`, async () => {
    const port = await takenPort();
    const { status, stdout, stderr } = run(script, String(port));
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: ` +
        `PORT=0 ${command} takes any free one.`,
    );
  });
}

test('refuses what is no port', () => {
  const { status, stderr } = run('start.ts', 'eighty');
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('PORT must be a number from 0 to 65535, not "eighty".');
});
