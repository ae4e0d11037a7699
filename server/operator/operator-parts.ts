import { EVENT_DEFINITIONS, UPCASTERS } from "../../events/index.ts";
import type { Deps } from "../deps.ts";
import { ALL_PROJECTIONS } from "../projections/all-projections.ts";
import { type Codec, createCodec } from "../store/codec.ts";
import type { LogParts } from "../store/log-file/log-parts.ts";
import { createSubjectKeys } from "../store/subject-keys.ts";
import { foldOf } from "./stream-folds.ts";

/** The log's codec for work on the whole log. Its keys are remembered apart from those that the requests use. */
export const operatorCodec = ({ secrets }: Pick<Deps, "secrets">): Codec =>
  createCodec({ definitions: EVENT_DEFINITIONS, upcasters: UPCASTERS, keys: createSubjectKeys(secrets) });

/** A database and all that this program knows of events. */
export const logParts = ({ sql, secrets }: Pick<Deps, "sql" | "secrets">): LogParts => ({
  sql,
  secrets,
  codec: operatorCodec({ secrets }),
  definitions: EVENT_DEFINITIONS,
  projections: ALL_PROJECTIONS,
  foldOf,
});
