import * as v from "valibot";

type Entries = v.ObjectEntries;
type Erased<Data extends Entries> = { [Key in keyof Data]?: v.InferOutput<Data[Key]> };

type EventSchema<Type extends string, Data extends Entries> = v.ObjectSchema<
  { type: v.LiteralSchema<Type, undefined>; data: v.ObjectSchema<Data, undefined> },
  undefined
>;

export type EventDefinition<Type extends string = string, Data extends Entries = Entries> = {
  type: Type;
  /** The version of the stored shape; older shapes are upcast on read. */
  version: number;
  /** The fact the event records, one sentence, printed in docs/events.md. */
  fact: string;
  schema: EventSchema<Type, Data>;
  /** Fields of `data` that are sealed with the subject's key, each with the value that stands in for it once the key is destroyed. */
  personal: Erased<Data>;
};

/** The events of a list of definitions. */
export type EventOf<Definitions extends readonly { schema: v.GenericSchema }[]> = v.InferOutput<
  Definitions[number]["schema"]
>;

/** Defines an event: its type, its stored shape, the fact it records and which of its fields are personal data. */
export const defineEvent = <const Type extends string, Data extends Entries>(definition: {
  type: Type;
  fact: string;
  data: Data;
  personal?: Erased<Data>;
  version?: number;
}): EventDefinition<Type, Data> => ({
  type: definition.type,
  version: definition.version ?? 1,
  fact: definition.fact,
  schema: v.object({ type: v.literal(definition.type), data: v.object(definition.data) }),
  personal: definition.personal ?? {},
});

/** An ISO 8601 instant in UTC, as `Date.prototype.toISOString` writes it. */
export const Instant = v.pipe(v.string(), v.isoTimestamp("Not an ISO instant"));
