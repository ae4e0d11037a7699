import { IRREGULAR_PLURALS } from "./irregular-plurals.ts";
import { rememberText } from "./remember.ts";
import { wordSet } from "./word-table.ts";

const SINGULARS: ReadonlyMap<string, string> = new Map([
  ...[...IRREGULAR_PLURALS].map(([noun, plural]): [string, string] => [plural, noun]),
  ["chilies", "chili"],
  ["quizzes", "quiz"],
  ["tvs", "tv"],
  ["cds", "cd"],
  ["pcs", "pc"],
]);

/** Words in "s" that are no plurals, or whose plural is the same word. */
const NO_PLURAL =
  /(?:ss|us|is|lens|thermos|chaos|cosmos|canvas|christmas|atlas|^alias|^bias|^gas|news|series|species|diabetes|molasses)$/;

/** Nouns in "i" and "u", whose plurals end as "tennis" and "cactus" do. */
const IN_I_OR_U = wordSet(
  "bikini zucchini martini panini taxi ski kiwi chili emoji corgi safari menu guru tutu cpu gpu",
);

/** Nouns in "ie", beside those of three letters: their plurals lose no more than the "s". */
const IN_IE = wordSet(
  "auntie aussie barbie beanie birdie bookie bootie bowtie brownie budgie caddie calorie collie cookie cootie cutie doggie floatie foodie freebie genie goalie goodie groupie hippie hoagie homie hoodie hottie indie junkie kiddie koozie lingerie magpie menagerie movie necktie newbie nightie oldie onesie pinkie pixie potpie prairie quickie roadie rookie roomie rotisserie scrunchie selfie smoothie softie sortie sweetie talkie techie toughie townie veggie walkie wedgie weenie westie yorkie zombie",
);

const IN_CHE_OR_XE = /(?:(?:^|head|back|tooth|stomach|heart|ear|belly|mou?st|^c)ache|^niche|^quiche|(?:^|pick)axe)s$/;
const IN_O = /(?:potat|tomat|mosquit|mang|ech|her|domin|torped|tornad|volcan|carg|buffal)oes$/;
const TAKES_ES =
  /(?:ch|sh|x|ss|zz|tz|lens|thermos|canvas|christmas|atlas|(?<!a)bus|^gas|virus|bonus|campus|cactus|circus|^iris|trellis|mantis)es$/;

/** Plurals in "ves" whose nouns end in "fe" or "f"; those of "valve", "glove" and "olive" only lose the "s". */
const IN_FE = /(?:kni|wi|^li)ves$/;
const IN_F = /(?:shel|sel|^el|hal|^cal|wol|scar|dwar|lea|loa|shea|hoo|thie)ves$/;

const SHORTEST = 4;

/** One of what a word in small letters names many of: "shoes" is "shoe", "pies" "pie", "berries" "berry"; any other word as it is. */
export const singular = rememberText((word: string): string => {
  const known = SINGULARS.get(word);
  if (known !== undefined) return known;
  const withoutS = word.slice(0, -1);
  if (word.length < SHORTEST || !word.endsWith("s")) return word;
  if (IN_I_OR_U.has(withoutS)) return withoutS;
  if (NO_PLURAL.test(word)) return word;
  if (word.endsWith("ies")) return word.length === SHORTEST || IN_IE.has(withoutS) ? withoutS : `${word.slice(0, -3)}y`;
  if (IN_CHE_OR_XE.test(word)) return withoutS;
  if (TAKES_ES.test(word) || IN_O.test(word)) return word.slice(0, -2);
  if (IN_FE.test(word)) return `${word.slice(0, -3)}fe`;
  return IN_F.test(word) ? `${word.slice(0, -3)}f` : withoutS;
});
