import { framesAndForms, links } from './addresses.ts';
import { foreignContent, mutations } from './odd-markup.ts';
import { handlers, scripts } from './programs.ts';

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
