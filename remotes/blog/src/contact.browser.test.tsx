import { failure, showArea, testPlatform, type ProviderCall } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';

const info = {
  branch_locations: [
    {
      id: 1,
      name: 'Umi Harbor',
      address: '14 Quay Street',
      phone_number: '555-0134',
      is_hq: true,
      map_location_url: 'https://maps.example/a',
    },
    {
      id: 2,
      name: 'Umi Garden',
      address: '208 Camphor Lane',
      phone_number: '555-0178',
      is_hq: false,
      map_location_url: 'javascript:alert(1)',
    },
  ],
  contact_emails: [{ id: 1, email_address: 'hello@umi.example', purpose: 'Orders' }],
  social_media_profiles: [
    { id: 1, platform_display: 'Table Notes', link: 'https://tablenotes.example/umi' },
    { id: 2, platform_display: 'Facebook', link: 'javascript:alert(1)' },
  ],
};

interface Setting {
  readonly answer?: unknown;
  message?(call: ProviderCall): unknown;
  readonly signedIn?: boolean;
  readonly storagePrefix?: string;
}

function open({ answer = info, message = () => null, signedIn = false, storagePrefix = '' }: Setting = {}) {
  const shown = showArea(area, {
    path: '/contact',
    signedIn,
    platform: (...parts) => ({ ...testPlatform(...parts), storagePrefix }),
    answers: (call) => (call.method === 'POST' ? message(call) : answer),
  });
  onTestFinished(() => shown.close());
  return { ...shown, sent: () => shown.calls.filter(({ method }) => method === 'POST') };
}

const field = (name: string) => page.getByRole('textbox', { name });
const send = page.getByRole('button', { name: 'Send Message' });

async function fillIn(): Promise<void> {
  await field('Name').fill('Mele');
  await field('Email').fill('mele@umi.example');
  await field('Subject').fill('Rice');
  await field('Message').fill('More of it.');
}

test('lists branches, with a mark on the head office and a link to a usable map [CON-01] [CON-02] [CON-03]', async () => {
  const { element } = open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Our Locations' })).toBeVisible();
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'email');
  const branches = [...element.querySelectorAll('li:has(h3)')].map((branch) =>
    (branch as HTMLElement).innerText.split(/\n+/),
  );
  expect(branches).toEqual([
    ['Umi Harbor (HQ)', '14 Quay Street', '555-0134', 'View on Map →', '(another website)'],
    ['Umi Garden', '208 Camphor Lane', '555-0178'],
  ]);
  await expect
    .element(page.getByRole('link', { name: 'View on Map → (another website)' }))
    .toHaveAttribute('href', 'https://maps.example/a');
});

test('a phone number calls', async () => {
  open();
  await expect.element(page.getByRole('link', { name: '555-0134' })).toHaveAttribute('href', 'tel:5550134');
});

test.each([
  ['https://maps.example/embed', 1, 0],
  ['javascript:alert(1)', 0, 1],
  ['', 0, 0],
])('frames the map of a branch only from a safe address: %j', async (map_embed_link, frames, words) => {
  const [harbor] = info.branch_locations;
  const { element } = open({ answer: { ...info, branch_locations: [{ ...harbor, map_embed_link }] } });
  await expect.element(page.getByRole('heading', { name: 'Umi Harbor (HQ)' })).toBeVisible();
  await expect
    .poll(() => element.querySelectorAll('iframe[sandbox][title="Map of Umi Harbor"]').length)
    .toBe(frames);
  expect(page.getByText('Map currently unavailable.').elements()).toHaveLength(words);
});

test('lists addresses for mail and profiles elsewhere [CON-04] [CON-05]', async () => {
  const { element } = open();
  await expect.element(page.getByRole('heading', { name: 'Email Us' })).toBeVisible();
  const mail = page.getByRole('link', { name: 'hello@umi.example' });
  await expect.element(mail).toHaveAttribute('href', 'mailto:hello@umi.example');
  expect(mail.element().closest('li')?.textContent).toMatch(/^Orders/);
  await expect.element(page.getByRole('heading', { name: 'Connect With Us' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Table Notes (another website)' }))
    .toHaveAttribute('href', 'https://tablenotes.example/umi');
  await expect.element(page.getByText('Facebook')).toBeVisible();
  expect(element.querySelector('a[href^="javascript:"]')).toBeNull();
});

test.each([
  ['nothing', null],
  ['an empty object', {}],
  ['empty lists', { branch_locations: [], contact_emails: [], social_media_profiles: [] }],
])('says that there is no contact information in %s, and keeps the form [CON-06]', async (_, answer) => {
  open({ answer });
  await expect.element(page.getByText('Contact information is currently unavailable.')).toBeVisible();
  await expect.element(send).toBeVisible();
});

test.each([
  ['the detail', failure(503, { detail: 'Not now.' }), 'Not now.'],
  ['a sentence', failure(500), 'Failed to load contact information.'],
])('shows %s when contact information fails, and keeps the form [CON-07]', async (_, answer, text) => {
  open({ answer });
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(send).toBeVisible();
});

test('requires everything but the phone [CON-08]', async () => {
  const { sent } = open();
  await expect.element(page.getByRole('heading', { name: 'Send us a Message' })).toBeVisible();
  for (const name of ['Name', 'Email', 'Subject', 'Message'])
    await expect.element(field(name)).toBeRequired();
  await expect.element(field('Phone (optional)')).not.toBeRequired();
  await expect.element(field('Email')).toHaveAttribute('type', 'email');
  await fillIn();
  await field('Subject').fill('   ');
  await send.click();
  await expect.element(field('Subject')).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toEqual([]);
});

test('sends the message of a visitor and says so [CON-09] [API-24]', async () => {
  const { sent } = open();
  await fillIn();
  await send.click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Thank you for your message! We will get back to you soon.');
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    [
      '/contact/messages/',
      { name: 'Mele', email: 'mele@umi.example', phone_number: '', subject: 'Rice', message: 'More of it.' },
    ],
  ]);
  await expect.element(field('Message')).toHaveValue('');
});

test.each([
  ['the detail', () => failure(400, { detail: 'Too many messages.' }), 'Too many messages.'],
  ['a sentence', () => failure(500), 'Failed to send message. Please try again later.'],
])('shows %s when the message fails, and keeps the words [CON-10]', async (_, message, text) => {
  open({ message });
  await fillIn();
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(field('Message')).toHaveValue('More of it.');
});

test('tells what is wrong with a field when it is left, and takes it back when it is right', async () => {
  open();
  await field('Email').fill('mele@');
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect
    .element(page.getByText('Please enter an email address such as name@example.com.'))
    .toBeVisible();
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await field('Email').fill('mele@umi.example');
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  await field('Name').click();
  await userEvent.tab();
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
});

test('moves focus to the first missing field when sent too early', async () => {
  const { sent } = open();
  await field('Name').fill('Mele');
  await send.click();
  await expect.element(field('Email')).toHaveFocus();
  expect(page.getByText('Please fill in this field.').elements()).toHaveLength(3);
  expect(sent()).toEqual([]);
});

test('moves focus to the field that the provider refuses', async () => {
  open({ message: () => failure(400, { subject: ['Too long.'] }) });
  await fillIn();
  await send.click();
  await expect.element(field('Subject')).toHaveFocus();
  await expect.element(page.getByText('Too long.')).toBeVisible();
});

test('a reload brings back what was written, and a sent message does not come back', async () => {
  const first = open({ message: () => failure(500) });
  await fillIn();
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  first.close();
  const second = open();
  await expect.element(field('Message')).toHaveValue('More of it.');
  await expect.element(field('Name')).toHaveValue('Mele');
  await send.click();
  await expect.element(page.getByRole('status')).toBeVisible();
  second.close();
  open();
  await expect.element(field('Message')).toBeVisible();
  await expect.element(field('Message')).toHaveValue('');
});

test('trying contact information again loses nothing of the message', async () => {
  let down = true;
  const shown = showArea(area, { path: '/contact', answers: () => (down ? failure(500) : info) });
  onTestFinished(() => shown.close());
  await field('Message').fill('More of it.');
  down = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Our Locations' })).toBeVisible();
  await expect.element(field('Message')).toHaveValue('More of it.');
});

test('a message that a customer has begun is out of view once they log out, and not the next one’s [SEC-50]', async () => {
  const { platform } = open({ signedIn: true });
  await fillIn();
  await platform.session.getState().logout();
  await expect.element(field('Message')).toHaveValue('');
  await expect.element(field('Email')).toHaveValue('');
  await field('Message').fill('Of a visitor.');
  expect(sessionStorage.getItem('shop 7 draft contact message')).toMatch(/^\{"name":"",.*Of a visitor/);
});

test('a message that was begun in the widget of one shop is not in that of another with the same tenant [SEC-58]', async () => {
  const one = open({ storagePrefix: '7@https://one.example/api:' });
  await fillIn();
  one.close();
  const other = open({ storagePrefix: '7@https://other.example/api:' });
  await expect.element(field('Message')).toHaveValue('');
  other.close();
});
