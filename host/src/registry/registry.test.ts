import {
  contracts,
  contractVersion,
  type Area,
  type DiscoveredVersion,
  type Discovery,
} from '@shop/shared/contracts';
import { expect, test, vi } from 'vitest';
import { createAreaRegistry, warnOfSharedPaths, type AreaLocation, type LoadArea } from './registry.ts';

const area: Area = { contract: contractVersion, routes: () => [] };

interface VersionSetting {
  readonly version?: string;
  readonly standard?: boolean;
  readonly requires?: string;
  readonly fragments?: string[];
}

function version(routes: string[], setting: VersionSetting = {}): DiscoveredVersion {
  const { version = '1', standard, requires = '^1.0', fragments = [] } = setting;
  return {
    url: `/${version}/remoteEntry.js`,
    metadata: { version },
    ...(standard !== undefined && { deployment: { traffic: 0, default: standard } }),
    extras: { requires, routes, fragments, preload: [], pages: {} },
  };
}

function registryOf(microFrontends: Discovery['microFrontends'], loadArea: LoadArea = async () => area) {
  const load = vi.fn(loadArea);
  return { load, registry: createAreaRegistry({ schema: '1.0', microFrontends }, load) };
}

function found(location: AreaLocation | undefined): AreaLocation {
  if (!location) throw new Error('The registry found nothing.');
  return location;
}

test('finds the remote of a path, and the pattern that matched', () => {
  const { registry } = registryOf({
    catalog: [version(['/', '/products', '/products/:slug'])],
    blog: [version(['/blog', '/blog/:slug'])],
  });
  const place = (path: string) => {
    const location = registry.locate(path);
    return location && [location.name, location.pattern];
  };
  expect(place('/')).toEqual(['catalog', '/']);
  expect(place('/products')).toEqual(['catalog', '/products']);
  expect(place('/products/miso-soup')).toEqual(['catalog', '/products/:slug']);
  expect(place('/blog/')).toEqual(['blog', '/blog']);
  expect(place('/blog/a/b')).toBeUndefined();
  expect(place('/toString')).toBeUndefined();
});

test('the most specific pattern wins, as in React Router, whichever remote comes first', () => {
  const dynamic = version(['/:page/:slug', '/offers/:slug', '*']);
  const { registry } = registryOf({ anything: [dynamic], offers: [version(['/offers/today'])] });
  expect(registry.locate('/offers/today')?.name).toBe('offers');
  expect(registry.locate('/offers/yesterday')?.pattern).toBe('/offers/:slug');
  expect(registry.locate('/news/today')?.pattern).toBe('/:page/:slug');
  expect(registry.locate('/news')?.pattern).toBe('*');
});

test('takes the default version, else the first, and does without a remote that has none', () => {
  const { registry } = registryOf({
    blog: [
      version(['/blog'], { version: '1', standard: false }),
      version(['/blog'], { version: '2', standard: true }),
    ],
    catalog: [version(['/products'], { version: '3' }), version(['/products'], { version: '4' })],
    empty: [],
  });
  expect(registry.locate('/blog')?.version.metadata.version).toBe('2');
  expect(registry.locate('/products')?.version.metadata.version).toBe('3');
  expect(registry.locate('/empty')).toBeUndefined();
});

test('of a default version and its canary, in either order, takes the default', () => {
  const canary = version(['/blog', '/news'], { version: '3', standard: false });
  const standard = version(['/blog'], { version: '2', standard: true });
  for (const blog of [
    [canary, standard],
    [standard, canary],
  ]) {
    const { registry } = registryOf({ blog });
    expect(registry.locate('/blog')?.version).toBe(standard);
    expect(registry.locate('/news')).toBeUndefined();
  }
});

test('a path that two areas claim is left to the first of the document, with a warning that names both [RTE-15]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const microFrontends = {
    'account-cart': [version(['/cart', '/orders/:id'])],
    blog: [version(['/blog', '/Cart', '/orders/:order'])],
  };
  const { registry } = registryOf(microFrontends);
  warnOfSharedPaths({ schema: '1.0', microFrontends });
  expect(['/cart', '/orders/7', '/blog'].map((path) => registry.locate(path)?.name)).toEqual([
    'account-cart',
    'account-cart',
    'blog',
  ]);
  expect(warn.mock.calls).toEqual([
    ['/Cart of blog is left to account-cart.'],
    ['/orders/:order of blog is left to account-cart.'],
  ]);
  warn.mockRestore();
});

test('finds the remote that announces a fragment', () => {
  const { registry } = registryOf({ blog: [version(['/blog'], { fragments: ['latest-posts'] })] });
  expect(registry.locateFragment('blog/latest-posts')?.name).toBe('blog');
  const others = ['blog/others', 'news/latest-posts', 'blog', 'blog/', '', '/latest-posts'];
  expect(others.filter((name) => registry.locateFragment(name))).toEqual([]);
});

test('loads a remote once, for all who ask while it is under way and after', async () => {
  const { registry, load } = registryOf({ blog: [version(['/blog', '/contact'])] });
  const blog = found(registry.locate('/blog'));
  const contact = found(registry.locate('/contact'));
  expect(await Promise.all([registry.load(blog), registry.load(contact)])).toEqual([area, area]);
  expect(await registry.load(blog)).toBe(area);
  expect(load.mock.calls).toEqual([['blog', blog.version, expect.any(Function)]]);
});

test('forgets a load that failed, so that the next one tries again', async () => {
  const failing = vi
    .fn<LoadArea>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(area);
  const { registry } = registryOf({ blog: [version(['/blog'])] }, failing);
  const blog = found(registry.locate('/blog'));
  const [first, joined] = await Promise.allSettled([registry.load(blog), registry.load(blog)]);
  expect([first.status, joined.status]).toEqual(['rejected', 'rejected']);
  expect(await registry.load(blog)).toBe(area);
  expect(failing).toHaveBeenCalledTimes(2);
});

test.each(['^2.0', '^1.999', '1.0', ''])(
  'runs no code of a remote that asks for contract "%s"',
  async (requires) => {
    const { registry, load } = registryOf({ blog: [version(['/blog'], { requires })] });
    const refused = registry.load(found(registry.locate('/blog')));
    await expect(refused).rejects.toMatchObject({ name: 'ContractError' });
    expect(load).not.toHaveBeenCalled();
  },
);

test.each(['2.0', '1.999', 'none'])(
  'an area whose code is built against contract "%s" is refused, whatever its release says [DEP-13]',
  async (contract) => {
    const load = async () => ({ ...area, contract: contract as Area['contract'] });
    const { registry } = registryOf({ blog: [version(['/blog'])] }, load);
    await expect(registry.load(found(registry.locate('/blog')))).rejects.toMatchObject({
      name: 'ContractError',
      message: `blog 1 needs contract ${contract}`,
      cause: contracts,
    });
  },
);

test('tells when an earlier release took the place of the version', async () => {
  const onFallback = vi.fn<(location: AreaLocation, cause: unknown) => void>();
  const cause = new TypeError('Failed to fetch');
  const registry = createAreaRegistry(
    { schema: '1.0', microFrontends: { blog: [version(['/blog'])] } },
    async (_name, _version, onFallback) => {
      onFallback(cause);
      return area;
    },
    { onFallback },
  );
  const blog = found(registry.locate('/blog'));
  expect(await registry.load(blog)).toBe(area);
  expect(onFallback.mock.calls).toEqual([[blog, cause]]);
});

test('lists the links of all areas in their order, whichever area they are of', () => {
  const withLinks = (navigation: DiscoveredVersion['extras']['navigation']) => {
    const plain = version([]);
    return { ...plain, extras: { ...plain.extras, navigation } };
  };
  const home = { path: '/', text: 'HOME', order: 10 };
  const events = { path: '/events', text: 'EVENTS', order: 20 };
  const gallery = { path: '/gallery', text: 'GALLERY', order: 50 };
  const { registry } = registryOf({
    catalog: [withLinks([gallery, home])],
    events: [withLinks([events])],
    blog: [version(['/blog'])],
  });
  expect(registry.navigation).toEqual([home, events, gallery]);
});
