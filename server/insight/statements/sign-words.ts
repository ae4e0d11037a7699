import { wordTable } from "../text/word-table.ts";

const families = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(lists).flatMap(([family, words]) => words.split(" ").map((word) => [word, family] as const)));

/** Words that report a fault by themselves, by what goes wrong. */
export const FAULTS = families({
  leak: "leak leaks leaked leaking leaky leakage seep seeps seeped dribble dribbles puddle soaked",
  break:
    "broke broken breaks snap snapped snaps crack cracked cracks split splits shatter shattered rip ripped rips tear tore torn tears frayed fraying stripped",
  die: "died dies dead malfunction malfunctioned malfunctions",
  wobble: "wobble wobbles wobbly wobbled shaky unstable tippy",
  loosen: "loosen loosens loosened",
  slip: "slip slips slipped slipping slippery slides",
  jam: "jam jams jammed jamming snag snags snagged clog clogs clogged stuck",
  bend: "bent bend bends warp warped warps dent dents dented crushed crooked",
  peel: "peel peeled peels peeling flaked chipped chipping",
  fade: "fade faded fades fading",
  rust: "rust rusted rusty rusts rusting",
  mold: "mold moldy mould mouldy mildew",
  stain: "stain stained stains stains smear smeared smears smudges scratches scratched",
  hurt: "hurt hurts pinch pinches pinching painful headache headaches migraine uncomfortable ache aches achy sore chafes chafed rubs digs",
  irritate:
    "sting stings stung irritate irritates irritated irritating itchy itches itch rash welts bumps pimples breakout breakouts hives",
  stomach: "diarrhea cramps vomit vomited vomiting nausea bloated bloat bloats stomachache",
  clump: "clump clumps clumpy clumped lumps lumpy",
  texture: "chalky gritty grainy greasy sticky rubbery mushy soggy",
  pill: "pilled pilling",
  crumble: "crumble crumbles crumbled crumbly",
  taste: "bland aftertaste stale bitter",
  smell: "stink stinks stinky smelly reek reeks overpowering odor fumes",
  missing: "missing incomplete",
  confusing: "confusing confused unclear misleading complicated",
  flimsy: "flimsy shoddy brittle fragile rickety",
  bulky: "bulky cumbersome clunky",
  noise: "noisy squeak squeaks squeaky squeaking creak creaks creaky rattle rattles rattling buzzes hisses",
  uneven: "uneven inconsistent inaccurate lopsided",
  dull: "repetitive boring monotonous",
  overflow: "overflow overflows overflowed spill spills spilled",
  disconnect: "disconnect disconnects disconnected disconnecting",
  lag: "lag lags laggy glitchy glitches freezes crashes buggy unresponsive",
  damaged: "damaged defective faulty",
  shrink: "shrink shrank shrunk shrinks",
  overpriced: "overpriced",
  weak: "underpowered weak",
  blurry: "blurry muffled tinny dim grainy",
  kink: "kink kinks kinked kinking",
  tangle: "tangle tangles tangled tangling",
  droop: "droop droops sag sags sagged sagging",
  illegible: "illegible unreadable tiny",
  heavy: "heavy",
  slow: "slow",
  loud: "loud",
  stiff: "stiff",
  cheap: "cheap cheaply",
  expensive: "expensive pricey",
  rushed: "rushed",
});

/** Words that blame without saying what is wrong. */
export const BLAME = new Set(
  "terrible awful horrible bad worst worse poor poorly disappointing useless worthless annoying frustrating problem issue nightmare hate hated joke garbage junk mess hassle ridiculous".split(
    " ",
  ),
);

/** Words that praise and say for what. */
export const MERITS = families({
  quiet: "quiet quietly silent silently",
  sturdy: "sturdy solid durable rugged well-built well-made",
  soft: "soft softer silky plush",
  smooth: "smooth smoothly",
  even: "even evenly consistent consistently",
  comfort: "comfortable comfortably comfy cozy",
  light: "lightweight light",
  small: "compact portable",
  sharp: "sharp",
  detailed: "detailed intricate",
  easy: "easy easily simple effortless effortlessly intuitive",
  fast: "quick quickly fast faster",
  roomy: "roomy spacious",
  bright: "bright brightly",
  clear: "clear crisp vivid vibrant",
  fresh: "fresh",
  gentle: "gentle gently",
  funny: "funny hilarious",
  exact: "accurate accurately precise precisely",
  tasty: "delicious tasty yummy",
  beautiful: "gorgeous beautiful beautifully stunning adorable cute pretty",
  stable: "stable secure securely snug snugly",
  fun: "fun",
  clever: "clever",
  warm: "warm",
  calm: "calm calms calming soothing soothes",
  rich: "rich creamy",
  reliable: "reliable reliably",
  healed: "healed",
});

/** Verbs that say what a thing does well when its buyer is content. */
export const GOOD_VERBS = new Set(
  "keep stay last hold fit absorb help heal calm save mix fold pack clean rinse charge block protect support dissolve blend stop remember reach pair connect wash dry close open slide glide stand survive cut grind grip relieve reduce remove stretch roll store drain seal stick light lock".split(
    " ",
  ),
);

/** Things a product had better not do: "does not move". */
export const BETTER_NOT = new Set(
  "move shake budge skid shift spin burn tip roll fall smell hurt rub slide scratch fade shrink stick catch bleed run squeak rattle snag tear break crack bend drop overheat dig pinch pull ride leave clog kink tangle wake bother feel look taste show weigh".split(
    " ",
  ),
);

/** Verbs that say nothing of a thing when negated by a person: "I don't know". */
export const IDLE_WHEN_NEGATED = new Set(
  "mind care need regret think believe know complain wait imagine recommend buy say want like expect understand tell remember notice hear pronounce stop put beat wrong guess see live find ask help matter bother get settle receive feel speak vouch comment attest testify judge".split(
    " ",
  ),
);

const SAME: ReadonlyMap<string, string> = wordTable({
  microphone: "mic",
  pages: "page",
  box: "package",
  packaging: "package",
  instruction: "instructions",
  manual: "instructions",
  rulebook: "rules",
  rule: "rules",
  odor: "smell",
  scent: "smell",
  perfume: "smell",
  fragrance: "smell",
  flavour: "flavor",
  earpads: "cushion",
  pad: "cushion",
});

/** One name for what has several: "microphone" and "mic". */
export const sameThing = (lemma: string): string => SAME.get(lemma) ?? lemma;
