import { contractVersion, type Area } from '@shop/shared/contracts';
import { failure, showArea, widths } from '@shop/shared/testing/area';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { area } from './area.tsx';

const harbor = {
  id: 1,
  name: 'Umi Harbor',
  address: '14 Quay Street',
  phone_number: '+1 415-555-0134',
  is_hq: true,
  image: '/media/harbor.webp',
  map_embed_link: null as string | null,
  map_location_url: 'https://maps.example/a',
};
const garden = { ...harbor, id: 2, name: 'Umi Garden', address: '208 Camphor Lane', is_hq: false };
const mail = [
  { id: 1, email_address: 'hello@umi.example', purpose: 'Orders' },
  { id: 2, email_address: 'press@umi.example', purpose: 'Press' },
];
const platforms = ['Facebook', 'Instagram', 'LinkedIn', 'Twitter (X)', 'Youtube', 'Table Notes'];
const profiles = platforms.map((platform_display, id) => ({
  id,
  platform_display,
  link: `https://social.example/${id}`,
}));
const info = { branch_locations: [garden, harbor], contact_emails: mail, social_media_profiles: profiles };
const branch = (changes: Partial<typeof harbor>) => ({
  ...info,
  branch_locations: [{ ...harbor, ...changes }],
});

/** A page that shows the fragment. It is loaded first: behind a Suspense fallback React would keep it back for 0.3 s. */
const foot: Area = {
  contract: contractVersion,
  routes: (platform) => [
    {
      path: '/',
      lazy: async () => {
        const Section = await area.fragments?.['contact-section']?.(platform);
        return { element: Section && <Section /> };
      },
    },
  ],
};

function open(answer: unknown = info): HTMLElement {
  const shown = showArea(foot, { path: '/', answers: () => answer });
  onTestFinished(() => shown.close());
  return shown.element;
}

const section = page.getByRole('region', { name: 'Get In Touch' });
const ready = () => expect.element(section).toHaveAttribute('aria-busy', 'false');

describe.each(widths)('the contact section %i px wide', (width) => {
  beforeEach(() => page.viewport(width, 800));

  test('shows name, address and phone of the head office, else of the first branch [LAY-25]', async () => {
    open();
    await expect.element(section.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
    for (const text of ['Umi Harbor', '14 Quay Street', '+1 415-555-0134'])
      await expect.element(section.getByText(text)).toBeVisible();
    await expect.element(section.getByText('Umi Garden')).not.toBeInTheDocument();
  });

  test('without a head office it is the first branch [LAY-25]', async () => {
    open({ ...info, branch_locations: [garden, { ...harbor, is_hq: false }] });
    await expect.element(section.getByText('Umi Garden')).toBeVisible();
    await expect.element(section.getByText('208 Camphor Lane')).toBeVisible();
  });

  test('says that there is no branch, and keeps the rest [LAY-26]', async () => {
    open({ ...info, branch_locations: [] });
    await expect.element(section.getByText('Location details currently unavailable.')).toBeVisible();
    await expect.element(section.getByText('Location image unavailable')).toBeVisible();
    await expect.element(section.getByText('Map currently unavailable.')).toBeVisible();
    await expect.element(section.getByRole('link', { name: 'hello@umi.example' })).toBeVisible();
  });

  test('shows the first address for mail with its purpose [LAY-27]', async () => {
    open();
    const link = section.getByRole('link', { name: 'hello@umi.example' });
    await expect.element(link).toHaveAttribute('href', 'mailto:hello@umi.example');
    expect(link.element().closest('p')?.textContent).toBe('Orders: hello@umi.example');
    await expect.element(section.getByText('press@umi.example')).not.toBeInTheDocument();
  });

  test('links profiles, five platforms with icons and any other by its name [LAY-28]', async () => {
    open();
    await ready();
    for (const { platform_display: name, link } of profiles) {
      const found = section.getByRole('link', { name: `${name} (another website)`, exact: true });
      await expect.element(found).toHaveAttribute('href', link);
      const icon = found.element().querySelector('svg');
      const other = name === 'Table Notes';
      expect([icon !== null, found.element().textContent]).toEqual([!other, other ? name : '']);
    }
  });

  test('the picture of the branch leads to the map [LAY-29]', async () => {
    open();
    const link = section.getByRole('link', { name: 'Umi Harbor on the map' });
    await expect.element(link).toHaveAttribute('href', 'https://maps.example/a');
    expect(link.element().querySelector('img')?.src).toBe('https://files.test/media/harbor.webp');
  });

  test('says that there is no picture [LAY-29]', async () => {
    open(branch({ image: '' }));
    await expect.element(section.getByText('Location image unavailable')).toBeVisible();
    expect(section.element().querySelector('img')).toBeNull();
  });

  test.each(['https://maps.example/embed', 'http://localhost:1/embed'])(
    'frames the map %s, in a sandbox, when it comes near [LAY-30] [SEC-05]',
    async (map_embed_link) => {
      open(branch({ map_embed_link }));
      await ready();
      const frame = section.getByTitle('Map of Umi Harbor');
      await expect.element(frame).toHaveAttribute('src', map_embed_link);
      await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
      await expect.element(frame).toHaveAttribute('loading', 'lazy');
      await expect.element(section.getByText('Map currently unavailable.')).not.toBeInTheDocument();
    },
  );

  test.each([null, '', 'http://maps.example/', 'javascript:alert(1)', 'data:text/html,x', '//maps.example/'])(
    'does not frame %j and links the map instead [LAY-31] [SEC-05]',
    async (map_embed_link) => {
      const element = open(branch({ map_embed_link }));
      await expect.element(section.getByText('Map currently unavailable.')).toBeVisible();
      await expect
        .element(section.getByRole('link', { name: 'View on external map (another website)' }))
        .toHaveAttribute('href', 'https://maps.example/a');
      expect(element.querySelector('iframe')).toBeNull();
    },
  );

  test('where there is no map, its place is as high as its words [LAY-42]', async () => {
    open();
    const words = section.getByText('Map currently unavailable.');
    await expect.element(words).toBeVisible();
    const place = words.element().parentElement?.getBoundingClientRect();
    const picture = section
      .getByRole('img', { name: 'Umi Harbor on the map' })
      .element()
      .getBoundingClientRect();
    expect(place?.height).toBeLessThan(100);
    // Neither do they leave a hole beside or below the picture.
    expect([place?.left, place?.width, place?.top]).toEqual([
      picture.left,
      picture.width,
      picture.bottom + 16,
    ]);
  });

  test('below the screen it gives up the room that the shell reserved for a map [LAY-42]', async () => {
    const element = open();
    const place = () => element.querySelector('[data-collapsed]');
    await expect.element(section.getByText('Map currently unavailable.')).toBeVisible();
    element.style.marginTop = '0';
    expect(place()).toBeNull();
    element.style.marginTop = '3000px';
    await expect.poll(place).not.toBeNull();
    element.style.marginTop = '';
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://umi.example/', '//umi.example', ''])(
    'never links %j [LAY-31] [SEC-06]',
    async (address) => {
      open({
        ...branch({ map_location_url: address }),
        social_media_profiles: profiles.map((profile) => ({ ...profile, link: address })),
      });
      await expect.element(section.getByText('Map currently unavailable.')).toBeVisible();
      await expect.element(section.getByText('View on external map')).not.toBeInTheDocument();
      await expect.element(section.getByRole('img', { name: 'Umi Harbor' })).toBeVisible();
      for (const name of platforms) await expect.element(section.getByText(name)).toBeVisible();
      const links = section.getByRole('link').elements();
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        'tel:+14155550134',
        'mailto:hello@umi.example',
      ]);
    },
  );

  test.each([
    ['is missing', null],
    ['is empty', {}],
    ['fails', failure(503, { detail: 'Not now.' })],
    ['is malformed', { branch_locations: 7 }],
  ])('says so when contact data %s [LAY-32]', async (_, answer) => {
    open(answer);
    await expect.element(section.getByText('Contact information is currently unavailable.')).toBeVisible();
  });
});
