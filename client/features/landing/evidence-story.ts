type Piece = { text: string; supports?: string };

type StoryReview = { id: string; stars: number; pieces: readonly Piece[] };

type StoryStatement = {
  id: string;
  /** Where it appears: in the persona, the listing or the fix list. */
  place: "Buyer persona" | "Title" | "Bullet, set A" | "Fix list";
  text: string;
  tone: "praise" | "complaint";
};

/** Three invented reviews of an invented laptop stand, and what may be said because of them. */
export const STORY_REVIEWS: readonly StoryReview[] = [
  {
    id: "first",
    stars: 5,
    pieces: [
      { text: "By Friday " },
      { text: "my neck had stopped aching", supports: "persona" },
      { text: ". It " },
      { text: "folds flat", supports: "title" },
      { text: ", so it simply " },
      { text: "lives in my backpack", supports: "title" },
      { text: " now." },
    ],
  },
  {
    id: "second",
    stars: 4,
    pieces: [
      { text: "I work from cafés a lot", supports: "bullet" },
      { text: ". " },
      { text: "Rock steady even on their wobbly little tables", supports: "bullet" },
      { text: ", and " },
      { text: "no more stiff neck on the train home", supports: "persona" },
      { text: "." },
    ],
  },
  {
    id: "third",
    stars: 2,
    pieces: [
      { text: "Good height, but " },
      { text: "I pinched my finger unfolding it", supports: "fix" },
      { text: ". " },
      { text: "Not one word of instructions in the box", supports: "fix" },
      { text: "." },
    ],
  },
];

export const STORY_STATEMENTS: readonly StoryStatement[] = [
  {
    id: "persona",
    place: "Buyer persona",
    text: "Works away from a desk and pays for it in the neck.",
    tone: "praise",
  },
  { id: "title", place: "Title", text: "Foldable Laptop Stand, Folds Flat for Your Backpack", tone: "praise" },
  {
    id: "bullet",
    place: "Bullet, set A",
    text: "Steady Where Tables Are Not: type without a wobble in cafés",
    tone: "praise",
  },
  {
    id: "fix",
    place: "Fix list",
    text: "Show how it unfolds. A buyer pinched a finger, and the box had no instructions.",
    tone: "complaint",
  },
];

export const supportingReviews = (statementId: string): number =>
  STORY_REVIEWS.filter(({ pieces }) => pieces.some((piece) => piece.supports === statementId)).length;
