import { type FacetPhrases, line, note } from "./phrase.ts";

const NO_APP = /\b(?:no|without (?:an|the|any)|(?:not|\w+n['’]t) (?:need|require) an) app\b/;
const APP = /(?<!\b(?:no|without an|without the|without any|need an|require an|needs an) )\bapp\b/;
const EASY_APP =
  /\bapp\b.{0,30}\b(?:easy|simple|intuitive|straightforward)\b|\b(?:easy|simple|intuitive|user[- ]friendly)\b.{0,20}\bapp\b/;
const NO_FEE =
  /\b(?:no|without|(?:not|\w+n['’]t) (?:need|require|have))\b.{0,20}\b(?:subscri\w+|monthly fees?|ongoing fees|hidden fees|paywall)\b|\bsubscription[- ]free\b/;
const NO_MONTHLY_FEE = /\b(?:no|without)\b.{0,20}\bmonthly fees?\b/;
const MEASURED = /\b(?:readings?|degrees?|measur\w*|gauge|pressure|doctor\w*)\b/;
const TEMPERATURE = /\b(?:temperatures?|temps?|thermometers?)\b/;
const WEIGHT =
  /(?<!\blight )\bweights?\b|\bweigh(?:s|ed|ing)? (?:me|us|right|accurately|everything|things)\b|\b(?:bathroom|kitchen|food|postal|luggage|the|this) scale\b/;
const TRACKED = /\btracks? (?:my |your )?(?:steps|sleep|heart)\b|\bheart rate\b|\bstep count\w*\b/;
const MOTION = /\bdetects? motion\b|\bmotion (?:detection|sensor)\b/;
const PROMPT_ALERTS =
  /\b(?:alert|notif)\w*\b.{0,20}\b(?:right away|immediately|instantly|quickly|the (?:second|moment)|as soon)\b|\binstant (?:alerts|notifications)\b|\b(?:alerts|notifications) are instant\b/;
const ALERTS = /\b(?:alerts?|notif\w+)\b/;
const NO_FALSE_ALARMS = /\bno false (?:alarms?|alerts?)\b/;
const RECOGNIZED = /\b(?:identif\w+|recogni[sz]\w+|species)\b/;
const TIME = /\b(?:keeps? (?:good |great |perfect |accurate )?time|time accurately|accurate time)\b/;
const ALL_NIGHT = /\b(?:all night|until (?:dawn|morning|sunrise)|till (?:dawn|morning)|through the night)\b/;
const LITTLE_SUN = /\b(?:shade|cloudy|overcast|winter)\b/;
const DUSK = /\bat dusk\b/;
const STAYS_CHARGED =
  /\bstay(?:s|ed)? (?:fully )?charged\b|\bkeeps (?:it|them|the (?:battery|camera)) (?:fully )?charged\b|\b(?:never|not|\w+n['’]t) (?:had|have) to (?:re)?charge\b/;
const SPARES_INCLUDED =
  /\b(?:comes?|came) with (?:an? |some |two |several )?(?:spares?|replacement(?! (?:warranty|guarantee|policy))|extra (?:\w+ )?(?:parts?|screws?|blades?|filters?|bags?|batteries|tips?|pads?|clips?|bands?|strings?|bulbs?|heads?))\b|\bincludes? (?:an? )?spares?\b|\bspares? included\b/;
const AVAILABLE =
  /\b(?:parts?|replacements?|spares?)\b.{0,25}\b(?:available|easy to (?:find|get|buy|order))\b|\beasy to (?:find|get) (?:replacement|spare|parts)|\bsells? (?:replacement|spare|parts)/;
const SPARE_PARTS =
  /\b(?:replacement|spare) parts?\b|\b(?:parts?|filters?|blades?|batter(?:y|ies)|bulbs?|pads?|heads?|wheels?)\b.{0,30}\beasy to replace\b|\beasy to replace (?:the )?(?:parts?|filters?|blades?|batter(?:y|ies)|bulbs?|pads?|heads?|wheels?)\b/;
const EVERYTHING =
  /\beverything (?:is |was )?(?:included|needed|necessary)\b|\beverything (?:i|you|we) need|\b(?:comes?|came) with everything\b|\binclud(?:es|ed) everything\b|\ball (?:the |of the )?(?:necessary|needed|required|hardware|parts|accessories|attachments|screws|cables)\b|\bnothing (?:else|extra)\b|\b(?:full|complete) kit\b/;
const HARDWARE =
  /\b(?:all (?:the |necessary |the necessary )?|(?:comes?|came) with (?:all )?(?:the )?)hardware\b|\bhardware (?:is |was )?included\b/;
const BATTERY =
  /\bbatter(?:y|ies) (?:is |are |was |were )?included\b|\b(?:comes?|came) with (?:a |the |two )?batter(?:y|ies)\b/;
const ATTACHMENTS = /\battachments\b/;
const SEVERAL =
  /\b(?:comes?|came) with (?:different|several|multiple|many|lots of|plenty of|a variety of|two|three|four)\b/;
const EXTRA =
  "(?:accessories|attachments|adapters?|cables?|case|stand|remote|charger|memory card|sd card|brush|tools?|straps?|tips|covers?|clips|bag)";
const EXTRAS = new RegExp(`\\b${EXTRA}\\b.{0,12}\\bincluded\\b|\\b(?:comes?|came) with (?:[\\w-]+ ){0,4}${EXTRA}\\b`);

export const DEVICE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  app: {
    features: [note("No App Needed", NO_APP), note("Easy-to-Use App", EASY_APP), note("Helpful App", APP)],
    highlights: [note("no app needed", NO_APP), note("easy-to-use app", EASY_APP), note("helpful app", APP)],
    outcome: [
      line("No App Needed", "ready to use with nothing to download", NO_APP),
      line("Easy-to-Use App", "intuitive and straightforward to handle", EASY_APP),
      line("A Helpful App", "functions that work as expected", APP),
    ],
    answer: [
      line("Works Without an App", "no download required to get going", NO_APP),
      line("No Confusing App", "clear steps that take little learning", EASY_APP),
      line("An App That Works", "useful in practice rather than a mere extra", APP),
    ],
  },
  subscription: {
    features: [note("No Subscription Needed", NO_FEE)],
    highlights: [note("no subscription needed", NO_FEE)],
    outcome: [line("No Subscription Needed", "works without signing up for a paid plan", NO_FEE)],
    answer: [
      line("No Monthly Fees", "can be used without a regular bill", NO_MONTHLY_FEE),
      line("Usable Without Recurring Costs", "functions are there with no plan to pay for", NO_FEE),
    ],
  },
  accuracy: {
    features: [
      note("Keeps Accurate Time", TIME),
      note("Accurate Identification", RECOGNIZED),
      note("Accurate Temperature", TEMPERATURE),
      note("Accurate Weight", WEIGHT),
      note("Accurate Tracking", TRACKED),
      note("Prompt Alerts", PROMPT_ALERTS),
      note("Accurate Readings", MEASURED),
      note("Accurate"),
    ],
    highlights: [
      note("keeps accurate time", TIME),
      note("accurate identification", RECOGNIZED),
      note("accurate temperature", TEMPERATURE),
      note("accurate weight", WEIGHT),
      note("accurate tracking", TRACKED),
      note("prompt alerts", PROMPT_ALERTS),
      note("accurate readings", MEASURED),
      note("accurate results"),
    ],
    outcome: [
      line("Keeps Accurate Time", "the hour shown is the right one", TIME),
      line("Correct Identification", "gets right what there is to recognize", RECOGNIZED),
      line("Accurate Temperature", "readings that can be relied on", TEMPERATURE),
      line("Accurate Weight", "numbers that come out right", WEIGHT),
      line("Accurate Tracking", "figures in line with the real ones", TRACKED),
      line("Prompt Alerts", "word comes soon after something happens", PROMPT_ALERTS),
      line("Alerts That Work", "messages come when something happens", ALERTS),
      line("Reliable Motion Detection", "movement is picked up as intended", MOTION),
      line("Accurate Readings", "measured values to depend on", MEASURED),
      line("Accurate Results", "precise, with little to correct"),
    ],
    answer: [
      line("Shows the Right Time", "dependable for telling the hour", TIME),
      line("Few Wrong Guesses", "recognition is right in most cases", RECOGNIZED),
      line("A Temperature to Rely On", "the value shown is close to the true one", TEMPERATURE),
      line("No Guessing at Weight", "a dependable number to go by", WEIGHT),
      line("Data That Makes Sense", "recorded values agree with the facts", TRACKED),
      line("Few False Alarms", "alerts that come for a reason", NO_FALSE_ALARMS),
      line("No Late Alerts", "notice arrives without much delay", PROMPT_ALERTS),
      line("Messages Come Through", "notifications arrive as they should", ALERTS),
      line("Motion Gets Noticed", "the sensor responds when something moves", MOTION),
      line("Readings to Rely On", "little need to measure again", MEASURED),
      line("Dependable Accuracy", "gets things right when needed"),
    ],
  },
  solar: {
    features: [
      note("Lasts All Night", ALL_NIGHT),
      note("Stays Charged by Sun", STAYS_CHARGED),
      note("Charges in Little Sun", LITTLE_SUN),
      note("Solar Charging That Works"),
    ],
    highlights: [
      note("lasts all night", ALL_NIGHT),
      note("stays charged by the sun", STAYS_CHARGED),
      note("charges in little sun", LITTLE_SUN),
      note("solar charging that works"),
    ],
    outcome: [
      line("Lasts All Night", "sunlight by day is enough until morning", ALL_NIGHT),
      line("Turns On at Dusk", "no need to switch on by hand", DUSK),
      line("Stays Charged", "sunlight keeps the battery topped up", STAYS_CHARGED),
      line("Powered by Sunlight", "the sun does the work of charging"),
    ],
    answer: [
      line("Charges in Little Sun", "gets enough power in weak daylight", LITTLE_SUN),
      line("No Charging by Hand", "gets by on what the panel delivers", STAYS_CHARGED),
      line("Enough for the Night", "holds a charge from evening to morning", ALL_NIGHT),
      line("Works on Solar Power", "runs on energy from sunlight"),
    ],
  },
  spares: {
    features: [note("Spares Included", SPARES_INCLUDED), note("Replaceable Parts", SPARE_PARTS)],
    highlights: [note("spares included", SPARES_INCLUDED), note("replaceable parts", SPARE_PARTS)],
    outcome: [
      line("Spares Included", "replacements are in the box from the start", SPARES_INCLUDED),
      line("Parts Are Available", "replacements can be found when needed", AVAILABLE),
      line("Replaceable Parts", "worn pieces can be swapped one at a time", SPARE_PARTS),
    ],
    answer: [
      line("Spares on Hand", "no separate order for the first replacement", SPARES_INCLUDED),
      line("Easy-to-Find Parts", "wear does not mean buying everything again", AVAILABLE),
      line("Replace Only What Wears", "a new piece instead of a whole new purchase", SPARE_PARTS),
    ],
  },
  included: {
    features: [
      note("Everything Included", EVERYTHING),
      note("Battery Included", BATTERY),
      note("Extras Included", EXTRAS),
    ],
    highlights: [
      note("everything included", EVERYTHING),
      note("battery included", BATTERY),
      note("useful extras included", EXTRAS),
    ],
    outcome: [
      line("Everything Included", "nothing else to buy before the first use", EVERYTHING),
      line("Hardware Included", "the pieces for assembly or mounting come along", HARDWARE),
      line("Battery Included", "power for the first use is in the box", BATTERY),
      line("Attachments Included", "options for different tasks from the start", ATTACHMENTS),
      line("Several Pieces Included", "more than one item in the package", SEVERAL),
      line("Useful Extras Included", "accessories come in the same package", EXTRAS),
    ],
    answer: [
      line("Nothing More to Buy", "what is needed comes in one package", EVERYTHING),
      line("No Hardware to Find", "what assembly takes is supplied", HARDWARE),
      line("Several Attachments", "a choice of pieces for different jobs", ATTACHMENTS),
      line("More Than One Piece", "multiple items in a single purchase", SEVERAL),
      line("More Than the Basics", "added pieces are part of the purchase", EXTRAS),
    ],
  },
};
