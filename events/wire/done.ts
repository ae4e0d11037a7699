import * as v from "valibot";

/** The answer of a call that has nothing to tell but that it was done. */
export const Done = v.object({ ok: v.literal(true) });
export const DONE: v.InferOutput<typeof Done> = { ok: true };

/** What a call that made or changed something answers. */
export const Created = v.object({ id: v.string() });
export type Created = v.InferOutput<typeof Created>;
