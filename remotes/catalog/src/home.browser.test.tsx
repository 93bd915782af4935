import { failure, showArea } from '@shop/shared/testing/area';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Area, Platform } from '@shop/shared/contracts';
import { area } from './area.tsx';
import { sampleCategory, sampleProduct } from './components/samples.ts';

const good = {
  '/company/info/': { tagline: 'Cut to order.' },
  '/products/categories/': [sampleCategory(), sampleCategory({ id: 2, slug: 'maki', name: 'Maki' })],
  '/products/products/?is_active=true': [sampleProduct(), sampleProduct({ id: 2, name: 'Eel', slug: 'eel' })],
  '/blog/posts/?status=published': [{ id: 1, slug: 'rice', title: 'Rice' }],
};

/** The catalog with a blog beside it, in a shell that names faults in the code. */
function inShell(changes: (platform: Platform) => Partial<Platform> = () => ({})): Area {
  const fragment = (name: string) => () => <h2>{name}</h2>;
  return {
    ...area,
    routes: (platform) => [
      {
        id: 'shell',
        errorElement: <p>The shell has it.</p>,
        children: area.routes({ ...platform, fragment, ...changes(platform) }),
      },
    ],
  };
}

function open(changes: Readonly<Record<string, unknown>> = {}, home = inShell()) {
  const answers: Readonly<Record<string, unknown>> = { ...good, ...changes };
  const shown = showArea(home, {
    path: '/',
    answers: ({ path }) => {
      const given = answers[path] ?? failure(404);
      const answer: unknown = typeof given === 'function' ? given() : given;
      return answer instanceof Response ? answer.clone() : answer;
    },
  });
  onTestFinished(() => shown.close());
  return shown;
}

const title = page.getByRole('heading', { level: 1, name: 'Umi', exact: true });

test('opens with the site title and the tagline, or the title alone [HOM-01]', async () => {
  const first = open();
  await expect.element(title).toBeVisible();
  const hero = () => title.element().closest('section');
  await expect.element(page.getByText('Cut to order.', { exact: true })).toBeVisible();
  first.close();
  open({ '/company/info/': {} });
  await expect.element(title).toBeVisible();
  expect(hero()?.querySelector('p')).toBeNull();
});

test('leads to every category [HOM-02]', async () => {
  open();
  await expect
    .element(page.getByRole('link', { name: 'Nigiri', exact: true }))
    .toHaveAttribute('href', '/products?category=nigiri');
  await expect
    .element(page.getByRole('link', { name: 'Maki', exact: true }))
    .toHaveAttribute('href', '/products?category=maki');
});

test('features active products in the order of the provider [HOM-03]', async () => {
  open();
  const salmon = page.getByRole('link', { name: /Salmon nigiri.*\$9\.80/ });
  await expect.element(salmon).toHaveAttribute('href', '/products/salmon-nigiri');
  expect(
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((name) => name.textContent),
  ).toEqual(['Salmon nigiri', 'Eel']);
});

const sections = [
  ['/products/categories/', 'What are you hungry for?'],
  ['/products/products/?is_active=true', 'From the counter today'],
  ['/blog/posts/?status=published', 'blog/latest-posts'],
] as const;

const someFailed = page.getByText('Failed to load some page data. Displaying available content.', {
  exact: true,
});
const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);

test('shows every section, and no notice, when all is there', async () => {
  open();
  await expect.poll(headings).toEqual(sections.map(([, heading]) => heading));
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test.each(
  sections.flatMap(([path, heading]) => [
    { path, heading, what: 'failed', answer: failure(500) },
    { path, heading, what: 'is empty', answer: [] },
  ]),
)('leaves out "$heading" that $what, with its heading [HOM-05]', async ({ path, heading, answer }) => {
  open({ [path]: answer });
  const others = sections.map(([, one]) => one).filter((one) => one !== heading);
  await expect.poll(headings).toEqual(others);
  await expect.element(page.getByText('Cut to order.')).toBeVisible();
});

test.each(Object.keys(good))('says that some failed when %s does [HOM-06]', async (path) => {
  open({ [path]: failure(500) });
  await expect.element(someFailed).toBeVisible();
});

test('a provider without company information has no tagline, and nothing has failed [HOM-09]', async () => {
  open({ '/company/info/': failure(404) });
  await expect.poll(headings).toEqual(sections.map(([, heading]) => heading));
  await expect.element(title).toBeVisible();
  expect([...someFailed.elements(), ...page.getByText('Cut to order.').elements()]).toEqual([]);
});

test('says that some failed when all but one do [HOM-06]', async () => {
  const [, ...others] = Object.keys(good);
  open(Object.fromEntries(others.map((path) => [path, failure(500)])));
  await expect.element(someFailed).toBeVisible();
  await expect.element(page.getByText('Cut to order.')).toBeVisible();
});

test('keeps the hero when nothing could be loaded [HOM-07]', async () => {
  open(Object.fromEntries(Object.keys(good).map((path) => [path, failure(500)])));
  const notice = 'Failed to load essential page data. Some content may be missing.';
  await expect.element(page.getByText(notice, { exact: true })).toBeVisible();
  await expect.element(title).toBeVisible();
  expect(headings()).toEqual([]);
});

test.each([
  ['one part', ['/company/info/'], 'Failed to load some page data. Displaying available content.'],
  ['all of it', Object.keys(good), 'Failed to load essential page data. Some content may be missing.'],
])('what failed, %s, is loaded again by Try again [CNX-08]', async (_, paths, notice) => {
  let isDown = true;
  const answers = Object.entries(good).filter(([path]) => paths.includes(path));
  open(Object.fromEntries(answers.map(([path, answer]) => [path, () => (isDown ? failure(500) : answer)])));
  await expect.element(page.getByText(notice, { exact: true })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Cut to order.', { exact: true })).toBeVisible();
  await expect.element(page.getByText(notice, { exact: true })).not.toBeInTheDocument();
});

const broken = () => {
  throw new TypeError('Not a function');
};

test('names an unexpected error in loading, and reloads [HOM-08]', async () => {
  let calls = 0;
  const home = inShell(({ provider }) => ({
    provider: { ...provider, call: (...input) => ((calls += 1) === 1 ? broken() : provider.call(...input)) },
  }));
  open({}, home);
  const text = 'An unexpected error occurred while loading the page.';
  await expect.element(page.getByRole('heading', { level: 1, name: text, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toBeVisible();
});

test('an error in the code of the page goes on to the shell', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => silent.mockRestore());
  open(
    {},
    inShell(() => ({ fragment: broken })),
  );
  await expect.element(page.getByText('The shell has it.')).toBeVisible();
});
