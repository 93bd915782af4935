export { listPages } from './server/list-pages.ts';
export { renderPage } from './server/render-page.ts';
export { renderPreview } from './server/render-preview.ts';
