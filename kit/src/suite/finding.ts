/** What an area does otherwise than the contract says. */
export interface Finding {
  /** What it is about: a path pattern, `<shop-events>`, or `the release`. */
  readonly of: string;
  /** The host that it was found in, e.g. `host@9ff8de810e3c`; absent where no host takes part. */
  readonly host?: string;
  readonly expected: string;
  readonly found: string;
}

/** A page that was opened. */
export interface CheckedRoute {
  readonly route: string;
  readonly address: string;
}

/** What came of checking an area. It is fit for release when there is no finding. */
export interface AreaReport {
  /** E.g. `events@1a2b3c4d5e6f`. */
  readonly area: string;
  /** Hosts that it was checked in. */
  readonly hosts: readonly string[];
  readonly routes: readonly CheckedRoute[];
  /** Tags of its widgets. */
  readonly elements: readonly string[];
  readonly findings: readonly Finding[];
}

/** The report for people: what passed in a line each, what did not with what was expected and found. */
export function reportLines({ area, hosts, routes, elements, findings }: AreaReport): string[] {
  const pages = routes.map(
    ({ route, address }) => [route, address === route ? '' : ` (${address})`] as const,
  );
  const checked = [...pages, ...elements.map((tag) => [`<${tag}>`, ''] as const)];
  const isFound = (name: string) => findings.some((finding) => finding.of === name);
  return [
    `${area} in ${hosts.join(' and ')}`,
    ...checked.flatMap(([name, note]) => (isFound(name) ? [] : [`  fits   ${name}${note}`])),
    ...findings.flatMap(({ of, host, expected, found }) => [
      `  FAILS  ${of}${host === undefined ? '' : `, in ${host}`}`,
      `           expected: ${indented(expected)}`,
      `           found:    ${indented(found)}`,
    ]),
    findings.length === 0 ? 'It fits.' : `${findings.length} finding${findings.length === 1 ? '' : 's'}.`,
  ];
}

const indented = (text: string): string => text.trim().replaceAll('\n', `\n${' '.repeat(21)}`);
