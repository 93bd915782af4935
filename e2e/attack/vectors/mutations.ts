const run = '<img src=nothing onerror=hostile()>';

/** Elements whose content is text to one parser and markup to another. */
const rawText = [
  'style',
  'title',
  'textarea',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'plaintext',
];

/** Where the rules of parsing change, and how to get back to those of HTML. */
const foreign: readonly (readonly [into: string, back: string])[] = [
  ['<svg><desc>', '</desc></svg>'],
  ['<svg><title>', '</title></svg>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<math><mi><mglyph>', '</mglyph></mi></math>'],
  ['<math><mtext><malignmark>', '</malignmark></mtext></math>'],
  ['<math><annotation-xml encoding=text/html>', '</annotation-xml></math>'],
];

const inRawText = rawText.flatMap((tag) => [
  `<${tag}><p title="</${tag}>${run}">text</p></${tag}>`,
  `<${tag}></${tag} ${run}`,
  `<${tag}><!--</${tag}>${run}-->`,
]);

const inForeign = foreign.flatMap(([into, back]) => [
  `${into}<style><!--</style><p title="--&gt;${run.replace('<', '&lt;')}">text</p>${back}`,
  `${into}<style><p id="</style>${run}">${back}`,
  `${into}<table><tr><td>${run}${back}</table>`,
  `<table>${into}<style>${run}</style>${back}</table>`,
  `<form>${into}</form><form>${back}${run}`,
  `${into}<p><style><![CDATA[</style>${run}]]></p>${back}`,
]);

const comments: readonly string[] = [
  '<!-->',
  '<!--->',
  '<!-- --!>',
  '<!--<!-- -->',
  '<!- -',
  '<?php ',
  '<!x ',
  '</ x>',
];
const inComments = comments.flatMap((comment) => [`${comment}${run}-->`, `<svg>${comment}${run}]]></svg>`]);

const misnested: readonly string[] = [
  `<select><option><style></select>${run}</style>`,
  `<select><template><select>${run}</select></template></select>`,
  `<select><button><datalist>${run}</datalist></button></select>`,
  `<table><caption><select><table>${run}`,
  `<table><colgroup><template><col></template>${run}</colgroup></table>`,
  `<table><script></table>hostile()</script>`,
  `<b><table><td></b><i>${run}</i></table>`,
  `<a href=/faq><table><a href="javascript:hostile()">press</a></table></a>`,
  `<p><svg><p><math><p>${run}`,
  `<button><p></button>${run}</p>`,
  `<nobr><nobr><table><nobr>${run}`,
  `<ruby><rt><svg></rt>${run}</svg></ruby>`,
  `<dl><dt><template><dd></template>${run}</dl>`,
  `<frameset><noframes>${run}</noframes></frameset>`,
  `<html><head><body onload=hostile()><head>${run}`,
  `&lt;img src=nothing onerror=hostile()&gt;`,
  `&amp;lt;img src=nothing onerror=hostile()&amp;gt;`,
  `<p title="&quot;&gt;&lt;img src=nothing onerror=hostile()&gt;">title</p>`,
  `<p title='&#39;>${run}'>title</p>`,
  `<p title=\`>${run}\`>title</p>`,
  `<pre>\n\n&lt;script&gt;hostile()&lt;/script&gt;</pre>`,
  `\u0000<\u0000img src=nothing onerror=hostile()>`,
  `<\u0131mg src=nothing onerror=hostile()><\u017fcript>hostile()</\u017fcript>`,
  `<im\u00adg src=nothing onerror=hostile()>`,
  `\ud800<img src=nothing onerror=hostile()>\udc00`,
  `</script>${run}<script>`,
  `</template></shop-menu></body></html>${run}`,
  `]]>${run}<![CDATA[`,
  `"}]}</script>${run}`,
  `\u2028hostile()\u2029</script>${run}`,
  `\${hostile()}{{hostile()}}{%hostile()%}<%=hostile()%>`,
];

export const mutations: readonly string[] = [...inRawText, ...inForeign, ...inComments, ...misnested];
