import { clausesOf } from "./split.ts";

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Words of delivery and trade. A review made of nothing else tells nothing about the product. */
const SERVICE = new Set(
  words(`
  shipping shipped ship ships shipment shipments deliver delivers delivered delivery deliveries delivering courier couriers carrier mailman postman mail mailed mailbox
  postal post usps ups fedex dhl royalmail hermes evri amzl prime driver drivers arrive arrives arrived arriving arrival tracking tracked track dispatch dispatched
  seller sellers vendor merchant transaction transactions ebayer shop store
  order orders ordered ordering refund refunds refunded refunding reimbursed warehouse
  package packages packaged packaging parcel parcels packed packing box boxes envelope carton doorstep porch
  wrapped postage address customer service email emails emailed reply replies replied respond responded responds response answer answered answers communication communicate communicated
  contact contacted contacting message messages messaged receive received receiving turnaround
  `),
);

/** A thing bought, when all that is told of it is how it came. */
const THING = new Set(words("item items product products purchase stuff goods thing merchandise"));

const JUDGEMENT = new Set(
  words(`
  great good excellent fast quick quickly speedy prompt promptly slow slowly late early on-time awesome amazing terrible horrible awful poor bad worst best super fantastic outstanding
  perfect wonderful smooth smoothly easy nice nicely friendly helpful unhelpful rude polite professional reliable unreliable careful carefully careless well poorly safely securely
  secure intact delayed delay delays crushed torn ripped smashed squashed wet soaked dented lost missing wrong correct empty stolen sealed unsealed protected bubble wrap wrapped
  lightning express first-class second-to-none top-notch courteous responsive unresponsive unprofessional accurate swift timely ridiculous ridiculously unacceptable
  pathetic support team desk expensive free cheap overpriced high costly threw thrown tossed dropped dumped fence gate bushes driveway step steps taped re-taped retaped damaged recyclable recycled eco-friendly open opened thanks thank thankful pleased happy unhappy
  `),
);

const COURTESY = new Set(
  words(`
  thanks thank a+ a++ a+++ a++++ aaa disappointed disappointing disappointment frustrated frustrating frustration angry annoyed annoying upset ridiculous unacceptable avoid beware
  scam scammers scammer fraud thief thieves crooks rip-off ripoff shame shameful pathetic joke stars star rating one two three four five zero 5 1 negative positive feedback recommended
  recommend trust trusted trustworthy honest dishonest again sad mad furious unbelievable sorry happy pleased highly business
  `),
);

const FILLER = new Set(
  words(`
  i me my we us our you your he him his she her they them their it its it's this that these those there here who whom which what when where why how a an the and or nor so as at by for from in into of on
  off onto out over to up down with without within about after before since until till during through than then because if else while not no never none nothing nobody neither nor
  n't don't didn't doesn't won't wouldn't couldn't can't cannot wasn't weren't isn't aren't haven't hasn't hadn't am is are was were be been being have has had having do does did doing done will would can could
  should shall may might must i've i'm i'd i'll we've they're they've you're
  very really so too quite pretty just only even still yet also again always ever already almost all both each every any some more most much many few less least other another same own such
  get gets got getting gotten give gave given take takes took taken taking go goes going went come comes came coming make makes made say says said tell told tells ask asked asking
  wait waits waited waiting wait sent send sends sending leave left leaving need needed needs want wanted try tried trying know knew knows think thought see saw seen look looking looked show showed
  shows showing keep kept call called calls calling claim claimed claims said pay paid paying cost charge charged charges charging money cash dollars dollar bucks price buy bought buying buyer purchased cancel
  cancelled canceled blame blames blamed blaming return returned returning replace replaced replacement resend resent reship refuse refuses refused refusing resolved resolve solve solved fix fixed problem problems issue issues trouble hassle error mistake
  happened happen supposed expected expecting estimated promised promise advertised stated listed marked scheduled guaranteed
  one two three four five six seven eight nine ten first second third last next once twice half dozen several couple
  day days week weeks weekend month months hour hours minute minutes year years time times date dates today yesterday tomorrow tonight morning afternoon evening monday tuesday wednesday thursday friday
  saturday sunday january february march april may june july august september october november december christmas xmas holiday birthday business eta ago long longer later late soon sooner earlier
  early ahead away back far forever quickly now nowhere somewhere anywhere
  house home door front neighbor neighbors neighbor's neighbour neighbour's address street apartment building city state country china usa uk states united local office lobby garage yard rain outside inside
  person people guy guys man woman lady anyone someone somebody everyone company companies business amazon ebay etsy walmart shopify seller's way part fault reason experience experiences info information update updates
  number status notice notification confirmation phone photo picture proof condition left right sign signed signature policy process details please
  question questions ask
  exactly perfectly absolutely totally completely extremely incredibly super highly definitely certainly surely honestly unfortunately sadly luckily actually finally literally basically apparently
  like though although however but due rather instead per via
  will again never zero star stars rating ratings point points reviewing review reviews
  `),
);

/** How it came or that it never did, in words that all could be about other things. */
const NEVER_CAME =
  /\b(?:never|not|n't|hasn't|haven't|didn't|still|yet to) (?:yet |even |ever |actually )?(?:received?|arrived?|came|come|gotten|get|got|delivered|shipped|waiting|here|been delivered|showed up|show up|sent)\b|\bwhere is my\b|\b(?:came|showed up|got here|here) (?:\w{1,10} ){0,2}(?:days?|weeks?|months?|hours?) (?:late|later|early|earlier)\b/;
const THING_THAT_MOVED =
  /\b(?:items?|products?|purchase|goods|merchandise|it|they|everything|stuff) (?:has |have |had |was |were |is |are |got |just |finally |still |only )?(?:not |n't |never )?(?:been |being )?(?:yet )?(?:arrived?|arrives|came|come|shipped|sent|delivered|received|late|delayed|lost|packed|packaged|well packed|well packaged|on time|early|fast|quickly|wrapped)\b|\b(?:received|receive|got|get|delivered|shipped|sent|send|packed|packaged|return|returned|refund(?:ed)?|ordered|for|of) (?:me )?(?:my |the |this |an? |wrong )*(?:wrong )?(?:items?|product|purchase|goods|merchandise|it)\b|\b(?:wrong|incorrect|different) (?:item|product|order)\b/;

/** "came super fast", where nothing says what came. */
const CAME_SO =
  /^(?:(?:and|it|they|this|these|all|everything) )*(?:came|got here|showed up|shipped) (?:(?:very|super|really|so|pretty|quite|extremely|surprisingly|too) )*(?:fast|quick|quickly|early|late|slow|on time|next day|promptly)$/;

/** Who has not tried it, or gave it away, tells nothing of it. */
const UNTRIED =
  /^(?:(?:i|we|so|and|but|just|still|yet) )*(?:(?:(?:have|has|had|did|do)(?: not|n'?t)|never) (?:(?:even|yet|actually|really|ever) )*(?:opened?|tried|try|used?|unboxed|unpacked|worn|tested|test)(?: (?:it|them|this|these|the box|the package))?(?: yet| out)?|(?:can'?t|cannot|can not|couldn'?t) (?:(?:really|yet|even) )*(?:say|tell|comment|speak|judge)(?: (?:to|on|about))? (?:how|if|whether|yet|the quality)\b.*|(?:gave|gifted|sent)(?: (?:it|them|this|these))? (?:as|for) (?:\S+ ){0,3}(?:gift|present|birthday|bday|christmas))$/;

const tellsNothing = (lower: string): boolean =>
  lower.split(/ (?:so|and|because|since) /).every((part) => UNTRIED.test(part));

const tokensOf = (clause: string): string[] =>
  clause
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(/[^\p{L}\p{N}'+-]+/u)
    .map((token) => token.replace(/^['-]+|['-]+$/g, ""))
    .filter((token) => token !== "");

const isNumber = (token: string): boolean => /^\d+(?:st|nd|rd|th|am|pm)?$/.test(token);

const CONTENT =
  /\b(?:pleased|happy|satisfied|disappointed|unhappy) with (?:the|my|this|it|them)\b(?! (?:service|seller|shipping|delivery|order))/;

type Kind = "service" | "neutral" | "product";

const kindOf = (clause: string): Kind => {
  const tokens = tokensOf(clause);
  const lower = tokens.join(" ");
  if (CONTENT.test(lower)) return "product";
  if (tellsNothing(lower)) return "neutral";
  if (CAME_SO.test(lower)) return "service";
  const isService = tokens.some((token) => SERVICE.has(token)) || NEVER_CAME.test(lower);
  for (const token of tokens) {
    if (SERVICE.has(token) || FILLER.has(token) || COURTESY.has(token) || isNumber(token)) continue;
    if (THING.has(token) && (NEVER_CAME.test(lower) || THING_THAT_MOVED.test(lower))) continue;
    if (JUDGEMENT.has(token) && isService) continue;
    return "product";
  }
  if (isService) return "service";
  const speaksOfIt =
    /\b(?:it|them|this|these|those)\b/.test(lower) &&
    /\b(?:like|recommend|recommended|happy|pleased|disappointed|disappointing|return|returned|fix|fixed|problem|problems|issue|issues|buy|price|trust|replace|replaced)\b/.test(
      lower,
    );
  return speaksOfIt ? "product" : "neutral";
};

/** Whether a review speaks of delivery, packing or the seller, and of nothing else. One word beyond that, and it stays. */
export const isNotAboutProduct = (text: string): boolean => {
  let isService = false;
  for (const clause of clausesOf(text)) {
    const kind = kindOf(clause);
    if (kind === "product") return false;
    isService ||= kind === "service";
  }
  return isService;
};
