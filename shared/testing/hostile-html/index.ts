import { foreignContent } from './foreign-content.ts';
import { framesAndForms } from './frames-and-forms.ts';
import { handlers } from './handlers.ts';
import { links } from './links.ts';
import { mutations } from './mutations.ts';
import { scripts } from './scripts.ts';

/**
 * Ways to run code, to tell somebody else or to take over the page, that HTML of a provider could hold. What works
 * calls `hostile()`, or asks for something of beacon.example.
 */
export const hostileSamples: readonly string[] = [
  ...scripts,
  ...handlers,
  ...links,
  ...framesAndForms,
  ...foreignContent,
  ...mutations,
];
