import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const SECRET_BYTES = 32;
const TOKEN = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

export type SessionToken = { sessionId: string; secret: string };

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

export const matchesHash = (secret: string, hash: string): boolean => {
  const encoder = new TextEncoder();
  const given = encoder.encode(hashSecret(secret));
  const kept = encoder.encode(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
};

export const formatToken = ({ sessionId, secret }: SessionToken): string => `${sessionId}.${secret}`;

/** The parts of a session token, or null for anything that cannot be one. */
export const parseToken = (token: string): SessionToken | null => {
  const [, sessionId, secret] = TOKEN.exec(token) ?? [];
  return sessionId === undefined || secret === undefined ? null : { sessionId, secret };
};
