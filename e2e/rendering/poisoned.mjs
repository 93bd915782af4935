// Preloaded into an edge: whatever of an area's or the shell's page touches what a server does not have, or what differs
// from one moment to the next, throws, and its page is not rendered.
const code = /\/dist\/[\w-]+\/\w+\/server\//;
const shell = /\/dist\/host\/\w+\/server\//;

/** Where the code stands that asks: the first frame outside this file. */
function caller() {
  const frames = new Error().stack?.split('\n').slice(1) ?? [];
  return frames.find((frame) => !frame.includes(import.meta.url)) ?? '';
}

function refuse(what) {
  throw new Error(`${what} is asked for by a page on a server`);
}

for (const name of ['window', 'document', 'location', 'history', 'localStorage', 'sessionStorage', 'screen'])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      // What is not there is told by typeof, which libraries do.
      return code.test(caller()) && !shell.test(caller()) ? refuse(name) : undefined;
    },
  });

// The shell's output holds the provider's client, which times its calls; areas have no such part.
const isAreas = () => code.test(caller()) && !shell.test(caller());
const guard = (holder, name) => {
  const original = holder[name];
  holder[name] = function guarded(...values) {
    return isAreas() ? refuse(name) : original.apply(this, values);
  };
};
guard(Math, 'random');
guard(Date, 'now');
guard(performance, 'now');
guard(crypto, 'randomUUID');
guard(crypto, 'getRandomValues');
globalThis.Date = new Proxy(Date, {
  construct(target, values, self) {
    return values.length === 0 && isAreas() ? refuse('new Date()') : Reflect.construct(target, values, self);
  },
  apply: () => (isAreas() ? refuse('Date()') : String(new Date())),
});
