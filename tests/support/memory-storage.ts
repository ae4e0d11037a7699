/** The part of a browser's storage that the client uses, in memory. */
export const memoryStorage = (entries: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => void kept.set(key, value),
    removeItem: (key: string): void => void kept.delete(key),
    key: (index: number): string | null => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
    keys: (): string[] => [...kept.keys()],
  };
};
