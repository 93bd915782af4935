interface ReadContainerfile {
  /** What is copied of the context, and where to, both relative. */
  readonly copied: readonly { readonly from: string; readonly to: string }[];
  /** What `ENV` sets. */
  readonly settings: Readonly<Record<string, string>>;
  /** The rest of each instruction's last line, by its name. */
  readonly instructions: ReadonlyMap<string, string>;
}

/** Reads a Containerfile as far as ours go: one stage, and settings without quotes. */
export function readContainerfile(text: string): ReadContainerfile {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const all = lines.flatMap((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    return name ? [[name, rest] as const] : [];
  });
  const of = (name: string) => all.flatMap(([other, rest]) => (other === name ? [rest] : []));
  const copied = of('COPY').map((rest) => {
    const [from = '', to = ''] = rest.split(' ').filter((part) => !part.startsWith('--'));
    return { from, to: to.slice(1) };
  });
  const settings = Object.fromEntries(
    of('ENV').flatMap((rest) =>
      rest.split(' ').map((part): [string, string] => {
        const at = part.indexOf('=');
        return [part.slice(0, at), part.slice(at + 1)];
      }),
    ),
  );
  return { copied, settings, instructions: new Map(all) };
}
