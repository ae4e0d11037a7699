import { ProblemError } from "../../http/problems.ts";

const PRODUCT_WORDS = ["listwright"];
const WORD_LENGTH_MIN = 4;
/** What has to be left of a password once the words that everybody can guess are taken out. */
const REST_LENGTH_MIN = 5;

const ADVICE = "Three or four words that have nothing to do with each other are easy to keep and hard to guess.";

const REASONS = {
  common: `This password is too common; attackers try it first. ${ADVICE}`,
  repeated: `One character again and again is easy to guess. ${ADVICE}`,
  sequence: `Letters or numbers in their order are easy to guess. ${ADVICE}`,
  product: `A password made of our own name is easy to guess. ${ADVICE}`,
  email: `A password made of your email address is easy to guess. ${ADVICE}`,
} as const;

export type Weakness = keyof typeof REASONS;

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= WORD_LENGTH_MIN);

const isMostly = (password: string, words: readonly string[]): boolean => {
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ""), password);
  return rest !== password && rest.length < REST_LENGTH_MIN;
};

/** "abcdef" and "987654": each character is the next one, or each the one before. */
const isSequence = (password: string): boolean => {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
};

/** Why a password is easy to guess, or null. Length and characters are the form's business. */
export const weaknessOf = async (password: string, email: string): Promise<Weakness | null> => {
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  const lowered = password.normalize("NFKC").toLowerCase();
  if (common.has(lowered)) return "common";
  if (new Set(lowered).size === 1) return "repeated";
  if (isSequence(lowered)) return "sequence";
  if (isMostly(lowered, PRODUCT_WORDS)) return "product";
  return isMostly(lowered, [email.toLowerCase(), ...wordsOf(email)]) ? "email" : null;
};

/** Refuses a password that is easy to guess with WEAK_PASSWORD and a sentence that helps; `path` is its field. */
export const ensureStrong = async (
  password: string,
  email: string,
  path: "password" | "newPassword",
): Promise<void> => {
  const weakness = await weaknessOf(password, email);
  if (weakness === null) return;
  const message = REASONS[weakness];
  throw new ProblemError("WEAK_PASSWORD", { message, fields: [{ path, message }] });
};
