// The chunk that is loaded with the first sort or filter: rules and panel.
export { refineList, type RefinedList } from './refine-list.ts';
export { RefinePanel } from './refine-panel.tsx';
