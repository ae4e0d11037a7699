import * as v from "valibot";

/** What a form says of each field that is wrong, as "path: message". */
export const messagesOf = (schema: v.GenericSchema, form: unknown): string[] =>
  (v.safeParse(schema, form).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
