import { namesPart } from "../../insight/avatar/part-nouns.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { withOpeningAdjective } from "../../insight/statements/fragments.ts";
import type { Token } from "../../insight/text/analyse.ts";
import type { Clause } from "../../insight/text/clauses.ts";
import { GENERAL_NOUNS } from "../../insight/text/general-nouns.ts";
import { nounCounts } from "../../insight/text/noun-counts.ts";
import { singular } from "../../insight/text/singular.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { NOT_A_PART, TELLING } from "../phrases/part-words.ts";
import { LIKING } from "./liking.ts";
import { PARTS_OF_ANYTHING } from "./praised-parts.ts";

const LONGEST = 7;
const END = "(?:ADV |ADP (?=ADP ))?(?:ADP (?:DET )?(?:ADJ )*(?:NOUN )+(?:CCONJ (?:ADJ )*(?:NOUN )+)?)?";
/** "deep pockets with zippers": words of quality, a noun, and what it has or is for. */
const PHRASE = new RegExp(`^(?:DET )?(?:ADV )?(?:ADJ (?:CCONJ ADJ )?)+(?:NOUN )+${END}$`);
/** "the pockets inside for phones": what is loved need have no word of quality. */
const LOVED = new RegExp(`^DET (?:ADV )?(?:ADJ (?:CCONJ ADJ )?)*(?:NOUN )+${END}$`);
const ENDS = /^(?:with|for|on|in)$/;
const LIKED = new RegExp(`^${LIKING}$`, "u");
const LOVE = /^(?:love|loved|like|liked|adore|appreciate|appreciated)$/;
const BESIDE_LOVE = /^(?:i|we|and|also|really|just|absolutely|do|especially|still)$/;
const MOST_BESIDE = 4;
/** "Great support for side sleepers": of what is only liked, what it is for is what is told. */
const isLikedFor = (tokens: readonly Token[], prepositionAt: number): boolean =>
  LIKED.test(tokens[0]?.lower ?? "") && prepositionAt === 2 && tokens[prepositionAt]?.lower === "for";

/** "the lid" alone tells nothing. */
const LEAST_LOVED = 2;
/** What a clause only says is loved: "Love the pockets inside"; null of any other. */
const lovedIn = (tokens: readonly Token[]): readonly Token[] | null => {
  const at = tokens.slice(0, MOST_BESIDE).findIndex(({ lower }) => !BESIDE_LOVE.test(lower));
  const [verb, article] = [tokens[at], tokens[at + 1]];
  const isLoved = LOVE.test(verb?.lower ?? "") && /^(?:the|how)$/.test(article?.lower ?? "");
  return isLoved ? tokens.slice(at + 1) : null;
};

/** What nobody wants of a thing. */
const NUISANCES = wordSet(
  "clump leak spill mess smell odor odour residue streak tangle kink chunk lump wobble rattle noise drip stain dust fuss hassle guesswork crumb crevice crack slipping sliding scratch squeak glare flicker lag static condensation bunching pilling shedding splash splatter fumes aftertaste grit grease pinching chafing snag fingerprint burr",
);
const NONE = /^DET (?:ADJ )?(?:NOUN |VERB )+(?:(?:ADP|SCONJ|ADV) .*)?$/;

/** "No more clumps", "No crevices where food gets stuck": a nuisance that is missing. */
const nuisanceSpared = (tokens: readonly Token[]): string | null => {
  const [no, ...rest] = tokens;
  if (no?.lower !== "no" || tokens.length > LONGEST + 1) return null;
  const named = rest[0]?.lower === "more" ? rest.slice(1) : rest;
  const isNuisance = named.slice(0, 2).some(({ lemma, lower }) => NUISANCES.has(lemma) || NUISANCES.has(lower));
  const shape = `DET ${named.map(({ pos }) => pos).join(" ")} `;
  return isNuisance && NONE.test(shape) ? `no ${named.map(({ text }) => text).join(" ")}` : null;
};

/** A clause that is only a part with its quality or that it is loved: "Nice steady pour", "Love the little cup"; null where it is more, or names no part of the thing. */
export const partNamed = (clause: Clause, mining: Mining): string | null => {
  const { sentences, product } = mining;
  const spared = nuisanceSpared(clause.tokens);
  if (spared !== null) return spared;
  const loved = lovedIn(clause.tokens);
  const tokens = loved ?? withOpeningAdjective(clause.tokens);
  if (tokens.length > LONGEST + Number(loved !== null) || tokens.length < 2) return null;
  const shape = `${tokens.map(({ pos }) => pos).join(" ")} `;
  if (!(loved === null ? PHRASE : LOVED).test(shape)) return null;
  const prepositionAt = tokens.findIndex(({ pos }) => pos === "ADP");
  const preposition = tokens[prepositionAt + Number(tokens[prepositionAt + 1]?.pos === "ADP")];
  if (preposition !== undefined && !ENDS.test(preposition.lower)) return null;
  const head = tokens[(prepositionAt === -1 ? tokens.length : prepositionAt) - 1];
  const isFor = isLikedFor(tokens, prepositionAt);
  if (head === undefined || head.lemma === product.noun) return null;
  if (!namesPart(mining)(head.lemma) || GENERAL_NOUNS.has(singular(head.lower))) return null;
  const isKept = (isFor && head.lemma === "support") || (loved !== null && head.lemma === "pocket");
  if (NOT_A_PART.has(singular(head.lower)) && !isKept) return null;
  const isShared = (nounCounts(sentences).get(head.lemma) ?? 0) > 1;
  const isTold = tokens.some(({ pos, lower }) => pos === "ADJ" && TELLING.has(lower));
  const isNamedWhole = isFor || (loved !== null && tokens.length > LEAST_LOVED);
  const isOwn = isNamedWhole && !PARTS_OF_ANYTHING.has(head.lemma);
  if (!isOwn && !(isTold && (isShared || preposition !== undefined))) return null;
  return tokens
    .slice(tokens[0]?.pos === "DET" || isFor ? 1 : 0)
    .map(({ text }) => text)
    .join(" ");
};
