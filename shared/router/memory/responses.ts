import type { ErrorResponse } from 'react-router-dom';

/** An answer of a loader that sends the shopper elsewhere; thrown or returned. */
export function redirect(url: string, init: number | ResponseInit = 302): Response {
  const options = typeof init === 'number' ? { status: init } : { status: 302, ...init };
  const headers = new Headers(options.headers);
  headers.set('Location', url);
  return new Response(null, { ...options, headers });
}

/** The target of a redirect; undefined for any other value. */
export function redirectTarget(value: unknown): string | undefined {
  if (!(value instanceof Response) || value.status < 300 || value.status > 399) return undefined;
  return value.headers.get('Location') ?? undefined;
}

/** What a thrown response looks like to an error boundary. */
export async function errorResponse(response: Response): Promise<ErrorResponse> {
  return { status: response.status, statusText: response.statusText, data: await responseData(response) };
}

/** A response's JSON, or its text when it says to be anything else. */
export async function responseData(response: Response): Promise<unknown> {
  const json = /\bapplication\/json\b/.test(response.headers.get('Content-Type') ?? '');
  return json ? response.json() : response.text();
}

export function notFound(pathname: string): ErrorResponse {
  return { status: 404, statusText: 'Not Found', data: `Error: No route matches URL "${pathname}"` };
}

export function isRouteErrorResponse(error: unknown): error is ErrorResponse {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'statusText' in error &&
    'data' in error
  );
}
