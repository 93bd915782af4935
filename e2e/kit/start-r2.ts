import { join } from 'node:path';
import { startService } from '../../build/start-service.ts';
import { checkout } from '../../scripts/build-all.ts';

interface S3Server {
  readonly endpoint: string;
  readonly buckets: readonly string[];
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Starts R2 of `delivery/s3-servers`; gives what a store on it needs in the environment. */
export async function startR2() {
  const { lines, stop } = await startService({
    name: 's3-servers',
    command: [join(checkout, 'scripts/own-package.ts'), 's3-servers', 'R2'],
    ready: /^ready$/,
  });
  const line = lines.find((each) => each.startsWith('server ')) ?? '';
  const server = JSON.parse(line.slice('server '.length)) as S3Server;
  const env = {
    AWS_ENDPOINT_URL_S3: server.endpoint,
    AWS_ACCESS_KEY_ID: server.accessKeyId,
    AWS_SECRET_ACCESS_KEY: server.secretAccessKey,
  };
  return { server, env, stop };
}
