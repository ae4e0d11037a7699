import { createHash } from "node:crypto";

/** A UUID that follows from a name, so that doing the same again finds what was done before. */
export const derivedId = (name: string): string => {
  const hex = createHash("sha256").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
