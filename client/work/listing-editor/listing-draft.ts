import * as v from "valibot";
import type { KeptWords } from "../../../machines/listing-editor/listing-editor.words.ts";
import { type Draft, draftNamed } from "../../lib/drafts.ts";
import { listingDraftName } from "./listing-draft-name.ts";

const texts = v.pipe(v.array(v.string()), v.readonly());

const Words = v.object({
  optimizedTitles: texts,
  itemHighlights: v.string(),
  bulletsA: texts,
  bulletsB: texts,
  searchTerms: v.string(),
});

const Kept = v.object({ draft: Words, saved: Words });

/** What this device keeps of the words of one listing that were typed and not saved. */
export const listingDraft = (optimizationId: string): Draft<KeptWords> =>
  draftNamed(listingDraftName(optimizationId), Kept);
