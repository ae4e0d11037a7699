import type { DemoResult } from "../../../../events/wire/work.ts";
import { type DemoFields, EMPTY_DEMO } from "../../../../machines/demo/demo.form.ts";
import { NO_ANSWER } from "../../../support/no-answer.ts";

export const FILLED: DemoFields = {
  ...EMPTY_DEMO,
  avatarName: "Busy parent",
  productName: "Steel bottle",
  reviews: "Keeps water cold all day.",
};

/** The smallest result there is; `remaining` is what the limit left. */
export const demoResult = (remaining = 0): DemoResult => ({
  id: "optimization-1",
  productName: FILLED.productName,
  avatarName: FILLED.avatarName,
  avatarData: {
    profileName: FILLED.avatarName,
    demographics: { gender: "", ageRange: "", location: "", incomeLevel: "", occupation: "" },
    psychographics: { lifestyle: "", values: "", personality: "", motivationToBuy: "" },
    pains: [],
    desires: [],
    emotionalDrivers: [],
    say: [],
    notSay: [],
    keywords: [],
    tone: "professional",
  },
  optimizedTitles: ["Steel Bottle"],
  itemHighlights: "",
  bulletsA: [],
  bulletsB: [],
  searchTerms: "",
  fixList: "",
  keywordCoverage: { keywords: [], wordCoverage: 0, phraseCoverage: 0 },
  compliance: { profile: "amazon-2026-07-27", findings: [] },
  themes: [],
  evidence: [],
  reviews: [],
  excluded: [],
  engine: { writer: "built-in", version: "1", rules: "1", notes: [] },
  usage: { used: 1, limit: 1, remaining },
});

export const refused = (problem: string | null, userMessage: string | null = "From the server.", status = 400) => ({
  status,
  problem,
  userMessage,
  fields: [],
});

export const CUT = NO_ANSWER;
