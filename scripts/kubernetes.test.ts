import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { memoryOf, type MeasuredWork } from '../bench/scale.ts';
import { rendererLimits } from '../edge/renderer/renderer-limits.ts';
import { checkout } from './build-all.ts';
import { readContainerfile } from './container-file.ts';

interface Container {
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly resources: Readonly<Record<'requests' | 'limits', { readonly memory: string }>>;
  readonly securityContext: unknown;
  readonly volumeMounts: readonly { readonly mountPath: string }[];
  readonly startupProbe: { readonly periodSeconds: number; readonly failureThreshold: number };
}

interface PodSpec {
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: unknown;
  readonly containers: readonly [Container];
}

const read = (file: string) => readFileSync(join(checkout, file), 'utf8');
const image = readContainerfile(read('deploy/container/Containerfile'));
const deployment = parse(read('deploy/kubernetes/edge/deployment.yaml')) as {
  readonly spec: { readonly template: { readonly spec: PodSpec } };
};
const pod = deployment.spec.template.spec;
const [edge] = pod.containers;
const settings = Object.fromEntries(edge.env.map(({ name, value }) => [name, value]));

test('an edge whose releases do not load is not ended before it leaves their pages to browsers [SEC-191]', () => {
  const { periodSeconds, failureThreshold } = edge.startupProbe;
  // It tries for two minutes at most, then a last set: its first renderer, and after that the others. Canaries wait (SEC-202).
  const longestMs = 2 * 60_000 + 2 * rendererLimits.setMs;
  expect(periodSeconds * failureThreshold * 1000).toBeGreaterThan(longestMs);
});

test('the pods of the example fit the image: ports, user, the one place that is written to, time to end [OPS-42]', () => {
  expect(edge.ports.map(({ containerPort }) => String(containerPort))).toEqual([
    image.settings['PORT'],
    image.settings['ADMIN_PORT'],
  ]);
  const [runAsUser, runAsGroup] = (image.instructions.get('USER') ?? '').split(':').map(Number);
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser,
    runAsGroup,
    fsGroup: runAsGroup,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(edge.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(edge.volumeMounts[0]?.mountPath).toBe(image.settings['CACHE_DIR']);
  const answeringMs = 10_000;
  expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(
    Number(settings['DRAIN_MS']) + answeringMs,
  );
});

test('what the manifests set are settings of an edge [OPS-42]', () => {
  const documented = `${read('docs/deploying.md')}${read('docs/operation.md')}`;
  const example = parse(read('deploy/kubernetes/example/kustomization.yaml')) as {
    readonly configMapGenerator: readonly { readonly literals?: readonly string[] }[];
  };
  const literals = example.configMapGenerator.flatMap(({ literals: own = [] }) => own);
  const names = [
    ...Object.keys(settings),
    ...literals.map((literal) => literal.split('=')[0]),
    ...Object.keys(image.settings).filter((name) => name !== 'NODE_ENV'),
  ];
  expect(names).toContain('PROVIDER_API');
  expect(names.filter((name) => !new RegExp(`^\\| .*\`${name}\``, 'm').test(documented))).toEqual([]);
});

test('their memory is that of docs/scale.md, for the renderers that are set and one canary [OPS-42]', () => {
  const work = JSON.parse(read('bench/work.json')) as MeasuredWork;
  const { busy, maximum } = memoryOf({ renderers: Number(settings['RENDERERS']), canaries: 1 }, work);
  const set = (of: 'requests' | 'limits') => Number(edge.resources[of].memory.replace(/Mi$/, ''));
  // The next multiple of 64.
  expect([set('requests'), set('limits')]).toEqual(
    [busy, maximum].map((count) => Math.ceil(count / 64) * 64),
  );
});

test('Services, policies and scaling name pods and ports that there are [OPS-42]', () => {
  const files = globSync('deploy/{kubernetes/edge,nginx/in-cluster}/*.yaml', { cwd: checkout });
  const text = files.map(read).join('\n---\n');
  const named = [...text.matchAll(/app\.kubernetes\.io\/name: ([\w-]+)/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(['shop-edge', 'shop-cache']));
  const ports = [...text.matchAll(/(?:port|targetPort): (http|admin|\d+)/g)].map(([, port]) => port);
  expect(new Set(ports)).toEqual(new Set(['http', 'admin', '8080', '80', '53', '443']));
});

// Kustomize mounts the reference configuration, and these edits make it one for a cluster.
test('the edits for a cluster find what they change in the configuration of nginx [OPS-42]', () => {
  const script = join(checkout, 'deploy/nginx/in-cluster/edits.sed');
  const file = join(checkout, 'deploy/nginx/shop.conf');
  const { stdout } = spawnSync('sed', ['-f', script, file], { encoding: 'utf8' });
  expect(stdout).not.toMatch(
    /^upstream|127\.0\.0\.1:|server_name shop\.example|real_ip|"\$scheme|\/var\/log/m,
  );
  expect(stdout).toContain('server_name HOST;');
  expect(stdout).toContain('access_log /dev/stdout');
  expect(stdout).toContain('proxy_pass http://shop_edges;');
  expect(read('deploy/nginx/in-cluster/edges.conf')).toContain('upstream shop_edges {');
});

test('nginx takes the address of who asks from the proxy in front of it, in a cluster or not [SEC-274]', () => {
  for (const file of ['deploy/nginx/shop.conf', 'deploy/nginx/in-cluster/edges.conf'])
    expect(read(file)).toMatch(/^set_real_ip_from [^;]+;(?:\n.*)*\nreal_ip_header X-Forwarded-For;$/m);
});

test('nginx counts no failure of a request as one of its edge, in a cluster or not [SEC-273]', () => {
  for (const file of ['deploy/nginx/shop.conf', 'deploy/nginx/in-cluster/edges.conf']) {
    const edges = read(file).match(/^ *server [^ ]+:\d+.*$/gm) ?? [];
    expect(edges).toHaveLength(2);
    for (const edge of edges) expect(edge).toMatch(/ max_fails=0;$/);
  }
});
