type Tree = { [key: string]: Tree | string };
export type Params = Record<string, unknown>;

const pathOf = (name: string): string[] => name.split(/[[\]]+/).filter((part) => part !== "");

const insert = (tree: Tree, [head, ...rest]: readonly string[], value: string): void => {
  if (head === undefined || head === "__proto__") return;
  if (rest.length === 0) {
    tree[head] = value;
    return;
  }
  const inner = tree[head];
  const branch = typeof inner === "object" ? inner : {};
  tree[head] = branch;
  insert(branch, rest, value);
};

const isList = (keys: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key, index) => key === String(index));

const listed = (tree: Tree | string): unknown => {
  if (typeof tree === "string") return tree;
  const keys = Object.keys(tree);
  if (isList(keys)) return keys.map((key) => listed(tree[key] ?? ""));
  return Object.fromEntries(keys.map((key) => [key, listed(tree[key] ?? "")]));
};

/** Reads Stripe's form encoding, `a[b][0][c]=d`, into nested objects and lists of texts. */
export const decodeForm = (encoded: string): Params => {
  const tree: Tree = Object.create(null) as Tree;
  for (const [name, value] of new URLSearchParams(encoded)) insert(tree, pathOf(name), value);
  return Object.fromEntries(Object.keys(tree).map((key) => [key, listed(tree[key] ?? "")]));
};
