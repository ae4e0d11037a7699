import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { RULE_PROFILE_IDS } from "../result/rule-profiles.ts";

const INVALID_EMAIL = "Enter a valid email.";
const tooLong = "This is too long";
/** Neither spaces nor characters without a shape of their own, such as the zero-width ones. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

const text = (max: number, message = "Must be text") => v.pipe(v.string(message), v.maxLength(max, tooLong));
/** Text that may be left out: without a visible character it is. */
const optionalText = (max: number) =>
  v.optional(
    v.pipe(
      text(max),
      v.transform((given) => (VISIBLE.test(given) ? given.trim() : "")),
    ),
  );
const list = (count: number, length: number) =>
  v.pipe(v.array(text(length), "Must be a list"), v.maxLength(count, "There are too many entries"));

export const Email = v.pipe(
  v.string("Invalid email address"),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(LIMITS.emailLength, "Invalid email address"),
  v.email("Invalid email address"),
);

const PASSWORD_TOO_SHORT = "Password must be at least 6 characters";

/** At sign-in: also those that were chosen when an emoji counted as two characters. */
export const Password = v.pipe(
  v.string(PASSWORD_TOO_SHORT),
  v.minLength(LIMITS.signInPasswordLength, PASSWORD_TOO_SHORT),
  v.maxLength(LIMITS.passwordLengthMax, "Password is too long"),
);

/** At reset and change. */
export const NewPassword = v.pipe(
  v.string("Password too short"),
  v.minLength(LIMITS.newPasswordLength, "Password too short"),
  v.maxLength(LIMITS.passwordLengthMax, "Password is too long"),
  v.regex(/\p{L}/u, "Weak password"),
  v.regex(/\p{N}/u, "Weak password"),
);

const captchaToken = v.optional(text(4096));

export const SignInForm = v.object({ email: Email, password: Password, captchaToken });
export type SignInForm = v.InferInput<typeof SignInForm>;

export const SignUpForm = v.object({
  email: Email,
  password: v.pipe(
    v.string(PASSWORD_TOO_SHORT),
    v.check((value) => [...value].length >= LIMITS.signInPasswordLength, PASSWORD_TOO_SHORT),
    v.maxLength(LIMITS.passwordLengthMax, "Password is too long"),
  ),
  captchaToken,
  firstName: v.optional(text(LIMITS.nameLength)),
  lastName: v.optional(text(LIMITS.nameLength)),
  phone: v.optional(text(LIMITS.nameLength)),
});
export type SignUpForm = v.InferInput<typeof SignUpForm>;

export const ChangePasswordForm = v.object({
  currentPassword: v.pipe(
    text(LIMITS.passwordLengthMax, "Current password is required"),
    v.minLength(1, "Current password is required"),
  ),
  newPassword: NewPassword,
  confirm: v.pipe(
    text(LIMITS.passwordLengthMax, "Please confirm your password"),
    v.minLength(1, "Please confirm your password"),
  ),
});
export type ChangePasswordForm = v.InferInput<typeof ChangePasswordForm>;

/** As the form asks for it. Who has no such account gets no mail, whatever the address. */
const looksLikeEmail = (value: string): boolean => value.includes("@") && value.includes(".");

export const ForgotPasswordForm = v.object({
  email: v.pipe(
    v.string(INVALID_EMAIL),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(LIMITS.emailLength, INVALID_EMAIL),
    v.check(looksLikeEmail, INVALID_EMAIL),
  ),
});
export const ResetPasswordForm = v.object({ token: text(512), newPassword: NewPassword });
export type ResetPasswordForm = v.InferInput<typeof ResetPasswordForm>;

const required = (max: number, message: string) =>
  v.pipe(v.string(message), v.trim(), v.regex(VISIBLE, message), v.maxLength(max, tooLong));

/** Optional choices of every optimization. */
const choices = {
  ruleProfile: v.optional(v.picklist(RULE_PROFILE_IDS, "Choose one of the listed marketplaces")),
  /** Ids of exclusions to use after all. */
  include: v.optional(list(LIMITS.includeCount, 32)),
};

const keywords = list(LIMITS.keywordCount, LIMITS.keywordLength);

export const DemoForm = v.object({
  avatarName: required(LIMITS.nameLength, "All fields are required"),
  productName: required(LIMITS.nameLength, "All fields are required"),
  reviews: v.pipe(
    v.string("All fields are required"),
    v.regex(VISIBLE, "All fields are required"),
    v.maxLength(LIMITS.demoReviewsLength, "Reviews must be 20,000 characters or less"),
  ),
  demoToken: text(512),
  idemKey: v.optional(text(200)),
  mustIncludeKeywords: v.optional(keywords),
  ...choices,
});
export type DemoForm = v.InferInput<typeof DemoForm>;

const BULLET_MARK = /^\s*[•\-*]\s*/;

export const AsinProfileForm = v.object({
  asin: optionalText(LIMITS.nameLength),
  productName: optionalText(LIMITS.nameLength),
  avatarName: optionalText(LIMITS.nameLength),
  avatarId: v.optional(v.nullable(text(64))),
  reviewsText: v.pipe(
    v.string("Please fill in product name and reviews"),
    v.regex(VISIBLE, "Please fill in product name and reviews"),
    v.maxLength(LIMITS.reviewsLength, "Reviews must be 500,000 characters or less"),
  ),
  currentTitle: v.optional(text(LIMITS.titleInputLength)),
  currentBullets: v.optional(
    v.pipe(
      v.array(text(LIMITS.reviewsLength), "Must be a list"),
      v.transform((given) =>
        given.map((bullet) => bullet.replace(BULLET_MARK, "").trim()).filter((each) => each !== ""),
      ),
      v.array(v.pipe(v.string(), v.maxLength(LIMITS.bulletLength, "One or more bullets exceed 300 characters."))),
      v.maxLength(LIMITS.bulletCount, "Too many bullets (max 5)."),
      v.check(
        (bullets) => bullets.reduce((sum, bullet) => sum + bullet.length, 0) <= LIMITS.bulletsTotalLength,
        "Too many characters (max 1500).",
      ),
    ),
  ),
  keywords: v.optional(keywords),
});
export type AsinProfileForm = v.InferInput<typeof AsinProfileForm>;

export const OptimizationForm = v.object({
  asinId: text(64),
  captchaToken,
  mustIncludeKeywords: v.optional(keywords),
  ...choices,
});
export type OptimizationForm = v.InferInput<typeof OptimizationForm>;

const listItems = list(LIMITS.listItemCount, LIMITS.listItemLength);
const short = text(LIMITS.listItemLength);

const avatarFields = {
  audience: required(LIMITS.notesLength, "Name and target audience are required"),
  pains: v.optional(listItems),
  desiredOutcomes: v.optional(listItems),
  keywords: v.optional(listItems),
  tone: v.optional(text(LIMITS.nameLength)),
  notes: v.optional(v.nullable(text(LIMITS.notesLength))),
  demographics: v.optional(
    v.nullable(v.object({ gender: short, ageRange: short, location: short, incomeLevel: short, occupation: short })),
  ),
  psychographics: v.optional(
    v.nullable(v.object({ lifestyle: short, values: short, personality: short, motivationToBuy: short })),
  ),
  emotionalDrivers: v.optional(listItems),
  say: v.optional(listItems),
  notSay: v.optional(listItems),
};

const avatarName = required(LIMITS.nameLength, "Name and target audience are required");

export const AvatarForm = v.object({
  name: avatarName,
  ...avatarFields,
  captchaToken,
  /** The optimization the avatar is saved from. */
  optimizationId: v.optional(text(64)),
});
export type AvatarForm = v.InferInput<typeof AvatarForm>;

/** The whole avatar, or only the name for a rename. */
export const AvatarChangeForm = v.object({
  name: v.optional(avatarName),
  ...v.partial(v.object(avatarFields)).entries,
});
export type AvatarChangeForm = v.InferInput<typeof AvatarChangeForm>;

export const StashBriefForm = v.object({
  avatarName: text(LIMITS.nameLength),
  targetAudience: text(LIMITS.notesLength),
  productName: text(LIMITS.nameLength),
  reviewsText: text(LIMITS.demoReviewsLength),
});
export type StashBriefForm = v.InferInput<typeof StashBriefForm>;

/** The whole avatar of a demo result, as the result gave it. */
export const StashFullForm = v.object({
  profileName: text(LIMITS.nameLength),
  demographics: v.object({ gender: short, ageRange: short, location: short, incomeLevel: short, occupation: short }),
  psychographics: v.object({ lifestyle: short, values: short, personality: short, motivationToBuy: short }),
  pains: listItems,
  desires: listItems,
  emotionalDrivers: listItems,
  say: listItems,
  notSay: listItems,
  keywords: listItems,
  tone: text(LIMITS.nameLength),
});
export type StashFullForm = v.InferInput<typeof StashFullForm>;

export const DemoStartForm = v.object({ turnstileToken: captchaToken });
export type DemoStartForm = v.InferInput<typeof DemoStartForm>;
