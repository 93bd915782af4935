import type { Frame, Page } from '@playwright/test';

const properties =
  'color background-color font-family font-size font-weight font-style line-height letter-spacing word-spacing text-align text-transform text-decoration-line text-indent direction white-space display position float margin padding border-top border-radius box-shadow opacity visibility list-style-type cursor box-sizing gap width height';

/** Gives every widget the same width on every page; waits for its pictures and the card colours computed from them. */
export async function settle(frame: Frame, tags: readonly string[]): Promise<void> {
  await frame.evaluate(async (names) => {
    for (const name of names) {
      const element = document.querySelector<HTMLElement>(name);
      for (const [property, value] of [
        ['width', '700px'],
        ['max-width', 'none'],
        ['margin', '0'],
        ['padding', '0'],
        ['border', '0'],
        ['float', 'none'],
        ['min-height', '0'],
      ] as const)
        element?.style.setProperty(property, value, 'important');
      const pictures = [...(element?.shadowRoot?.querySelectorAll('img') ?? [])];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
    }
  }, tags);
  await frame.waitForFunction(() =>
    ['shop-menu', 'shop-product'].every((name) => {
      const root = document.querySelector(name)?.shadowRoot;
      const cards = root?.querySelectorAll<HTMLElement>('a[href*="/products/"]:has(img)') ?? [];
      return [...cards].every((card) => card.style.getPropertyValue('--card-tone'));
    }),
  );
}

/** What a widget looks like: every part of its shadow root with the styles that a page could reach. */
export function lookOf(frame: Frame, tag: string): Promise<string[]> {
  return frame.evaluate(
    ([name, list]) => {
      const root = document.querySelector(name)?.shadowRoot;
      return [...(root?.querySelectorAll('[part=page] *') ?? [])].map((part) => {
        const style = getComputedStyle(part);
        const values = list.split(' ').map((property) => `${property}: ${style.getPropertyValue(property)}`);
        return `${part.localName}.${part.className} ${values.join('; ')}`;
      });
    },
    [tag, properties] as const,
  );
}

/** Share of the pixels that differ visibly between two pictures of one size; 1 when the sizes differ. */
export function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1;
      let differing = 0;
      for (let index = 0; index < a.data.length; index += 4) {
        const channels = [0, 1, 2].map((at) =>
          Math.abs((a.data[index + at] ?? 0) - (b.data[index + at] ?? 0)),
        );
        if (Math.max(...channels) > 24) differing += 1;
      }
      return differing / (a.width * a.height);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
