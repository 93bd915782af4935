/** A port of the loopback interface that was free a moment ago; rejects if `wanted` is given and in use. */
export declare function freePort(wanted?: number): Promise<number>;
/** The port in `PORT`, or `fallback`; 0 takes any free one. Ends the process with a message if it cannot be used. */
export declare function shopPort(command: string, fallback: number): Promise<number>;
