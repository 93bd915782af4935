/** Tags that begin a line of their own, whether a text may hold them or not: a paragraph before them ends. */
export const blockTags = new Set(
  [
    'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd div pre blockquote figure figcaption table hr',
    'address details summary section article header footer aside main nav form fieldset center menu',
  ].flatMap((names) => names.split(' ')),
);
