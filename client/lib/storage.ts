/** The part of a browser's storage that is used. */
export type KeptArea = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** A storage that may be blocked or full: then nothing is kept, and nobody is disturbed. */
export const forgiving = (open: () => KeptArea): KeptArea => ({
  getItem: (key) => attempt(() => open().getItem(key), null),
  setItem: (key, value) => attempt(() => open().setItem(key, value), undefined),
  removeItem: (key) => attempt(() => open().removeItem(key), undefined),
  key: (index) => attempt(() => open().key(index), null),
  get length() {
    return attempt(() => open().length, 0);
  },
});

/** Outlives the tab. */
export const deviceStorage = forgiving(() => localStorage);

/** Gone when the tab is closed; survives a reload. */
export const tabStorage = forgiving(() => sessionStorage);

export const keysOf = (area: KeptArea): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index)).filter((key) => key !== null);
