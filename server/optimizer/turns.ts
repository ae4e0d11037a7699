type Owner = string | symbol;

/** What waits, by owner. Owners take turns: whose was taken goes to the end, and goes there again when it is done. */
export const createTurns = <Item>() => {
  const turns = new Map<Owner, Item[]>();
  const keep = (owner: Owner, items: Item[]): void => void (items.length > 0 && turns.set(owner, items));
  const ofOwner = (owner: Owner): Item[] => turns.get(owner) ?? [];
  return {
    count: (): number => [...turns.values()].reduce((sum, items) => sum + items.length, 0),
    countOf: (owner: Owner): number => ofOwner(owner).length,
    add: (owner: Owner, item: Item): void => void turns.set(owner, [...ofOwner(owner), item]),
    /** The next one, of an owner who may have one now. */
    take: (mayHave: (owner: Owner) => boolean = () => true): Item | undefined => {
      const next = turns.entries().find(([owner]) => mayHave(owner));
      if (next === undefined) return undefined;
      const [owner, [item, ...others]] = next;
      turns.delete(owner);
      keep(owner, others);
      return item;
    },
    /** Lets all others go first. */
    yieldTurn: (owner: Owner): void => {
      const items = ofOwner(owner);
      turns.delete(owner);
      keep(owner, items);
    },
    /** Takes out one that waits; answers whether it did. */
    leave: (owner: Owner, item: Item): boolean => {
      const items = ofOwner(owner);
      const others = items.filter((each) => each !== item);
      if (others.length === 0) turns.delete(owner);
      else turns.set(owner, others);
      return others.length < items.length;
    },
    /** Takes out all. */
    clear: (): Item[] => {
      const all = [...turns.values()].flat();
      turns.clear();
      return all;
    },
  };
};
