import { jwtDecode } from 'jwt-decode';

/** A token this near to its end, in milliseconds, is not used any more. */
const margin = 60_000;

interface Claims {
  readonly exp?: unknown;
  readonly sub?: unknown;
  readonly user_id?: unknown;
}

/** When the token ends, in milliseconds since 1970; 0 when it cannot be told. */
export function endOf(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : 0;
}

export function isExpired(token: string, now: number): boolean {
  return endOf(token) - now <= margin;
}

/** Whose token it is; empty when it does not say. */
export function ownerOf(token: string): string {
  const { sub, user_id: userId } = claimsOf(token);
  const owner = sub ?? userId;
  return typeof owner === 'string' || typeof owner === 'number' ? String(owner) : '';
}

function claimsOf(token: string): Claims {
  try {
    return jwtDecode<Claims | null>(token) ?? {};
  } catch {
    return {};
  }
}
