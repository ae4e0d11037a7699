import type { FullAvatar } from "../../events/result/avatar.ts";
import type { Insights } from "../../events/result/insights.ts";
import { splitLines } from "./evidence.ts";
import type { ViewedResult } from "./viewed-result.ts";

const DEMOGRAPHIC_LABELS = {
  gender: "Gender",
  ageRange: "Age range",
  location: "Location",
  incomeLevel: "Income level",
  occupation: "Occupation",
} as const satisfies Record<keyof FullAvatar["demographics"], string>;

const PSYCHOGRAPHIC_LABELS = {
  lifestyle: "Lifestyle",
  values: "Values",
  personality: "Personality",
  motivationToBuy: "Motivation to buy",
} as const satisfies Record<keyof FullAvatar["psychographics"], string>;

/** What stands where no review says anything; nothing is ever made up. */
export const NOT_SAID = "Reviews do not say";

export type Fact = { key: string; label: string; value: string };

const factsOf = (labels: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>): Fact[] =>
  Object.entries(labels).map(([key, label]) => ({ key, label, value: values[key] ?? "" }));

export const demographicFacts = (avatar: FullAvatar): Fact[] => factsOf(DEMOGRAPHIC_LABELS, avatar.demographics);
export const psychographicFacts = (avatar: FullAvatar): Fact[] => factsOf(PSYCHOGRAPHIC_LABELS, avatar.psychographics);

const lines = (items: readonly string[]): string =>
  items.length === 0 ? NOT_SAID : items.map((item) => `- ${item}`).join("\n");
const facts = (items: readonly Fact[]): string =>
  items.map(({ label, value }) => `${label}: ${value === "" ? NOT_SAID : value}`).join("\n");

const insightLines = (insights: Insights | undefined): string[] => {
  if (insights === undefined) return [];
  const { topics = [] } = insights;
  return [
    `Reasons to buy\n${lines(insights.reasonsToBuy)}`,
    `Reasons to return\n${lines(insights.reasonsToReturn)}`,
    `Where and when they use it\n${lines(insights.situations)}`,
    `Doubts\n${lines(insights.doubts)}`,
    ...(topics.length === 0 ? [] : [`Also on their minds\n${lines(topics)}`]),
  ];
};

/** The avatar as plain text, for a brief or a chat. */
export const avatarText = (avatar: FullAvatar, insights?: Insights): string =>
  [
    avatar.profileName,
    `Demographics\n${facts(demographicFacts(avatar))}`,
    `Psychographics\n${facts(psychographicFacts(avatar))}`,
    `Pains\n${lines(avatar.pains)}`,
    `Desires\n${lines(avatar.desires)}`,
    ...insightLines(insights),
    `Emotional drivers\n${lines(avatar.emotionalDrivers)}`,
    `They say\n${lines(avatar.say)}`,
    `They never say\n${lines(avatar.notSay)}`,
    `Keywords\n${lines(avatar.keywords)}`,
    `Tone\n${avatar.tone === "" ? NOT_SAID : avatar.tone}`,
  ].join("\n\n");

/** The best title, highlights, one bullet set and the search terms, ready to paste field by field. */
export const listingText = (result: ViewedResult, bullets: readonly string[]): string =>
  [
    `Title\n${result.optimizedTitles[0] ?? ""}`,
    `Item highlights\n${result.itemHighlights}`,
    `Bullets\n${bullets.join("\n")}`,
    `Search terms\n${result.searchTerms}`,
  ].join("\n\n");

export const fixes = (result: Pick<ViewedResult, "fixList">): string[] => splitLines(result.fixList);
