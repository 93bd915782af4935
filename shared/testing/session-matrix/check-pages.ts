import type { Area } from '../../contracts/index.ts';
import { renderArea } from '../area/render-area.tsx';
import { answeringBy, expectedMarks } from '../spoiled-records/spoil.ts';
import type { SeedPage } from '../spoiled-records/index.ts';
import { sessionCases, sessionPage, type SessionCase } from './index.ts';

/** What public pages lack in some state of a session: there should be nothing. */
export async function closedPages(
  area: Area,
  pages: readonly SeedPage[],
): Promise<{ sessionCase: SessionCase; path: string; lost: string[] }[]> {
  const closed = [];
  for (const sessionCase of sessionCases()) {
    for (const { path, answers, shown } of pages) {
      const abortController = new AbortController();
      const session = sessionPage(sessionCase, {
        answers: answeringBy(answers),
        signal: abortController.signal,
        hangMs: 400,
      });
      const html = await renderArea(area, path, session.answers, session.platform);
      abortController.abort();
      const lost = expectedMarks(answers, shown, []).filter((mark) => !html.includes(mark));
      const isAboutSession = /log in again|token/i.test(html);
      if (lost.length > 0 || isAboutSession) closed.push({ sessionCase, path, lost });
    }
  }
  return closed;
}
