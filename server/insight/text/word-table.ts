/** What is known of single words. An object knows words of its own, such as "constructor"; a map does not. */
export const wordTable = <Value>(entries: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(entries));

/** The words of a list, with spaces between them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
