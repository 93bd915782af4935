/** Names that code of a page reads of `window`, `document` and forms; an `id` or `name` must not take their place. */
export const clobberedNames: readonly string[] = [
  ...[
    'config',
    'location',
    'documentElement',
    'attributes',
    'body',
    'head',
    'cookie',
    'defaultView',
    'forms',
  ],
  ...['currentScript', 'getElementById', 'querySelector', 'createElement', 'adoptedStyleSheets', 'baseURI'],
  ...[
    'scripts',
    'implementation',
    'activeElement',
    'parentNode',
    'childNodes',
    'nodeName',
    'children',
    'hidden',
  ],
  ...[
    'shop',
    'shopBoot',
    'trustedTypes',
    'customElements',
    'localStorage',
    'history',
    'fetch',
    'Promise',
    'React',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty'],
];

export const clobbering: readonly string[] = [
  ...clobberedNames.flatMap((name) => [
    `<img name=${name}><a id=${name} href="https://beacon.example/${name}">press</a>`,
    `<form id=${name} name=${name}><input name=${name}><output id=${name}></output></form>`,
  ]),
  '<a id=config></a><a id=config name=apiBase href="https://beacon.example/api">press</a>',
  '<iframe name=config srcdoc="<a id=apiBase href=https://beacon.example/></a>"></iframe>',
  '<form id=shop><input name=dataset><input name=hasAttribute><input name=getAttribute></form>',
  '<div id=shop data-hydrated>a second root</div><main id=main><h1 id=title>a second page</h1></main>',
  '<object id=location name=location data="https://beacon.example/"></object>',
  '<embed name=documentElement src="https://beacon.example/">',
];
