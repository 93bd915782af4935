import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const checkout = dirname(import.meta.dirname);

/** A file each, with one import: those that a wall must stop, and those that it must let pass. */
const breaches: Record<string, string> = {
  'shared/contracts/a.ts': 'zustand',
  'shared/contracts/provider/b.ts': '@shop/shared/provider',
  'shared/provider/a.ts': '@shop/shared/session',
  'shared/session/a.ts': '../cart/index.ts',
  'shared/cart/a.ts': '@shop/shared/ui',
  'shared/ui/button/a.ts': '@shop/shared/embed',
  'shared/ui/button/b.ts': '@shop/catalog/src/area.tsx',
  'remotes/catalog/src/home/a.ts': '@shop/blog/src/area.tsx',
  'remotes/catalog/src/home/b.ts': '../../../blog/src/area.tsx',
  'remotes/catalog/src/home/c.ts': '../product/loader.ts',
  'remotes/catalog/src/home/d.ts': 'react-router-dom',
  'remotes/catalog/src/home/e.ts': '@shop/shared/embed',
  'remotes/catalog/src/home/f.ts': '@shop/events/src/area.tsx',
  // An area that no file names.
  'remotes/events/src/calendar/a.ts': '@shop/catalog/src/area.tsx',
  'remotes/events/src/calendar/b.ts': '../ticket/loader.ts',
  'remotes/events/src/calendar/c.ts': 'react-router-dom',
  'host/src/frame/a.ts': '@shop/catalog/src/area.tsx',
  'host/src/frame/b.ts': '../../../remotes/blog/src/area.tsx',
  'host/src/frame/c.ts': '@shop/events/src/area.tsx',
  'sandbox/a.ts': '@shop/shared/provider',
  'sandbox/b.ts': '../edge/app.ts',
  'sandbox/c.ts': '../art/pictures.ts',
  'art/a.ts': '../sandbox/seed/index.ts',
  'art/b.ts': '@shop/shared/contracts',
  'edge/a.ts': '@shop/sandbox/server.ts',
  'edge/b.ts': '@shop/shared/ui',
  'edge/html/c.ts': '@shop/shared/modules',
  'edge/html/inline/a.ts': '@shop/shared/session',
  'edge/html/inline/b.ts': '@shop/delivery',
  'delivery/a.ts': '@shop/edge/main.ts',
  'kit/src/cli/a.ts': '../../../remotes/blog/src/area.tsx',
  'kit/src/cli/b.ts': '@shop/shared/session',
  'kit/src/cli/c.ts': '../../../scripts/build-all.ts',
  'edge/d.ts': '../kit/src/cli/main.ts',
  'e2e/a.ts': '@shop/shared/session',
  'e2e/b.ts': '../host/src/main.tsx',
  'bench/a.ts': '../sandbox/server.ts',
  'packages/widgets/src/a.ts': '@shop/shared/contracts',
  'packages/widgets/src/b.ts': '../../../shared/contracts/index.ts',
  'ui/stories/a.ts': '@shop/catalog/src/area.tsx',
  'ui/stories/b.ts': '../../shared/ui/button/button.tsx',
};

const passages: Record<string, string> = {
  'packages/widgets/src/z.ts': 'vue',
  'shared/contracts/z.ts': 'valibot',
  'shared/cart/z.ts': '@shop/shared/session',
  'edge/html/inline/z.ts': '@shop/shared/modules',
  'edge/releases/z.ts': '@shop/delivery',
  'remotes/catalog/src/home/z.ts': '../components/product-path.ts',
  'remotes/catalog/src/home/y.ts': '../messages.ts',
  'remotes/catalog/src/home/x.ts': '../messages/home.ts',
  'remotes/catalog/src/components/card/x.ts': '../../messages/shop.ts',
  'remotes/blog/src/faq/z.ts': '../messages.ts',
  'host/src/frame/z.ts': '@shop/shared/ui',
  'kit/src/cli/z.ts': '@shop/delivery',
  'kit/src/cli/y.ts': '../../../build/areas.ts',
  'e2e/x.ts': '../kit/src/suite/check-area.ts',
  'sandbox/z.ts': '@shop/shared/contracts/provider',
  'e2e/z.ts': '../scripts/shop.ts',
  'bench/one-bundle/z.ts': '@shop/catalog/src/area.tsx',
};

const copy = mkdtempSync(join(tmpdir(), 'walls-'));

beforeAll(() => {
  cpSync(join(checkout, 'oxlint.config.ts'), join(copy, 'oxlint.config.ts'));
  cpSync(join(checkout, 'package.json'), join(copy, 'package.json'));
  for (const name of ['import-walls.ts', 'area-walls.ts', 'wall.ts'])
    cpSync(join(import.meta.dirname, name), join(copy, 'build', name));
  symlinkSync(join(checkout, 'node_modules'), join(copy, 'node_modules'));
  for (const [file, imported] of Object.entries({ ...breaches, ...passages })) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(
      join(copy, file),
      `import * as all from '${imported}';\nexport const names = Object.keys(all);\n`,
    );
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('every wall stops its breach and lets the rest pass', () => {
  const { stdout } = spawnSync(
    join(checkout, 'node_modules/.bin/oxlint'),
    ['--format=unix', '--ignore-pattern=node_modules', '.'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  );
  const stopped = stdout
    .split('\n')
    .filter((line) => line.includes('no-restricted-imports'))
    .map((line) => line.replace(/:\d+:\d+:.*$/s, '').replace(/^\.\//, ''));
  expect([...new Set(stopped)].toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(breaches).toSorted((a, b) => a.localeCompare(b)),
  );
});
