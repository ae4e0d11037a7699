import { DEFAULT_RULE_PROFILE_ID, RULE_PROFILES, type RuleProfile } from "../../../events/result/rule-profiles.ts";

const profileOf = (id: string): RuleProfile | undefined => RULE_PROFILES.find((profile) => profile.id === id);

/** What the marketplace of a profile calls its fields. */
export const fieldLabels = (id: string): { highlights: string; searchTerms: string } => {
  const profile = profileOf(id) ?? profileOf(DEFAULT_RULE_PROFILE_ID);
  return {
    highlights: profile?.highlights?.label ?? "Item highlights",
    searchTerms: profile?.searchTerms?.label ?? "Search terms",
  };
};

/** How much goes into one text of each field. Nothing where the profile does not say. */
export const fieldLimits = (id: string) => {
  const profile = profileOf(id);
  return {
    title: profile?.title.max ?? null,
    highlights: profile?.highlights?.max ?? null,
    bullet: profile?.bullets.maxLength ?? null,
    searchTerms: profile?.searchTerms?.max ?? null,
    searchTermsUnit: profile?.searchTerms?.unit ?? "bytes",
  };
};
