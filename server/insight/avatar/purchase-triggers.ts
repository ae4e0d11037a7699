export type Motive = "replacement" | "recommendation" | "gift" | "person" | "purpose" | "repeat" | "price" | "stated";

/** Words that tell why something was bought, and how that is told of anybody. */
export type Trigger = {
  motive: Motive;
  /** Group 1, where there is one, is what is said of anybody after the lead. */
  pattern: RegExp;
  lead: string;
};

/** "got it to work": what it was brought to do after all. */
const BROUGHT_TO =
  "(?:work(?! (?:from|at|on|in)\\b)|stay|connect|pair|sync|go|fit|stop|turn|charge|sit|stand|lie|lay|close|open|lock|start|run|do|come|shut|hold|stick|latch|fold|load|play|spin|boil|heat|level|line|sleep|eat|drink|wear)";

const STOP = "[^.;!?():,–—]";

/** Those whose advice is told of. */
const ADVISERS =
  "dermatologist|doctor|dr|ob|obgyn|gynecologist|midwife|nurse|physio|podiatrist|surgeon|vet|trainer|roaster|dentist|hygienist|teacher|librarian|friend|sister|brother|mom|mum|mother|dad|father|neighbou?r|coworker|colleague|barista|therapist|pediatrician|coach|groomer|breeder|hairdresser|esthetician|pharmacist|nutritionist|physical therapist|chiropractor|daughter|son|wife|husband|cousin|aunt|uncle|boss";
/** Whoever owns one recommends nothing by that, and "the table my brother swore by" is another thing. */
const ADVISED =
  "(?:recommended|recommends|suggested|told (?:me|us) (?:to|about)|(?:swears|swore) by(?= [a-z])|raved about|raves about|(?:would not|wouldn't) stop talking about|turned (?:me|us) on to|wants me to|wanted me to)\\b(?! (?:return|send|throw|toss|stop|quit|get rid|give|not|take|complain|write|leave|move|turn|put|clean|(?:get|eat|drink|take|have|use|do|add|try) (?:more|less|some|lots|plenty)|[a-z]+ (?:more|less)|cut)\\b)";

/** What made people buy, as they tell it; the first that fits a sentence stands. */
export const TRIGGERS: readonly Trigger[] = [
  {
    motive: "repeat",
    lead: "Already owned one and wanted another",
    pattern:
      /^(?:second|third|fourth|fifth|2nd|3rd|4th|5th) (?:one|pair|set|bottle|bag|tub|jar|box|pack|tube|can|order)(?: now| already)?[.!]*$|\b(?:(?:this is )?(?:my|our) (?:second|third|fourth|2nd|3rd|4th|fifth) (?:one|pair|set|bottle|bag|tub|jar|box|order|purchase|time buying)|second (?:one|pair|set) (?:(?:i|we)(?:'ve| have)? (?:bought|ordered|got|own|owned|had)|of (?:these|them|this))|(?:bought|ordered|purchased|got) (?:another|a second|a third|two more|three more|a few more)(?! of (?!these\b|this\b|them\b))(?= (?:ones?|sets?|pairs?|packs?|bottles?|box(?:es)?|bags?|tubs?|jars?|tubes?|rolls?|units?|for|to|as|because|so|and|when|in|of)\b|[.,;:!?)]|$)(?! from (?:a|another)\b)|(?:repeat|returning) (?:buyer|customer)|have (?:bought|ordered) (?:this|these|it|them) (?:before|again))\b/i,
  },
  {
    motive: "recommendation",
    lead: "Recommended by",
    pattern: new RegExp(`\\brecommended (?:to (?:me|us) )?by ((?:my|our|a|an|the) ${STOP}{2,30})`, "i"),
  },
  {
    motive: "recommendation",
    lead: "Recommended by",
    pattern: new RegExp(
      `\\b((?:my|our|a|the) (?:(?!(?:my|our|his|her) )[a-z]+ ){0,2}(?:${ADVISERS})(?:[ -]in[ -]law)?)(?: [A-Z][a-z]+)? (?:[a-z]+ [a-z]+ and )?${ADVISED}`,
      "i",
    ),
  },
  {
    motive: "recommendation",
    lead: "Saw it",
    pattern: new RegExp(
      `\\b(?:saw|seen|spotted) (?:it|this|these|them|one) ((?:at|on|in) (?!the picture|amazon)${STOP}{3,40}?)(?= and\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "replacement",
    lead: "To replace",
    pattern: new RegExp(
      `\\b(?:replaced|replacing|replaces|(?<!\\b(?:have|has|ready|about|going) )(?<!\\bhad (?=to replace (?:the|it)\\b))to replace|replacement for) ((?:my|our|an?|the) (?!it)${STOP}{3,40}?)(?= with\\b| and\\b| that\\b| which\\b| after\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "replacement",
    lead: "Switched from",
    pattern: new RegExp(
      `(?:\\b(?:switched|upgraded|moved up)|(?<=^|[,;] |\\b(?:i|we|i'm|i am|we're) )(?:coming|came)) (?:over )?from (?!the back|a different seller|inside|there|that|what)(${STOP}{3,40}?)(?= and\\b| to\\b| because\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "replacement",
    lead: "The old one",
    pattern:
      /\bmy (?:old|last|previous) (?:ones?|pair|[a-z]+(?: [a-z]+)?)(?: (?:was|had|lasted|did) [^.;!?,]{2,40} and)? ((?:finally )?(?:died|gave up(?: the ghost)?|packed (?:up|in)|conked out|bit the dust|fell to (?:bits|pieces)|broke|leaked|snapped|cracked|wore out|gave out|fell apart|stopped working|tore|ripped|rusted|quit)(?: [a-z' ]{3,30}?)?)(?= and\b| so\b| but\b|[.;!?,]|$)/i,
  },
  {
    motive: "gift",
    lead: "As",
    pattern: /\b(?:as|for|it's|was|is|makes) (an? (?:[a-z]+ ){0,3}(?:gift|present|stocking stuffer))\b(?! from\b)/i,
  },
  {
    motive: "gift",
    lead: "As a gift for",
    pattern: new RegExp(
      `\\b(?:gift|present) (?:for|to) ((?:my|our|a|the) (?!self\\b|own\\b)${STOP}{2,40}?)(?= and\\b| so\\b| but\\b| because\\b| who\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "gift",
    lead: "For",
    pattern:
      /\b(?:bought|got|ordered|purchased|given|gave) [^.;!?]{0,40}\bfor ((?:my |his |her |our |their )?(?:christmas|birthday|mother's day|father's day|anniversary|graduation|valentine's day|easter))\b/i,
  },
  {
    motive: "gift",
    lead: "As a gift",
    pattern:
      /\b(?:(?:best|great|good|nice|lovely|perfect|favou?rite|thoughtful) (?:\w+ )?(?:gift|present)s?|as (?:\w+ ){0,2}(?:gifts|presents)|gave (?:it|this|these|them) to (?:me|us)|gave (?:me|us) (?:it|this|these|them)|was gifted)\b/i,
  },
  {
    motive: "purpose",
    lead: "Bought for",
    pattern: new RegExp(
      `\\b(?:bought|got|ordered|purchased|needed|wanted|picked up|grabbed) (?:it|this|these|them|one|a pair|a set|two|both|something|mine) (?:specifically |mainly |mostly |just )?for ((?!\\$|\\d|(?:when|if|while|where|what|how)\\b|(?:exactly |only |just )?one (?:thing|reason|purpose)|everything|under|less|about|half|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several) (?:hours|days|nights|years|months|weeks)\\b|years|months|weeks|a (?:long|while|week|month|year|little|bit|lot|few|fraction)|just|only|more|around|roughly|almost|my (?:son|daughter|wife|husband|mom|dad|mother|father|sister|brother)|me\\b|us\\b|him|her\\b|myself|my self)${STOP}{3,50}?)(?= and\\b| so\\b| but\\b| because\\b| since\\b| who\\b| which\\b| that\\b| now\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "purpose",
    lead: "Needed",
    pattern: new RegExp(
      `\\b(?:i|we) (?:just |really )?(?:need|needed|wanted|was looking for|were looking for|had been looking for) ((?:something|an? (?:new|better|smaller|larger|bigger|lighter|decent|good|reliable|simple|replacement|quiet|sturdy)) ${STOP}{5,60}?)(?= and (?!an?\\b)| as (?:i|we|he|she|they|it)\\b| but\\b| because\\b| so\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "purpose",
    lead: "Bought to",
    pattern: new RegExp(
      `\\b(?:(?:bought|ordered|purchased) (?:it|this|these|them|one|mine) to|got (?:it|this|these|one|mine) to(?! ${BROUGHT_TO}\\b)) ((?!try|see if|be |replace|where\\b)[a-z]+ ${STOP}{3,50}?)(?= and\\b| but\\b| because\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "purpose",
    lead: "Bought because",
    pattern: new RegExp(
      `\\b(?:bought|got|ordered|purchased|chose|picked) (?:it|this|these|them|one|mine)(?: one| brand)? because (?:of )?((?!from |what |after |when )${STOP}{6,70}?)(?= but\\b|[.;!?,]|$)`,
      "i",
    ),
  },
  {
    motive: "price",
    lead: "Good price",
    pattern:
      /\b(?:bought|got|ordered|grabbed) (?:it|this|these|them) (?:on sale|because (?:it was|they were) (?:on sale|cheap|affordable))\b/i,
  },
];
