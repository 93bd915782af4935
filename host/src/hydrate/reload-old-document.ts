import { hydrationElementId, type Platform } from '@shop/shared/contracts';
import { whenCartSaved } from '../fallback/when-cart-saved.ts';
import { isWriting } from '../offline/reload-when-answered.ts';

/** After this the visitor is at home on the page. */
const answerMs = 5000;
/** What the page shows is not there any more. */
const gone: ReadonlySet<number> = new Set([404, 410]);

/**
 * Loads a document that may be days old anew where it says something else by now. It stays where the visitor has pressed or written
 * something meanwhile, and where no answer comes. What is under way for the cart ends first: the provider may give each session's renewal once.
 */
export async function reloadOldDocument(
  document: Document,
  account: Pick<Platform, 'cart' | 'session'>,
): Promise<void> {
  let isUsed = false;
  const use = () => (isUsed = true);
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, use, { once: true });
  if (!(await isChanged(document))) return;
  await whenCartSaved(account);
  if (!isUsed && !isWriting()) location.reload();
}

/** Whether the shop would send other data: what the document was rendered with stands in its text as it was. */
async function isChanged(document: Document): Promise<boolean> {
  const rendered = document.getElementById(hydrationElementId)?.textContent;
  if (!rendered) return false;
  try {
    const signal = AbortSignal.timeout(answerMs);
    const answer = await fetch(location.href, { cache: 'no-cache', signal });
    const text = await answer.text();
    // Where the edge could not render the page in time, it sends a document without one: that says nothing of it.
    const saysSomething =
      gone.has(answer.status) || (answer.ok && text.includes(`id="${hydrationElementId}"`));
    return saysSomething && !text.includes(rendered);
  } catch {
    // Without an answer the old page is better than none.
    return false;
  }
}
