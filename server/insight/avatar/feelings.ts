/** A feeling with the words that name it or show it. */
export type Feeling = {
  name: string;
  /** Of what pleases, or of what does not. */
  about: 1 | -1;
  /** Each finds the words of the feeling in a sentence. */
  cues: readonly RegExp[];
};

const DEGREE =
  "(?:(?:so|pleasantly|totally|actually|still|all|very|really|truly|extremely|incredibly|pretty|super|beyond|absolutely|always|also|just|quite|more|even) )*";
/** Whose state it is: the reviewer's, said or left out where a sentence opens. */
const FEELS =
  "(?:\\b(?:I am|I['’]?m|I was|I feel|I felt|we are|we['’]re|we were|we feel|makes? (?:me|us)(?: feel)?|made (?:me|us)(?: feel)?|left me)|^(?:and )?)";
/** What it is about follows, or has been said. */
const states = (words: string): RegExp => new RegExp(`${FEELS} ?${DEGREE}(?:an? )?(?<felt>(?:${words})\\b)`, "iu");

/** Those for whom a thing is bought: what they enjoy is why it is bought again. */
const OURS =
  "(?:^(?:daughter|son|grandson|granddaughter|kids|grandkids|toddler|husband|wife|dogs?|cats?)|\\b(?:(?:my|our) (?:\\S+ ){0,3}?(?:kids?|son|daughter|grandson|granddaughter|grandkids|children|toddler|baby|boys?|girls?|niece|nephew|husband|wife|mom|mother|dad|father|dogs?|cats?|kitten|puppy|pup)|the (?:kids|dogs?|cats?|baby)|she|he|they))";

export const FEELINGS: readonly Feeling[] = [
  {
    name: "Relief",
    about: 1,
    cues: [
      states("relieved|relief"),
      /(?<felt>\bno longer (?:aches?|hurts?|throbs?|wakes?|struggles?|dreads?|fights?)\b)/iu,
      /(?<felt>\b(?:best|first) (?:good |decent |full |real |proper )*(?:night['’]?s |nights )?\p{L}+ in (?:years|months|ages|weeks|forever|decades|(?:a|such a) (?:long|very long) (?:time|while))\b)/iu,
      /(?<felt>\b(?:what a relief|life ?saver|godsend|thank (?:god|goodness|heavens?)|at last)\b)/iu,
      /(?<felt>\bfinally,? (?:an?|one (?:that|with)|found|got|something|can|able)\b)/iu,
      /(?<felt>\bno longer (?:have|need|having) to\b|n['’]t (?:have|need) to\b(?=.* anymore\b))/iu,
      /(?<felt>\bno more (?:\p{L}+ )?(?:\p{L}+ing|bags?|mess|clumps?|tangles?|soggy|stiff|nausea|plastic|trips?|bumps?|sore|back|pain|odou?rs?|smells?|hassle|spills?|leaks?|rings?|wrinkles?|hair|crumbs?|cold|lukewarm|stale|dirty|wet|noise|batteries|cords?|wires?|stains?|germs|headaches?|arguments?|fights?)\b)/iu,
    ],
  },
  {
    name: "Delight",
    about: 1,
    cues: [
      states(
        "happy|thrilled|delighted|overjoyed|excited|glad|pleased|chuffed|over the moon|ecstatic|in love|obsessed|hooked",
      ),
      new RegExp(`(?:^(?:and )?|\\b(?:I|we) )${DEGREE}(?:(?:both|do) )?(?<felt>(?:love|loved|adore|enjoy)\\b)`, "iu"),
      new RegExp(
        `${OURS} ${DEGREE}(?<felt>(?:loves?|loved|adores?|(?:is |are )?obsessed with|can['’]?t get enough of)\\b)`,
        "iu",
      ),
      /(?<felt>\b(?:my (?:new )?favou?rite|makes? (?:me|us) smile|f(?:ought|ights?|ighting) over (?:who|it|them|this|the)|could ?n['’]?t be happier|can['’]?t get enough|a (?:real )?(?:joy|pleasure|treat)|(?:is|was|are|were|been) a (?:(?:big|huge|real|total|massive|instant) )?hit)\b)/iu,
    ],
  },
  {
    name: "Pride",
    about: 1,
    cues: [
      states("proud"),
      /\b(?:two|three|four|five|six|several|half|both|some|all) of (?:them|my \p{L}+) (?<felt>(?:have |has )?(?:ordered|bought|wanted|asked for) (?:it|one|some|the same|theirs)\b)/iu,
      /(?<felt>\b(?:people|neighbou?rs|friends|guests|visitors|everyone|customers)(?: have| has|['’]ve)? (?:all )?(?:commented|asked|stopped to ask|complimented)\b)/iu,
      /(?<felt>\b(?:(?:gets?|got|getting|received?|many|lots of|tons of|had) (?:\p{L}+ ){0,3}compliments|complimented|jealous|show(?:ing)? (?:it|them) off|(?:asks?|asked|asking|wants? to know|wanted to know) (?:me |us )?(?:where (?:i|we) (?:got|bought|found)|for the link|what brand)|wants? the link|(?:tells?|telling|told) (?:everyone|everybody|all (?:my|our|his|her|their) friends)\b(?= (?:[^.;!?]* )?about (?:it|this|these|them)\b)|(?:friends?|neighbou?rs?|colleagues?|co-?workers?|sister|brother|mom|guests) (?:\p{L}+ )?want(?:s|ed)? (?:one|some|them|it|the same))\b)/iu,
      /\b(?:friend|neighbou?r|colleague|co-?worker|sister|brother|mom|mum|mother|dad|daughter|son|cousin|aunt|boss)(?:[ -]in[ -]law)?(?: \p{L}+){0,3}? (?<felt>(?:has (?:now |since |already |just )?(?:ordered|bought)|(?:then |since )?(?:ordered|bought)(?= (?:one|the same|a pair|hers|his) (?:too|as well|for|after|right|straight|that))|is (?:now )?(?:getting|ordering|buying)) (?:one|some|the same|a pair|hers|his)\b(?! (?:and|but|from|that)\b))/iu,
    ],
  },
  {
    name: "Confidence",
    about: 1,
    cues: [
      /(?<felt>\beven (?:i|my (?:\p{L}+ )?(?:dad|mom|mum|husband|wife|mother|father|grandma|grandpa|gran|son|daughter)|dad|mom|mum) (?:managed|figured|did|got|put|can|was able)\b)/iu,
      /(?<felt>n['’]t (?:have to |be |been |feel )?(?:worry|worried|scared|afraid|nervous)\b)/iu,
      states("confident|reassured"),
      /(?<felt>\b(?:peace of mind|without (?:any )?worry(?:ing)?|no (?:need to worry|worr(?:y|ies)(?! if))|(?:not|never) (?:have to |be |been |feel )?(?:worr(?:y|ied)|scared|afraid|nervous)|feels? (?:safer?|secure)|put my mind at (?:ease|rest)|i trust (?:it|them|this))\b)/iu,
    ],
  },
  {
    name: "Surprise",
    about: 1,
    cues: [
      states("surprised|impressed|amazed|blown away|shocked"),
      /(?<felt>\bexpect(?:ed|ing) (?:\p{L}+ ){0,2}?(?:trash|junk|garbage|rubbish|crap)\b)/iu,
      /(?<felt>\b(?:more|better|quicker|sooner) than (?:i|we) (?:ever )?(?:thought|imagined|hoped)(?= (?:an?|it|they|any)\b|[.,!]|$))/iu,
      /(?<felt>\bwhich (?:i|we) (?:did ?n['’]?t|did not) expect\b)/iu,
      /(?<felt>\b(?:(?:can['’]?t|could ?n['’]?t|can ?not) believe (?:how|the|it|that|what)|surprised me|(?:better|nicer|softer|brighter|stronger|quieter|lighter|sturdier|faster) than (?:i|we) (?:expected|thought|imagined)|(?:exceeded|beyond) (?:my|our) expectations|(?:was|were) a skeptic)\b)/iu,
    ],
  },
  {
    name: "Gratitude",
    about: 1,
    cues: [states("grateful|thankful"), /(?<felt>\bthank you (?:to|so much)\b)/iu],
  },
  {
    name: "Frustration",
    about: -1,
    cues: [
      /(?<felt>\b(?:(?:spent|wasted|lost) (?:a|an|the|my) (?:whole |entire |full )?(?:weekend|evening|day|afternoon|hour|morning|night) (?:fighting|wrestling|trying|battling|swearing)|(?<!sword )(?:fighting|wrestling|battling) with (?:the|it))\b)/iu,
      states("frustrated|fed up|annoyed|irritated|sick of|tired of"),
      /(?<felt>\b(?:frustrating|annoying|annoys (?:me|us)|infuriating|maddening|irritating|a nightmare|(?:is|was|are|were|such) a (?:(?:total|complete|real|bit of a|absolute) )?(?:joke|chore|hassle|faff|headache(?! pill))|(?:is|was|are|were|such) a (?:real |huge |big |total )?pain(?! relie| in (?:my|the) (?:lower|upper|back|neck|knee|shoulder))|driv(?:e|es|ing) (?:me|us) (?:\p{L}+ )?(?:crazy|nuts|mad|insane|up the wall)|drove (?:me|us) (?:\p{L}+ )?(?:crazy|nuts|mad|insane)|gave up on)\b)/iu,
      /(?:^(?:and )?|\b(?:I|we)(?: have|['’]ve)? )(?:(?:really|absolutely|just|also|always) )*(?<felt>hated?\b)/iu,
    ],
  },
  {
    name: "Disappointment",
    about: -1,
    cues: [
      states("disappointed|let down|gutted|heartbroken|bummed|underwhelmed|saddened"),
      /(?<felt>\b(?:(?:a (?:bit|little|big) )?(?:disappointing|let-?down|disappointment|bummer)|expected (?:better|more)|(?:it['’]?s|is|what) (?:such )?a shame)\b)/iu,
    ],
  },
  {
    name: "Anger",
    about: -1,
    cues: [
      states("angry|furious|livid|fuming|cross(?= (?:the|that|with|about|it|they|because)\\b)"),
      /(?<felt>\b(?:rip[- ]?off|scam(?:med)?|cheated|false advertising|misled|unacceptable|that['’]s ridiculous|ridiculous(?:ly)? (?:price|expensive|overpriced))\b)/iu,
    ],
  },
  {
    name: "Regret",
    about: -1,
    cues: [
      /(?<felt>\b(?:waste of (?:my |our )?(?:time|money)|wasted (?:my|our)|regret(?:ted)? (?:buying|getting|it|this)|save your money(?=[.!,]*$)|should have (?:listened|read|returned it))\b)/iu,
    ],
  },
  {
    name: "Fear",
    about: -1,
    cues: [
      /\b(?:I am|I['’]?m|we are|we['’]re|makes? (?:me|us)(?: feel)?) (?:(?:so|very|really|still|too|a (?:bit|little)|always|kind of) )*(?<felt>(?:scared|terrified|afraid|nervous|worried|anxious)\b)/iu,
      /(?<!\b(?:gone|went|goes|going) from .*)(?<felt>\b(?:(?:did|do) ?n['’]?t feel safe|scary(?= to\b|[.!,]|$)|(?<=\b(?:is|was|are|were|it['’]s|so|really|pretty) )scary|dangerous|unsafe|scares? me|scared me|(?:scared|frightened|terrified) (?:me|us|(?:my|our|the) \p{L}+) (?:half )?to death|scared the (?:life|hell|crap|daylights) out of|(?:i|we) (?:do ?n['’]?t|no longer|can['’]?t) trust (?:it|this|them)|makes (?:me|us) worry|an accident waiting|(?:fire|choking) hazard)\b)/iu,
    ],
  },
  {
    name: "Embarrassment",
    about: -1,
    cues: [
      states("embarrassed|mortified|self[- ]conscious"),
      // "an embarrassing amount of hair" only tells how much.
      /(?<felt>\bembarrassing\b(?! (?:amount|number|quantity|pile|heap|load|lot)))/iu,
    ],
  },
];

const WHILE_IT_LASTED =
  /^\P{L}*(?:(?!\b(?:still|since|now|stays?|lasts?|keeps?|runs?|works?|holds?|goes)\b)[^.;!?])*?(?:\b(?:but )?(?:then|until|till)\b(?! (?:(?:i|we) )?(?:got|found|bought|tried|discovered|ordered)\b)|\bwhile it lasted\b)/iu;
const IN_THE_PAST =
  /^(?:loved|liked|adored|enjoyed|happy|thrilled|delighted|glad|pleased|in love|obsessed|hooked|excited)$/iu;
const OF_NOW = /\b(?:am|is|are|'m|'re|have|has|['’]ve)\P{L}*(?:\p{L}+ )?$/iu;

/** "Loved it for seven months, then one morning nothing": a pleasure that ended is none. */
export const isOver = (before: string, felt: string, after: string): boolean =>
  IN_THE_PAST.test(felt) && !OF_NOW.test(before) && WHILE_IT_LASTED.test(after);

export const FEELING_CUES: readonly RegExp[] = FEELINGS.flatMap(({ cues }) => cues);
