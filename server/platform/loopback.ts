const LOOPBACK = /^(?:localhost|.*\.localhost|(?:::ffff:)?127(?:\.\d+){3}|\[?::1\]?)$/i;

/** Whether a host or an address stays on this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
