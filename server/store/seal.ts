import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** Encrypts with AES-256-GCM. `context` is bound to the result: it opens only where it was sealed for. */
export const seal = (key: Uint8Array, plain: Uint8Array, context: string): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Uint8Array.of(FORMAT), iv, cipher.getAuthTag(), body]);
};

/** Opens what `seal` made with the same key and context, or throws. */
export const unseal = (key: Uint8Array, sealed: Uint8Array, context: string): Buffer => {
  if (sealed[0] !== FORMAT || sealed.length < HEADER_BYTES) throw new Error("Not a sealed value");
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, 1 + IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(1 + IV_BYTES, HEADER_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]);
};
