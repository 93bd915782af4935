import { expect } from '../../fixtures.ts';
import { test } from '../site-test.ts';

// The editor's own warnings.
test.use({ expectedErrors: /./ });

test('the block is inserted, shows the shop’s words in the editor, and is on the published page [WPR-07]', async ({
  page,
  site,
  configure,
  logIn,
}) => {
  configure();
  await logIn('writer');
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  await page.evaluate(() => {
    const { wp } = window as unknown as {
      wp: { data: { dispatch(store: string): { set(scope: string, name: string, value: boolean): void } } };
    };
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
  });
  await page.getByRole('textbox', { name: 'Add title' }).fill('Our menu');
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search').fill('sushi shop dish');
  await page
    .getByRole('option')
    .filter({ has: page.getByText('Dish', { exact: true }) })
    .click();
  const inserted = page.getByRole('document', { name: 'Block: Sushi shop' });
  await expect(inserted.getByText('Dish: the slug is missing.')).toBeVisible();

  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await inserted.click({ position: { x: 4, y: 4 } });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('region', { name: 'Editor settings' });
  await settings.getByLabel('Slug').fill('salmon-nigiri');
  await expect(inserted.getByRole('heading', { name: 'Salmon nigiri', level: 2 })).toBeVisible();
  await settings.getByLabel('Level of its first heading').selectOption('4');
  await expect(inserted.getByRole('heading', { name: 'Salmon nigiri', level: 4 })).toBeVisible();
  await page.screenshot({ path: '.cache/test-results/wordpress/editor.png' });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  const link = page.getByRole('region', { name: 'Editor publish' }).getByRole('link', { name: 'View Post' });
  const address = await link.getAttribute('href');
  const html = await (await fetch(address ?? '')).text();
  expect(html).toMatch(/<shop-product look="page" slug="salmon-nigiri"[^>]*>[^]*<h4>Salmon nigiri<\/h4>/);
});
