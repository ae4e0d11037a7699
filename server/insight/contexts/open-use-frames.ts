import { nounFrame, type ReadUse } from "./open-use-phrases.ts";
import {
  readDoing,
  readEased,
  readFood,
  readFragment,
  readGoing,
  readKept,
  readMade,
  readOccasion,
  readOfKind,
  readPastime,
  readSpell,
  readVisit,
} from "./open-use-readers.ts";
import { NO_DESTINATION } from "./open-words.ts";

const THING = "(?:it|them|this|these|mine|this one|this thing|(?:this|these) [a-z]+)";
const MEANWHILE =
  "(?:(?:mostly|mainly|also|primarily|only|just|daily|often|sometimes|regularly|usually|constantly|every day|all the time|a lot|everyday|even|exclusively|specifically|frequently|with me|along) )*";
const USES = "(?:use|uses|used|using)";
const WEARS = "(?:wear|wears|wore|worn|wearing)";
const TAKES = "(?:take|takes|taking|bring|brings|carry|carries)";
const TOOK = "(?:took|taken|brought|carried)";
const PRAISE =
  "(?:great|perfect|good|nice|ideal|excellent|awesome|fantastic|wonderful|amazing|handy|useful|lovely|convenient|terrific|brilliant|suited|suitable|designed|(?:works?|worked|does|did) (?:\\w+ )?(?:well|great|good|wonderfully|perfectly|beautifully|fine|wonders))";
/** "a great bag for", but not "a great price for". */
const AS_SUCH =
  "(?:(?:size|sized|choice|option|tool|thing|fit|solution|length|weight|height|companion|set|addition) )?";
const ENOUGH =
  "(?:big|large|small|light|lightweight|strong|powerful|quiet|sturdy|thin|roomy|thick|warm|bright|loud|compact|durable|tough|soft|long) enough";
const ADVERBS = "(?:(?:also|really|just|so|absolutely|very|too|always) )*";

/** Where one goes without an article; the tagger takes some for verbs. */
const BARE_PLACES = "bed|work|school|church|class";

type Frame = {
  /** Matches the words of a sentence in lower case, a blank between any two, up to where the object begins. */
  lead: RegExp;
  read: ReadUse;
};

const frame = (lead: string, read: ReadUse): Frame => ({ lead: new RegExp(`\\b${lead} (?=\\S)`, "g"), read });

/** What leads to a use, and how what follows is read. */
export const FRAMES: readonly Frame[] = [
  frame(`${USES} ${THING} ${MEANWHILE}for`, nounFrame("for", "activity")),
  frame(
    "(?:it|they|this|these) (?:(?:gets?|is|are|has|have|can|been|be|'s) )+(?:mostly |mainly |also |only )?used (?:mostly |mainly )?for",
    nounFrame("for", "activity"),
  ),
  frame(`(?:${USES} ${THING} ${MEANWHILE}|doubles )as`, nounFrame("as", "activity")),
  frame(`${USES} ${THING} ${MEANWHILE}to`, readDoing),
  frame(`${PRAISE} ${AS_SUCH}for`, nounFrame("for", "activity")),
  frame(`${ENOUGH} for`, nounFrame("for", "place")),
  frame(`${WEARS} ${THING} ${MEANWHILE}to`, nounFrame("to", "place", NO_DESTINATION)),
  frame(`${WEARS} ${THING} ${MEANWHILE}to(?= (?:${BARE_PLACES}) )`, readGoing),
  frame(`${WEARS} ${THING} ${MEANWHILE}for`, nounFrame("for", "activity")),
  frame(`${WEARS} ${THING} ${MEANWHILE}under`, nounFrame("under", "place")),
  frame(`(?:keeps?|kept) ${THING} ${MEANWHILE}under(?= (?:my|our|the|his|her) )`, nounFrame("under", "place")),
  frame(`${TAKES} ${THING} ${MEANWHILE}to`, nounFrame("in", "place", NO_DESTINATION)),
  frame(`(?:i|we|he|she|they|you|and|husband|wife|can|to|also|have|has|'ve) ${ADVERBS}[a-z]+`, readMade),
  frame("^[a-z]+", readMade),
  frame("(?:makes?|made)", readEased),
  frame(`(?:${USES}|${WEARS}|${TAKES}|${TOOK}) ${THING}`, readPastime),
  frame(
    "(?:it|they|this|these|this one|this thing)(?: always| also)? (?:goes|comes|came|went|go|come)(?: along)?(?: with (?:us|me|him|her|them))?",
    readPastime,
  ),
  frame("^\\d{1,2}", readOccasion),
  frame(`${TOOK} ${THING} ${MEANWHILE}to`, readVisit),
  frame("my go ?-? ?to (?:one |\\w+ )?for", nounFrame("for", "activity")),
  frame(`${PRAISE} \\w+ for`, readOfKind),
  frame(
    `(?:puts?|putting|throws?|throwing|mix|mixes|mixing|stirs?|stirring|adds?|adding|pop|have|uses?|using) ${THING} ${MEANWHILE}(?:in|into|to|on|over)`,
    readFood,
  ),
  frame(`${PRAISE} in`, readFood),
  frame("^used (?:mostly |mainly |only )?for", nounFrame("for", "activity")),
  frame("(?:months?|years?|weeks?|days|summers?|winters?|seasons?|hours|miles) of", readSpell),
  frame("(?:one|another|a second|the other) for(?= (?:my|our|the) )", readKept),
  frame("^(?:bought |got |purchased |ordered )?for", readFragment),
];

export const LEADS: readonly RegExp[] = FRAMES.map(({ lead }) => lead);
