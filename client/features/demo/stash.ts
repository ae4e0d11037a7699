import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { DemoResult } from "../../../events/wire/work.ts";
import type { DemoFields } from "../../../machines/demo/demo.form.ts";
import type { DemoStash } from "../../../machines/demo/upgrade.machine.ts";

const isKnown = (fact: string): boolean => fact !== "";

/** Who the listing is for, as far as the reviewers say it; else the name the seller gave. */
export const audienceOf = ({
  demographics: { occupation, ageRange, gender, location },
  profileName,
}: FullAvatar): string => [occupation, ageRange, gender, location].filter(isKnown).join(", ") || profileName;

/** What a visitor takes along into the account; null while there is no result. */
export const stashOf = (form: DemoFields, result: DemoResult | null): DemoStash | null =>
  result === null
    ? null
    : {
        avatar: result.avatarData,
        brief: {
          avatarName: result.avatarName,
          targetAudience: audienceOf(result.avatarData),
          productName: result.productName,
          reviewsText: form.reviews,
        },
      };
