const GROUPS = `
bag backpack purse tote handbag rucksack
kid child kids children toddler
dog pup puppy pooch
car truck vehicle
quick fast speedy quickly swiftly
simple easy effortless simply easily straightforward
soft gentle softly plush
sturdy solid strong durable tough robust rugged
cold chill icy chilled iced
hot warm heat warmth
wash clean rinse cleanup washable cleaning washing
leak drip spill seep leakproof leaky
quiet silent noiseless quietly silently
noise noisy loud loudly clatter
lightweight featherweight
large big roomy spacious generous
small compact tiny
bright brightness vivid
comfortable comfy cozy comfort
pretty beautiful gorgeous handsome lovely elegant attractive good-looking
tasty delicious yummy flavor flavour taste
smell scent odor odour fragrance
fit fits fitting
dry dries drying
adjust adjustable adjustment
carry carrying portable
store stow storage
assemble assembly
cut slice chop
read reading
walk walking
run running jog jogging
hike hiking trail
travel trip traveling
camp camping campsite campground camper
night overnight nighttime
picture illustration artwork drawing
instruction direction manual
color colour
phone smartphone
child-friendly kid-friendly
skin complexion
gift present
game gaming
laugh laughter giggle
sip drink
seal sealed
last lasting
stain spot
rip tear
break snap
scratch scuff
slip slide
escape slip-out
power electricity
bitter bitterness
sediment silt sludge
`;

const CANON = new Map(
  GROUPS.trim()
    .split("\n")
    .flatMap((line) => {
      const words = line.split(" ");
      return words.map((word) => [word, words[0] ?? word] as const);
    }),
);

/** The word that stands for a word and its synonyms. */
export const canonical = (lemma: string): string => CANON.get(lemma) ?? lemma;

const OPPOSITES: readonly (readonly [string, string])[] = [
  ["quiet silent", "loud noisy"],
  ["soft", "hard stiff scratchy rough"],
  ["light lightweight", "heavy"],
  ["easy simple effortless", "hard difficult tricky complicated"],
  ["thick", "thin"],
  ["sturdy solid strong durable", "flimsy weak fragile cheap"],
  ["fast quick", "slow"],
  ["bright", "dim dark dull"],
  ["comfortable comfy", "uncomfortable painful"],
  ["sharp", "dull blunt"],
  ["long", "short"],
  ["big large roomy spacious", "small tiny tight cramped"],
  ["smooth", "rough gritty lumpy grainy"],
  ["clear", "blurry fuzzy unclear muffled"],
  ["even consistent", "uneven inconsistent"],
  ["fresh", "stale moldy"],
  ["tight snug secure", "loose"],
  ["stable steady", "wobbly unstable shaky"],
  ["dry", "wet damp soggy"],
  ["cool", "hot warm"],
  ["waterproof", "leaky"],
  ["accurate", "inaccurate wrong"],
  ["flexible", "stiff rigid"],
  ["odorless unscented", "smelly stinky"],
];

export type Side = { axis: number; side: 1 | -1 };

const SIDES: ReadonlyMap<string, readonly (Side & { word: string })[]> = Map.groupBy(
  OPPOSITES.flatMap(([left, right], axis): (Side & { word: string })[] => [
    ...left.split(" ").map((word) => ({ word, axis, side: 1 as const })),
    ...right.split(" ").map((word) => ({ word, axis, side: -1 as const })),
  ]),
  (each) => each.word,
);

/** Where a quality stands between opposites: "hard" is neither soft nor easy. */
export const sidesOf = (lemma: string): readonly Side[] => SIDES.get(lemma) ?? [];

/** Words that hold a sentence together and state nothing that a review could bear out. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet if then than that this these those there here it its they them their he she his her we us our you your i me my who whom which what when where while how why
  be is are was were been being am do does did done have has had having will would can could should may might must shall not no never none nothing nobody without n't ca wo
  of in on at to from by with for about into onto over under up down out off through during after before between within along around across against as like per via until once
  very really quite just even also only still too more most less least much many few lot lots some any all both each every other another same such own enough almost always often ever again
  make made let keep give come go get take put use used using need want turn bring stay set become seem look feel say mean know see find help work
  day daily everyday way thing time one ones kind sort piece part place people person people somebody anybody anyone everyone user buyer owner life ready good great nice right well better best
  first second next last new old whole full little bit more simple simply plain true real order second spare design designed build built product item everything something anything
  and/or moment end start beginning point matter
  welcome included includes include idea question answer promise reason favorite extra ordinary usual
  choice choose pick ask trust count mind wait rest love enjoy smile happy pleased proud worth thanks too-good`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
