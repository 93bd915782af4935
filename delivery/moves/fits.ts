import { servesArea } from '@shop/shared/contracts';

/** What of a release decides whether it fits into a set. */
export interface ReleaseFacts {
  readonly app: string;
  readonly version: string;
  /** Contract range that an area asks for, e.g. `^1.0`; absent for the host. */
  readonly requires?: string;
  /** Contract versions that a host serves, e.g. `1.0`; absent for areas. */
  readonly contracts?: readonly string[];
  /** Path patterns that the app answers. */
  readonly routes: readonly string[];
  /** Tags of custom elements that the app defines. */
  readonly elements: readonly string[];
}

/** Why releases do not fit together. */
export interface Misfit {
  /** The apps concerned. */
  readonly apps: readonly string[];
  readonly reason: string;
}

/** Why the releases of a set, one for each app, do not fit together; empty when they do. */
export function misfits(set: readonly ReleaseFacts[]): Misfit[] {
  return [
    ...contractMisfits(set),
    ...ownedTwice(set, 'the path', ({ routes }) => routes.map((route) => [comparable(route), route])),
    ...ownedTwice(set, 'the element', ({ elements }) => elements.map((tag) => [tag, `<${tag}>`])),
  ];
}

function contractMisfits(set: readonly ReleaseFacts[]): Misfit[] {
  const host = set.find(({ contracts }) => contracts);
  if (!host?.contracts) return [{ apps: [], reason: 'there is no host' }];
  const served = host.contracts;
  return set
    .filter(({ requires }) => requires !== undefined && !servesArea({ requires }, served))
    .map((area) => ({
      apps: [area.app, host.app],
      reason: `${nameOf(area)} asks for contract ${area.requires}, and ${nameOf(host)} serves ${served.join(', ')}`,
    }));
}

/** @param thingsOf what a release owns: how things are compared, and what they are called */
function ownedTwice(
  set: readonly ReleaseFacts[],
  kind: string,
  thingsOf: (release: ReleaseFacts) => [string, string][],
): Misfit[] {
  const owners = new Map<string, ReleaseFacts>();
  const found: Misfit[] = [];
  for (const release of set)
    for (const [key, name] of thingsOf(release)) {
      const owner = owners.get(key) ?? release;
      owners.set(key, owner);
      if (owner === release) continue;
      const reason = `${nameOf(owner)} and ${nameOf(release)} both own ${kind} ${name}`;
      found.push({ apps: [owner.app, release.app], reason });
    }
  return found;
}

/** Patterns that match the same paths are the same, whatever their parameters are called. */
function comparable(route: string): string {
  const path = route.replaceAll(/:[\w-]+/g, ':').toLowerCase();
  return path.replace(/\/+$/, '') || '/';
}

export function nameOf({ app, version }: Pick<ReleaseFacts, 'app' | 'version'>): string {
  return `${app}@${version}`;
}
