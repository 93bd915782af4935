/** What goes wrong, and for which calls. */
export interface Fault {
  readonly kind: 'delay' | 'status' | 'malformed' | 'drop' | 'dropAfter';
  readonly match: {
    readonly method?: string | undefined;
    /** Starts with `/`: how the path begins, with or without `/api`. Anything else: a regular expression for it. */
    readonly path: string;
  };
  /** Waited before the rest, in milliseconds. */
  readonly ms: number;
  readonly status: number;
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** How often it still strikes; null is without end. */
  readonly times: number | null;
}

/** Faults in force, in memory: a restart forgets them. */
export interface Faults {
  add(fault: Fault): number;
  list(): readonly (Fault & { readonly id: number })[];
  remove(id: number): boolean;
  clear(): void;
  /** The oldest fault that fits a call, counted as struck. */
  strike(method: string, pathWithQuery: string): Fault | undefined;
}

export function createFaults(): Faults {
  const faults = new Map<number, Fault>();
  let lastId = 0;
  return {
    add(fault) {
      lastId += 1;
      faults.set(lastId, fault);
      return lastId;
    },
    list: () => [...faults].map(([id, fault]) => ({ id, ...fault })),
    remove: (id) => faults.delete(id),
    clear: () => faults.clear(),
    strike(method, path) {
      const struck = [...faults].find(([, fault]) => fits(fault, method, path));
      if (!struck) return undefined;
      const [id, fault] = struck;
      if (fault.times === 1) faults.delete(id);
      else if (fault.times !== null) faults.set(id, { ...fault, times: fault.times - 1 });
      return fault;
    },
  };
}

function fits({ match }: Fault, method: string, path: string): boolean {
  if (match.method !== undefined && match.method.toUpperCase() !== method) return false;
  const forms = path.startsWith('/api/') ? [path, path.slice('/api'.length)] : [path];
  const pattern = match.path.startsWith('/') ? null : new RegExp(match.path);
  return forms.some((form) => (pattern ? pattern.test(form) : form.startsWith(match.path)));
}
