import { type Variant, variant } from "./variant.ts";
import { WORN_VARIANTS } from "./worn-variants.ts";

const FLATTENED =
  /\b(?:flat|flattens?|flattened|flattening|pancaked?|deflat\w+|compress\w+|sinks?|sank|sunk|sags?|sagg\w+|bottom(?:s|ed)? out|spr[iau]ng back|bounce back|dents?|indent\w*|loft|thinned|gone (?:dead|limp|thin))\b/;
const AIR =
  /\b(?:air|re-?inflat\w+|top(?:ping|ped)? (?:it|them) (?:up|off)|hit the pump|(?:woke|wake|ended) up (?:flat )?on the (?:floor|ground))\b|\bsoft by\b|\b(?:gone|went) (?:\w+ ){0,2}soft\b/;
const DAMAGED =
  /\b(?:broken?|cracked|cracks?|bent|damaged?|dent(?:s|ed)?|chips?|chipped|scratch(?:es|ed)?|smashed|crushed|torn|tears?|shattered|ripped|snapped|leak(?:s|ed|ing|y)|holes?|stained)\b/;
const PARCEL =
  /\b(?:pack\w*|box\w*|wrap\w*|padd\w+|envelope|bubble|crushed|damaged?|dent\w*|broken|smashed|torn|intact|undamaged|condition|safely|protected)\b/;

/** By sign and facet, the things that its name speaks of. */
export const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  ...WORN_VARIANTS,
  "-cushioning": [
    variant(/\bsupport(?:s|ed|ing|ive)?\b/, "Gives no support", "It gives no support", "missing support"),
    variant(/\btoo (?:\p{L}+ )?(?:high|tall|thick|puffy)\b/u, "Too high", "It is too high", "too much height"),
    variant(
      /\b(?:too|so|very|pretty|quite|super|really|rather|way|rock) (?:firm|hard|stiff|rigid)\b|\b(?:hard|firm|stiff) as\b|\blike (?:an? )?(?:sitting on |sleeping on |lying on |laying on )?(?:an? |the )?(?:rocks?|bricks?|concrete|boards?|plywood|slabs?|stones?)\b/,
      "Too firm",
      "It is too firm",
      "too much firmness",
    ),
    variant(
      /\b(?:soft\w*|squish\w+|mush\w*|squashy|saggy|swallow\w*)\b/,
      "Too soft",
      "It is too soft",
      "too little firmness",
    ),
    variant(
      /\b(?:thin|thinner|flat|flattened|compress\w+|pancaked?|padding|sinks?|sank|sunk|bottom(?:s|ed)? out|slice of \p{L}+|cardboard|the (?:floor|ground|frame|slats|springs))\b/u,
      "Too thin",
      "It is too thin",
      "too little padding",
    ),
  ],
  "-shape": [
    variant(AIR, "Loses air", "It loses air", "that it loses air"),
    variant(FLATTENED, "Goes flat", "It goes flat", "that it goes flat"),
    variant(
      /\b(?:shapes?|lump\w*|warp\w*|bunch\w*|stretch\w*|floppy|curl\w*|bent|misshapen|saggy|baggy)\b/,
      "Loses its shape",
      "It loses its shape",
      "that it loses its shape",
    ),
  ],
  "+shape": [variant(/\bair\b/, "Holds air", "", "")],
  "+acceptance": [
    variant(
      /\b(?:dogs?|cats?|kitty|kittens?|pupp(?:y|ies)|pups?|poodle|dachshund|terrier|beagle|labs?)\b/,
      "Pets like it",
      "",
      "",
    ),
  ],
  "-defect": [
    variant(
      /\b(?:used|opened|second ?-? ?hand|refurbished|someone else|returned|dirty|fingerprints|previous owner)\b/,
      "Arrives used",
      "It arrives used",
      "used or opened goods",
    ),
    variant(
      /\b(?:missing|incomplete|left out|short (?:one|two|a|of)|not included|only (?:one|two|three|got|received|came with)|not enough|without (?:the|any|a|its))\b/,
      "Parts are missing",
      "Parts are missing",
      "missing parts",
    ),
    variant(/\bwrong\b/, "The wrong thing arrives", "The wrong thing arrives", "that the wrong thing arrives"),
    variant(DAMAGED, "Arrives damaged", "It arrives damaged", "damage on arrival"),
    variant(
      /\b(?:defect\w*|faulty|dud|lemon|dead|doa|malfunction\w*|(?:not|n't|never|nothing|nor|stopped|no longer) (?:\p{L}+ )?(?:work|works|worked|working|turn|turned|power|start|started|charge|charged|spin|light|heat|happen\w*))\b/u,
      "Arrives not working",
      "It arrives not working",
      "units that do not work on arrival",
    ),
  ],
  "-shipping": [
    variant(PARCEL, "Arrives badly packed or damaged", "It arrives badly packed", "poor packing or damage on the way"),
    variant(
      /\b(?:late|later|delay\w*|slow\w*|weeks?|days?|months?|forever|took|waited|waiting|never)\b/,
      "Arrives late",
      "It arrives late",
      "late delivery",
    ),
  ],
  "+shipping": [
    variant(
      /\b(?:fast|faster|quick\w*|prompt\w*|early|earlier|before|on time|in time|timely|next day|speedy|soon\w*|schedule\w*|right away|days?|ahead)\b/,
      "Arrives fast",
      "",
      "",
    ),
    variant(PARCEL, "Arrives well packed", "", ""),
  ],
  "-finish": [
    variant(/\b(?:dents?|dented|dings?)\b/, "Dents", "It dents", "dents"),
    variant(/\b(?:scratch\w*|scuff\w*|nicks?)\b/, "Scratches easily", "It scratches easily", "scratches"),
    variant(
      /\b(?:fade[sd]?|fading|discolou?r\w*|yellow\w*|bleach\w*|turn(?:s|ed|ing)? (?:\p{L}+ )?(?:white|brown|green|black|orange))\b/u,
      "Fades",
      "It fades",
      "that it fades",
    ),
    variant(/\b(?:stain\w*|spots?|rings?|fingerprints?|smudge\w*)\b/, "Stains", "It stains", "stains"),
    variant(
      /\b(?:chip\w*|peel\w*|flak\w*|bubbl\w*|(?:rub\w*|wear\w*|wore|came|come|comes|coming|wash\w*) off)\b/,
      "Finish comes off",
      "The finish comes off",
      "a finish that comes off",
    ),
  ],
  "-connection": [
    variant(
      /\b(?:lags?|lagg\p{L}+|latency|out of sync|delay\p{L}*)\b/u,
      "Sound lags behind",
      "The sound lags behind",
      "sound that lags behind",
    ),
    variant(
      /\b(?:drop\w*|disconnect\w*|cut\w* (?:in|out)|los(?:es|e|ing|t)|unstable|intermittent\w*|spotty|stays? (?:connected|paired)|stayed connected|keeps? (?:losing|dropping|disconnecting))\b/,
      "Connection drops",
      "The connection drops",
      "dropped connections",
    ),
    variant(
      /\b(?:pair\w*|connect\w*|sync\w*|recogni[sz]\w*|detect\w*)\b/,
      "Hard to connect",
      "It is hard to connect",
      "failed connections",
    ),
  ],
  "-secure": [
    variant(
      /\b(?:loose\w*|(?:falls?|fell|comes?|came|coming|pops?|popped|popping|falling|stay|stays|stayed) (?:right |back |straight )?(?:off|out|on|undone))\b/,
      "Comes loose",
      "It comes loose",
      "that it comes loose",
    ),
    variant(
      /\b(?:slip\w*|slid\w*|shift\w*|mov(?:e|es|ed|ing)|skat\w+|wander\w*|stay in place|stay put|rides? up)\b/,
      "Slips",
      "It slips",
      "that it slips",
    ),
  ],
  "-absorption": [
    variant(/\b(?:greas\w*|oil\w*|shin\w+|slick)\b/, "Feels greasy", "It feels greasy", "a greasy film"),
    variant(/\b(?:stick\w*|tack\w*|gumm\w*)\b/, "Feels sticky", "It feels sticky", "a sticky film"),
  ],
  "-removal": [
    variant(/\b(?:residue|sticky|glue|gunk|adhesive|gooey)\b/, "Leaves residue", "It leaves residue", "residue"),
    variant(
      /\b(?:damag\w*|paint|drywall|holes?|marks?|peel\w*|ripp\w*|tore|pulled)\b/,
      "Leaves damage behind",
      "It leaves damage behind",
      "damage when it is taken off",
    ),
  ],
  "-marks": [
    variant(/\b(?:smear\w*|smudg\w*|bleed\w*|bled|feather\w*)\b/, "Smears", "It smears", "smearing"),
    variant(/\b(?:skip\w*|scratchy|dry|dries|dried|clog\w*)\b/, "Skips", "It skips", "skipping"),
    variant(/\b(?:print\w*|faint|blurry|streak\w*|faded)\b/, "Prints badly", "It prints badly", "faint or bad print"),
  ],
  "-difficulty": [
    variant(
      /\b(?:hard|harder|difficult|complicated|confus\w*|frustrat\w*)\b/,
      "Too hard",
      "It is too hard",
      "too much difficulty",
    ),
    variant(/\b(?:easy|easier|simple|babyish|boring|short)\b/, "Too easy", "It is too easy", "too little challenge"),
  ],
  "-kinks": [
    variant(/\bkink\w*\b/, "Kinks", "It kinks", "kinks"),
    variant(/\b(?:tangl\w*|knot\w*|twist\w*)\b/, "Tangles", "It tangles", "tangles"),
  ],
  "-assemblyParts": [
    variant(
      /\b(?:line|lined|align\p{L}*|match\p{L}*|misaligned|misdrilled|drill\p{L}*|cent(?:er|re)|crooked|strip\p{L}*|off)\b/u,
      "Holes do not line up",
      "Holes do not line up",
      "holes that do not line up",
    ),
    variant(
      /\b(?:missing|short|not enough|lack\p{L}*|without)\b/u,
      "Screws are missing",
      "Screws are missing",
      "missing screws",
    ),
  ],
  "-durability": [
    variant(
      /\b(?:holes?|tears?|tore|torn|rips?|ripped|ripping|(?:wor[en]|went|goes|gone) (?:right |straight |clean )?through|(?:thumb|finger|toe|nails?|claws?) (?:\p{L}+ )?through|split|splits|fray(?:ed|s|ing)?|unravel\p{L}*|seams?|shred\p{L}*)\b/u,
      "Tears or gets holes",
      "It tears or gets holes",
      "tears or holes",
    ),
    variant(
      /\b(?:stop(?:s|ped)? (?:working|charging|heating|spinning|turning|playing|running|printing)|quit(?:s)?(?: working)?|died|dies|dead|gave up|(?:not|n['’]t|nt) (?:\p{L}+ )?(?:turn on|charge|start|work)(?: any ?more| any more| at all)?)\b/u,
      "Stops working",
      "It stops working",
      "units that stop working",
    ),
  ],
  "-findsWay": [
    variant(
      /\b(?:stuck|wedg\p{L}*|jam\p{L}*|trap\p{L}*|caught|hung|beach\p{L}*|tangl\p{L}*|rescu\p{L}*|strand\p{L}*|drag|high ?-? ?center\p{L}*)\b/u,
      "Gets stuck",
      "It gets stuck",
      "getting stuck",
    ),
  ],
  "+effect": [
    variant(
      /\b(?:aches?|aching|achy|pains?|sore\p{L}*|stiff\p{L}*|joints?|knees?|muscles?|tension|tight\p{L}*)\b/u,
      "Eases aches",
      "",
      "",
    ),
    variant(/\b(?:energy|energetic|energized)\b/, "More energy", "", ""),
  ],
  "-effect": [
    variant(
      /\b(?:headaches?|migraines?|rash|hives|naus\p{L}+|sick|dizzy|dizziness|jitter\p{L}*|groggy|nightmares?|palpitations|racing|stomach|side effects?|broke out|break out|worse|anxious|wired)\b/u,
      "Has unwanted effects",
      "It has unwanted effects",
      "unwanted effects",
    ),
    variant(
      /\b(?:no (?:difference|effect|change|relief|help)|nothing|useless|the same|(?:not|n['’]t|nt|never) (?:\p{L}+ )?(?:help|work|do|feel|felt|notice)\p{L}*)\b/u,
      "Makes no difference people feel",
      "It makes no difference people feel",
      "no difference that is felt",
    ),
  ],
  "+playValue": [
    variant(
      /\b(?:busy|occupied|entertained|amused|quiet|hours?|till|until|all (?:day|morning|afternoon)|half the|telly|tv|tablet|ipad|kept|keeps?)\b/,
      "Keeps children busy",
      "",
      "",
    ),
  ],
  "+visibleResult": [
    variant(
      /\b(?:new (?:hairs?|growth)|regrowth|baby hairs?|fuzz)\b|\b(?:hair|hairline|edges?|temples?|crown|beard|(?:bald|thin) (?:spots?|patch(?:es)?))\b.*\b(?:fill(?:ing|ed) in|grow(?:s|ing|n)?|grew|closing up)\b/,
      "New hair grows",
      "",
      "",
    ),
  ],
  "+workout": [variant(/\bsteps?\b/, "Gets steps in", "", "")],
  "-length": [
    variant(
      /\btoo long\b|\b(?:extra|too much|lots of) (?:\p{L}+ ){0,2}(?:socks?|fabric|material|sleeves?|legs?|length)\b|\bheels?\b|\b(?:drags?|dragging|pools?|trip)\b/u,
      "Too long",
      "It is too long",
      "too much length",
    ),
    variant(/\b(?:short|shorter|not long enough|longer)\b/, "Too short", "It is too short", "too little length"),
  ],
  "-autoOff": [
    variant(
      /\b(?:quit|stopped|broke|failed|keeps?|never|(?:not|n['’]t|nt) (?:\p{L}+ )?(?:shut|turn|switch|stop|click|work)\p{L}*|unless|until)\b/u,
      "Does not turn itself off",
      "It does not turn itself off",
      "that it does not turn itself off",
    ),
  ],
};
