// What is said without a line, in one file: it is kept with the frame.
export { CachedBar } from './cached-bar.tsx';
export { UnseenPage } from './unseen-page.tsx';
