export { listPages, renderPage } from './server/render-page.ts';
export { renderPreview } from './server/render-preview.ts';
