/** A certificate that no authority signed that this process knows: of OpenSSL's errors, those that `NODE_EXTRA_CA_CERTS` helps. */
const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);

/** Whether `fetch` failed for want of trust in a server's certificate, which stays so while the process runs. */
export function isUntrusted(error: unknown): boolean {
  return untrusted.has(String((causeOf(error) as NodeJS.ErrnoException).code));
}

/** Why `fetch` failed, and what helps where that is known. */
export function describeFailure(error: unknown): string {
  const cause = causeOf(error);
  // Node adds a hint to some, of options that some of its versions have.
  const reason = cause.message.split(';')[0] || String((cause as NodeJS.ErrnoException).code);
  if (!isUntrusted(error)) return reason;
  return (
    `${reason}. Start area-kit with NODE_EXTRA_CA_CERTS=<file> in its environment: a PEM file with the certificate, ` +
    'or that of the authority that signed it.'
  );
}

/** What `fetch` says of a connection that failed stands in the error's cause. */
function causeOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? error.cause : error;
}
