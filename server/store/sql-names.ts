/** A name as SQL takes it literally, whatever is in it. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
