import type { Finding } from "../statements/cluster-remarks.ts";

/** What is granted and not praised: "decent for a picnic", "okay for the price", "enough for two". */
const GRUDGING =
  /^(?:is|are|does|do|seems?|looks?|feels?|sounds?|works?) (?:an? |still |pretty |quite |just |also )*(?:decent|okay|ok|alright|all ?right|adequate|passable|acceptable|so-so|tolerable|bearable|enough|fine(?= (?:for|with|if|once)\b|$))(?!\p{L})/u;

/** "is a nice touch" tells nothing of a part. */
const FAINT_OF_PART = /^(?:is|are) an? (?:nice|good|great|cute|lovely|pretty) [\p{L}-]+$/u;

/** What takes stars: "took a star off because", "four because", "bad because". */
const TAKES_STARS =
  /\b(?:(?:took|take|taking|knocked|knocking|dropped|minus|lost|loses|deducted|docked) (?:off )?(?:a|one|two|1|2|half a) (?:star|point)s?|stars? (?:off|less|down))(?: \p{L}+){0,2} (?:because(?: of)?|since|as|for|due to|bc)\b|\b(?:(?:two|three|four|2|3|4)(?: stars?)?(?: only| just)?|bad|annoying|unfortunate)(?: \p{L}+){0,2} because(?: of)?\b/u;

/** "..., but we moved it and it was fine": what a remedy made good was no merit. */
const MADE_GOOD =
  /^\W*(?:but|though)\b.*\b(?:(?:it|that|they|all) (?:was|were|is|are|'s) (?:fine|ok|okay|alright|good again)|no (?:big |real )?(?:problem|deal|issue)|manageable|fixed (?:it|that)|solved)\b/u;
/** "is light on the arms so don't expect a throne" */
const WARNS = /\bso (?:do ?n['’]?t|do not) (?:expect|count on)\b/u;

const textOf = (tokens: readonly { lower: string }[]): string => tokens.map(({ lower }) => lower).join(" ");

/** Whether praise is no praise where it stands: granted, given as the reason for a lost star, or a trouble that a remedy made good. */
export const isConceded = ({
  predicate,
  remark: { sentence, span, told },
}: Pick<Finding, "predicate" | "remark">): boolean =>
  GRUDGING.test(predicate) ||
  (told.subject.about === "part" && FAINT_OF_PART.test(predicate)) ||
  TAKES_STARS.test(`${textOf(sentence.tokens.filter(({ start }) => start <= span.start))} `) ||
  MADE_GOOD.test(textOf(sentence.tokens.filter(({ start }) => start >= span.end))) ||
  WARNS.test(textOf(sentence.tokens.filter(({ start }) => start >= span.start)));
