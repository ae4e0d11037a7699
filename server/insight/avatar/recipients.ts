/** Somebody a reviewer bought it for, told of any buyer, and where the words stand in the text. */
export type Recipient = { person: string; elderly: boolean; start: number; end: number };

const RELATIONS: Readonly<Record<string, string>> = {
  mom: "mother",
  mum: "mother",
  mama: "mother",
  mommy: "mother",
  dad: "father",
  daddy: "father",
  papa: "father",
  grandma: "grandmother",
  nana: "grandmother",
  granny: "grandmother",
  grandpa: "grandfather",
  grandad: "grandfather",
  granddad: "grandfather",
  hubby: "husband",
  spouse: "partner",
  fiance: "partner",
  fiancee: "partner",
  kid: "child",
  kids: "children",
  grandkid: "grandchild",
  grandkids: "grandchildren",
  grandbaby: "grandchild",
  grandson: "grandson",
  granddaughter: "granddaughter",
  grandaughter: "granddaughter",
  teen: "teenager",
  teens: "teenagers",
  tween: "child",
  toddlers: "toddler",
  bestie: "friend",
  newborn: "baby",
  nephews: "nephew",
  nieces: "niece",
  friends: "friend",
  sons: "sons",
  coworkers: "coworker",
};

const IN_LAW = "(?:[ -]in[ -]laws?)?";
const PERSON = `(?:(?:mother|father|sister|brother|daughter|son)${IN_LAW}|mothers|daughters|sisters|brothers|sons|in-laws|mom|mum|mama|mommy|dad|daddy|papa|grandma|nana|granny|grandpa|gran?ddad|grandmother|grandfather|grandparents|parents|wife|husband|hubby|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|grand ?sons?|grand ?d?aughters?|grandkids?|grandchild(?:ren)?|grandbaby|kids?|child(?:ren)?|teen(?:ager)?s?|tween|toddlers?|baby|newborn|nephews?|nieces?|aunt|uncle|cousins?|friends?|bestie|boss|coworkers?|neighbou?rs?|teacher|roommate)`;
const AGE =
  "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]?(?:(?:and a half )?(?:year|yr|month|week|mo))s?[- ]?olds?";
const BETWEEN =
  "(?:(?!and\\b|but\\b|is\\b|was\\b|are\\b|were\\b|as\\b(?! (?:a |an )?(?:\\w+ )?(?:gifts?|presents?))|because\\b|to\\b|so\\b|of\\b|than\\b|from\\b|works?\\b|worked\\b|which\\b|that\\b|for\\b|off\\b|what\\b|\\w+ing\\b)[\\w'’\"-]+ ){0,5}?";
const QUALITIES = "(?:(?!(?:mother|father|friend)\\b)[\\w-]+,? ){0,3}?";
const WHO = `(?:my|our) (${QUALITIES})(?:(${AGE})(?: (${PERSON}))?|(${PERSON}))\\b`;
/** What may be a person's and yet be bought for the person; "my husband's truck" is not bought for the husband. */
const NOT_OF_THEIRS =
  "(?!['’]s? (?!(?:\\w+ )?(?:birthday|bday|b-day|christmas|xmas|graduation|wedding|anniversary|new house|new home|house|home|apartment|dorm|room|first)\\b))(?![’']s\\b(?= (?:bike|car|truck)))";

const LEADS = [
  `\\b(?:bought|got|ordered|purchased|purchase|grabbed|picked up|getting|buying|ordering) ${BETWEEN}for ${WHO}`,
  `\\b(?:gave|given|sent|gifted) (?:(?:it|this|these|them|one|a set|a pair|two) )?(?:off )?to ${WHO}(?= (?:as an? (?:\\w+ )?(?:gift|present)|for (?:christmas|xmas|graduation|mother|father|valentine|(?:his|her|their) (?:\\w+ )?(?:birthday|bday|house|wedding|graduation|first))))`,
  `\\b(?:gifts?|presents?|stocking stuffers?) (?:for|to) ${WHO}`,
  `(?:^|\\b(?:as|but|because|since|and) |[,;] )(?:it['’]?s|it is|this is|this one['’]?s|this one is|they['’]re|these are) for ${WHO}(?! to\\b)`,
  `^for ${WHO}(?=[.!,]?$| who| with\\b|\\W?s\\b)`,
  `(?:\\b(?:my|our) |^)(${QUALITIES})(?:(${AGE})(?: (${PERSON}))?|(${PERSON})) (?:opened|unwrapped) (?:it|this|these|them)\\b`,
].map((pattern) => new RegExp(`${pattern}${NOT_OF_THEIRS}`, "gi"));

const OLD = /\b(?:elderly|aging|ageing|older)\b/i;
const OLD_AFTER =
  /^,? ?(?:who(?: is|['’]s) |is |\()?(?:now |almost |nearly )?(?:6[5-9]|[7-9]\d)(?=[ ,.;)]| ?(?:year|yr|and))(?! ?(?:%|dollars|bucks|minutes|days))/i;
/** "my grandsons 13th birthday" is one grandson's. */
const OF_ONE = /^ (?:\d{1,2}(?:st|nd|rd|th) |first )?(?:birthday|bday|b-day|graduation|wedding|anniversary)\b/i;
const OLDEST_CHILD = 12;

const ofAge = (said: string): string | null => {
  const age = Number(/^\d+/.exec(said)?.[0] ?? 5);
  if (/month|week|mo\b/i.test(said)) return "baby";
  if (age > 19) return null;
  return age > OLDEST_CHILD ? "teenager" : "child";
};

const relationOf = (said: string): string => {
  const plain = said
    .toLowerCase()
    .replace(/é/g, "e")
    .replace(/^grand /, "grand")
    .replace(/ in law/, "-in-law")
    .replace(/ in-law/, "-in-law");
  return RELATIONS[plain] ?? plain;
};

const NOT_DONE =
  /\b(?:not|never|n['’]t|would|could|should|if|might|will|going to|may|plan to|planning (?:to|on)|think(?:ing)? (?:of|about)|want to)\b[^.;!?]{0,20}$/i;

/** "Not opened it yet as it's for my niece": what is denied is something else. */
const clauseBefore = (words: string, start: number): string =>
  words
    .slice(0, start)
    .split(/\b(?:as|because|since)\b/i)
    .at(-1) ?? "";

/** Whom reviewers bought it for: a relation, a child of an age, somebody old. */
export const recipientsIn = (words: string): readonly Recipient[] => {
  const found: Recipient[] = [];
  for (const lead of LEADS)
    for (const match of words.matchAll(lead)) {
      const [whole, qualities = "", age, aged, relation] = match;
      const start = match.index;
      if (NOT_DONE.test(clauseBefore(words, start)) || /\b(?:self|own)\b/.test(qualities)) continue;
      const named = relation ?? aged;
      const byAge = age === undefined ? null : ofAge(age);
      if (named === undefined && byAge === null) continue;
      const owned = OF_ONE.test(words.slice(start + whole.length));
      const person = named === undefined ? (byAge ?? "") : relationOf(owned ? named.replace(/s$/i, "") : named);
      const elderly =
        OLD.test(qualities) ||
        Number(/^[6-9]\d/.exec(age ?? "")?.[0] ?? 0) >= 65 ||
        OLD_AFTER.test(words.slice(start + whole.length));
      if (!found.some((each) => each.person === person))
        found.push({ person, elderly, start, end: start + whole.length });
    }
  return found;
};

/** Said of one who is known by age alone. */
const BY_AGE_ALONE = /^(?:child|teenager|baby)$/;

/** One review's persons: its "14 year old" is the son it names elsewhere. */
export const withoutTwice = <Named extends { recipient: Recipient }>(named: readonly Named[]): readonly Named[] =>
  named.some(({ recipient }) => !BY_AGE_ALONE.test(recipient.person))
    ? named.filter(({ recipient }) => !BY_AGE_ALONE.test(recipient.person))
    : named;

const GIVEN = /\b(?:gifts?|presents?|christmas|xmas|birthday|bday|stocking stuffers?|gave|gifted|opened|unwrapped)\b/i;
/** Those of another house, for whom one buys nothing but gifts. */
const OF_ANOTHER_HOUSE =
  /^(?:niece|nephew|grand(?:son|daughter|child|children)s?|cousin|friend|coworker|teacher|boss|neighbou?r)$/;

/** Whether words tell of a gift, whomever it was for. */
export const namesGift = (words: string): boolean => GIVEN.test(words);

/** Whether it is told as a gift; what a parent buys for a child need not be one. */
export const isGiven = (words: string, { person }: Recipient): boolean =>
  namesGift(words) || OF_ANOTHER_HOUSE.test(person);

/** "Bought for their elderly mother" */
export const tellRecipient = (person: string, elderly: boolean): string =>
  `Bought for their ${elderly ? "elderly " : ""}${person}`;
