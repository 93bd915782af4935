import { originOf, tagOf, type Check, type Finding } from './finding.ts';

/** The remote and version that a widget script is of: `catalog` and `1a2b` of `/embed/catalog@1a2b.js`. */
function nameOf({ src }: HTMLScriptElement): readonly [remote: string, version: string] {
  const [, remote = '', version = ''] = /([\w-]+)(?:@([\w.-]+))?\.js$/.exec(new URL(src).pathname) ?? [];
  return [remote, version];
}

const line = (src: string) => `<script type="module" src="${src}"></script>`;
const isModule = ({ type }: HTMLScriptElement) => type.trim().toLowerCase() === 'module';

export const checkModules: Check = {
  name: 'Every script of the shop has type="module"',
  find: ({ scripts }) =>
    scripts
      .filter((script) => !isModule(script) && nameOf(script)[0] !== 'shop-classic')
      .map(({ src }): Finding => ({
        severity: 'error',
        what: `The script ${src} has no type="module".`,
        help: 'The browser cannot run it, and its elements stay as they are. Write:',
        code: line(src),
      })),
};

export const checkDoubles: Check = {
  name: 'Each script of the shop is there once, in one version',
  find({ scripts }) {
    const shops = groupBy(scripts, ({ src }) => originOf(src));
    return [...shops].flatMap(([origin, own]) => {
      const remotes = groupBy(own, (script) => nameOf(script)[0]);
      const doubles = [...remotes].flatMap(([remote, all]) => (all.length > 1 ? doubleOf(remote, all) : []));
      const others = [...remotes.keys()].filter((remote) => !/^shop(?:-classic)?$/.test(remote));
      if (!remotes.has('shop') || others.length === 0) return doubles;
      return [
        ...doubles,
        {
          severity: 'note' as const,
          what: `shop.js defines the elements of ${others.join(' and ')}, too.`,
          help: `The other scripts of ${origin} can go. This one stays:`,
          code: line(`${origin}/embed/shop.js`),
        },
      ];
    });
  },
};

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function doubleOf(remote: string, all: readonly HTMLScriptElement[]): Finding[] {
  const versions = new Set(all.map((script) => nameOf(script)[1]));
  const [first] = all;
  const isMixed = versions.size > 1;
  return [
    {
      severity: isMixed ? 'warning' : 'note',
      what: `The script of ${remote} is there ${all.length} times${isMixed ? ', in several versions' : ''}.`,
      help: isMixed
        ? 'Which version shows an element depends on which script comes first. Keep one of them:'
        : 'Once is enough:',
      code: line(first?.src ?? ''),
    },
  ];
}

/** With scripts of two shops, each element has to say whose it is. */
export const checkOwners: Check = {
  name: 'Every element says whose it is, or there is one shop only',
  find({ scripts, elements }) {
    const [first = '', ...others] = new Set(scripts.filter(isModule).map(({ src }) => originOf(src)));
    if (others.length === 0) return [];
    return elements
      .filter((element) => !element.getAttribute('shop') && !element.getAttribute('storefront-url'))
      .map((element): Finding => ({
        severity: 'error',
        what: `Scripts of ${1 + others.length} shops are on this page, and <${element.localName}> names none.`,
        help: `It is shown by none of ${[first, ...others].join(' and ')}. Write whose it is:`,
        code: tagOf(element, { shop: first }),
      }));
  },
};

/** Elements whose script is not there. */
export const checkDefined: Check = {
  name: 'Every element of the shop has its script',
  find({ elements, scripts, shop }) {
    const missing = elements.filter((element) => !element.matches(':defined'));
    return [...new Set(missing.map(({ localName }) => localName))].flatMap((tag): Finding[] => {
      const { script = '' } = shop.elements[tag] ?? {};
      const isNamed = scripts.some((one) => [script, 'shop', 'shop-classic'].includes(nameOf(one)[0]));
      const src = `${shop.storefrontUrl}/embed/${script}.js`;
      return [
        isNamed
          ? {
              severity: 'error',
              what: `<${tag}> is not defined: its script is on the page, and did not run.`,
              help: 'What keeps it from that stands with the other findings, or in the console: a policy, a server that is not reached, a script that is altered on its way.',
            }
          : {
              severity: 'error',
              what: `<${tag}> is not defined: its script is not on the page.`,
              help: 'Write into the head:',
              code: line(src),
            },
      ];
    });
  },
};
