/** Names have capitals; what follows in lower case is no part of them. */
const FULL = "\\p{Lu}[\\p{L}'’-]{1,30}(?: \\p{Lu}[\\p{L}'’.-]{0,30}){0,3}";
const OWN_NAME = new RegExp(`\\b([Mm]y (?:full |first |last )?name(?: is|['’]s)|[Mm]y name,) ${FULL}`, "gu");

const KIN =
  "(?:(?:(?:step|grand|god)-?)?(?:son|daughter|mother|father|child|kid)|mom|mum|dad|husband|wife|hubby|spouse|fianc[eé]e?|partner|boyfriend|girlfriend|brother|sister|aunt|uncle|cousin|niece|nephew|grandma|grandpa|granny|grandson|granddaughter|toddler|baby|boy|girl|friend|neighbou?r|boss|co-?worker|colleague|roommate|teacher|doctor)(?:-in-law)?";

/** Capitals that begin a sentence, days, months, shops: no names, also where a full stop is missing. */
const NO_NAME =
  "(?:He|She|It|Its|They|We|I|You|This|That|These|Those|The|An?|And|But|So|My|Our|His|Her|Now|Not|No|Yes|Very|Great|Good|Nice|Best|Love[sd]?|Like[sd]?|Absolutely|Perfect(?:ly)?|Works?|Would|Will|Just|Also|Then|When|If|As|For|With|To|In|On|At|Has|Had|Is|Was|Said|Says|Really|Highly|Only|Easy|Well|Super|Thanks?|Thank|Christmas|Xmas|Easter|Halloween|Thanksgiving|Hanukkah|Valentine['’]?s?|Mothers?|Fathers?|Birthday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Amazon|Walmart|Costco|Target|Ebay|Etsy|Apple|Disney|Lego|Nike|God|Mom|Dad|English|Spanish|American|Mexican|French|German|Type|Size|Model)(?![\\p{L}])";

const ONE = `(?!${NO_NAME})\\p{Lu}\\p{Ll}{1,20}`;
const NEXT =
  "(?=[,.;!?)\\n]|$| (?:lov|lik|us|want|wear|play|need|enjoy|prefer|sleep|drink|carr|bought|took|gave|got|has|had|is|was|does|did|can|can['’]t|could|will|and|who|said|says|also|really|always|never|just|absolutely|wore)(?:\\p{Ll}{0,4})(?!\\p{L}))";
const KIN_NAME = new RegExp(
  `\\b((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:\\p{Ll}{2,12} |\\d{1,2}[- ]year[- ]old )?${KIN}(?:,| named| called)?) (?:${ONE}(?: \\p{Lu}\\.)? ${ONE}(?!\\p{L})|${ONE}(?!\\p{L})${NEXT})`,
  "gu",
);

const SIGNED = new RegExp(
  `((?:^|[.!?\\n] ?)(?:Sincerely|Kind regards|Best regards|Regards|Many thanks|Thanks|Thank you|Yours),?\\s)${ONE}(?: \\p{Lu}\\.)? ${ONE}(?=\\.?(?:\\n|$))`,
  "gu",
);

/** Hides the names that people give as their own or as those of their family and friends. */
export const maskNames = (text: string): string =>
  text.replace(OWN_NAME, "$1 [name]").replace(KIN_NAME, "$1 [name]").replace(SIGNED, "$1[name]");
