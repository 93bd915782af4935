import { hydrationElementId } from '@shop/shared/contracts';
import { isWriting } from '../offline/reload-when-answered.ts';

/** After this the visitor is at home on the page. */
const answerMs = 5000;

/**
 * Loads a document that may be days old anew where it says something else by now. It stays where the visitor has pressed or written
 * something meanwhile, and where no answer comes.
 */
export async function reloadOldDocument(document: Document): Promise<void> {
  let isUsed = false;
  const use = () => (isUsed = true);
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, use, { once: true });
  if ((await isChanged(document)) && !isUsed && !isWriting()) location.reload();
}

/** Whether the shop would send other data: what the document was rendered with stands in its text as it was. */
async function isChanged(document: Document): Promise<boolean> {
  const rendered = document.getElementById(hydrationElementId)?.textContent;
  if (!rendered) return false;
  try {
    const signal = AbortSignal.timeout(answerMs);
    const answer = await fetch(location.href, { cache: 'no-cache', signal });
    return answer.status < 500 && !(await answer.text()).includes(rendered);
  } catch {
    // Without an answer the old page is better than none.
    return false;
  }
}
