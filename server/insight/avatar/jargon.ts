/** Seller's words, and the plain ones with which customers say the same; without those no reviewer gives a reason to avoid them. */
export type Jargon = {
  words: string;
  plain: RegExp | null;
  /** What reviewers say who speak much like the seller, so that the words are not foreign to them. */
  alike?: RegExp;
};

const said = (words: string, plain: RegExp | null = null): Jargon => ({ words, plain });

export const JARGON: readonly Jargon[] = [
  said("whisper-quiet", /\b(?:quiet|silent|no noise|doesn't make noise|nobody complains about noise)\b/gi),
  said("ultra-durable", /\b(?:sturdy|solid|holds? up|held up|still works|built well|well (?:made|built)|survived)\b/gi),
  said("ergonomically designed", /\b(?:comfortable|comfy|fits (?:my|in my) hand|easy to hold|easy on my)\b/gi),
  said("effortless", /\b(?:easy|a breeze|in seconds|no fuss|simple)\b/gi),
  said(
    "long-lasting",
    /\b(?:lasts|lasted|(?:they|these|those|will|would|should|could|can|to|do|did|not|n['’]t) last(?! (?:time|year|month|week|night|one)\b)|last (?:for|a long|long|longer|all|forever|years|months|weeks)|still (?:going|works|cold|hot))\b/gi,
  ),
  said("ultra-portable", /\b(?:fits? in (?:my|the) \w+|take it|small enough|folds? (?:flat|up)|light enough)\b/gi),
  said("ultra-lightweight", /\b(?:light enough|lightweight|weighs nothing|not heavy|pretty light)\b/gi),
  said("luxurious", /\b(?:silky|buttery|so soft|feels (?:rich|soft|nice on|good on))\b/gi),
  said(
    "nourishing",
    /\b(?:moisturi[sz](?:es|ed|ing)|drinks (?:this|it) up|soft(?:er)? skin|skin (?:feels|is) soft(?:er)?|dry (?:skin|patches))\b/gi,
  ),
  said("mouthwatering", /\b(?:tastes? (?:good|great|like)|delicious|yummy|tasty)\b/gi),
  said(
    "irresistible",
    /\b(?:goes crazy for|can't get enough|(?:dogs?|cats?|puppy|pup|kitten|he|she) loves? (?:these|them|it)|begs)\b/gi,
  ),
  said("superior performance", /\b(?:works (?:great|well|perfectly|like)|does the job|does what)\b/gi),
  said("seamless experience", /\b(?:easy to (?:use|set up|install)|set it up|works right away|no problems?)\b/gi),
  said("immersive", /\b(?:sounds? (?:great|good|amazing)|bass)\b/gi),
  {
    words: "hours of endless fun",
    plain: /\b(?:we laughed|laughing|play (?:it|this) (?:every|again)|fun)\b/gi,
    alike: /\b(?:hours of|endless) (?:\w+ )?(?:fun|entertainment|play|joy|enjoyment)\b/i,
  },
  said("captivating", /\b(?:asks? for (?:it|this)|can't put it down|page[- ]turner|favorite (?:book|story))\b/gi),
  said("premium quality"),
  said("military-grade"),
  said("exquisite"),
  said("hydration solution"),
  said("state-of-the-art"),
  said("cutting-edge"),
  said("revolutionary"),
  said("innovative design"),
  said("innovative"),
  said("next-level"),
  said("elevate your"),
  said("unparalleled"),
  said("unmatched"),
  said("ultimate solution"),
  said("game-changing"),
  said("world-class"),
  said("meticulously crafted"),
  said("designed with you in mind"),
  said("top-of-the-line"),
  said("industry-leading"),
  said("unleash"),
  said("must-have"),
  said("best-in-class"),
  said("professional-grade"),
  said("advanced technology"),
  said("crafted to perfection"),
  said("effortless elegance"),
  said("high-end"),
  said("multifunctional"),
  said("upgraded version"),
  said("active lifestyle"),
  said("versatile companion"),
  said("maximize your"),
  said("empower"),
  said("sleek and modern"),
  said("guaranteed satisfaction"),
  said("perfect gift"),
  said("versatile"),
  said("durable construction"),
  said("high-quality materials"),
];

export const PLAIN_WORDS: readonly RegExp[] = JARGON.flatMap(({ plain }) => plain ?? []);

/** Endings and words that mark a seller's adjective, by which a listing's own jargon is found. */
export const SELLER_WORDS =
  /^(?:premium|superior|innovative|revolutionary|ultimate|exclusive|exceptional|unrivaled|unbeatable|optimal|optimized|enhanced|advanced|engineered|crafted|curated|elevated?|luxury|luxurious|elegant|sophisticated|professional|versatile|multifunctional|multipurpose|ergonomic(?:ally)?|effortless(?:ly)?|seamless(?:ly)?|state-of-the-art|cutting-edge|heavy-duty|high-end|high-performance|bespoke|artisan(?:al)?|timeless|essential|indulgent|nourishing|radiant|captivating|enchanting|whimsical|immersive|unparalleled|robust|solution|experience|lifestyle|companion|technology|perfection|excellence|satisfaction|commitment|dedicated|designed|guarantee|formulated|thoughtfully|meticulously|expertly|uniquely|perfectly)$/;
