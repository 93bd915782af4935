import { expect, test as base, uncachedRendering } from '../fixtures.ts';
import { startAttackedShop, type AttackedShop } from './attacked-shop.ts';

/** Tests in a shop whose provider says what it is told to. */
export const test = base.extend<object, { readonly attacked: AttackedShop }>({
  attacked: [
    async ({ rendering, edgeSettings }, use) => {
      const mode = rendering === 'edge' ? uncachedRendering : { RENDER: 'off' };
      const attacked = await startAttackedShop({ ...mode, ...edgeSettings });
      await use(attacked);
      await attacked.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: [async ({ attacked }, use) => use(attacked.shop), { scope: 'worker' }],
});

export { expect };
