import type { Product } from "../product/product.ts";
import type { Sentence } from "../text/analyse.ts";
import { type SignedPattern, unitsTold } from "./told-of-sentence.ts";
import type { Unit } from "./unit.ts";

/** Things named by the one work they do, which no facet hears. */
const WORKERS: readonly (readonly [thing: RegExp, verb: string])[] = [
  [/\bsealers?\b/i, "seal"],
  [/\bpeelers?\b/i, "peel"],
  [/\bslicers?\b/i, "slice"],
  [/\bsharpeners?\b/i, "sharpen"],
  [/\blaminators?\b/i, "laminate"],
  [/\bshredders?\b/i, "shred"],
  [/\binflators?\b/i, "inflate"],
  [/\bchoppers?\b/i, "chop"],
  [/\bstaplers?\b/i, "staple"],
  [/\bfrothers?\b/i, "froth"],
  [/\bsteamers?\b/i, "steam"],
  [/\bmashers?\b/i, "mash"],
];

/** How well a work is done, in words that are said of any. */
const patternsFor = (verb: string): readonly SignedPattern[] => {
  const stem = verb.replace(/e$/, "");
  const done = `(?:${verb}s?|${stem}(?:p?ed|p?ing))`;
  const well =
    "(?:solid(?:ly)?|tight(?:ly)?|well|perfect(?:ly)?|great|good|fine|nicely|beautifully|easily|evenly|strong(?:ly)?|fast|quickly|like (?:a dream|a charm|butter)|every time)";
  return [
    {
      polarity: -1,
      pattern: new RegExp(
        `\\b(?:does|do|did|would|will|wo|could|can|ca) ?(?:not|n't|nt)(?: (?:even|always|fully|really|quite|ever|completely|properly))* ${verb}\\b(?! (?:in|up) the)|\\b(?:stopp?(?:ed|s)|quit) ${stem}p?ing\\b|\\b(?:barely|hardly) ${verb}s?\\b|\\b${verb}s? (?:fails?|failed|leaks?|let go|lets go|gives? way|gave way|came apart|comes apart|opens? up)\\b`,
        "u",
      ),
    },
    {
      polarity: 1,
      pattern: new RegExp(
        `\\b${done}(?: (?:it|them|everything|bags?|things?|my \\p{L}+|really|so|very|nice and|pretty))* ${well}\\b(?! (?:until|till|at first|for (?:a|the first)))|\\b(?:pulls?|gets?|makes?|gives?) an? (?:really |very |pretty )?(?:good|great|tight|strong|solid|perfect|nice) ${verb}\\b|\\b${verb}s? (?:is|are|was|have been|has been) (?:all |always |so |very )*(?:perfect|great|solid|tight|strong|good|excellent)\\b`,
        "u",
      ),
    },
  ];
};

const DENYING = /\b(?:not|n't|nt|never|if|wish|hope|until|hardly)\b[^,.;]{0,20}$/;

/** Facets that hear such work as something of the thing's make. */
const MISHEARD: ReadonlySet<string> = new Set(["sturdy", "openClose", "leak", "durability", "results", "grip", "wet"]);

/** How well a thing does the one work it is named for: an opinion for each sentence that tells it, in place of what its words say of other things. */
export const workUnits = (
  sentences: readonly Sentence[],
  heard: readonly Unit[],
  product: Product,
): readonly Unit[] => {
  const verb = WORKERS.find(([thing]) => thing.test(product.name.split(/\s(?:for|with)\s/i)[0] ?? ""))?.[1];
  if (verb === undefined) return heard;
  const [patterns, named] = [patternsFor(verb), new RegExp(`\\b${verb.replace(/e$/, "")}`)];
  const found = unitsTold(sentences, { named, patterns, denying: DENYING }, { facet: null, key: `verb:${verb}` });
  const isReplaced = (unit: Unit): boolean =>
    found.some(
      (own) =>
        own.clause === unit.clause &&
        unit.start < own.end + 1 &&
        own.start < unit.end + 1 &&
        (unit.facet === null || MISHEARD.has(unit.facet.id)),
    );
  return [...heard.filter((unit) => !isReplaced(unit)), ...found];
};
