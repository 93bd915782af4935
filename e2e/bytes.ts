/** Bytes by which the same code was measured apart: ports, which differ in each run, and hashes of other files compress differently. */
export const noise = 30;

/** Bytes of scripts, gzip, that a first visit of the product list may load. */
export const firstList = 150_480;
