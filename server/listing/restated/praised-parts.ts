import type { Mining } from "../../insight/mining/mining.ts";
import { withArticle } from "../../insight/product/product.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { GENERAL_NOUNS } from "../../insight/text/general-nouns.ts";
import { singular } from "../../insight/text/singular.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { NOT_A_PART } from "../phrases/part-words.ts";
import { LIKING } from "./liking.ts";

/** What anything has. */
export const PARTS_OF_ANYTHING = wordSet(
  `size design look looks style idea concept feature features way set brand fact shape feel touch fit one color colour quality ability packaging presentation simplicity
  convenience print pattern life service performance experience delivery shipping price value machine unit device piece buy gift deal starter version model
  material texture customer instructions reviews battery`,
);

const NAME = "((?:[\\p{L}-]+ ){1,3}[\\p{L}-]+)";
const LIKED = `(?:really |very |so |also |super |just )*(?:${LIKING}|handy|useful|helpful|convenient|a (?:nice|great) touch|a (?:big )?(?:plus|bonus)|my favou?rite(?: part| feature)?)`;
const FAVORITE = new RegExp(
  `^(?:and |also )?(?:my|our|the) (?:absolute )?(?:favou?rite|best) (?:thing|part|feature)(?: about (?:it|this|these|them))? is the ${NAME}((?: (?:in|on|at|against|under|inside|for) .+)?)$`,
  "u",
);
const IS_LIKED = new RegExp(
  `^(?:and |also )?(?:the|its) ${NAME} (?:is|are|was|were) ${LIKED}((?: for (?:\\p{L}+ ?){1,3}(?= in |$))?)`,
  "u",
);
const LIKED_NAME = new RegExp(
  `^(?:and |also )?(?:really |very )?${LIKING} ${NAME}((?: (?:on|for) (?:\\p{L}+ ?){1,3})?)$`,
  "u",
);
const KEPT_IN =
  /^(?:and )?(?:my|our|his|her) [\p{L}\d. -]*?(\p{L}+) (?:fits?|slides?|goes|slips?|sits) (?:perfectly |easily |right |nicely |well |snugly )*(?:in|into|inside) the ([\p{L}-]+ [\p{L} -]+?)(?: with .+)?$/u;

/** "didn't need any tools", "no break-in": what a buyer is spared, in the words of the trade. */
const SPARED: readonly (readonly [said: RegExp, copy: string])[] = [
  [/\bno assembly (?:needed|required|necessary)\b/u, "no assembly needed"],
  [
    /\b(?:did|do|does) (?:n['’]t|not) (?:even )?need (?:any )?tools\b|\bno tools (?:needed|required|necessary)\b/u,
    "no tools needed",
  ],
  [
    /\bno break ?-? ?in\b|\b(?:did|do) (?:n['’]t|not) (?:have|need) to break (?:them|it|these) in\b/u,
    "no break-in needed",
  ],
];

const FEW =
  "(?:a few|a couple(?: of)?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|[1-9]|1\\d|20)";
const ABOUT = "(?:just |only |about |around |under |less than |maybe |roughly |like |all of )*";
/** "Set it up in about ten minutes", "took me ten minutes to put together": how many it took one reviewer is left out. */
const SET_UP = new RegExp(
  `\\b(?:set|put|assembled|installed)(?: (?:it|this|these|them|everything))?(?: all)?(?: up| together)?(?: by (?:my ?self|ourselves))? in ${ABOUT}${FEW} min(?:ute)?s?\\b|\\b(?:took|takes) (?:me |us |him |her )?${ABOUT}${FEW} min(?:ute)?s? to (?:set|put|assemble|install)\\b`,
  "u",
);

/** Names that only praise, or say whose or of what kind it is. */
const IDLE =
  /\b(?:overall|whole|entire|only|first|last|other|main|little|old|new|whatever|everyday|all|of|and|or|for|with|in|on|at|to|from|the|my|your|this|that|is|it)\b/u;

const isName = (name: string, { product }: Mining): boolean => {
  const head = singular(name.split(" ").at(-1) ?? "");
  const own = new Set(
    product.name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(singular),
  );
  return (
    !IDLE.test(name) &&
    !PARTS_OF_ANYTHING.has(head) &&
    !GENERAL_NOUNS.has(head) &&
    (!NOT_A_PART.has(head) || head === "support" || head === "pocket") &&
    head !== product.noun &&
    !own.has(head)
  );
};

/** A part that a clause only says is liked, what it is the place for, or what a buyer is spared: "hidden pocket against the back", "ankle support"; null of any other. */
export const partPraised = (tokens: readonly Token[], mining: Mining): string | null => {
  const text = tokens
    .map(({ lower }) => lower)
    .join(" ")
    .replace(/ (?:too|also|as well|though)$/u, "");
  const spared = SPARED.find(([said]) => said.test(text));
  if (spared !== undefined) return spared[1];
  if (SET_UP.test(text)) return mining.product.plural ? "set up in minutes" : "sets up in minutes";
  const [, kept = "", place = ""] = KEPT_IN.exec(text) ?? [];
  if (place !== "" && isName(place.split(/ (?:in|on|at|of) /u)[0] ?? "", mining))
    return `${place} for ${withArticle(kept)}`;
  const isCompound = tokens.filter(({ pos }) => pos === "NOUN" || pos === "PROPN").length > 1;
  const found = FAVORITE.exec(text) ?? IS_LIKED.exec(text) ?? (isCompound ? LIKED_NAME.exec(text) : null);
  const [, name = "", end = ""] = found ?? [];
  const head = tokens.find(({ lower }) => lower === name.split(" ").at(-1));
  const isThing = head !== undefined && !/^(?:ADJ|ADV|ADP)$/u.test(head.pos);
  return name === "" || !isThing || !isName(name, mining) ? null : `${name}${end}`.trim();
};
