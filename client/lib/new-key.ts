const BYTES = 16;

/** A key that no other request has, for Idempotency-Key. Works on pages without TLS too. */
export const newKey = (): string => crypto.getRandomValues(new Uint8Array(BYTES)).toHex();
