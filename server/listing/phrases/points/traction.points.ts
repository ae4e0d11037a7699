import { type Point, point, told } from "./point.ts";

export const TRACTION_POINTS: Readonly<Record<string, readonly Point[]>> = {
  traction: [
    point("grips in mud", /^(?!.*\b(?:but|except|clog\w*)\b).*\bmud(?:dy)?\b/),
    point("grips on rocks", /^(?!.*\b(?:but|except)\b).*\b(?:rocks?|rocky|boulders?|scree)\b(?! ?(?:solid|steady))/),
    point("no slipping on trails", /^(?!.*\b(?:but|except)\b).*\b(?:trails?|hik(?:e|es|ing|ed))\b/),
    point("grips on grass or turf", /^(?!.*\b(?:but|except)\b).*\b(?:grass|turf)\b/),
    point("no slipping on greasy floors", /^(?!.*\b(?:but|except)\b).*\b(?:greas(?:e|y)|oily)\b/),
    point("grips on stairs", /^(?!.*\b(?:but|except)\b).*\b(?:stairs?|staircase)\b/),
    point(
      "grips on slopes",
      /^(?!.*\b(?:but|except)\b).*\b(?:hills?|hillside|steep|slopes?|inclines?|downhill|uphill)\b/,
    ),
    point(
      "no slipping or sliding",
      /\b(?:no|not once|never|without|zero|(?:does|do|did|has|have|wo) ?n['’]?t) (?:\w+ )?(?:slip(?:s|ped|ping)?|slid(?:e|es|ing)?|skid(?:s|ded|ding)?)\b(?! (?:on|off|into|up|down|out|over)\b)/,
    ),
  ],
  beginners: [
    point(
      "room to grow as skills improve",
      /\bgrow into\b|\broom to (?:grow|learn|improve)\b|\bgrow with\b|\bprogress\w*\b|\b(?:more )?advanced\b|\bmove up\b|\bbefore (?:investing|upgrading|moving)\b/,
    ),
    point("easy for small hands to handle", /\b(?:little|small|tiny) (?:\w+ )?(?:hands?|fingers)\b/),
    point(
      "basics can be learned in a day",
      /\b(?:learn(?:ed|t|ing)?|rid(?:e|ing)|play(?:ing)?|sewing|knitting|caught on|picked (?:it )?up|hang of)\b[^.;!?]{0,35}\b(?:in|within|after|took)(?: just| only| about| less than| under)? (?:\d+ |a few |twenty |thirty |ten |five )?(?:minutes|an hour|one afternoon|an afternoon|one evening|an evening|a day|one day|the first day|a weekend|half an hour)\b/,
    ),
    point(
      "no experience needed",
      /\bnever (?:had|done|used|played|tried|made|painted|sewn|sewed|ridden|picked|knitted|touched|held|owned|drawn)\b|\b(?:no|without|zero)(?: any| prior| previous)? experience\b|\bfirst[- ]timers?\b|\bnovices?\b|\bnewbies?\b/,
    ),
    point(
      "everything needed to get started",
      /\beverything (?:you|i|he|she|they|we) needs?\b|\bstarter (?:set|kit|pack|tank)\b|\bcomes with everything\b/,
    ),
    point(
      "fine for experienced users too",
      /\b(?:and|or|but|to|for|even) (?:\w+ )?(?:experts?|pros?|professionals?|veterans?|experienced|serious|intermediate|seasoned|advanced)\b(?! (?:level )?(?:would|will|might|should|need))/,
    ),
    point(
      "starts with the basics",
      /\bfrom (?:scratch|zero|the (?:very )?beginning|square one|the ground up)\b|\bstarts? (?:at|with|from|off with) (?:the |very )*(?:basics|simple|easy)\b|\bthe (?:very )?basics\b/,
    ),
    told(
      "forgiving of mistakes",
      /\b(?:very|so|quite|pretty|really|more|is|are) forgiving\b[^.;!?]{0,30}\b(?:mistakes?|errors?|beginners?|novices?|learn\w*|off-?center|new)\b|\bforgiving of (?:my |your )?(?:mistakes?|errors?)\b|\b(?:hides?|easy to (?:fix|undo|correct|erase)) (?:my |your |any )?mistakes?\b/,
    ),
  ],
};
