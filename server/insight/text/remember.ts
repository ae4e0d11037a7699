/** Remembers the result for an object, so that a pure function of it runs once. */
export const remember = <Key extends object, Value extends NonNullable<unknown> | null>(
  compute: (key: Key) => Value,
): ((key: Key) => Value) => {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
};

const MOST_WORDS = 5_000;

/** The same for a text. Where they get too many they are all forgotten, so that a process may run for months. */
export const rememberText = <Value extends NonNullable<unknown>>(
  compute: (text: string) => Value,
  most: number = MOST_WORDS,
): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const value = compute(text);
    known.set(text, value);
    return value;
  };
};
