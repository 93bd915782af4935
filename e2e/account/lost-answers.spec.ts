import { expect, test } from '../fixtures.ts';
import { waitForHydration } from '../shop-page.ts';
import { openAs } from './customer.ts';

// What Chromium logs for a lost connection.
test.use({ expectedErrors: /blocked by CORS policy|Failed to load resource/ });

const comments = '/api/blog/comments/';

test('a comment whose answer is lost is there once, shown as sent; one that may have arrived is not sent twice [PST-22]', async ({
  page,
  provider,
}) => {
  const [post] = (await provider.call('/blog/posts/?status=published')) as { id: number; slug: string }[];
  if (!post) throw new Error('There is no post.');
  const words = `Words of ${Date.now()}`;
  const stored = async () => {
    const list = (await provider.call(`/blog/comments/?post=${post.id}&is_approved=true`)) as {
      content: string;
    }[];
    return list.filter(({ content }) => content.startsWith(words)).map(({ content }) => content);
  };
  await openAs(page, await provider.newCustomer(), `/blog/${post.slug}`);
  await waitForHydration(page);
  const field = page.getByLabel('Your comment');
  const sent = page.locator('#comments').getByText('Your comment was added.');
  const submit = page.getByRole('button', { name: 'Submit Comment' });
  await provider.fault({ match: { method: 'POST', path: comments }, kind: 'dropAfter' });

  await field.fill(words);
  await submit.click();
  await expect(sent).toBeVisible();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  expect(await stored()).toEqual([words]);

  await provider.fault({ match: { method: 'GET', path: comments }, kind: 'status', status: 403 });
  await field.fill(`${words} again`);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Your comment may have arrived');
  await provider.clearFaults();
  await page.reload();
  await waitForHydration(page);
  await expect(field).toHaveValue(`${words} again`);
  await submit.click();
  await expect(sent).toBeVisible();
  expect((await stored()).toSorted()).toEqual([words, `${words} again`]);
});

test('a message whose answer is lost may have arrived, and another press says what it does [CON-11]', async ({
  page,
  provider,
}) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByLabel('Name', { exact: true }).fill('Mele');
  await page.getByLabel('Email', { exact: true }).fill('mele@umi.example');
  await page.getByLabel('Subject').fill('Rice');
  await page.getByLabel('Message', { exact: true }).fill('More of it.');
  await provider.clearLog();
  await provider.fault({
    match: { method: 'POST', path: '/api/contact/messages/' },
    kind: 'dropAfter',
    times: 1,
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your message may have arrived' })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  const again = page.getByRole('button', { name: 'Send It Again' });
  await expect(again).toBeVisible();
  const sent = async () =>
    (await provider.log()).filter(({ method, path }) => method === 'POST' && path.includes('/messages/'));
  expect(await sent()).toHaveLength(1);
  await again.click();
  await expect(page.getByText('Thank you for your message!')).toBeVisible();
  await expect(again).toHaveCount(0);
});
