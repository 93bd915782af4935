// Imported first by a process that renders pages: whatever of an area touches what a server does not have, or what differs
// from one moment to the next, throws, and its page is not rendered.

/** The server outputs of areas, as an edge puts them on disk. The host's holds the provider's client, which times its calls. */
const areaCode = /\/private\/(?!host\/)[\w-]+\/[\w.-]+\/server\//;

/** Whether code of an area asks: the first frame outside this file. */
function isArea(): boolean {
  const frames = new Error().stack?.split('\n').slice(1) ?? [];
  return areaCode.test(frames.find((frame) => !frame.includes(import.meta.filename)) ?? '');
}

function refuse(what: string): never {
  throw new Error(`${what} is asked for by a page on a server`);
}

for (const name of ['window', 'document', 'location', 'history', 'localStorage', 'sessionStorage', 'screen'])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    // What is not there is told by typeof, which libraries do.
    get: () => (isArea() ? refuse(name) : undefined),
  });

function guard(holder: object, name: string): void {
  const original: unknown = Reflect.get(holder, name);
  if (typeof original !== 'function') return;
  Reflect.set(holder, name, function guarded(this: unknown, ...values: unknown[]): unknown {
    return isArea() ? refuse(name) : Reflect.apply(original, this, values);
  });
}
guard(Math, 'random');
guard(Date, 'now');
guard(performance, 'now');
guard(crypto, 'randomUUID');
guard(crypto, 'getRandomValues');
globalThis.Date = new Proxy(Date, {
  construct: (target, values, self): object =>
    values.length === 0 && isArea()
      ? refuse('new Date()')
      : (Reflect.construct(target, values, self) as object),
  apply: () => (isArea() ? refuse('Date()') : String(new Date())),
});
