import type { Wordings } from "./wording.ts";

/** What is told of hair dryers and stylers, blenders, tooth brushes, and covers of phones. */
export const TENDING_WORDINGS: Wordings = {
  styleHolds: [
    [
      "+",
      /\b(?:curls?|waves?|style|blow ?out|straightness|hair|hairstyle)\b[^.!?]{0,25}?\b(?:lasts?|lasted|stays?|stayed|holds?|held)(?: \w+)? (?:all (?:day|night|week)|for (?:\w+ )?(?:days|hours)|until|till|(?:two|three|several|a few|\d) days|straight|curled|in place|the whole)\b/,
    ],
    [
      "-",
      /\b(?:curls?|waves?|style|blow ?out|hairstyle)\b[^.!?]{0,20}?\b(?:fell|falls?|drops?|dropped|gone|fell (?:out|flat)|go(?:es)? flat|went flat|does ?n['’]?t (?:hold|last|stay)|do ?n['’]?t (?:hold|last|stay)|did ?n['’]?t (?:hold|last|stay)|wo ?n['’]?t (?:hold|last|stay))\b/,
    ],
  ],
  kindHeat: [
    [
      "-",
      /\b(?:burn(?:s|t|ed)?|singe(?:s|d)?|fr(?:y|ied|ies)|damage(?:s|d)?|scorch(?:es|ed)?|snag(?:s|ged)?|rips? out|pulls? out|breaks? off|melted) (?:my|your|her|the) (?:\w+ )?(?:hair|ends|curls|scalp)\b/,
    ],
    [
      "+",
      /\b(?:no|without(?: any)?|less|zero|does ?n['’]?t|doesnt|did ?n['’]?t|not) (?:heat )?(?:damage|damaged|burn|fry|frying|burning|snagging|breakage|frizz)\b(?: my)?(?: hair)?|\bgentle (?:on|to|with) (?:my|her|your|fine|the) (?:\w+ )?(?:hair|curls)\b/,
    ],
  ],
  dryTime: [
    [
      "+",
      /\b(?:dries|dried|dry|drying) (?:my |her |the |thick |long |hair |curly |time |super |so |really |it |in |under |much |is |was )*(?:(?:fast|quick|quickly|faster|quicker|half the time|no time)\b|(?:five|ten|\d+|fifteen) min\w*\b|cut in half\b)/,
    ],
    [
      "-",
      /\b(?:takes|took|taking) (?:forever|ages|so long|too long|an? (?:hour|age)|twice as long|\d+ minutes|half an hour) to (?:dry|blow[- ]?dry)\b|\b(?:barely|hardly|never|does ?n['’]?t really) dr(?:y|ies) (?:my|the|her)\b/,
    ],
  ],
  blends: [
    [
      "+",
      /\b(?:blends?|blended|crush(?:es|ed)?|pulveri[sz]e[sd]?|purees?|pureed|chops?) (?:(?!(?:not|only|but|no)\b)[\w'’-]+ ){0,5}?(?:smooth(?:ly)?|silky|to (?:snow|powder|dust|a (?:smooth|paste))|with ease|no (?:problem|trouble|chunks|lumps)|in seconds|easily|without (?:a problem|trouble|leaving))\b/,
    ],
    [
      "+",
      /\b(?:silky|perfectly|super|so|really|very|nice and) smooth (?:smoothies?|soups?|shakes?|purees?|hummus|every time)\b|\b(?:smoothies?|soups?|shakes?|purees?|hummus) (?:\w+ )?(?:is|are|come|comes|came|turns?) (?:out )?(?:so |really |very |super |perfectly |nice and )*smooth\b/,
    ],
    [
      "-",
      /\b(?:leaves?|leaving|left|still|with) (?:big |large |little |some |lots of |full of |a lot of |behind |me |in )*(?:chunks?|chunky|seeds|stringy bits|unblended|whole (?:bits|pieces|ice)|pieces of (?:ice|fruit|kale))\b/,
    ],
    [
      "-",
      /\b(?:does ?n['’]?t|doesnt|wo ?n['’]?t|wont|ca ?n['’]?t|cannot|could ?n['’]?t|barely|hardly|struggles? to) (?:even |really |fully )?(?:crush|blend|chop|break (?:down|up)|handle|puree) (?:\w+ )?(?:ice|frozen|kale|spinach|nuts|fruit|anything|berries|carrots)\b/,
    ],
  ],
  gums: [
    [
      "+",
      /\b(?:gentle (?:on|to|with|enough for) (?:my |the |sensitive |sore )*(?:gums?|teeth)|gums? (?:\w+ )?(?:stopped bleeding|no longer bleed|do ?n['’]?t bleed|dont bleed|(?:are|feel|look) (?:so |much |way |a lot )*(?:healthier|better|less sore|pinker|stronger))|no (?:more )?bleeding)\b/,
    ],
    [
      "-",
      /\b(?:hurts?|irritat(?:es|ed)|cuts?|scrap(?:es|ed)|too (?:hard|harsh|rough|strong|powerful) (?:on|for)|rough on|makes?|made) (?:my |the |our )?gums?(?: (?:bleed|sore|hurt|raw))?\b/,
    ],
  ],
  bubbles: [
    [
      "-",
      /\b(?:bubbles?|dust|lint|specks?)\b[^.!?]{0,25}?\b(?:under(?:neath)?|everywhere|wo ?n['’]?t|wont|stuck|would ?n['’]?t|ca ?n['’]?t|trapped|all over|around the edges?|that never)\b|\b(?:full of|lots of|too many|so many|leaves|left|got|air) bubbles\b/,
    ],
    [
      "+",
      /\b(?:no|zero|not a single|without(?: any| a)?|bubble[- ]free|hardly any) (?:air )?bubbles?\b|\bbubbles? (?:free|came right out|pushed? out|went away|disappeared)\b/,
    ],
  ],
  pressThrough: [
    [
      "-",
      /\b(?:buttons?|volume|power button)\b[^.!?]{0,30}?\b(?:hard|stiff|tough|difficult|impossible|mushy|wo ?n['’]?t (?:press|click))\b/,
    ],
    [
      "+",
      /\bbuttons? (?:\w+ )?(?:are|is|feel|feels|press|click) (?:so |very |really |still |super |nice and )*(?:easy|clicky|responsive|tactile|easily|crisp|fine|perfect)\b/,
    ],
  ],
  yellowing: [
    [
      "-",
      /\b(?:turn(?:s|ed|ing)?|go(?:es|ing|ne)?|went|start(?:ed|ing)? to|getting|gets|got|is|already) (?:a |all |so |very |already |quite |really )*yellow(?:ing|ed|ish|s)?\b(?! (?:one|case|color|colour))|\byellow(?:ed|s|ing) (?:after|within|in|over|already|so fast|really|quickly)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any)?|has ?n['’]?t|hasnt|not|does ?n['’]?t|never|did ?n['’]?t|wo ?n['’]?t) (?:sign of |even |started (?:to )?|turned |gone |turn )*yellow(?:ing|ed)?\b|\bstill (?:crystal )?clear\b/,
    ],
  ],
};
