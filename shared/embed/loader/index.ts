export { startWidgets } from './start-widgets.ts';
export type { LoaderFile, LoaderTable, WidgetKind } from './loader-table.ts';
