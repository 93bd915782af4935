// What formatted text needs beyond its words: loaded together, where such a text is shown.
import './formatted.css';
export { provideCleaner } from './cleaner.ts';
