import { page, type Locator } from 'vitest/browser';

const bar = page.getByRole('navigation', { name: 'Main' });
const header = page.getByRole('banner');
const menu = page.getByRole('dialog', { name: 'Menu' });

/** Whether the menu stands in the place of the navigation. */
export function isNarrow(width: number): boolean {
  return width <= 768;
}

async function openMenu(): Promise<Locator> {
  await header.getByRole('button', { name: 'Menu' }).click();
  return menu;
}

/** The place of the links to the shop's pages, opened where it has to be. */
export async function openPages(width: number): Promise<Locator> {
  return isNarrow(width) ? openMenu() : bar;
}

/** The place of the categories, opened. */
export async function openCategories(width: number): Promise<Locator> {
  if (isNarrow(width)) return openMenu();
  await bar.getByText('SHOP').click();
  return bar;
}

/** The place of the account's links, opened where it has to be. */
export async function openAccount(width: number): Promise<Locator> {
  return isNarrow(width) ? openMenu() : header;
}

export async function followPage(width: number, name: string): Promise<void> {
  const pages = await openPages(width);
  await pages.getByRole('link', { name, exact: true }).click();
}
