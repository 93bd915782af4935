import { expect, test as base } from '../fixtures.ts';
import { startWordPress, type WordPress } from './site/wordpress.ts';

export interface SiteFixtures {
  /** Saves the plugin's settings; those that are not given have their defaults, the storefront is the shop. */
  readonly configure: (settings?: Readonly<Record<string, unknown>>) => void;
  /** Publishes a page, and gives its address. */
  readonly publish: (content: string, title?: string) => string;
  /** Logs in to the administration. */
  readonly logIn: (name?: keyof typeof passwords) => Promise<void>;
}

const passwords = { owner: 'corner-1-Pass', writer: 'corner-2-Pass' };

/** Tests of the plugin in a WordPress of this worker's own. */
export const test = base.extend<SiteFixtures, { readonly site: WordPress }>({
  site: [
    async ({}, use) => {
      const site = await startWordPress();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  configure: async ({ site, shop }, use) => {
    await use((settings = {}) => {
      site.call('update_option', 'sushi_shop', { storefront: shop.url, ...settings });
    });
  },
  publish: async ({ site }, use) => {
    await use((content, title = 'Order here') => {
      const page = { post_title: title, post_content: content, post_status: 'publish', post_type: 'page' };
      return `${site.url}/?page_id=${String(site.call('wp_insert_post', page))}`;
    });
  },
  logIn: async ({ page, site }, use) => {
    await use(async (name = 'owner') => {
      await page.goto(`${site.url}/wp-login.php`);
      const username = page.getByLabel('Username or Email Address');
      // WordPress moves the focus there a moment after the page has loaded, also out of another field.
      await expect(username).toBeFocused();
      await username.fill(name);
      await page.getByLabel('Password', { exact: true }).fill(passwords[name]);
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.waitForURL('**/wp-admin/**');
    });
  },
});

/** The block, as the editor writes it into a post. */
export function block(attributes: Readonly<Record<string, string>>): string {
  return `<!-- wp:sushi-shop/element ${JSON.stringify(attributes)} /-->`;
}
