import { rememberText } from "../text/remember.ts";
import { singular } from "../text/singular.ts";

/** Words of product reviews that name one part or quality, a line each: their opinions are one theme. The first stands for the group. */
export const NOUN_GROUPS = `
strap webbing band
lid cap top
handle grip handgrip
cord cable wire
motor engine
screen display
mic microphone
app software firmware application
zipper zip
pocket compartment pouch
material fabric cloth textile
button key
photo picture photograph image pic
wheel caster castor
box packaging package carton wrapping
instruction manual directions booklet guide
smell odor scent fragrance aroma
noise sound loudness
color shade hue tint
size sizing fit dimension
price cost money value pricing
service support
shipping delivery postage
quality workmanship craftsmanship build construction
texture consistency
flavor taste
ingredient formula
cushion padding pad
hole opening
blade knife
rule rulebook
piece part component
story plot
page paper
illustration drawing artwork art
container jar tub canister
look appearance style
speed pace
power strength
performance function functionality
feature option
setting mode
installation setup assembly
weight heaviness
durability longevity lifespan
comfort comfortability
seal gasket
charge charging charger
connection connectivity pairing bluetooth
sleeve cuff
stitch stitching seam
temperature temp
`;

const REPRESENTATIVES: ReadonlyMap<string, string> = new Map(
  NOUN_GROUPS.trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", ...others] = line.split(" ");
      return others.map((word): [string, string] => [word, first]);
    })
    .toReversed(),
);

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/our$/, "or"],
  [/ours$/, "ors"],
  [/^mou(?=ld)/, "mo"],
  [/^grey/, "gray"],
  [/tre$/, "ter"],
  [/^alumini/, "alumin"],
  [/^jeweller/, "jewel"],
  [/^doughnut/, "donut"],
  [/^tyre/, "tire"],
];

const KEPT_OUR = new Set(["hour", "hours", "four", "flour", "sour", "pour", "tour", "contour", "your"]);

/** American spelling, singular: "colours" is "color". */
export const plainNoun = rememberText((word: string): string => {
  const lower = word.toLowerCase();
  const spelled = KEPT_OUR.has(lower)
    ? lower
    : SPELLINGS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), lower);
  return singular(spelled);
});

/** The word that stands for all that name the same part or quality. */
export const nounGroup = (word: string): string => {
  const plain = plainNoun(word);
  return REPRESENTATIVES.get(plain) ?? REPRESENTATIVES.get(word.toLowerCase()) ?? plain;
};
