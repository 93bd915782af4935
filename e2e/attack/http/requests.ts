/** Ways to write the step to the folder above. */
const up: readonly string[] = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '.%2e/', '%2E%2E%2F', '..\\', '..%5c', '%2e%2e%5c'],
  ...['%252e%252e%252f', '%25252e%25252e%25252f', '..%c0%af', '%c0%ae%c0%ae/', '..%ef%bc%8f', '..%e2%88%95'],
  ...['..;/', '....//', '..././', '..%00/', '%u002e%u002e%u2215', '..%09/', '/%2e%2e%2f', '..%0d%0a/'],
];

const folders = [
  '/',
  '/releases/',
  '/releases/host/x/',
  '/embed/',
  '/embed/vendor/',
  '/embed/catalog/x/',
  '/fonts/',
  '/.well-known/',
];
const files = ['etc/passwd', 'package.json', 'edge/main.ts', 'proc/self/environ'];

/** Paths to files outside of the releases. */
export const traversals: readonly string[] = up.flatMap((step, at) =>
  folders.map(
    (folder, nth) => folder + step.repeat(1 + ((at + nth) % 8)) + (files[(at + nth) % files.length] ?? ''),
  ),
);

const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /csp-report HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n${headers}\r\n\r\n${body}`;

/** Requests that two servers in a row may end at two places; what follows them must never be answered. */
export const smugglings: Readonly<Record<string, string>> = {
  'CL.TE': post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`),
  'TE.CL': post('Transfer-Encoding: chunked\r\nContent-Length: 4', `5c\r\n${smuggled}\r\n0\r\n\r\n`),
  'two lengths': post('Content-Length: 0\r\nContent-Length: 44', smuggled),
  'a list of lengths': post('Content-Length: 0, 44', smuggled),
  'a length with a sign': post('Content-Length: +0', smuggled),
  'a negative length': post('Content-Length: -1', smuggled),
  'a hexadecimal length': post('Content-Length: 0x0', smuggled),
  'a length with letters': post('Content-Length: 0a', smuggled),
  'an empty length': post('Content-Length:', smuggled),
  'an endless length': post('Content-Length: 18446744073709551616', smuggled),
  'a space before the colon': post('Content-Length : 0', smuggled),
  'a space before the name': `POST / HTTP/1.1\r\n Content-Length: 0\r\nHost: localhost\r\n\r\n${smuggled}`,
  'a folded length': post('Content-Length:\r\n 0', smuggled),
  'a folded coding': post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 0', `0\r\n\r\n${smuggled}`),
  'an unknown coding': post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`),
  'chunked twice': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${smuggled}`),
  'chunked, then more': post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`),
  'a quoted coding': post('Transfer-Encoding: "chunked"', `0\r\n\r\n${smuggled}`),
  'a coding behind a control': post('Transfer-Encoding: \u000bchunked', `0\r\n\r\n${smuggled}`),
  'a chunk with a sign': post('Transfer-Encoding: chunked', `+0\r\n\r\n${smuggled}`),
  'a chunk of hexadecimal mark': post('Transfer-Encoding: chunked', `0x0\r\n\r\n${smuggled}`),
  'an endless chunk': post('Transfer-Encoding: chunked', `fffffffffffffffff\r\n${smuggled}`),
  'a chunk ended by LF': post('Transfer-Encoding: chunked', `1\nZ\n0\n\n${smuggled}`),
  'a chunk longer than told': post('Transfer-Encoding: chunked', `1\r\nZZ\r\n0\r\n\r\n${smuggled}`),
  'lines ended by LF': `GET / HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${smuggled}`,
  'a line ended by CR': `GET / HTTP/1.1\r\nHost: localhost\rContent-Length: 44\r\n\r\n${smuggled}`,
  'NUL in a value': `GET / HTTP/1.1\r\nHost: localhost\r\nA: b\u0000c\r\n\r\n${smuggled}`,
  'NUL in a name': `GET / HTTP/1.1\r\nHost: localhost\r\nA\u0000b: c\r\n\r\n${smuggled}`,
  'a line without a colon': `GET / HTTP/1.1\r\nHost: localhost\r\nnothing\r\n\r\n${smuggled}`,
  'two hosts': `GET / HTTP/1.1\r\nHost: localhost\r\nHost: beacon.example\r\n\r\n${smuggled}`,
  'no host': `GET / HTTP/1.1\r\nA: b\r\n\r\n${smuggled}`,
  'no version': `GET /\r\nHost: localhost\r\n\r\n${smuggled}`,
  'another version': `GET / HTTP/1.2\r\nHost: localhost\r\n\r\n${smuggled}`,
  'HTTP/2': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`,
  'a control in the path': `GET /\u0001 HTTP/1.1\r\nHost: localhost\r\n\r\n${smuggled}`,
};

const lineBreaks = [
  '%0d%0a',
  '%0D%0A',
  '%0a',
  '%0d',
  '%E5%98%8D%E5%98%8A',
  '%c4%8d%c4%8a',
  '%u000d%u000a',
  '%250d%250a',
  '\\r\\n',
];

/** Addresses that would write a header of their own, or lead to another site, if they were put into one. */
export const injections: readonly string[] = [
  ...lineBreaks.flatMap((end) => [
    `/${end}X-Injected:1`,
    `/products?category=a${end}X-Injected:1`,
    `/products/a${end}Set-Cookie:injected=1`,
    `/blog/a${end}${end}<script>hostile()</script>`,
    `/payment/away?to=a${end}X-Injected:1`,
    `/login?redirect=/${end}X-Injected:1`,
    `/embed/catalog.js?v=${end}X-Injected:1`,
  ]),
  ...[
    '//beacon.example',
    '/\\beacon.example',
    '//beacon.example/%2f..',
    '/%2f%2fbeacon.example',
    '/%5cbeacon.example',
  ],
  ...[
    '//beacon.example//',
    '/.//beacon.example/',
    '/;//beacon.example',
    '/%09/beacon.example',
    '///beacon.example/products/',
  ],
  ...[
    'http://beacon.example/',
    'https://beacon.example/products',
    '/@beacon.example',
    '/security.txt//beacon.example',
  ],
];

/** Headers that some servers believe, though a cache does not tell requests apart by them. */
export const unkeyed: readonly string[] = [
  'X-Forwarded-Host: beacon.example',
  'X-Host: beacon.example',
  'X-Forwarded-Server: beacon.example',
  'X-HTTP-Host-Override: beacon.example',
  'Forwarded: host=beacon.example;proto=https',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Scheme: http',
  'X-Forwarded-Port: 1337',
  'X-Forwarded-Prefix: //beacon.example',
  'X-Original-URL: /login',
  'X-Rewrite-URL: /login',
  'X-HTTP-Method-Override: DELETE',
  'X-Forwarded-For: 127.0.0.1',
  'Origin: https://beacon.example',
  'Referer: https://beacon.example/<script>hostile()</script>',
  'Cookie: a="><script>hostile()</script>; __proto__=b; canary=1; variant=99999',
  'Cookie: release=-1; canary=NaN; canary=1e400',
  'User-Agent: <script>hostile()</script>',
  'Accept-Language: "><script>hostile()</script>',
  'Accept: text/x-beacon',
  'Range: bytes=0-0',
  'If-None-Match: *',
  'If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT',
  'Purpose: prefetch',
  'RSC: 1',
  'Authorization: Bearer beacon.example',
  'X-Tenant-ID: 8',
];

export const methods: readonly string[] = [
  ...[
    'TRACE',
    'TRACK',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'PROPFIND',
    'PROPPATCH',
    'MKCOL',
    'MOVE',
    'COPY',
    'LOCK',
  ],
  ...['PURGE', 'LINK', 'SEARCH', 'SUBSCRIBE', 'QUERY', 'get', 'GETX', 'DEBUG'],
];
