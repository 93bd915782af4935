import react from '@vitejs/plugin-react';
import { shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { join } from 'node:path';
import { areaFederation } from './area-federation.ts';
import { areaRefresh } from './dev-refresh.ts';
import { devOrigin, devVersion, listen, type DevServer } from './dev-server.ts';

interface AreaServer extends DevServer {
  readonly name: string;
  readonly hostPort: number;
}

/** Serves an area as a remote whose modules are replaced in the shell's page when they change. */
export async function serveArea({ name, hostPort, ...server }: AreaServer): Promise<void> {
  const root = join(server.checkout, 'remotes', name);
  await listen({
    ...server,
    root,
    entry: 'src/area.tsx',
    plugins: [
      areaRefresh(name, devOrigin(hostPort)),
      react(),
      shadowDomCss({ group: `${name}@${devVersion}` }),
      areaFederation({ name, root }, 'serve'),
    ],
  });
}
