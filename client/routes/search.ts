type Reader<Value> = (value: unknown) => Value;

type Read<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value | undefined : never;
};

/** Any text; empty for everything else. */
export const text: Reader<string> = (value) => (typeof value === "string" ? value : "");

/** 1, or 0 for everything else. */
export const flag: Reader<0 | 1> = (value) => (value === 1 ? 1 : 0);

/** A whole number from 1 on; nothing for everything else. */
export const position: Reader<number | undefined> = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 ? value : undefined;

/** One of these; the first for everything else. */
export const oneOf =
  <const Value extends string>(first: Value, ...others: readonly Value[]): Reader<Value> =>
  (value) =>
    others.find((other) => other === value) ?? first;

/**
 * What a page reads of the address after the question mark; everything else is left out, and no address is refused.
 * By hand rather than by schema: the routes are in the first script of every page.
 */
export const searchOf =
  <const Readers extends Readonly<Record<string, Reader<unknown>>>>(readers: Readers) =>
  (search: Record<string, unknown>): Read<Readers> => {
    const read: Read<Readers> = {};
    for (const name in readers) {
      if (search[name] !== undefined) Object.assign(read, { [name]: readers[name]?.(search[name]) });
    }
    return read;
  };
