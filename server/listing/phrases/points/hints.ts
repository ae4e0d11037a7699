import { type Point, point } from "./point.ts";

/** Notes of a scent, which is a matter of its own of what is scented, and a smell of everything else. */
export const HINTS: readonly Point[] = [
  point(
    "a hint of citrus",
    /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:(?:lemon|orange|citrus|grapefruit|bergamot)s?)\b.{0,15}\b(?:scent\w*|smell\w*|fragrances?|aroma)\b|(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:scent\w*|smell\w*|fragrances?|aroma)\b(?: (?!no\b|not\b)[\w,]+){0,4} (?:(?:lemon|orange|citrus|grapefruit|bergamot)s?)\b/,
  ),
  point(
    "a hint of coconut",
    /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:coconut)\b.{0,15}\b(?:scent\w*|smell\w*|fragrances?|aroma)\b|(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:scent\w*|smell\w*|fragrances?|aroma)\b(?: (?!no\b|not\b)[\w,]+){0,4} (?:coconut)\b/,
  ),
  point(
    "a hint of vanilla",
    /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:vanilla)\b.{0,15}\b(?:scent\w*|smell\w*|fragrances?|aroma)\b|(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:scent\w*|smell\w*|fragrances?|aroma)\b(?: (?!no\b|not\b)[\w,]+){0,4} (?:vanilla)\b/,
  ),
  point(
    "a hint of mint",
    /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:(?:pepper|spear)?mint(?:y)?)\b.{0,15}\b(?:scent\w*|smell\w*|fragrances?|aroma)\b|(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:scent\w*|smell\w*|fragrances?|aroma)\b(?: (?!no\b|not\b)[\w,]+){0,4} (?:(?:pepper|spear)?mint(?:y)?)\b/,
  ),
];
