/** `unless` are words of the whole name by which it is another kind after all: a "Bird Seed" is not sown. */
export type Signs = { named: RegExp; said: ReadonlySet<string>; unless: RegExp | null };

/** Signs from alternatives separated by "|" and words separated by spaces. */
export const signs = (named: string, said: string, unless = ""): Signs => ({
  named: new RegExp(`\\b(?:${named})s?$`, "i"),
  said: new Set(said.split(" ")),
  unless: unless === "" ? null : new RegExp(`\\b(?:${unless})\\b`, "i"),
});
