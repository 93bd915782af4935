/** Group of the style registry with the styles that all widgets have, before their code too. */
export const baseStyles = 'shop-base';
