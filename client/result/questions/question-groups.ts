import type { ShopperQuestion } from "../../../events/result/insights.ts";

type QuestionState = ShopperQuestion["state"];
export type PlacedQuestion = { question: ShopperQuestion; evidenceKey: string };
export type QuestionGroup = { state: QuestionState; questions: PlacedQuestion[] };

/** What a seller can do something about comes first. */
const ORDER = ["listing-silent", "product-fault", "expectation-gap", "answered"] as const satisfies QuestionState[];

/** The questions by where they stand; states without one are left out. */
export const groupQuestions = (questions: readonly ShopperQuestion[]): QuestionGroup[] => {
  const placed = questions.map((question, index) => ({ question, evidenceKey: `insights.questions.${index}` }));
  return ORDER.map((state) => ({ state, questions: placed.filter(({ question }) => question.state === state) })).filter(
    (group) => group.questions.length > 0,
  );
};

/** "6 of 9 are answered by the new copy; your current listing answers 2." */
export const questionSummary = (questions: readonly ShopperQuestion[]): string => {
  const answered = questions.filter(({ state }) => state === "answered").length;
  const before = questions.filter(({ answeredBefore }) => answeredBefore === true).length;
  const compared = questions.some(({ answeredBefore }) => answeredBefore !== null);
  const was = `; your current listing answers ${before === 0 ? "none" : before}`;
  return `${answered} of ${questions.length} ${answered === 1 ? "is" : "are"} answered by the new copy${compared ? was : ""}.`;
};
