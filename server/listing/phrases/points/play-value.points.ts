import { type Point, point, told } from "./point.ts";

export const PLAY_VALUE_POINTS: Readonly<Record<string, readonly Point[]>> = {
  playValue: [
    told(
      "hours of play at a time",
      /\b(?:kids?|he|she|they|both|boys?|girls?|son|daughter|grand\w+|children|toddler|all)(?: (?:will|would|can|has|have|both|just|all))* play(?:s|ed)?(?: with)?(?: (?:it|this|them|together|in it|on it|outside))* for hours\b|\bhours (?:and hours )?of (?:fun|entertainment|play)\b|\b(?:busy|entertained|occupied|amused) for hours\b/,
    ),
    told(
      "handy on flights and car trips",
      /\b(?:kept|keeps?) (?:\w+ ){1,3}(?:busy|occupied|entertained|quiet|amused)(?: \w+){0,4} (?:on|during|in|for)(?: \w+){0,5} (?:flights?|flight going|plane|airplane|car|road trips?|car rides?)\b|\bgreat for (?:the )?(?:airplane|plane|car rides?|road trips?)\b/,
    ),
    told(
      "works indoors or out",
      /\b(?:play\w*|use[sd]?|ride[sn]?|riding|rode|works?|fun|great|good) (?:\w+ ){0,4}(?:inside|indoors?) (?:and|or) (?:outside|outdoors?)\b|\b(?:play\w*|use[sd]?|ride[sn]?|riding|rode|works?|fun|great|good) (?:\w+ ){0,4}(?:outside|outdoors?) (?:and|or) (?:inside|indoors?)\b/,
    ),
    point(
      "shared by several kids",
      /\b(?:both|all)(?: of)?(?: my| our| the| three| four| five)* (?:kids|boys|girls|children|grandkids|grandchildren|grandsons|granddaughters)\b|\bages \d+ (?:and|to|&) \d+\b|\bplay(?:s|ed)? together\b|\bsiblings\b|\b(?:kids|boys|girls|children|twins) both\b/,
    ),
    point(
      "tempting for adults too",
      /\beven the (?:adults|grown[- ]?ups|parents)\b|\b(?:adults?|grown[- ]?ups?|parents|husband|dad)\b[^.!?]{0,25}\b(?:plays?|played|playing|put (?:it|this|them) down|loves?|loved|too|fun|tried|enjoy\w*)\b/,
    ),
    told(
      "helps kids learn letters",
      /\b(?:learn(?:s|ed|ing)?|teach(?:es|ing)?|taught|practic(?:e|es|ing)|recogniz\w+|knows) (?:\w+ ){0,4}(?:letters|alphabet|abc.?s|phonics)\b/,
    ),
    told(
      "helps with numbers and counting",
      /\b(?:learn(?:s|ed|ing)?|teaches|teaching|taught|practic(?:e|es|ing)|recogniz\w+) (?:\w+ ){0,4}(?:numbers|counting|to count)\b/,
    ),
    told(
      "helps kids learn colors or shapes",
      /\b(?:learn\w*|teach\w*|taught|knows? (?:\w+ )?|practic\w+|recogniz\w+) (?:\w+ ){0,4}(?:colou?rs|shapes)\b/,
    ),
    told("motor skills practice", /\b(?:fine )?motor skills?\b|\bhand[- ]eye\b/),
    told(
      "helps riders learn to balance",
      /\b(?:learn(?:s|ed|ing)?|teach(?:es|ing)?|taught|practic(?:e|es|ing)) (?:\w+ ){0,4}(?:to balance|balance|balancing)\b/,
    ),
    told(
      "a way to burn off energy",
      /\bburn(?:s|ed|ing)? (?:off )?(?:\w+ ){0,3}energy\b|\b(?:it|this) (?:really )?(?:tires?|wears?|wore|tired) (?:him|her|them|the kids|my (?:son|daughter|kids|boys|girls|dog|dogs|puppy)) out\b|\bget(?:s|ting)? (?:\w+ ){0,3}energy out\b/,
    ),
    told("suited to quiet time", /\bquiet (?:time|play)\b|\bplays? (?:\w+ )?quietly\b/),
    told(
      "gets kids outdoors",
      /\b(?:gets?|got|getting|keeps?|kept) (?:him|her|them|the kids|my (?:\w+ )?(?:kids|son|daughter|grandkids|boys|girls|children)) (?:\w+ )?(?:outside|outdoors|off the couch)\b/,
    ),
    told(
      "a break from screens",
      /\b(?:kids?|children|him|her|them|sons?|daughters?|boys?|girls?|grand\w+|time|break)\b[^.!?]{0,20}\b(?:off|away from|instead of|from) (?:of )?(?:their |the |his |her |our |all )?(?:\w+ )?(?:screens?|phones|i-?pads?|tablets?|video games|electronics)\b|\bput(?:ting)? (?:down|away) (?:their |our |the )?(?:phones|screens|tablets|i-?pads)\b|\bscreen[- ]free\b/,
    ),
  ],
  colorStrength: [
    told(
      "still bright when dry",
      /\b(?:dry|dries|dried|drying)\b(?! up| out)[^.!?]{0,20}\b(?:bright|vivid|vibrant|bold|intense)\b|\b(?:bright|vivid|vibrant|bold|intense)\b[^.!?]{0,15}\b(?:after|when|once|even|as) (?:\w+ ){0,3}(?:dry|dries|dried|drying)\b(?! up| out)/,
    ),
    point(
      "a little goes a long way",
      /\b(?:one|single|a) (?:touch|swipe|stroke|dab|drop)\b|\blittle (?:bit )?goes a\b|\b(?:just|only) a (?:little|touch|dab|tiny|bit)\b|\b(?:do|does) ?n['’]?t (?:need|take) much\b/,
    ),
    point(
      "covers in one coat",
      /\b(?:in|with|just|only|needs?|takes?|took|needed) (?:only |just )?(?:one|1|a single) (?:coat|layer|pass)\b(?! (?:is|was) (?:not|n)| or two)|\b(?:one|1|a single) (?:coat|layer|pass) (?:is|was|covers?|covered|does|did)(?: \w+)? (?:enough|plenty|all|it|everything|perfectly|completely|the job|the trick)/,
    ),
    point(
      "covers in two coats",
      /\b(?:in|with|just|only|needs?|takes?|after|used?|apply|applied) (?:only |just )?(?:two|2) (?:\w+ )?(?:coats|layers)\b|\b(?:two|2) coats (?:and|is|are|for|gave|give|covers?|covered|does|did)\b/,
    ),
    told(
      "shows up on dark paper",
      /\b(?:shows?|showed|pops?|stands? out|opaque|bright|great|well|vivid|works?|beautiful\w*|bold)\b[^.!?]{0,20}\bon (?:dark|black|kraft|colou?red|brown) (?:\w+ )?(?:paper|card ?stock|surfaces?|backgrounds?|canvas|rocks?|fabric)\b/,
    ),
    told(
      "shows up on deeper skin tones",
      /\b(?:shows?|pops?|pigment\w*|works?|great|beautiful|perfect)\b[^.!?]{0,25}\b(?:on|for) (?:my |her |our )?(?:dark|brown|black|deep)(?:er)? (?:skin|complexion)\b/,
    ),
    told(
      "can be built up in layers",
      /\b(?:easy to|easily|can|could|layers?|able to) (?:be )?(?:layer(?:ed|s)?|build|built)(?: it| them)?(?: up)? ?(?:well|nicely|beautifully|easily|up|coverage|colou?r)\b|\bbuildable\b|\blayers? (?:well|nicely|beautifully)\b/,
    ),
    told("lasts all day or night", /\b(?:last(?:s|ed)?|stay(?:s|ed)? (?:on|put)) (?:\w+ )?all (?:day|night|evening)\b/),
    told(
      "no smudging or smearing",
      /(?:\bno|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|\bnot|\bnever|\bwithout) (?:\w+ )?(?:smudg(?:e|es|ed|ing)|smear(?:s|ed|ing)?)\b/,
    ),
    told(
      "true to the shade shown",
      /\b(?:colou?rs?|shades?)\b[^.!?]{0,25}\b(?:true to|match(?:es)?|exactly like|just like|same as|exactly as) (?:\w+ ){0,3}(?:caps?|swatch(?:es)?|label|lid|bottle|package|packaging|box|tube|barrel)\b/,
    ),
    told(
      "a wide range of shades",
      /\b(?:wide|great|good|nice|huge|large|beautiful|lovely|amazing|big|wonderful|full) (?:range|variety|selection|choice|array|assortment) of (?:\w+ )?(?:colou?rs|shades|hues)\b|\bso many (?:\w+ )?(?:colou?rs|shades)\b/,
    ),
    point(
      "a touch of shimmer",
      /(?<!no |not |without )\b(?:shimmer\w*|sparkl\w+|metallics? (?:are|is|colou?rs|shades|ones))\b/,
    ),
    told(
      "smooth instead of chalky",
      /(?:\bno|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|\bnot|\bnever|\bwithout) (?:\w+ )?(?:chalky|grainy|powdery)\b/,
    ),
    told("reactivates with water", /\bre-?wets?\b|\breactivat\w+\b/),
    told(
      "covers gray hair",
      /\b(?:covers?|covered|hides?|hid|covering) (?:up )?(?:\w+ ){0,4}gr[ae]ys?(?: hairs?| roots)?\b(?! (?:paint|wall|primer|carpet|spot))/,
    ),
    told(
      "still vivid after washing",
      /\b(?:bright|vibrant|vivid|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt) fad\w+|not fad\w+)\b[^.!?]{0,20}\b(?:after|through) (?:\w+ ){0,3}wash(?:es|ing|ings)?\b|\bafter (?:\w+ ){0,3}wash(?:es|ing|ings)?\b[^.!?]{0,25}\b(?:still (?:\w+ )?(?:bright|vibrant|vivid)|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt) fad\w+|not fad\w+)\b/,
    ),
  ],
  soaksUp: [
    point(
      "does not stick to the pan",
      /(?:\b(?:not|never|no|nothing|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} (?:stick\w*|stuck)(?: \w+){0,2} (?:the )?(?:bottom|pan|box|tray|sides)\b/,
    ),
    point("one sheet goes a long way", /\b(?:one|a single|1|half a) sheet\b/),
    point("dries a whole car", /\b(?:whole|entire) (?:car|truck|suv|vehicle|van)\b/),
    point(
      "dries a wet dog",
      /\b(?:wet |soaked |big )?(?:dogs?|golden|lab|puppy|retriever)\b[^.;]{0,30}\bdr(?:y|ies|ied)\b|\bdr(?:y|ies|ied|ying) (?:off )?(?:my |the |our |a )?(?:\w+ )?(?:dogs?|lab|puppy)\b/,
    ),
    point("dries hair faster", /\bhair\b[^.;]{0,40}\b(?:faster|quicker|half the time|less time)\b/),
    point(
      "wrings out easily",
      /\bwrings? (?:\w+ )?out (?:easily|easy|dry|well|nicely|and)\b|\beas(?:y|ily) (?:to )?wr(?:ing|ung)\b|\bwrung (?:\w+ )?out and used\b/,
    ),
    point(
      "no puddles on the floor",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} (?:puddles?|wet floors?|wet spots?)\b/,
    ),
    point(
      "does not soak through",
      /(?:\b(?:not|never|no|nothing|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? (?:soak\w*|leak\w*|seep\w*|go(?:es)?|went) through\b/,
    ),
    point(
      "handles several accidents",
      /\b(?:two|three|four|several|multiple|\d) (?:\w+ )?(?:pees?|accidents|wettings)\b/,
    ),
    point("works for rabbits too", /\b(?:bunn(?:y|ies)|rabbits?)\b/),
    point(
      "dry to the touch on top",
      /\b(?:top|surface)(?: layer)? (?:stays?|stayed|feels?|felt|is|remains?) (?:\w+ )?dry\b|\bdry to (?:the )?touch\b/,
    ),
  ],
  paper: [
    point(
      "ink does not feather",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?feather\w*\b/,
    ),
    point(
      "stands up to markers",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:with|takes?|took|handles?|handled|holds? up (?:to|with)|stands? up to|even) (?:\w+ ){0,3}(?:markers?|sharpies?|highlighters?)\b)/,
    ),
    point(
      "works with fountain or gel pens",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:with|takes?|from|handles?) (?:even )?(?:a |my |an )?(?:\w+ ){0,2}(?:fountain pens?|stub|gel pens?|wet ink|inky pens?)\b)/,
    ),
    point(
      "stays flat",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:buckl\w*|warp\w*|curl\w*|wrinkl\w*|rippl\w*|cockl\w*)\b/,
    ),
    point(
      "erases cleanly",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\beras(?:e|es|ed|ing|er)\b[^.;]{0,25}\b(?:clean\w*|easil\w*|well|nice\w*|no (?:ghost\w*|trace\w*|smudg\w*)|completely)\b|\bwipes? clean\b)/,
    ),
    point(
      "smooth surface",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:paper|pages?|sheets?|surface)\b (?:is |are )?(?:\w+ ){0,3}(?:smooth|silky)\b|\b(?:smooth|silky)\b[^.;]{0,12}\b(?:paper|pages?|sheets?|surface)\b)/,
    ),
    point("textured to the touch", /\btooth\b(?! ?(?:brush|paste|pick))|\btoothy\b|\btextured (?:surface|paper)\b/),
    point(
      "sturdy cardstock",
      /\b(?:heavy|heavyweight|thick|sturdy|stiff) (?:\w+ )?card-? ?stock\b|\bcard-? ?stock (?:is |\w+ )?(?:thick|heavy|sturdy|not flimsy)\b/,
    ),
    point(
      "subtle lines or dots",
      /\b(?:lines?|ruling|grid|dots?)\b (?:\w+ ){0,3}(?:light|pale|faint|gray|grey|subtle)\b|\b(?:light|pale|faint|gray|grey|subtle) (?:\w+ )?(?:lines|ruling|grid|dots)\b/,
    ),
    point(
      "does not tear easily",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:rip|rips|ripped|ripping|tear|tears|tearing|torn)\b/,
    ),
  ],
};
