/** What the edge tells the doctor of its shop: nothing that its widget scripts and payment pages do not say to anybody. */
export interface DoctorData {
  /** Origin of the storefront. */
  readonly storefrontUrl: string;
  readonly apiBase: string;
  readonly backendHost: string;
  readonly tenant: number;
  readonly tenantHeader: string;
  /** Path of a call below the API base that every shop answers: the list of its categories. */
  readonly categories: string;
  readonly elements: Readonly<Record<string, DoctorElement>>;
  readonly paymentOrigins: readonly string[];
  /** Hosts of videos and maps in the provider's texts. */
  readonly players: readonly string[];
}

export interface DoctorElement {
  /** Its script is `/embed/<script>.js`. */
  readonly script: string;
  /** Path of the call that knows its `{slug}`, below the API base. */
  readonly slug?: string | undefined;
  readonly hasCategory: boolean;
  /** Its pages usually have videos or maps in frames. */
  readonly hasFrames: boolean;
}

export interface Finding {
  /** `error`: something does not work; `warning`: something may not; `note`: to know. */
  readonly severity: 'error' | 'warning' | 'note';
  readonly what: string;
  /** What follows from it, and what to do. */
  readonly help: string;
  /** What to write. */
  readonly code?: string;
}

/** One thing that the doctor looks at. */
export interface Check {
  /** As it is named where it has found nothing. */
  readonly name: string;
  find(page: ExaminedPage): readonly Finding[] | Promise<readonly Finding[]>;
}

/** The page with what several checks read. */
export interface ExaminedPage {
  readonly shop: DoctorData;
  /** Elements of the shop on the page. */
  readonly elements: readonly HTMLElement[];
  /** Widget scripts of this storefront and of others. */
  readonly scripts: readonly HTMLScriptElement[];
  readonly policies: readonly string[];
  readonly referrerPolicy: string;
  /** What policies have refused since the doctor came. */
  readonly violations: readonly SecurityPolicyViolationEvent[];
}

export function originOf(address: string): string {
  try {
    return new URL(address, document.baseURI).origin;
  } catch {
    return '';
  }
}

/** An element without its children, as it may be written. */
export function tagOf(element: Element, change: Readonly<Record<string, string>> = {}): string {
  const attributes = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  attributes.delete('data-inline');
  for (const [name, value] of Object.entries(change)) attributes.set(name, value);
  const written = [...attributes].map(([name, value]) =>
    value ? ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : ` ${name}`,
  );
  return `<${element.localName}${written.join('')}></${element.localName}>`;
}
