import type { Wordings } from "./wording.ts";

/** What is told by how it was and how it is: ills that used to come, faults that came with time, one that is more so than another. */
export const CONTRAST_WORDINGS: Wordings = {
  pain: [
    [
      "+",
      /\b(?:legs?|foot|feet|arms?|hands?|fingers?|thumbs?|toes|bum|bottom|butt|backside|tailbone|back|neck|hips?|knees?|shoulders?|wrists?|heels?) (?:used to|always|would(?: always)?|usually|normally|kept|constantly|often) (?:[\w'’-]+ )?(?:go|goes|going|went|fall|falls|falling|fell|get|gets|getting|got|be|hurt|hurting|ache|aching|feel|felt) ?(?:to sleep|asleep|numb|dead|stiff|sore|tingly)?\b(?=[^.!?]{0,40}?(?:[,;]|\bbut\b|\band\b|\bnow\b) ?(?:now |it |they |that |and |but )*(?:(?:has|have|do|does|did)(?: ?n['’]?t|nt| not)|no longer|never|stopped|not any ?more|not since|not once)\b)/,
    ],
    [
      "+",
      /(?:^|\b(?:my|his|her|your) )(?:poor |bad |old )?(?:lower |upper |left |right )?(?:back|neck|knees?|hips?|shoulders?|spine|legs|feet|heels?|wrists?|tailbone|coccyx|sciatica|joints) (?:is|are|feels?|felt|was|were|has been|have been) (?:(?:so|much|far|a|lot|bit|little|way|definitely|noticeably|now|already|really) )*(?:easier(?= (?:at|after|when|by|now|in the|since|every|than)\b|[.,;!]|$)|less (?:stiff|sore|achy|tight|painful|tender)|looser(?! than))/,
    ],
    [
      "+",
      /\b(?:did|does) (?:(?:really|actually|definitely|certainly|also|seem to|still) )*help(?: with)? (?:my|his|her|the) (?:\w+ )?(?:back|neck|knees?|hips?|shoulders?|spine|legs|feet|heels?|wrists?|tailbone|coccyx|sciatica|joints|hands|aches|pain)\b/,
    ],
    [
      "+",
      /\b(?:takes?|took|taking) (?:all |most |some )?(?:of )?(?:the |my |that )?(?:weight|pressure|strain|load) off (?:exactly |right |just )?(?:there|where it|that (?:spot|area|part))\b/,
    ],
  ],
  speed: [
    [
      "+",
      /\b(?!(?:slow|weak|small|poor)er\b|worse\b)\w{3,}er (?:than [\w'’ ]{3,40}?)?,? and (?:much |far |way |a lot |also )?(?:faster|quicker)\b(?=[.,;!]|$)/,
    ],
    [
      "+",
      /(?:^|[,;.] |\b(?:and|but|goodness|god|wow|word|man|also|so) )(?:it ?['’]?s|it is|its) (?:(?:so|really|very|super|pretty|also|incredibly|amazingly) )*(?:quick|fast)(?=,? too\b|[.,;!]|$)/,
    ],
    [
      "+",
      /^(?:so |very |really |super )?fast(?=,? and (?:it (?!broke|died|arrived|came)|quiet|hot|powerful|efficient))/,
    ],
    [
      "+",
      /(?<!\b(?:not|no|hardly|n['’]t) (?:a |that |so |very )?)\b(?:quick|fast|rapid|speedy) (?:to )?(?:boil|boiling|heating(?: up)?|heat[- ]?up|warm[- ]?up)\b(?! (?:button|mode|setting|function|kettle|element))(?=[.,;!]| and| but| for| time|$)/,
    ],
  ],
  durability: [
    [
      "-",
      /\b(?:motor|engine|it|mine|heater|element|fan|pump|machine|battery|unit|zip|light|screen|speaker|charger|switch|which|then|and) (?:just |then |has |had |have |finally |simply )*(?:packed (?:up|in)|bit the dust|kicked the bucket|went kaput|died a death|given up the ghost|called it (?:a day|quits)|went to meet its maker)\b(?= (?:after|in (?:week|month|under|less|two|three|a |\d)|within|on (?:me|us|day)|last|before|by|and)\b|[.,;!]|$)(?! and (?:go|went|ready|take))/,
    ],
    [
      "-",
      /\b(?:then|until|till),? one (?:fine )?(?:morning|day|evening|night)[,:]? (?:just |it (?:just |simply )?)?(?:nothing|dead|would ?n['’]?t|wouldnt|did ?n['’]?t (?:start|turn|come|work|switch|light|power)|didnt (?:start|turn|come|work|switch|light|power)|stopped|died|quit|refused)\b/,
    ],
    ["-", /\b(?:this|it|mine)(?: one)? (?:has )?lasted (?:the |for the )?(?:shortest|least)\b/],
  ],
  noise: [
    [
      "-",
      /(?<!\b(?:he|she|i|we|they|kids?|baby|babies|dog|puppy|cat|son|daughter|toddler|him|her|them|me|you) (?:\w+ )?)\b(?:screams|roars|howls|shrieks|wails|screeches|screamed|roared|howled|shrieked|screeched) like (?:an?|the)\b/,
    ],
    [
      "+",
      /\b(?:dogs?|cats?|puppy|baby|husband|wife|kids?|toddler) (?:(?:do|does|did)(?: ?n['’]?t| not|nt)|hardly|barely|never) (?:even )?(?:lifts?|raises?) (?:his|her|its|their|an?) (?:heads?|ears?|eyebrow)\b/,
    ],
  ],
};
