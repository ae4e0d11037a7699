const FIELD_NAMES = {
  title: "Title",
  optimizedTitles: "Title",
  highlights: "Item highlights",
  itemHighlights: "Item highlights",
  bullets: "Bullet",
  bulletsA: "Set A, bullet",
  bulletsB: "Set B, bullet",
  searchTerms: "Search terms",
  description: "Description",
  currentTitle: "Your current title",
  currentBullets: "Your current bullet",
} as const;

/** What a field of several lines is called as a whole. */
const WHOLE_NAMES: Readonly<Record<string, string>> = { bullets: "Bullets", bulletsA: "Set A", bulletsB: "Set B" };

const isNamed = (root: string): root is keyof typeof FIELD_NAMES => Object.hasOwn(FIELD_NAMES, root);

/** What a field is called to a seller: "optimizedTitles.0" → "Title 1". */
export const fieldName = (field: string): string => {
  const [root = "", index] = field.split(".");
  const name = isNamed(root) ? FIELD_NAMES[root] : root;
  return index === undefined ? (WHOLE_NAMES[root] ?? name) : `${name} ${Number(index) + 1}`;
};
