import * as v from "valibot";

type Schema = Readonly<Record<string, unknown>> & v.GenericSchema;
type Action = { type: string; requirement: unknown };

/** One character, two code units, four bytes; JSON may write it as twelve. */
const WIDE = "😀";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isSchema = (value: unknown): value is Schema => isRecord(value) && value["kind"] === "schema";
const isAction = (value: unknown): value is Action => isRecord(value) && value["kind"] === "validation";

const wrapped = (schema: Schema): Schema => {
  const inner = schema["wrapped"];
  return isSchema(inner) ? wrapped(inner) : schema;
};

const stepsOf = (schema: Schema): readonly unknown[] => {
  const { pipe } = schema;
  return Array.isArray(pipe) ? pipe.flatMap((step) => (isSchema(step) ? stepsOf(step) : [step])) : [schema];
};

/** The most that all steps of a pipe allow. */
const mostOf = (schema: Schema): number => {
  const limits = stepsOf(schema).flatMap((step) =>
    isAction(step) && step.type === "max_length" ? [Number(step.requirement)] : [],
  );
  if (limits.length === 0) throw new Error(`A ${schema.type} of a form has no largest length`);
  return Math.min(...limits);
};

const filled = (length: number, start = ""): string =>
  start + WIDE.repeat(Math.floor((length - start.length) / WIDE.length));

/** Wide characters as far as the form takes them, else what it asks for first, else an address. */
const largestText = (schema: Schema): string => {
  const length = mostOf(schema);
  const tries = [filled(length), filled(length, "Pass1"), `${"a".repeat(60)}@${"b".repeat(60)}.example`];
  const taken = tries.find((each) => v.is(schema, each));
  if (taken === undefined) throw new Error("No text is tried that this field takes");
  return taken;
};

const lastArrayIn = (schema: Schema): Schema =>
  stepsOf(schema).findLast((step): step is Schema => isSchema(step) && step.type === "array") ?? schema;

const longest = (values: readonly unknown[]): unknown =>
  values.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];

/** The largest value that a schema of a form takes. */
export const largestOf = (schema: unknown): unknown => {
  if (!isSchema(schema)) throw new Error("This is no schema");
  const inner = wrapped(schema);
  switch (inner.type) {
    case "string":
      return largestText(inner);
    case "boolean":
      return false;
    case "number":
      return Number.MAX_SAFE_INTEGER;
    case "literal":
      return inner["literal"];
    case "picklist":
      return longest(Array.isArray(inner["options"]) ? inner["options"] : []);
    case "array": {
      const item = largestOf(lastArrayIn(inner)["item"]);
      return Array.from({ length: mostOf(inner) }, () => item);
    }
    case "object":
      return Object.fromEntries(
        Object.entries(isRecord(inner["entries"]) ? inner["entries"] : {}).map(([key, entry]) => [
          key,
          largestOf(entry),
        ]),
      );
    case "variant":
      return longest((Array.isArray(inner["options"]) ? inner["options"] : []).map(largestOf));
    default:
      throw new Error(`No largest value is known of a ${inner.type}`);
  }
};

/** The same JSON with every character outside of ASCII escaped, as many clients write it. */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
