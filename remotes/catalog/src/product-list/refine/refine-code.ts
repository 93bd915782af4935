// What comes with the first filter: the rules, and where filters are chosen. Lists that nobody filters load none of it.
export { refineList, type RefinedList } from './refine.ts';
export { RefinePanel } from './refine-panel.tsx';
