import { describe, expect, test } from "bun:test";
import type { Finding } from "../../../../../events/result/listing.ts";
import { contextOf } from "../../../../../server/listing/rules/lint-context.ts";
import { lintText } from "../../../../../server/listing/rules/lint-text.ts";
import { profileById } from "../../../../../server/listing/rules/profiles.ts";
import type { RuleField } from "../../../../../server/listing/rules/rule.ts";
import { BREAKING } from "./cases/breaking.cases.ts";
import { HARMLESS } from "./cases/harmless.cases.ts";

const lint = (profileId: string, field: RuleField, text: string): Finding[] => {
  const context = contextOf({ productName: "Kelvara Water Bottle" }, "", [], profileById(profileId), []);
  return lintText(text, field, field, context);
};

describe.each(Object.entries(BREAKING))("%s finds", (profile, cases) => {
  test.each([...cases])("%s in a %s: %s", (rule, field, text, words) => {
    const found = lint(profile, field, text).filter((finding) => finding.ruleId === rule);
    if (words === "x") expect(found).not.toEqual([]);
    else expect(found.map((finding) => finding.words)).toContain(words);
  });
});

describe.each(Object.entries(HARMLESS))("%s does not mistake", (profile, cases) => {
  test.each([...cases])("for %s, in a %s: %s", (rule, field, text) => {
    expect(lint(profile, field, text).filter((finding) => finding.ruleId === rule)).toEqual([]);
  });
});
