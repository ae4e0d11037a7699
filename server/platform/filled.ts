/** The items that say something, trimmed. */
export const filled = (items: readonly string[] = []): string[] =>
  items.map((item) => item.trim()).filter((item) => item !== "");
