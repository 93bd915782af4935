import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface HttpProvider {
  readonly apiBase: string;
  readonly requests: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** The most requests that were under way at the same time. */
  most(): number;
}

/** A provider on this machine, until the test ends. @param answer gets the path below the API base */
export async function startHttpProvider(
  answer: (path: string, response: ServerResponse) => void,
): Promise<HttpProvider> {
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  let open = 0;
  let most = 0;
  const server = createServer(({ url = '', headers }, response) => {
    const path = url.slice('/api'.length);
    requests.push({ path, headers });
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => (open -= 1));
    answer(path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { apiBase: `http://127.0.0.1:${port}/api`, requests, most: () => most };
}
