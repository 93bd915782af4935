/** Group of the workbench's style sheets in the page's registry. */
export const styleGroup = 'ui';
