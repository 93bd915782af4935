import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OxlintConfig } from 'oxlint';

// Who may import whom. docs/reference/areas.md shows the same as a table; `npm run check` enforces it.

type Override = NonNullable<OxlintConfig['overrides']>[number];

interface Restriction {
  readonly group: string[];
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

const sharedOrder = [
  'contracts',
  'storage',
  'modules',
  'provider',
  'session',
  'cart',
  'router',
  'shadow-dom-css',
  'ui',
  'platform',
  'embed',
  'testing',
] as const;

// Every folder, so that an area is walled from its first file on.
const remotes = readdirSync(join(import.meta.dirname, '../remotes'));
const apps = ['host', ...remotes, 'sandbox', 'art', 'delivery', 'edge', 'e2e', 'bench'];

function wall(files: string[], patterns: Restriction[]): Override {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** Packages of this repository, by name and by any relative way to their folders. */
function packages(names: readonly string[]): string[] {
  return names.flatMap((name) => [
    `@shop/${name}`,
    `@shop/${name}/**`,
    `**/../${name}`,
    `**/../${name}/**`,
    `**/../remotes/${name}/**`,
  ]);
}

function except(...names: string[]): string[] {
  return apps.filter((name) => !names.includes(name));
}

function sharedExcept(...allowed: string[]): string[] {
  const others = sharedOrder.filter((folder) => !allowed.includes(folder));
  return others.flatMap((folder) => [`@shop/shared/${folder}`, `@shop/shared/${folder}/**`]);
}

const contractsWall = wall(
  ['shared/contracts/**'],
  [
    {
      group: ['*', '!valibot', '!./**', '!../**', '@shop/**'],
      allowTypeImports: true,
      message: 'Contracts import nothing but valibot (types apart).',
    },
    {
      group: sharedOrder.slice(1).flatMap((folder) => [`../../${folder}/**`, `../../../${folder}/**`]),
      message: 'Contracts stand below everything else in shared/.',
    },
  ],
);

function sharedWall(files: string[], forbidden: readonly string[], below: readonly string[]) {
  return wall(files, [
    {
      group: forbidden.flatMap((name) => [
        `@shop/shared/${name}`,
        `@shop/shared/${name}/**`,
        `../${name}/**`,
        `../../${name}/**`,
      ]),
      message: `${files.join(', ')} may import only what stands before it: ${below.join(' < ')}.`,
    },
    { group: packages(apps), message: 'shared/ imports none of the apps.' },
  ]);
}

const sharedWalls = sharedOrder.slice(1).flatMap((folder, index) => {
  const below = sharedOrder.slice(0, index + 1);
  const above = sharedOrder.slice(index + 2);
  const tests = [`shared/${folder}/**/*.test.ts`, `shared/${folder}/**/*.test.tsx`];
  return [
    sharedWall([`shared/${folder}/**`], above, below),
    // Tests may use the tools for tests besides.
    sharedWall(
      tests,
      above.filter((name) => name !== 'testing'),
      [...below, 'testing'],
    ),
  ];
});

// The template of an area stands behind the same walls.
const areaFolders = [...remotes.map((name) => `remotes/${name}`), 'templates/area'];

const areaWalls = areaFolders.flatMap((folder) => {
  const own = folder.slice(folder.lastIndexOf('/') + 1);
  const others: Restriction[] = [
    {
      group: packages(except(own)),
      message: 'An area never imports another area, the shell or a server.',
    },
    {
      group: ['react-router-dom', 'react-router', 'react-dom', 'react-dom/**'],
      message: 'Areas route through @shop/shared/router and leave the DOM to the mount.',
    },
    {
      group: ['@shop/shared/embed', '@shop/shared/embed/**', '@shop/shared/shadow-dom-css'],
      message: 'Mounting is the business of shell and embeds.',
    },
  ];
  return [
    wall([`${folder}/src/**`], others),
    wall(
      [`${folder}/src/*/**`],
      [
        ...others,
        {
          group: [
            '../*',
            '../*/**',
            '!../messages.ts',
            '!../messages/**',
            '!../components/**',
            '../../*',
            '../../*/**',
            '!../../messages.ts',
            '!../../messages/**',
            '!../../components/**',
          ],
          message:
            'A feature folder imports @shop/shared, itself, its messages and components/; area.tsx composes features.',
        },
      ],
    ),
    // Components may use each other, but no feature.
    wall(
      [`${folder}/src/components/*/**`],
      [
        ...others,
        {
          group: ['../../*/**', '!../../components/**', '!../../messages/**'],
          message: 'A component of several pages imports no feature.',
        },
      ],
    ),
  ];
});

const hostWall = wall(
  ['host/**'],
  [
    {
      group: packages(except('host')),
      message: 'The shell meets areas at run time only, through its registry.',
    },
  ],
);

// An edge follows the log of releases. Inline scripts run in the browser, and one of them loads modules.
const walledIn = (folder: string) =>
  folder === 'edge' ? ['edge', 'delivery'] : [folder.replace(/\/.*/, '')];
const serverWalls = [['sandbox'], ['delivery'], ['edge'], ['edge/html/inline', 'modules']].map(
  ([folder = '', ...more]) =>
    wall(
      [`${folder}/**`],
      [
        { group: packages(except(...walledIn(folder))), message: `${folder}/ imports no other app.` },
        {
          group: sharedExcept('contracts', ...more),
          message: `${folder}/ imports of @shop/shared only ${['contracts', ...more].join(', ')}.`,
        },
      ],
    ),
);

const artWall = wall(
  ['art/**'],
  [{ group: [...packages(except('art')), '@shop/shared/**'], message: 'art/ imports itself.' }],
);

const outsideWalls = (['e2e', 'bench'] as const).map((folder) =>
  wall(
    [`${folder}/**`],
    [
      {
        // Tests hold the shop to budgets with what the bench measures by.
        group: packages(except(folder, 'bench')),
        message: `${folder}/ speaks to the shop through URLs; it starts servers as processes.`,
      },
      {
        // Whole shops are shown the samples of the component that cleans them.
        group: [...sharedExcept('contracts'), '!@shop/shared/testing/hostile-html'],
        message: `${folder}/ imports nothing of @shop/shared but contracts and hostile samples.`,
      },
    ],
  ),
);

const workbenchWall = wall(
  ['ui/**'],
  [
    { group: packages(apps), message: 'ui/ shows the components of @shop/shared/ui, and knows no app.' },
    { group: ['../../shared/**'], message: 'Stories use the public names of @shop/shared.' },
  ],
);

const enginesWall = wall(
  ['engines/**'],
  [
    {
      // Its scenarios steer the sandbox with the same tools as the tests of e2e/.
      group: packages(except('e2e')),
      message: 'engines/ speaks to the shop through URLs; it starts servers as processes.',
    },
    {
      group: [...sharedExcept('contracts'), '**/shared/**', '!**/shared/testing/**'],
      message: 'engines/ imports nothing of @shop/shared but contracts and testing.',
    },
  ],
);

// The one bundle that the bench compares with is the shop without federation: it imports shell and areas.
const oneBundle: Override = {
  files: ['bench/one-bundle/**'],
  rules: { 'no-restricted-imports': 'off' },
};

export const walls: Override[] = [
  contractsWall,
  ...sharedWalls,
  ...areaWalls,
  hostWall,
  ...serverWalls,
  artWall,
  ...outsideWalls,
  enginesWall,
  workbenchWall,
  oneBundle,
];
