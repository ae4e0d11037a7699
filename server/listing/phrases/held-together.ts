/** Matters whose blame is blame of another: what topples neither stands in the wind nor stays put. */
const HELD_TOGETHER: ReadonlyMap<string, readonly string[]> = new Map([
  ["wind", ["stability"]],
  ["stability", ["wind"]],
  ["secure", ["stability"]],
  ["staysPut", ["stability"]],
  ["grip", ["stability"]],
]);

/** A matter with those whose blame is its own. */
export const heldTogether = (key: string): readonly string[] => [key, ...(HELD_TOGETHER.get(key) ?? [])];
