/** Parameters of a matched path, decoded. */
export type PathParameters = Readonly<Record<string, string>>;

/**
 * The best of several path patterns (`/products/:slug`) for a pathname: fixed parts win over parameters.
 * Like the router in the browser it ignores case and slashes at the end.
 */
export function matchPath<Pattern extends string>(
  patterns: readonly Pattern[],
  pathname: string,
): { pattern: Pattern; parameters: PathParameters } | undefined {
  const found = patterns.flatMap((pattern) => {
    const parameters = parametersOf(pattern, pathname);
    return parameters ? [{ pattern, parameters }] : [];
  });
  return found.toSorted((a, b) => dynamicParts(a.pattern) - dynamicParts(b.pattern))[0];
}

function parametersOf(pattern: string, pathname: string): PathParameters | undefined {
  const expected = parts(pattern);
  const actual = parts(pathname);
  if (expected.length !== actual.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = decode(actual[index] ?? '');
    if (value === undefined) return undefined;
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== value.toLowerCase()) return undefined;
    } else if (value === '') return undefined;
    else parameters[part.slice(1)] = value;
  }
  return parameters;
}

function parts(path: string): string[] {
  return path.replace(/\/+$/, '').split('/');
}

/** Undefined when the part is not properly percent-encoded. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function dynamicParts(pattern: string): number {
  return parts(pattern).filter((part) => part.startsWith(':')).length;
}
