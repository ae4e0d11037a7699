/** "a, b and c" */
export const joinWords = (items: readonly string[], last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
