import { except, packages, remotes, wall, type Override, type Restriction } from './wall.ts';

// The template of an area stands behind the same walls.
const areaFolders = [...remotes.map((name) => `remotes/${name}`), 'templates/area'];

/** What areas and their folders may import. */
export const areaWalls: Override[] = areaFolders.flatMap((folder) => {
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
    // A piece composes features for other pages, as area.tsx does for the shop's.
    wall([`${folder}/src/pieces/**`], others),
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
