import { LIMITS } from "../limits.ts";
import type { FullAvatar } from "../result/avatar.ts";
import type { AvatarProfile } from "./avatars.events.ts";

export const DEFAULT_TONE = "professional";

/** What one reviewer alone says is not the audience, unless there are so few reviews that one voice is a share of them. */
const ENOUGH_REVIEWERS = 2;
const ENOUGH_SHARE = 0.05;

/** What stands behind the facts as their source. */
const QUOTES = /: “.*$/s;
const SENTENCE_END = /\.\s+(?=\p{Lu})/u;
const COUNTED = /([^(]+?) \((\d+)(?: of (\d+)(?: reviewers?)?)?\)(?:, |$)/g;

/** The facts of one sentence that enough reviewers say, without their numbers; a sentence without numbers as it is. */
const agreedIn = (sentence: string): string[] => {
  const counted = [...sentence.matchAll(COUNTED)];
  const total = Number(counted[0]?.[3] ?? 0);
  if (counted.length === 0) return [sentence];
  return counted.flatMap(([, fact = "", count]) => {
    const reviewers = Number(count);
    return reviewers >= ENOUGH_REVIEWERS || (total > 0 && reviewers / total >= ENOUGH_SHARE) ? [fact] : [];
  });
};

const agreed = (text: string): string[] =>
  text
    .replace(QUOTES, "")
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim().replace(/\.$/, ""))
    .filter((sentence) => sentence !== "")
    .flatMap(agreedIn);

const lowerFirst = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Who buys, in one line: what enough reviewers say of themselves; else the given name. */
export const audienceOf = ({ demographics, psychographics }: FullAvatar, otherwise: string): string => {
  const { occupation, gender, ageRange, location } = demographics;
  const told = [
    ...[occupation, gender, ageRange].flatMap(agreed).map(lowerFirst),
    ...agreed(location),
    ...agreed(psychographics.lifestyle).map(lowerFirst),
  ];
  return upperFirst(told.join(", ")).slice(0, LIMITS.notesLength) || otherwise;
};

const short = (text: string): string => text.slice(0, LIMITS.listItemLength);
const fitting = (items: readonly string[]): string[] => items.slice(0, LIMITS.listItemCount).map(short);

type Names = {
  /** What the seller called the avatar. */
  avatarName: string;
  productName: string;
};

/** The persona of a result as an avatar to save, within what one may hold: the same one wherever it is saved. */
export const avatarProfileOf = (avatar: FullAvatar, { avatarName, productName }: Names): AvatarProfile => {
  const { demographics, psychographics } = avatar;
  const name = (avatarName.trim() || avatar.profileName || productName).slice(0, LIMITS.nameLength);
  return {
    name,
    audience: audienceOf(avatar, name),
    pains: fitting(avatar.pains),
    desiredOutcomes: fitting(avatar.desires),
    keywords: fitting(avatar.keywords),
    tone: avatar.tone.slice(0, LIMITS.nameLength) || DEFAULT_TONE,
    notes: null,
    demographics: {
      gender: short(demographics.gender),
      ageRange: short(demographics.ageRange),
      location: short(demographics.location),
      incomeLevel: short(demographics.incomeLevel),
      occupation: short(demographics.occupation),
    },
    psychographics: {
      lifestyle: short(psychographics.lifestyle),
      values: short(psychographics.values),
      personality: short(psychographics.personality),
      motivationToBuy: short(psychographics.motivationToBuy),
    },
    emotionalDrivers: fitting(avatar.emotionalDrivers),
    say: fitting(avatar.say),
    notSay: fitting(avatar.notSay),
  };
};
