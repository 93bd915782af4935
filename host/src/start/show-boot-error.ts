import { messages } from '../messages/shell.ts';
import { BootError } from './read-boot.ts';

/** A page for the operator that names what is wrong, without anything that could fail in its turn. */
export function showBootError(document: Document, error: unknown): void {
  console.error(error);
  const heading = document.createElement('h1');
  heading.textContent = messages.invalidConfiguration;
  const list = document.createElement('ul');
  const lines = error instanceof BootError ? error.fields : [String(error)];
  for (const line of lines) {
    const item = document.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  const page = document.createElement('main');
  page.style.cssText = 'max-width:720px;margin:auto;padding:12vh 24px';
  page.append(heading, messages.invalidConfigurationHelp, list);
  document.getElementById('shop')?.replaceChildren(page);
}
