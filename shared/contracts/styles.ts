/** The order of all layers; whatever brings styles begins with it. */
export const layerOrder = '@layer reset,tokens,base,components,pages;';

/** Id of the style element of a rendered document: the document shows the texts in it without any sheet more. */
export const renderedStylesId = 'edge-styles';
