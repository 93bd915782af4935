// What loads and checks data, and says that nothing can be loaded, for all widgets of a page: the first page of one that was rendered needs none of it. The build adds
// what areas import of it (`build/embed/runtime-modules.ts`).
export { createProviderClient } from '@shop/shared/provider';
export { ConnectionBar } from '@shop/shared/ui';
