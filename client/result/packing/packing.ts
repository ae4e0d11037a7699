import type { PackedField, Packing, PlacedWord } from "../../../events/result/ledger.ts";
import type { ListingField } from "../../../events/result/listing.ts";

export const packedField = (packing: Packing | undefined, field: ListingField): PackedField | undefined =>
  packing?.fields.find((packed) => packed.field === field);

export type DroppedGroup = { reason: string; words: string[] };

const NO_REASON = "No room for it within the limits";

/** The words of the old title that have no new place, by the reason they were left out. */
export const droppedWords = (words: readonly PlacedWord[]): DroppedGroup[] => {
  const dropped = words.filter(({ fields }) => fields.length === 0);
  const groups = Map.groupBy(dropped, ({ reason }) => reason ?? NO_REASON);
  return [...groups].map(([reason, group]) => ({ reason, words: group.map(({ word }) => word) }));
};
