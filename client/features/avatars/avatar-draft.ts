import * as v from "valibot";
import { AvatarDetail } from "../../../events/wire/avatars.ts";
import type { KeptAvatar } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import { type Draft, draftNamed } from "../../lib/drafts.ts";

const items = v.pipe(v.array(v.string()), v.readonly());
const { demographics, psychographics } = AvatarDetail.entries;

const AvatarText = v.object({
  name: v.string(),
  audience: v.string(),
  tone: v.string(),
  notes: v.string(),
  pains: items,
  desiredOutcomes: items,
  keywords: items,
  emotionalDrivers: items,
  say: items,
  notSay: items,
  demographics,
  psychographics,
});

const Kept = v.object({ draft: AvatarText, saved: AvatarText });

/** What this device keeps of one avatar that is being edited, or of the one that is new. */
export const avatarDraft = (avatarId: string | null): Draft<KeptAvatar> =>
  draftNamed(`avatar-${avatarId ?? "new"}`, Kept);
