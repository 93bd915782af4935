import { areaWalls } from './area-walls.ts';
import { apps, except, packages, wall, type Override } from './wall.ts';

// Who may import whom. docs/reference/areas.md shows the same as a table; `npm run check` enforces it.

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
  'diet',
  'platform',
  'embed',
  'testing',
] as const;

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
// Tests may use the tools for tests besides.
const serverWalls = [
  { files: 'sandbox/**', apps: ['sandbox'] },
  { files: 'delivery/**', apps: ['delivery'] },
  { files: 'edge/**', apps: ['edge', 'delivery'] },
  { files: 'edge/**/*.test.ts', apps: ['edge', 'delivery'], shared: ['testing'] },
  { files: 'edge/html/inline/**', apps: ['edge'], shared: ['modules'] },
].map(({ files, apps, shared = [] }) =>
  wall(
    [files],
    [
      { group: packages(except(...apps)), message: `${files} imports no other app.` },
      {
        group: sharedExcept('contracts', ...shared),
        message: `${files} imports of @shop/shared only ${['contracts', ...shared].join(', ')}.`,
      },
    ],
  ),
);

// What areas outside of this checkout are built and tested with.
const kitWall = wall(
  ['kit/src/**'],
  [
    {
      group: packages(except('kit', 'delivery', 'edge')),
      message: 'The kit knows no app but the edge and delivery.',
    },
    {
      group: [...sharedExcept('contracts', 'shadow-dom-css', 'testing'), '**/scripts/**'],
      message: 'kit/src imports shared/contracts, shared/testing, build/, delivery/ and edge/.',
    },
  ],
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
        // The contract suite is the kit's, and is run on the areas of the checkout, too.
        group: packages(except(folder, 'bench', 'kit')),
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

// What others install with npm has nothing of the shop in it.
const packagesWall = wall(
  ['packages/*/src/**'],
  [{ group: ['*', '!react', '!vue', '!./**'], message: 'A package imports its frameworks and itself.' }],
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
  kitWall,
  artWall,
  ...outsideWalls,
  enginesWall,
  packagesWall,
  workbenchWall,
  oneBundle,
];
