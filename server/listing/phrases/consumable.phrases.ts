import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

/** Things that food is made with or kept in: "flavor" and "ingredients" in their reviews are of something else. */
const NOT_FOOD =
  /\b(?:makers?|machines?|brewers?|presses|press|blenders?|mixers?|juicers?|grinders?|processors?|choppers?|fryers?|ovens?|grills?|smokers?|cookers?|pans?|pots?|skillets?|griddles?|kettles?|infusers?|bottles?|(?:water|coffee|tea|travel|sippy|straw) cups?|mugs?|tumblers?|jars?|containers?|toys?|brush(?:es)?|diffusers?)$/i;
/** What freshens is no fresher than other food. */
const FRESHENS = /\b(?:mints?|gum|toothpaste|mouthwash|rinse|drops|strips)$/i;
const MIXES =
  /\b(?:mixes|mix (?:right |so |very )?(?:in|up|well|easily|great)|dissolv\w+|stirs (?:right )?in|blends? (?:right )?(?:in|well|easily|nicely|smooth\w*))\b/;
const NO_CLUMPS = /(?:\bno|\bnot|n['’]t|\bwithout|\bnever|\bzero)\b.{0,25}\b(?:clump|lump)\w*/;
const NOT_GRITTY = /(?:\bno|\bnot|n['’]t|\bwithout|\bnever|\bzero)\b.{0,25}\b(?:grit|gritty|grain\w*|chalk\w*)\b/;
const SMOOTH = /\b(?:smooth|creamy|velvety)\b/;
const CRUNCHY = /\b(?:crunch\w*|crisp\w*)\b/;
/** Not the shell of a softgel. */
const SOFT = /\b(?:soft|softer|tender|trouble chewing|easy to chew)\b(?![ -]?gels?)/;
const CHEWY = /\b(?:chewy|(?:nice|good|great) chew)\b/;
const MOIST = /\b(?:moist|juicy)\b/;
/** The food, not its package. */
const BREAKS = /\b(?:break|breaks|tear|tears)\b.{0,30}\b(?:apart|half|halves|pieces|bits|smaller)\b/;
const WEAK_TEETH = /\b(?:no|few|bad|old|missing|weak|poor|sensitive|many) teeth\b/;
const NURSED_GAS = /\b(?:gas|gassy|burps?|bubbles)\b/;
const SPIT_UP = /\bspit(?:s|ting)?[ -]up\b/;
const FUSS = /\b(?:fussy|colic\w*)\b/;
const DIGESTS = /\bdigest\w*\b/;
const FIRM_STOOLS = /\b(?:firm\w*|solid)\b.{0,15}\b(?:poops?|stools?)\b/;
const NOT_BLOATED = /(?:\bno|\bnot|n['’]t|\bwithout|\bnever)\b.{0,25}\bbloat\w*/;
const SENSITIVE = /\bsensitive (?:stomach|tumm|digest|system)\w*/;
const SHORT_LIST =
  /\b(?:short (?:list|ingredients?)|ingredients? list is (?:short|simple)|(?:simple|few|fewer|three|limited) ingredients?|ingredients are simple|can pronounce)\b/;
const NATURAL = /\b(?:all[- ]natural|natural ingredients|ingredients are (?:all )?natural)\b/;
const REAL_FOOD = /\breal (?:meat|chicken|fruit|food)\b/;
const NO_SUGAR = /\b(?:no (?:added sugar|sugar added)|without added sugar)\b/;
const NO_FILLERS = /\b(?:no|without|zero) (?:\w+ (?:or |and )?)?fillers?\b/;
const NO_CHEMICALS = /\bno (?:harsh|nasty|bad|weird|harmful) (?:chemicals|ingredients)\b/;
const DATED = /\b(?:expir\w*|shelf life|best[- ]by)\b/;
const STAYS_FRESH =
  /\b(?:stays?|stayed|keeps?|kept|still) (?:\w+ ){0,2}(?:fresh|crisp|crunchy)\b|\b(?:keeps|kept) well\b/;
const ARRIVES = /\b(?:arrive[sd]?|comes|came|delivered|sealed)\b.{0,25}\bfresh\b/;
const LITTLE =
  /\blittle (?:bit )?goes|\bgoes (?:a long|far|such a long)|\bonly need a|\bneeds? (?:very |so )(?:little|few)|\buse (?:very|so) little|\b(?:pea|dime)[- ]sized?|\b(?:drops?|pumps?) (?:is|are) (?:enough|all|plenty)|(?:\bnot|n['’]t) need much/;
const LASTS =
  /\b(?:lasts|lasted|lasting|(?:will|would) last|last (?:me|us|a long|for|forever)|still have|plenty left|lots left)\b/;
const GENEROUS =
  /\b(?:generous\w*|plenty (?:in|of)|lots (?:in|of servings)|huge (?:bag|bottle|jar)|(?:big|good[- ]sized?|nice[- ]sized?) (?:bag|bottle|jar))\b/;
const FULL = /\b(?:full|filled) to the\b/;
const ZIP = /\b(?:zip|zipper|zip[- ]top)\b/;
const RESEALS = /\breseal\w*|\bseals (?:back|tight|well|up)\b/;
const LID = /\blids?\b/;
const CAP = /\bcap\b/;
const CAPS = /\bcaps\b/;
const SINKS_IN = /\b(?:absorbs?|(?:sinks?|soaks?|soaked|sunk) (?:right )?in(?:to)?)\b/;
const SPREADS = /\b(?:spreads?|glides? on|goes on (?:so |very )?(?:smooth|eas)\w*|rubs (?:right )?in)\b/;
const LIGHT =
  /\b(?:lightweight|weightless|light (?:texture|on my)|feels (?:so )?light|(?:not|without being) (?:too )?heavy)\b/;
const NOT_GREASY = /(?:\bno|\bnot|\bnon|n['’]t|\bwithout|\bnever)\b.{0,25}\bgreas\w*|\bnongreasy\b/;
const NOT_STICKY = /(?:\bno|\bnot|\bnon|n['’]t|\bwithout|\bnever)\b.{0,25}\b(?:sticky|tacky)\b|\bnonsticky\b/;
const NO_RESIDUE = /(?:\bno|\bnot|n['’]t|\bwithout|\bnever)\b.{0,20}\b(?:residue|film)\b/;
const NO_CAST = /\b(?:no|without a|zero) white cast\b/;
const SCENT_STAYS = /\b(?:scent|smell|fragrance)s? (?:\w+ ){0,2}(?:lasts?|lasting|lingers?)\b/;
const MILD =
  /\b(?:light|subtle|mild|soft|faint|delicate) (?:\w+ )?(?:scent|smell|fragrance)\b|\b(?:scent|smell|fragrance) is (?:\w+ )?(?:light|subtle|mild|soft|faint)\b/;
const NOT_STRONG =
  /(?:\bnot|n['’]t|\bnever|\bwithout being) (?:at all |\w+ )?(?:over(?:power|whelm)\w*|too strong|perfumey)/;
const CLEAN_SCENT = /\b(?:clean|fresh) (?:scent|smell|fragrance)\b|\bsmells? (?:so |very |really )?(?:clean|fresh)\b/;
/** A smell that somebody speaks of, not the lack of one. */
const SMELLS = /^(?!.*\b(?:unscented|fragrance[- ]free|no (?:scent|fragrance|smell))\b).*\b(?:smell|scent|fragrance)/;

export const CONSUMABLE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  texture: {
    except: ["cosmetic"],
    exceptTypes: NOT_FOOD,
    features: [
      note("Mixes Easily", MIXES),
      note("Chewy Texture", CHEWY),
      note("Crunchy Texture", /\bcrunch\w*\b/),
      note("Smooth Texture", SMOOTH),
    ],
    highlights: [
      note("mixes in easily", MIXES),
      note("soft enough for weak teeth", WEAK_TEETH),
      note("satisfying crunch", CRUNCHY),
      note("pleasant texture"),
    ],
    outcome: [
      line("Mixes In Easily", "blends well when stirred or shaken in", MIXES),
      line("Soft and Easy to Chew", "soft rather than hard when eaten", SOFT),
      line("A Satisfying Crunch", "crisp and pleasant to bite into", CRUNCHY),
      line("Pleasantly Chewy", "an enjoyable bite with some chew", CHEWY),
      line("Smooth in the Mouth", "goes down pleasantly without any roughness", SMOOTH),
      line("Pleasant Texture", "a consistency that people like"),
    ],
    answer: [
      line("No Clumps", "dissolves to a smooth result", NO_CLUMPS),
      line("No Grit, No Chalk", "smooth to the tongue rather than sandy", NOT_GRITTY),
      line("Kind to Weak Teeth", "does not take much force to chew", WEAK_TEETH),
      line("Easy to Break Up", "splits into smaller pieces with little force", BREAKS),
      line("Crisp, Not Soggy", "a firm bite with plenty of crunch", CRUNCHY),
      line("Moist, Not Dried Out", "enough juice or moisture in the bite", MOIST),
      line("Good Texture", "pleasant to eat or drink"),
    ],
  },
  digestion: {
    except: ["cosmetic"],
    features: [note("Easy on the Stomach", /\b(?:stomachs?|tumm(?:y|ies)|digest\w*)\b/)],
    highlights: [note("sits well on the stomach")],
    outcome: [
      lineFor(["nursing"], "Less Gas for Babies", "feedings that sit well on a small stomach", NURSED_GAS),
      lineFor(["nursing"], "Feedings That Sit Well", "gentle on a little stomach"),
      lineExcept(["nursing"], "Easy to Digest", "goes down well and is well tolerated", DIGESTS),
      lineExcept(["nursing"], "Gentle on the Stomach", "easy on the stomach"),
    ],
    answer: [
      lineFor(["nursing"], "Less Spit-Up", "more of the milk stays down", SPIT_UP),
      lineFor(["nursing"], "Less Fuss After Feeding", "helps babies stay comfortable and settled", FUSS),
      lineFor(["nursing"], "Kind to Tiny Tummies", "well tolerated by babies at feedings"),
      lineExcept(["nursing"], "No Bloated Feeling", "easy for the stomach to handle", NOT_BLOATED),
      lineExcept(["nursing"], "For Sensitive Stomachs", "suited to those who need something mild", SENSITIVE),
      lineExcept(["nursing"], "Good for Firm Stools", "a helpful addition for digestion", FIRM_STOOLS),
      lineExcept(["nursing"], "Mild and Well Tolerated", "agrees with the stomach when taken or eaten"),
    ],
  },
  ingredients: {
    exceptTypes: NOT_FOOD,
    features: [note("Simple Ingredients", SHORT_LIST), note("Natural Ingredients", NATURAL)],
    highlights: [note("simple ingredients", SHORT_LIST), note("ingredients that buyers like")],
    outcome: [
      line("Simple Ingredients", "a list that is easy to read and understand", SHORT_LIST),
      lineFor(["edible"], "Made With Real Food", "wholesome ingredients that are easy to recognize", REAL_FOOD),
      line("Natural Ingredients", "contents drawn from nature", NATURAL),
      line("Ingredients to Feel Good About", "contents that stand up to a close reading of the label"),
    ],
    answer: [
      lineFor(["edible"], "No Added Sugar", "sweetened, if at all, by other means", NO_SUGAR),
      line("No Fillers", "nothing added just for bulk", NO_FILLERS),
      lineFor(["cosmetic"], "No Harsh Chemicals", "a formula on the mild side", NO_CHEMICALS),
      line("For Careful Label Readers", "made with things that shoppers like to see listed"),
    ],
  },
  freshness: {
    except: ["cosmetic"],
    exceptTypes: new RegExp(`${NOT_FOOD.source}|${FRESHENS.source}`, "i"),
    features: [note("Fresh")],
    highlights: [note("long shelf life", DATED), note("fresh from the package")],
    outcome: [
      line("Stays Fresh", "keeps well until eaten or used", STAYS_FRESH),
      line("Fresh From the Package", "fresh when opened"),
    ],
    answer: [
      line("Long Shelf Life", "plenty of time left before the printed date", DATED),
      line("Fresh on Arrival", "packed and delivered in good condition", ARRIVES),
      line("Fresh When Opened", "in fresh condition"),
    ],
  },
  amount: {
    exceptTypes: NOT_FOOD,
    features: [],
    highlights: [
      note("a little goes far", LITTLE),
      note("generous amount", GENEROUS),
      note("a long-lasting supply", LASTS),
      note("a good amount"),
    ],
    outcome: [
      line("A Little Goes Far", "a small amount is enough for each use", LITTLE),
      line("Generous Amount", "plenty of product in each package", GENEROUS),
      line("A Long-Lasting Supply", "slow to run out, even when used often", LASTS),
      line("A Good Amount", "a quantity to get plenty of use from"),
    ],
    answer: [
      line("No Need for Much", "small quantities do the job", LITTLE),
      line("Filled to the Top", "a full package rather than a half-empty one", FULL),
      line("Goes a Long Way", "holds out for a good many uses", LASTS),
      line("Enough Inside", "a fair amount in the package"),
    ],
  },
  reseal: {
    exceptTypes: NOT_FOOD,
    features: [note("Resealable", RESEALS)],
    highlights: [note("resealable package", RESEALS), note("closes again tightly")],
    outcome: [
      line("Zip Closure", "shuts tight again after each opening", ZIP),
      line("Resealable Package", "opens and closes again as needed", RESEALS),
      line("Well-Fitting Lid", "a cover that shuts properly", LID),
      line("Closes Tightly Again", "shuts firmly between uses"),
    ],
    answer: [
      line("No Extra Clip Needed", "the package can be shut again", RESEALS),
      line("Caps That Stay On", "a secure fit when put back", CAPS),
      line("A Cap That Fits", "secure when put back in place", CAP),
      line("Made to Stay Closed", "a closure with a firm hold"),
    ],
  },
  absorption: {
    features: [note("Non-Greasy", NOT_GREASY), note("Lightweight", /\blightweight\b/)],
    highlights: [
      note("absorbs well", SINKS_IN),
      note("non-greasy feel", NOT_GREASY),
      note("smooth to apply", SPREADS),
      note("light feel"),
    ],
    outcome: [
      line("Absorbs Well", "sinks in instead of sitting on top", SINKS_IN),
      line("Smooth to Apply", "spreads with little effort", SPREADS),
      line("Lightweight Feel", "a thin layer without noticeable weight", LIGHT),
      line("A Light Feel", "comfortable after being put on"),
    ],
    answer: [
      line("Not Greasy", "a clean finish without an oily film", NOT_GREASY),
      line("Not Sticky", "comfortable to the touch rather than tacky", NOT_STICKY),
      line("No White Cast", "blends in without a chalky tint", NO_CAST),
      line("No Residue", "nothing noticeable stays behind after application", NO_RESIDUE),
      line("No Heavy Coating", "pleasant to wear once applied"),
    ],
  },
  scent: {
    features: [note("Light Scent", MILD), note("Pleasant Scent", SMELLS)],
    highlights: [note("pleasant light scent", MILD), note("pleasant scent", SMELLS)],
    outcome: [
      line("Light, Mild Scent", "a subtle fragrance that is pleasant to be around", MILD),
      line("Long-Lasting Scent", "still there some time after use", SCENT_STAYS),
      line("Clean, Fresh Scent", "nothing musty or stale about the smell", CLEAN_SCENT),
      line("Pleasant Scent", "an agreeable smell during use", SMELLS),
    ],
    answer: [
      line("Not Overpowering", "noticeable without being too strong", NOT_STRONG),
      line("Smells Good", "an aroma that is easy to like", SMELLS),
    ],
  },
};
