import * as v from "valibot";
import { EVENT_DEFINITIONS, UPCASTERS } from "../../../events/index.ts";
import type { EventDefinition } from "../../../events/kernel/event.ts";
import { upcast } from "../../../events/kernel/upcast.ts";
import { MASK } from "../../../events/wire/support.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What is too large to be sent with every event of a page, by type. */
const LARGE: Readonly<Record<string, readonly string[]>> = {
  OptimizationCompleted: ["result"],
  DemoTakenOver: ["result"],
  ListingRevised: ["words", "claims"],
  AsinProfileCreated: ["reviewsText"],
  AvatarStashed: ["stash"],
  StripeEventReceived: ["payload"],
};

const maskTexts = (standIn: unknown): unknown => {
  if (standIn === "") return MASK;
  if (Array.isArray(standIn)) return standIn.map(maskTexts);
  if (typeof standIn !== "object" || standIn === null) return standIn;
  return Object.fromEntries(Object.entries(standIn).map(([name, value]) => [name, maskTexts(value)]));
};

const maskOf = ({ schema, personal }: EventDefinition, field: string): unknown => {
  const entry = schema.entries.data.entries[field];
  return entry !== undefined && v.is(entry, MASK) ? MASK : maskTexts(personal[field]);
};

const MASKS: ReadonlyMap<string, Fields> = new Map(
  EVENT_DEFINITIONS.map((definition: EventDefinition) => [
    definition.type,
    Object.fromEntries(Object.keys(definition.personal).map((field) => [field, maskOf(definition, field)])),
  ]),
);

const STAND_INS: ReadonlyMap<string, Fields> = new Map(
  EVENT_DEFINITIONS.map(({ type, personal }: EventDefinition) => [type, personal]),
);

export const maskedFieldsOf = (type: string): string[] => Object.keys(MASKS.get(type) ?? {});

export const largeFieldsOf = (type: string): readonly string[] => LARGE[type] ?? [];

/** The data of a stored event in its newest shape, with a stand-in of the same kind for all that is personal. */
export const maskedData = (stored: {
  type: string;
  version: number;
  data: Record<string, unknown>;
}): { version: number; data: Record<string, unknown> } => {
  const data = { ...STAND_INS.get(stored.type), ...stored.data };
  const lifted = upcast(UPCASTERS, { ...stored, data });
  return { version: lifted.version, data: { ...lifted.data, ...MASKS.get(stored.type) } };
};

/** The data without what is too large to be sent with every event. */
export const withoutLarge = (type: string, data: Record<string, unknown>): Record<string, unknown> => {
  const large = largeFieldsOf(type);
  const standIns = STAND_INS.get(type) ?? {};
  return large.length === 0 ? data : { ...data, ...Object.fromEntries(large.map((field) => [field, standIns[field]])) };
};
