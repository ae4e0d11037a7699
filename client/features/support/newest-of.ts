const SHOWN = 6;

/** The entries that came last, newest first. */
export const newestOf = <Item>(items: ReadonlyMap<unknown, Item>): Item[] => {
  const newest: Item[] = [];
  let index = 0;
  for (const item of items.values()) {
    if (index >= items.size - SHOWN) newest.unshift(item);
    index += 1;
  }
  return newest;
};
