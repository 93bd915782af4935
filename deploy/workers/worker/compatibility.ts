/**
 * The behaviour of workerd that all workers are written for: a date of
 * https://developers.cloudflare.com/workers/configuration/compatibility-dates/ and flags.
 */
export const compatibility = {
  compatibilityDate: '2026-07-30',
  compatibilityFlags: ['nodejs_compat'],
};
