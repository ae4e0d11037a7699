import type * as v from "valibot";
import { deviceStorage, type KeptArea, keysOf, tabStorage } from "./storage.ts";

/** Whose draft it is: the e-mail address of the account, or null for a visitor without one. */
export type DraftOwner = string | null;

const PREFIX = "draft:";
const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const;

/** Stands for an address in the name of a key, so that the storage tells nobody who was here (53 bits of a hash). */
export const tagOf = (owner: DraftOwner): string => {
  if (owner === null) return "visitor";
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of owner) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, MULTIPLIERS[0]);
    low = Math.imul(low ^ code, MULTIPLIERS[1]);
  }
  return (4_294_967_296 * ((high ^ (low >>> 13)) & 0x1fffff) + ((low ^ (high >>> 16)) >>> 0)).toString(36);
};

export const draftKey = (owner: DraftOwner, name: string): string => `${PREFIX}${tagOf(owner)}:${name}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export type Draft<Value> = {
  /** What was kept; null where there is nothing, or nothing readable. */
  recall: (owner: DraftOwner) => Value | null;
  /** Keeps it until it is kept anew; null forgets it. */
  keep: (owner: DraftOwner, value: Value | null) => void;
};

/** What one form keeps on this device for each account until it is submitted. The name never changes after release. */
export const draftRead = <Value>(
  name: string,
  read: (kept: unknown) => Value | null,
  area: KeptArea = deviceStorage,
): Draft<Value> => ({
  recall: (owner) => {
    const text = area.getItem(draftKey(owner, name));
    return text === null ? null : read(parsed(text));
  },
  keep: (owner, value) => {
    const key = draftKey(owner, name);
    if (value === null) area.removeItem(key);
    else area.setItem(key, JSON.stringify(value));
  },
});

/** The same, read by a schema. The schema brings its own check, so that no page needs a library to forget a draft. */
export const draftNamed = <Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  area: KeptArea = deviceStorage,
): Draft<v.InferOutput<Schema>> =>
  draftRead<v.InferOutput<Schema>>(
    name,
    (kept) => {
      const result = schema["~standard"].validate(kept);
      return result instanceof Promise || result.issues !== undefined ? null : result.value;
    },
    area,
  );

const forget = (area: KeptArea, isForgotten: (key: string) => boolean): void => {
  for (const key of keysOf(area).filter((each) => each.startsWith(PREFIX) && isForgotten(each))) area.removeItem(key);
};

/** Somebody signs out: nothing that was typed here stays for who comes next. */
export const forgetDrafts = (areas: readonly KeptArea[] = [deviceStorage, tabStorage]): void => {
  for (const area of areas) forget(area, () => true);
};

/** Somebody signed in: what other accounts left here is gone. A visitor's drafts may be their own and stay. */
export const forgetDraftsOfOthers = (
  owner: DraftOwner,
  areas: readonly KeptArea[] = [deviceStorage, tabStorage],
): void => {
  const own = [draftKey(owner, ""), draftKey(null, "")];
  for (const area of areas) forget(area, (key) => !own.some((prefix) => key.startsWith(prefix)));
};
