/** Sends the calls of a page that is rendered: it may ask, never change anything, and asks as nobody in particular. */
export function providerFetch(send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') throw new TypeError(`A page that is rendered may not ${request.method}.`);
    for (const name of ['Authorization', 'Cookie']) request.headers.delete(name);
    return send(request, { credentials: 'omit' });
  };
}
