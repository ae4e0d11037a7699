import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Evidence } from "../../../events/result/result.ts";
import type { Mining } from "../mining/mining.ts";
import { evidenceFor, evidenceForList, type Supported } from "./avatar-draft.ts";
import { buildDemographics } from "./demographics.ts";
import { buildDesires } from "./desires.ts";
import { buildDoubts } from "./doubts.ts";
import { buildDrivers } from "./drivers.ts";
import { buildKeywordPhrases } from "./keyword-phrases.ts";
import { buildNotSay } from "./not-say.ts";
import { buildPains } from "./pains.ts";
import { nameProfile } from "./profile-name.ts";
import { buildPsychographics } from "./psychographics.ts";
import { buildReasonsToBuy } from "./purchases.ts";
import { quotesIn } from "./quotes-in.ts";
import { buildReturns } from "./returns.ts";
import { buildTone } from "./tone.ts";
import { buildTopics } from "./topics.ts";
import { buildSay } from "./voice.ts";

export type AvatarInput = { avatarName: string; currentListing: string };

const texts = (lines: readonly Supported[]): string[] => lines.map((line) => line.text);

const mapTexts = <Key extends string>(fields: Record<Key, Supported>): Record<Key, string> => {
  const entries = Object.entries<Supported>(fields).map(([key, line]) => [key, line.text]);
  return Object.fromEntries(entries) as Record<Key, string>;
};

const groupEvidence = (path: string, fields: Record<string, Supported>): Evidence[] =>
  Object.entries(fields).flatMap(([key, line]) =>
    line.text === "" ? [] : [evidenceFor(`${path}.${key}`, line.spans)],
  );

/** Draws the buyer persona from what the reviews say; what no review supports stays empty. */
export const buildAvatar = (mining: Mining, input: AvatarInput): { avatar: FullAvatar; evidence: Evidence[] } => {
  const demographics = buildDemographics(mining);
  const psychographics = buildPsychographics(mining);
  const [pains, emotionalDrivers] = [buildPains(mining), buildDrivers(mining)];
  const desires = buildDesires(mining);
  const reasons = [...buildDoubts(mining), ...buildReasonsToBuy(mining), ...buildReturns(mining)];
  const quoted = quotesIn([...pains, ...desires, ...emotionalDrivers, ...reasons, ...buildTopics(mining)]);
  const lists = {
    pains,
    desires,
    emotionalDrivers,
    say: buildSay(mining, input.currentListing, quoted),
    notSay: buildNotSay(mining, input.currentListing),
    keywords: buildKeywordPhrases(mining),
  };
  const tone = buildTone(mining);
  const profileName = nameProfile(mining, input.avatarName);
  const avatar: FullAvatar = {
    profileName: profileName.text,
    demographics: mapTexts(demographics),
    psychographics: mapTexts(psychographics),
    pains: texts(lists.pains),
    desires: texts(lists.desires),
    emotionalDrivers: texts(lists.emotionalDrivers),
    say: texts(lists.say),
    notSay: texts(lists.notSay),
    keywords: texts(lists.keywords),
    tone: tone.text,
  };
  const evidence = [
    ...(profileName.spans.length === 0 ? [] : [evidenceFor("avatar.profileName", profileName.spans)]),
    ...groupEvidence("avatar.demographics", demographics),
    ...groupEvidence("avatar.psychographics", psychographics),
    ...Object.entries(lists).flatMap(([name, lines]) => evidenceForList(`avatar.${name}`, lines)),
    evidenceFor("avatar.tone", tone.spans),
  ];
  return { avatar, evidence };
};
