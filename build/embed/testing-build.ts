// Builds the widgets of two small remotes into the directory named on the command line. A process of its own:
// builds take their mode from NODE_ENV and import what they have built.
import type { AreaManifest } from '@shop/shared/contracts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildEmbed } from './build-embed.ts';
import { buildVendor } from './vendor.ts';

const element = (path: string) => ({ path, shows: '', attributes: {} });

const menu: AreaManifest = {
  name: 'menu',
  requires: '^1.0',
  routes: ['/products', '/products/:slug'],
  fragments: [],
  early: { '/products': [{ call: 'products.list', input: { category: '{category}', search: '{search}' } }] },
  skeletons: {},
  elements: {
    'shop-menu': element('/products?category={category}'),
    'shop-product': element('/products/{slug}'),
  },
  pieces: {
    'shop-price': { ...element('/products/{slug}?long={long}'), flags: { long: '' }, early: [] },
    'shop-cart-button': { ...element('/cart?expanded={expanded}'), flags: { expanded: '' }, early: [] },
  },
};
const basket: AreaManifest = {
  ...menu,
  pieces: undefined,
  name: 'basket',
  routes: ['/cart'],
  early: {},
  elements: { 'shop-cart': element('/cart') },
};

const dist = process.argv[2] ?? '';
const remotes = join(import.meta.dirname, '../../shared/embed/fixture');
const vendor = await buildVendor(join(dist, 'vendor'));
for (const manifest of [menu, basket]) {
  const remote = manifest.name;
  const outDir = join(dist, remote, 'v1');
  mkdirSync(outDir, { recursive: true });
  const root = join(remotes, remote);
  await buildEmbed({ remote, root, outDir, version: 'v1', vendor, manifest });
}
