import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../../scripts/build-all.ts';
import { expect, test } from '../fixtures.ts';
import { copyCheckout } from './checkout-copy.ts';
import { whole } from '../whole.ts';

test(
  'a new area and a new page pass the checks, build, and are shown, without an edit elsewhere',
  whole,
  async ({ page, startFurtherEdge }) => {
    test.setTimeout(600_000);
    // Outside the checkout, whose ignored files the checks leave out.
    const copy = copyCheckout(tmpdir());
    const run = (command: string, ...args: string[]) => {
      const options = {
        cwd: copy.root,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      } as const;
      const { status, stdout, stderr } = spawnSync(command, args, options);
      expect(status, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
      return stdout;
    };
    try {
      run(process.execPath, 'scripts/new.ts', 'area', 'events');
      run(process.execPath, 'scripts/new.ts', 'page', 'events/calendar');
      const said = run(process.execPath, 'scripts/new.ts', 'page', 'events/tickets', '--path', '/tickets');
      expect(said).toContain('http://localhost:5173/tickets\n');
      expect(said).toContain('{ "path": "/tickets", "text": "TICKETS", "order": 70 }');
      run('npm', 'ci', '--dry-run', '--offline');
      run(process.execPath, 'scripts/check.ts');
      const directoryOf = (target: string) =>
        join(copy.root, run(process.execPath, 'scripts/build.ts', target).trim().split('\n').at(-1) ?? '');

      const builds = {
        ...(await buildAll()),
        events: directoryOf('events'),
        'embed/events': directoryOf('embed/events'),
      };
      const { url } = await startFurtherEdge({}, { builds });
      const calendar = await (await fetch(`${url}/events/calendar`)).text();
      expect(calendar).toMatch(/<h1[^>]*>Calendar<\/h1>/);
      expect(await (await fetch(`${url}/tickets`)).text()).toMatch(/<h1[^>]*>Tickets<\/h1>/);
      expect(await (await fetch(`${url}/embed/elements.d.ts`)).text()).toContain('shop-events');
      await page.goto(url);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'EVENTS' }).click();
      await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
      await page.goto(`${url}/events/calendar`);
      await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
      expect(await page.title()).toMatch(/^Calendar · /);
    } finally {
      copy.remove();
    }
  },
);
