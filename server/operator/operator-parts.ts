import { EVENT_DEFINITIONS, UPCASTERS } from "../../events/index.ts";
import type { Deps } from "../deps.ts";
import { type Codec, createCodec } from "../store/codec.ts";
import { createSubjectKeys } from "../store/subject-keys.ts";

/** The log's codec for work on the whole log. Its keys are remembered apart from those that the requests use. */
export const operatorCodec = ({ secrets }: Pick<Deps, "secrets">): Codec =>
  createCodec({ definitions: EVENT_DEFINITIONS, upcasters: UPCASTERS, keys: createSubjectKeys(secrets) });
