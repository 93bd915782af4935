import { pageGlobal, type SecondTry } from '@shop/shared/contracts';
import { saveFields, takeFields } from './keep-fields.ts';
import { showDeferredPictures } from './show-deferred-pictures.ts';

/**
 * Keeps a page as it came where its code fails: the shell's entry does not arrive, was altered or throws, or the shell says so
 * by `pageGlobal().secondTry`. A notice, `#shop-notice` with the content of the template after it, offers another try.
 */
export function offerSecondTry(): void {
  if ('unsupported' in document.documentElement.dataset) return;
  const page = pageGlobal();
  page.secondTry = createNotice(() => page.earlyEvents?.discard());
  const onEntry = ({ target }: Event) => {
    // Development has no hashes, and its entry starts the shell after it was loaded.
    if (!(target instanceof HTMLScriptElement && target.type === 'module' && target.integrity)) return;
    if (!page.isShellStarted) page.secondTry?.offer(() => startShell(target.src));
  };
  // All fields are there, and no module has run.
  document.addEventListener('readystatechange', takeFields, { once: true });
  // A load event goes no further than the document.
  document.addEventListener('load', onEntry, true);
  document.addEventListener('error', onEntry, true);
}

async function startShell(entry: string): Promise<void> {
  // Only what was fetched in vain before passes by the HTTP cache, which may hold an altered file.
  await fetchPageFiles().catch(fetchPageFiles);
  await import(/* @vite-ignore */ entry);
  if (!pageGlobal().isShellStarted) throw new Error('The shell did not start.');
}

function createNotice(onFailure: () => void): SecondTry {
  let again: () => Promise<void>;
  let isTrying = false;
  // A part of the page may have this id, as a question of that name.
  const place = () => document.querySelector('body > #shop-notice');
  /** Shows the sentence: 0 that it failed, 1 that it is being tried again, 2 that it failed again. */
  const say = (state: number) => {
    place()
      ?.querySelectorAll('span')
      .forEach((text, index) => (text.hidden = index !== state));
    place()
      ?.querySelector('button')
      ?.setAttribute('aria-disabled', `${state === 1}`);
  };
  const onClick = async () => {
    if (isTrying) return;
    isTrying = true;
    say(1);
    try {
      await again();
    } catch {
      if (await canReloadHelp()) {
        saveFields();
        location.reload();
      } else say(2);
    }
    isTrying = false;
  };
  return {
    offer(tryAgain) {
      again = tryAgain;
      onFailure();
      document.documentElement.dataset['incomplete'] = '';
      const notice = place();
      if (!notice || isTrying) return;
      if (notice.firstElementChild) return say(2);
      const template = notice.nextElementSibling as HTMLTemplateElement;
      notice.append(template.content.cloneNode(true));
      notice.querySelector('button')?.addEventListener('click', () => void onClick());
      showDeferredPictures();
    },
    end() {
      const notice = place();
      delete document.documentElement.dataset['incomplete'];
      const isFocused = notice?.contains(document.activeElement);
      notice?.replaceChildren();
      if (isFocused) document.getElementById('content')?.focus({ preventScroll: true });
    },
  };
}

/** The shell's files, whose hashes the browser checks as it imports them, and those that are fetched with theirs. */
function pageFiles(): [address: string, integrity: string][] {
  const elements = document.querySelectorAll<HTMLElement>(
    'script[type=module][integrity],link[rel=modulepreload][integrity],link[data-integrity]',
  );
  return [...elements].map((element) => [
    element instanceof HTMLLinkElement ? element.href : (element as HTMLScriptElement).src,
    element.dataset['integrity'] ?? element.getAttribute('integrity') ?? '',
  ]);
}

async function fetchPageFiles(): Promise<void> {
  await pageGlobal().fetchFiles?.(pageFiles());
}

/** Whether all files are there, so that it is this document in which they fail, or it names others by now. */
async function canReloadHelp(): Promise<boolean> {
  try {
    await fetchPageFiles();
    return true;
  } catch {
    // At least one of them is still missing.
  }
  try {
    const html = await (await fetch(location.href, { cache: 'no-cache' })).text();
    return pageFiles().some(([address]) => !html.includes(new URL(address).pathname));
  } catch {
    return false;
  }
}
