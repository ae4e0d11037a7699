import { createHmac, timingSafeEqual } from "node:crypto";

const macOf = (key: Buffer, text: string): string => createHmac("sha256", key).update(text).digest("base64url");

/** The text with a signature that only a holder of the key can make. */
export const signText = (key: Buffer, text: string): string => `${text}.${macOf(key, text)}`;

/** The text that was signed, or null for anything this key did not sign. */
export const verifySigned = (key: Buffer, signed: string): string | null => {
  const at = signed.lastIndexOf(".");
  if (at < 1) return null;
  const text = signed.slice(0, at);
  const given = Buffer.from(signed.slice(at + 1));
  const right = Buffer.from(macOf(key, text));
  return given.length === right.length && timingSafeEqual(given, right) ? text : null;
};
