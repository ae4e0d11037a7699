import { audienceOf } from "../../../events/customer/avatar-profile.ts";
import type { DemoResult } from "../../../events/wire/demo.ts";
import type { DemoFields } from "../../../machines/demo/demo.form.ts";
import type { DemoStash } from "../../../machines/demo/upgrade.machine.ts";

/** What a visitor takes along into the account; null while there is no result. */
export const stashOf = (form: DemoFields, result: DemoResult | null): DemoStash | null =>
  result === null
    ? null
    : {
        avatar: result.avatarData,
        brief: {
          avatarName: result.avatarName,
          targetAudience: audienceOf(result.avatarData, result.avatarName),
          productName: result.productName,
          reviewsText: form.reviews,
        },
      };
