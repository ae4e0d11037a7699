import type { Token } from "./analyse.ts";

export const isNoun = (token: Token | undefined): boolean => token?.pos === "NOUN" || token?.pos === "PROPN";
export const isVerb = (token: Token | undefined): boolean => token?.pos === "VERB" || token?.pos === "AUX";
