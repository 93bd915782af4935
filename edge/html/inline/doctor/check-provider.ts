import { originOf, tagOf, type Check, type ExaminedPage, type Finding } from './finding.ts';

interface Provider {
  readonly apiBase: string;
  readonly tenant: string;
  readonly header: string;
  /** The first element that names it. */
  readonly element: HTMLElement;
}

const trimmed = (address: string) => address.replace(/\/+$/, '');

/** The provider of an element; undefined for one that another storefront's script shows. */
function providerOf(element: HTMLElement, { shop, scripts }: ExaminedPage): Provider | undefined {
  const value = (name: string) => element.getAttribute(name);
  const own = value('shop') ?? value('storefront-url');
  const others = scripts.map(({ src }) => originOf(src)).filter((origin) => origin !== shop.storefrontUrl);
  if (own && others.includes(originOf(/^https?:/.test(own) ? own : `https://${own}`))) return undefined;
  const apiBase = value('api-base');
  return {
    apiBase: trimmed(apiBase ? new URL(apiBase, document.baseURI).href : shop.apiBase),
    tenant: value('tenant') || String(shop.tenant),
    header: value('tenant-header') || shop.tenantHeader,
    element,
  };
}

function providersOf(page: ExaminedPage): Provider[] {
  const all = page.elements.map((element) => providerOf(element, page)).filter((one) => one !== undefined);
  const keyOf = ({ apiBase, tenant, header }: Provider) => `${tenant}@${apiBase} ${header}`;
  const first = new Map<string, Provider>();
  for (const one of all) first.set(keyOf(one), first.get(keyOf(one)) ?? one);
  return [...first.values()];
}

type Answer = { readonly status: number; readonly text: string } | undefined;
const answers = new Map<string, Promise<Answer>>();

/** Asks as a widget of a visitor does, each thing once; undefined where no answer can be read. */
function ask({ apiBase, tenant, header }: Provider, path: string): Promise<Answer> {
  const key = `${tenant} ${header} ${apiBase}${path}`;
  const answer = answers.get(key) ?? read(apiBase + path, { [header]: tenant });
  answers.set(key, answer);
  return answer;
}

async function read(address: string, headers: Record<string, string>): Promise<Answer> {
  try {
    const response = await fetch(address, { headers, credentials: 'omit' });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** Whether something answers there, whatever the page may read of it. */
function isReached(address: string): Promise<boolean> {
  return fetch(address, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
}

const isRefused = ({ violations }: ExaminedPage, address: string) =>
  violations.some(({ blockedURI }) => originOf(blockedURI) === originOf(address));

async function corsOfProvider(page: ExaminedPage, one: Provider): Promise<Finding[]> {
  const address = one.apiBase + page.shop.categories;
  if ((await ask(one, page.shop.categories)) || isRefused(page, address)) return [];
  const origin = originOf(address);
  if (!(await isReached(address)))
    return [
      {
        severity: 'error',
        what: `The provider at ${origin} does not answer.`,
        help: 'Widgets show what they have until it does. Is the address right?',
        code: tagOf(one.element),
      },
    ];
  return [
    {
      severity: 'error',
      what: `The provider at ${origin} does not allow calls from this page (CORS).`,
      help: 'Widgets show no dishes. Whoever runs the provider has it answer, to the preflight (OPTIONS), too:',
      code: `Access-Control-Allow-Origin: ${location.origin}\nAccess-Control-Allow-Headers: ${one.header}, Authorization, Content-Type\nAccess-Control-Allow-Methods: GET, POST, PATCH, DELETE`,
    },
  ];
}

export const checkProviderCors: Check = {
  name: 'The provider answers this page (CORS)',
  async find(page) {
    return (await Promise.all(providersOf(page).map((one) => corsOfProvider(page, one)))).flat();
  },
};

export const checkStorefrontCors: Check = {
  name: 'The storefront’s files may be read by this page (CORS)',
  async find(page) {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const origins = [...new Set(page.scripts.map(({ src }) => originOf(src)))];
    const find = async (origin: string): Promise<Finding[]> => {
      const own = loaded.filter((name) => name.startsWith(`${origin}/embed/`) && name.endsWith('.js'));
      const named = page.scripts.map(({ src }) => src).filter((src) => originOf(src) === origin);
      for (const address of new Set([...named, ...own.slice(0, 20)])) {
        if ((await read(address, {})) || isRefused(page, address) || !(await isReached(address))) continue;
        return [
          {
            severity: 'error',
            what: `${origin} does not let other sites read ${new URL(address).pathname} (CORS).`,
            help: 'Widgets cannot load their code. Storefronts send this header by themselves; a CDN in front of them has to keep it:',
            code: 'Access-Control-Allow-Origin: *',
          },
        ];
      }
      return [];
    };
    return (await Promise.all(origins.map(find))).flat();
  },
};

export const checkTenant: Check = {
  name: 'The provider knows the tenant',
  async find(page) {
    const find = async (one: Provider): Promise<Finding[]> => {
      const answer = await ask(one, page.shop.categories);
      if (!answer || answer.status < 400) return [];
      const is = `The provider at ${originOf(one.apiBase)} answers ${answer.status}`;
      if (answer.status >= 500)
        return [
          {
            severity: 'error',
            what: `${is}: it fails at the moment.`,
            help: 'Nothing is wrong with this page. Look again in a while.',
          },
        ];
      return [
        {
          severity: 'error',
          what: `${is} for the tenant ${one.tenant}.`,
          help: 'It has no such tenant, or its API is at another address. Without both attributes the storefront’s own count:',
          code: tagOf(one.element, { 'api-base': page.shop.apiBase, tenant: String(page.shop.tenant) }),
        },
      ];
    };
    return (await Promise.all(providersOf(page).map(find))).flat();
  },
};

/** Slugs that are missing, or that the provider does not know. */
export const checkSlugs: Check = {
  name: 'Every slug and category exists',
  async find(page) {
    const find = async (element: HTMLElement): Promise<Finding[]> => {
      const provider = providerOf(element, page);
      const { slug: call, hasCategory = false } = page.shop.elements[element.localName] ?? {};
      const [slug, category] = [element.getAttribute('slug'), element.getAttribute('category')];
      const tag = `<${element.localName}>`;
      if (call && !slug)
        return [
          {
            severity: 'error',
            what: `${tag} has no slug.`,
            help: 'It is the last part of a page’s address at the storefront:',
            code: tagOf(element, { slug: '…' }),
          },
        ];
      if (!provider) return [];
      if (call && slug) {
        const answer = await ask(provider, call.replace('{slug}', encodeURIComponent(slug)));
        if (answer?.status !== 404 && answer?.status !== 410) return [];
        return [
          {
            severity: 'error',
            what: `${tag}: there is nothing with the slug “${slug}”.`,
            help: 'It was renamed, removed or mistyped. The slug is the last part of the page’s address at the storefront:',
            code: tagOf(element, { slug: '…' }),
          },
        ];
      }
      if (!hasCategory || !category) return [];
      const answer = await ask(provider, page.shop.categories);
      if (!answer || answer.status >= 400 || answer.text.includes(JSON.stringify(category))) return [];
      // A later page of the list may have it.
      if (/"next":\s*"/.test(answer.text)) return [];
      const known = [...answer.text.matchAll(/"slug":\s*"([^"]+)"/g)].map(([, name = '']) => name);
      return [
        {
          severity: 'error',
          what: `${tag}: there is no category “${category}”.`,
          help: `There is ${known.slice(0, 12).join(', ')}.`,
          code: tagOf(element, { category: known[0] ?? '…' }),
        },
      ];
    };
    return (await Promise.all(page.elements.map(find))).flat();
  },
};
