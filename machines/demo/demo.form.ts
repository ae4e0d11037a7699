import { LIMITS } from "../../events/limits.ts";
import { type Choices, isSameChoices, NO_CHOICES } from "../kernel/choices.ts";
import { nameProblem } from "../kernel/length-problem.ts";

/** What a visitor fills in and chooses. */
export type DemoFields = { avatarName: string; productName: string; reviews: string } & Choices;

export type DemoField = Exclude<keyof DemoFields, keyof Choices>;

export const EMPTY_DEMO: DemoFields = { avatarName: "", productName: "", reviews: "", ...NO_CHOICES };

const FIELDS = ["avatarName", "productName", "reviews"] as const satisfies readonly DemoField[];

export type DemoObjection = { fields: readonly DemoField[]; message: string };

/** The first rule that keeps the form from being sent. */
export const objectionToDemo = (form: DemoFields): DemoObjection | null => {
  const missing = FIELDS.filter((field) => form[field].trim() === "");
  if (missing.length > 0) return { fields: missing, message: "All fields are required" };
  const product = nameProblem("Product name", form.productName);
  if (product !== null) return { fields: ["productName"], message: product };
  const avatar = nameProblem("Avatar name", form.avatarName);
  if (avatar !== null) return { fields: ["avatarName"], message: avatar };
  if (form.reviews.length <= LIMITS.demoReviewsLength) return null;
  return { fields: ["reviews"], message: "Reviews must be 20,000 characters or less" };
};

export const isEmptyDemo = (form: DemoFields): boolean => FIELDS.every((field) => form[field].trim() === "");

export const isSameDemo = (one: DemoFields, other: DemoFields): boolean =>
  FIELDS.every((field) => one[field] === other[field]) && isSameChoices(one, other);
