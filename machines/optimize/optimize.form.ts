import { LIMITS } from "../../events/limits.ts";
import type { AsinProfileForm } from "../../events/wire/optimizations.ts";
import { bulletLines, filledLines } from "../kernel/bullet-lines.ts";
import { type Choices, NO_CHOICES } from "../kernel/choices.ts";
import { nameProblem, titleProblem } from "../kernel/length-problem.ts";

/** As typed: bullets one per line, keywords separated by commas. */
export type OptimizeForm = {
  avatarId: string | null;
  avatarName: string;
  productName: string;
  asin: string;
  currentTitle: string;
  currentBullets: string;
  keywords: string;
  reviews: string;
} & Choices;
export type OptimizeField = Exclude<keyof OptimizeForm, "avatarId" | keyof Choices>;
export type OptimizeErrors = Partial<Record<OptimizeField, string>>;

/** `start` asks for avatar name, product and reviews; `full` takes a saved avatar and the current listing too. */
export type OptimizeKind = "start" | "full";

export const EMPTY_OPTIMIZE_FORM: OptimizeForm = {
  avatarId: null,
  avatarName: "",
  productName: "",
  asin: "",
  currentTitle: "",
  currentBullets: "",
  keywords: "",
  reviews: "",
  ...NO_CHOICES,
};

export const OPTIMIZE_FORM_MESSAGES = {
  allRequired: "All fields are required",
  missingTitle: "Missing information",
  missing: "Please fill in product name and reviews",
  startReviewsTooLong: "Reviews must be 20,000 characters or less",
  reviewsTooLong: "Reviews must be 500,000 characters or less",
  tooManyBullets: "Too many bullets (max 5).",
  bulletsTooLong: "Too many characters (max 1500).",
  bulletTooLong: "One or more bullets exceed 300 characters.",
} as const;

/** What is wrong with the bullets as typed; null when they are fine or empty. */
export const bulletsProblem = (text: string): string | null => {
  const lines = filledLines(text);
  if (lines.length > LIMITS.bulletCount) return OPTIMIZE_FORM_MESSAGES.tooManyBullets;
  const total = lines.reduce((sum, line) => sum + line.length, 0);
  if (total > LIMITS.bulletsTotalLength) return OPTIMIZE_FORM_MESSAGES.bulletsTooLong;
  return lines.some((line) => line.length > LIMITS.bulletLength) ? OPTIMIZE_FORM_MESSAGES.bulletTooLong : null;
};

/** The bullets as they are sent: without their prefixes, never more or longer than allowed. */
export const bulletsOf = (text: string): string[] =>
  bulletLines(text)
    .map((line) => line.slice(0, LIMITS.bulletLength))
    .slice(0, LIMITS.bulletCount);

export const keywordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ""),
  ),
];

const reviewsLimitOf = (kind: OptimizeKind): number =>
  kind === "start" ? LIMITS.startReviewsLength : LIMITS.reviewsLength;

const REQUIRED = {
  start: { fields: ["avatarName", "productName", "reviews"], message: OPTIMIZE_FORM_MESSAGES.allRequired },
  full: { fields: ["productName", "reviews"], message: OPTIMIZE_FORM_MESSAGES.missing },
} as const satisfies Record<OptimizeKind, { fields: readonly OptimizeField[]; message: string }>;

const tooLongMessage = (kind: OptimizeKind): string =>
  kind === "start" ? OPTIMIZE_FORM_MESSAGES.startReviewsTooLong : OPTIMIZE_FORM_MESSAGES.reviewsTooLong;

/** What is longer than the server takes; each field by itself, so that nothing has to be cut while it is typed. */
const tooLongIn = (kind: OptimizeKind, form: OptimizeForm): OptimizeErrors => {
  const found = {
    avatarName: nameProblem("Avatar name", form.avatarName),
    productName: nameProblem("Product name", form.productName),
    asin: nameProblem("ASIN", form.asin),
    currentTitle: titleProblem("Current title", form.currentTitle),
    reviews: form.reviews.length > reviewsLimitOf(kind) ? tooLongMessage(kind) : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
};

/** What is wrong with each field; empty when the form may be sent. */
export const optimizeErrors = (kind: OptimizeKind, form: OptimizeForm): OptimizeErrors => {
  const { fields, message } = REQUIRED[kind];
  const errors = tooLongIn(kind, form);
  for (const field of fields) if (form[field].trim() === "") errors[field] = message;
  const bullets = bulletsProblem(form.currentBullets);
  if (bullets !== null) errors.currentBullets = bullets;
  return errors;
};

/** The form as it is sent to create an ASIN profile. */
export const profilePayload = (form: OptimizeForm): AsinProfileForm => ({
  asin: form.asin.trim() === "" ? form.productName.trim() : form.asin.trim(),
  productName: form.productName.trim(),
  avatarName: form.avatarName.trim(),
  avatarId: form.avatarId,
  reviewsText: form.reviews,
  currentTitle: form.currentTitle.trim(),
  currentBullets: bulletsOf(form.currentBullets),
  keywords: keywordsOf(form.keywords),
});
