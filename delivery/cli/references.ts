import { MoveRefused } from '../moves/next.ts';
import type { PublishedRelease } from '../release/release.ts';
import { UsageError } from './command.ts';

export interface Reference {
  readonly app: string;
  readonly version: string;
}

/**
 * The published release that `blog@b3` names; the beginning of a version is enough where no other begins like that.
 * Throws `UsageError` for what names no version, and `MoveRefused`.
 */
export function resolveReference(text: string, releases: readonly PublishedRelease[]): Reference {
  const [app = '', wanted = '', ...more] = text.split('@');
  if (!app || !wanted || more.length > 0)
    throw new UsageError(`"${text}" names no version. Write for example blog@9ff8de810e3c; list shows them.`);
  const versions = releases.filter((release) => release.app === app).map(({ version }) => version);
  if (versions.includes(wanted)) return { app, version: wanted };
  const [version, ...others] = versions.filter((each) => each.startsWith(wanted));
  if (version === undefined)
    throw new MoveRefused(
      versions.length === 0
        ? `Nothing of ${app} is published.`
        : `${text} is not published. Of ${app} there are ${versions.join(', ')}.`,
    );
  if (others.length > 0)
    throw new MoveRefused(`${text} may be ${[version, ...others].join(' or ')}: write more of it.`);
  return { app, version };
}
