import type { PageHandle } from '@shop/shared/contracts';
import { galleryTexts } from '../messages/gallery.ts';

export const galleryHandle: PageHandle = {
  meta: (_, site) => ({ title: `${galleryTexts.heading} · ${site.title}` }),
};
