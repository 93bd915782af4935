import '@shop/shared/ui/styles';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { BootSchema, type Area } from '@shop/shared/contracts';
import { createPlatform, openAccount } from '@shop/shared/platform';
import { localStore } from '@shop/shared/storage';
import { adopt } from '@shop/shared/shadow-dom-css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as v from 'valibot';

// A host as anybody would build it with the federation plugin. The shop's own shell replaces the plugin's runtime by
// a small stand-in; that the areas work here too shows that they are ordinary remotes.
// The address tells which: ?area=catalog&path=/products&boot=<boot record as JSON>

const query = new URLSearchParams(location.search);
const name = query.get('area') ?? '';
const { site, provider, discovery } = v.parse(BootSchema, JSON.parse(query.get('boot') ?? 'null'));
const version = discovery.microFrontends[name]?.[0];
if (!version) throw new Error(`The discovery document does not know "${name}".`);

registerRemotes([{ name, type: 'module', entry: version.url }]);
const module = await loadRemote<{ area: Area }>(`${name}/area`);
if (!module) throw new Error(`"${name}" exposes no area.`);

const platform = createPlatform({
  site,
  settings: provider,
  account: openAccount,
  storage: localStore(),
  events: window,
  root: document,
  links: { href: (path) => path },
  announce: () => undefined,
  fragment: () => () => null,
});
adopt(document, [__STYLE_GROUP__, `${name}@${version.metadata.version}`]);
const element = document.createElement('main');
element.className = 'shop-root';
document.body.append(element);
const router = createMemoryRouter(
  [{ hydrateFallbackElement: <p>Loading…</p>, children: module.area.routes(platform) }],
  { initialEntries: [query.get('path') ?? '/'] },
);
createRoot(element).render(<RouterProvider router={router} />);
