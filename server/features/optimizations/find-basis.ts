import { customerStreamId } from "../../../events/customer/customer.ts";
import type { OptimizationInput } from "../../../events/result/result.ts";
import type { OptimizationChoices } from "../../../events/work/optimization.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { choicesOf } from "../../optimizer/choices.ts";
import { findAsinProfile } from "../../projections/asin-profiles.queries.ts";

/** What an optimization is given, and what the one before it was asked for. */
export type OptimizationBasis = {
  avatarId: string | null;
  input: Omit<OptimizationInput, "mustIncludeKeywords" | "ruleProfile" | "include">;
  /** What the last optimization of this profile was asked for. */
  lastChoices: OptimizationChoices;
};

/** What an optimization of this ASIN profile is given; the keywords of its avatar count as the seller's own. */
export const findBasis =
  ({ sql }: Pick<Deps, "sql">) =>
  async (customerId: string, asinId: string): Promise<OptimizationBasis> => {
    const row = await findAsinProfile(sql, customerStreamId(customerId), asinId);
    if (row === null) throw new ProblemError("ASIN_NOT_FOUND");
    return {
      avatarId: row.avatar_id,
      input: {
        asin: row.asin,
        productName: row.product_name,
        avatarName: row.avatar_name,
        reviewsText: row.reviews_text,
        currentTitle: row.current_title,
        currentBullets: row.current_bullets,
        keywords: [...new Set([...row.keywords, ...(row.avatar_keywords ?? [])])],
      },
      lastChoices: choicesOf({ ruleProfile: row.rule_profile, include: row.include }),
    };
  };
