/** The same numbers from 0 to 1 for the same seed, everywhere. */
export const randomNumbers = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
};

export const shuffle = <Item>(items: Item[], random: () => number): void => {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [items[last], items[other]];
    if (a === undefined || b === undefined) continue;
    items[last] = b;
    items[other] = a;
  }
};
