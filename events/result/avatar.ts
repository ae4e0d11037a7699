import * as v from "valibot";

const text = v.string();
const list = v.array(text);

/** The buyer persona. A field no review supports is empty. */
export const FullAvatar = v.object({
  profileName: text,
  demographics: v.object({ gender: text, ageRange: text, location: text, incomeLevel: text, occupation: text }),
  psychographics: v.object({ lifestyle: text, values: text, personality: text, motivationToBuy: text }),
  pains: list,
  desires: list,
  emotionalDrivers: list,
  say: list,
  notSay: list,
  keywords: list,
  tone: text,
});
export type FullAvatar = v.InferOutput<typeof FullAvatar>;
