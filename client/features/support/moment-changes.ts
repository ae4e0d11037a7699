import type { Moment } from "../../../events/history/fold.ts";
import type { Optimization, SavedAvatar, SavedProduct } from "../../../events/history/work.ts";
import { revisionName } from "../../work/listing-editor/revision-name.ts";
import { avatarChanges, avatarName } from "./avatar-changes.ts";
import { momentView, PANELS, type PanelId, type Reading } from "./moment-view.ts";

/** One value that an event changed. `before` null is new, `after` null is gone. */
export type Change = { panel: PanelId; key: string; label: string; before: string | null; after: string | null };

/** Values that follow from others shown beside them, and would say the same change twice. */
const REPEATED: Readonly<Partial<Record<PanelId, readonly string[]>>> = { dashboard: ["renews", "avatars"] };

const factChanges = (before: Moment, after: Moment, reading: Reading): Change[] => {
  const old = momentView(before, reading);
  const present = momentView(after, reading);
  return PANELS.flatMap((panel) =>
    present[panel].flatMap(({ key, label, value }, index) => {
      const previous = old[panel][index]?.value ?? null;
      return previous === value ? [] : [{ panel, key, label, before: previous, after: value }];
    }),
  );
};

type Listed<Item> = {
  panel: PanelId;
  label: (item: Item) => string;
  value: (item: Item) => string;
  /** What changed of an entry that was there before; its value, where nothing else is said. */
  between?: (before: Item, after: Item) => Change[];
};

/** Entries are replaced, never changed, so what is the same object is the same. */
const itemChanges = <Item>(
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
  { panel, label, value, between }: Listed<Item>,
): Change[] => {
  const changes: Change[] = [];
  for (const [id, item] of after) {
    const previous = before.get(id);
    if (previous === item) continue;
    const was = previous === undefined ? null : value(previous);
    if (previous !== undefined && between !== undefined) changes.push(...between(previous, item));
    else changes.push({ panel, key: `item:${id}`, label: label(item), before: was, after: value(item) });
  }
  for (const [id, item] of before) {
    if (!after.has(id))
      changes.push({ panel, key: `item:${id}`, label: label(item), before: value(item), after: null });
  }
  return changes;
};

const STATUS = { running: "Running", completed: "Completed", failed: "Failed" } as const;

/** How an optimization stands, and in which words its listing is. */
export const optimizationStanding = ({ status, revision }: Pick<Optimization, "status" | "revision">): string =>
  revision === 0 ? STATUS[status] : `${STATUS[status]}, ${revisionName(revision, "inText")}`;

const AVATARS: Listed<SavedAvatar> = {
  panel: "avatars",
  label: () => "Avatar",
  value: avatarName,
  between: avatarChanges,
};
const PRODUCTS: Listed<SavedProduct> = {
  panel: "optimizations",
  label: () => "Product",
  value: ({ productName }) => productName,
};
const OPTIMIZATIONS: Listed<Optimization> = {
  panel: "optimizations",
  label: ({ productName }) => `Optimization of ${productName === "" ? "a product" : productName}`,
  value: optimizationStanding,
};

/** What an event changed, in the words of the panels. Both moments are read at one instant: what time changed is not the event's. */
export const changesBetween = (before: Moment, after: Moment, reading: Reading): Change[] => [
  ...factChanges(before, after, reading).filter(({ panel, key }) => REPEATED[panel]?.includes(key) !== true),
  ...itemChanges(before.work.avatars, after.work.avatars, AVATARS),
  ...itemChanges(before.work.products, after.work.products, PRODUCTS),
  ...itemChanges(before.work.optimizations, after.work.optimizations, OPTIMIZATIONS),
];

/** The keys of a panel's values that changed; a field counts as the entry it belongs to. */
export const changedKeys = (changes: readonly Change[], panel: PanelId): ReadonlySet<string> =>
  new Set(changes.filter((change) => change.panel === panel).map(({ key }) => key.split("/", 1)[0] ?? key));
