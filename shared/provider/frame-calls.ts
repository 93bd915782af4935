/** The calls that the frame of every page makes; loaded with the first, since a rendered page has their answers. */
export { getPublicSettings, listCategories } from '@shop/shared/contracts/provider';
