import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who releases, and out of which sources: what is told of it unless the command says so. */
export function originOf(folder: string): { readonly by: string; readonly commit: string } {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN } = process.env;
  return { by: GITHUB_ACTOR || GITLAB_USER_LOGIN || userInfo().username, commit: currentCommit(folder) };
}

/** Its hash, marked when files are changed; empty outside of a repository. */
function currentCommit(folder: string): string {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
