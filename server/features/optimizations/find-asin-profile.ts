import { customerStreamId } from "../../../events/customer/customer.ts";
import type { OptimizationInput } from "../../../events/result/result.ts";
import type { OptimizationChoices } from "../../../events/work/optimization.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { choicesOf } from "../../optimizer/choices.ts";

type ProfileRow = {
  avatar_id: string | null;
  asin: string;
  product_name: string;
  avatar_name: string;
  reviews_text: string;
  current_title: string;
  current_bullets: string[];
  keywords: string[];
  avatar_keywords: string[] | null;
  rule_profile: string | null;
  include: string[] | null;
};

export type AsinProfile = {
  avatarId: string | null;
  input: Omit<OptimizationInput, "mustIncludeKeywords" | "ruleProfile" | "include">;
  /** What the last optimization of this profile was asked for. */
  lastChoices: OptimizationChoices;
};

const SELECT_PROFILE = `
  select p.avatar_id, p.asin, p.product_name, coalesce(a.name, p.avatar_name) as avatar_name, p.reviews_text,
    p.current_title, p.current_bullets, p.keywords, a.profile -> 'keywords' as avatar_keywords,
    last.rule_profile, last.include
  from asin_profiles p
  left join avatars a on a.avatar_id = p.avatar_id and a.stream_id = p.stream_id
  left join lateral (
    select o.rule_profile, o.include from optimizations o
    where o.stream_id = p.stream_id and o.asin_id = p.asin_id order by o.requested_at desc limit 1
  ) last on true
  where p.stream_id = $1 and p.asin_id = $2`;

/** What an optimization of this ASIN profile is given; the keywords of its avatar count as the seller's own. */
export const findAsinProfile =
  ({ sql }: Pick<Deps, "sql">) =>
  async (customerId: string, asinId: string): Promise<AsinProfile> => {
    const [row] = await sql.query<ProfileRow>(SELECT_PROFILE, [customerStreamId(customerId), asinId]);
    if (row === undefined) throw new ProblemError("ASIN_NOT_FOUND");
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
