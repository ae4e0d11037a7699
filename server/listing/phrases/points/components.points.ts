import { type Point, point, told } from "./point.ts";
import { SCREEN_BREAK } from "./screen-break.ts";

export const COMPONENTS_POINTS: Readonly<Record<string, readonly Point[]>> = {
  components: [
    point(
      "wooden parts",
      /\b(?:wooden|real wood|wood) (?:\w+ )?(?:pieces|tokens|blocks|components|board|meeples|boats?|tiles|figures) (?:feel|feels|are|is|look)\b|\b(?:beautiful|nice|sturdy|quality|solid|lovely|gorgeous|great|smooth|chunky|love the) (?:\w+ )?(?:wood|wooden) (?:pieces|tokens|blocks|components|board|meeples|tiles)\b|\bwood grain\b/,
    ),
    told(
      "linen-finish cards",
      /\blinen[- ](?:finish(?:ed)?|coated|cards?|texture)\b(?! (?:sheets?|pillow|napkin|shirt|pants|curtain))/,
    ),
    told("metal parts", /\bmetal (?:\w+ )?(?:coins?|dice|tokens)\b/),
    point(
      "easy to tell apart",
      /\b(?:easy|easier|simple) to (?:tell (?:\w+ )?apart|distinguish|see|identify|sort)\b|\bcolou?r[- ]coded\b|\bdifferent (?:colou?rs|shapes)\b/,
    ),
    point(
      "generously sized",
      /\b(?:big|large|chunky|oversized|good[- ]sized?|nice[- ]sized?)(?:,| and)? (?:\w+ )?(?:pieces|cards|tokens|dice|tiles|blocks|components)\b|\b(?:pieces|cards|tokens|dice|tiles|blocks) are (?:\w+ )?(?:big|large|chunky)\b/,
    ),
    point(
      "finely detailed figures",
      /\b(?:miniatures?|minis|figures?|figurines?|sculpts?|meeples)\b[^.!?]{0,20}\bdetail\w*|\bdetail(?:ed|s)?\b[^.!?]{0,20}\b(?:miniatures?|minis|figures?|figurines?|sculpts?)\b/,
    ),
    point(
      "hardly any puzzle dust",
      /\b(?:no|hardly any|very little|little|almost no|without|zero|not much)(?: any)? (?:puzzle |cardboard )?dust\b/,
    ),
    point("clicks into place", /\bclick(?:s|ed)? (?:\w+ )?(?:together|into place|in place)\b/),
    point(
      "a variety of shapes",
      /\b(?:no two|every|each)(?: \w+)? (?:are |is )?(?:alike|the same|unique|different)\b|\b(?:unique|varied|variety of|different|random|unusual|whimsical) (?:\w+ )?(?:cuts?|shapes?|pieces shapes)\b|\b(?:unique|different)ly[- ](?:shaped|cut)\b/,
    ),
    point("low glare", /\b(?:no|without|less|low|minimal|anti|reduces?|zero)[- ]?(?:any )?glare\b|\bglare[- ]free\b/),
    told(
      "comes with extras",
      /\b(?:comes?|came|includes?|included|gives?|gave|even) (?:you |us |with |a few |some |several |an |a couple )*(?:extra|spare|bonus) (?:\w+ )?(?:pieces?|cards?|parts?|dice|tokens?|tiles?|baggies|bags)\b|\b(?:extra|spare) (?:\w+ )?(?:pieces?|cards?|dice|tokens?|tiles?) (?:are |were |is |was )?included\b/,
    ),
    point(
      "smooth to the touch",
      /\bno (?:splinters?|rough edges|sharp edges|burrs)\b|\b(?:smooth|rounded|sanded) (?:\w+ )?(?:edges|corners|pieces)\b|\bpieces are (?:\w+ )?smooth\b/,
    ),
    point(
      "brightly colored",
      /\b(?:bright|vibrant|vivid)(?:,| and|ly)? (?:\w+ )?colou?r(?:s|ed|ful)?\b|\bcolou?rs are (?:\w+ )?(?:bright|vibrant|vivid)\b|\bcolou?rful\b/,
    ),
  ],
  fun: [
    point(
      "for kids and adults alike",
      /\b(?:kids|children)\b[^.!?]{0,20}\b(?:and|or|as)\b[^.!?]{0,12}\b(?:adults|grown[- ]?ups|parents)\b|\b(?:adults|grown[- ]?ups|parents)\b[^.!?]{0,20}\b(?:and|or|as)\b[^.!?]{0,12}\b(?:kids|children)\b|\bwhole family|\ball ages\b/,
    ),
    point("right for game night", /\bgame[- ]nights?\b/),
    point(
      "right for parties",
      /\b(?:at|for|during|with) (?:\w+ ){0,3}(?:part(?:y|ies)|gatherings?|get[- ]togethers?|sleepovers?|reunions?)\b|\bparty game\b|\bwhen (?:we have )?(?:company|guests|friends) (?:come|comes|over)\b/,
    ),
    point(
      "works with just two players",
      /\b(?:two|2)[- ](?:players?|people|person|player)\b|\bjust (?:the )?two of us\b|\b(?:husband|wife) and i (?:\w+ )?(?:play|played|playing)\b/,
    ),
    point(
      "works with a big group",
      /\b(?:large|big|bigger|larger) (?:groups?|crowds?|family|families|party|parties)\b|\blots of people\b/,
    ),
    point(
      "handy on trips",
      /\b(?:camping|road trips?|travel(?:ing|s)?|vacations?|on (?:the|a) (?:plane|train|cruise)|car (?:rides?|trips?))\b/,
    ),
    told(
      "a rainy-day activity",
      /\b(?:great|perfect|good|fun|nice|ideal|something|activity|game|puzzle|keep\w*|for|on) (?:\w+ ){0,3}(?:rainy|snow|snowy)[- ](?:days?|afternoons?|weekends?|evenings?)\b|\brainy[- ]day (?:fun|activity|game|project|puzzle)\b/,
    ),
    point(
      "a bit of friendly competition",
      /\b(?:competitive|friendly competition|competition|trash talk\w*|compet(?:e|ing))\b/,
    ),
    point(
      "full of suspense",
      /\b(?:suspense\w*|edge of (?:my|our|your|their) seats?|nail[- ]?bit\w+|down to the wire|until the (?:very )?end|to the (?:very )?last)\b/,
    ),
    told("a mix of strategy and luck", /\bstrateg\w+\b[^.!?]{0,25}\bluck\b|\bluck\b[^.!?]{0,25}\bstrateg\w+/),
    SCREEN_BREAK,
  ],
  rules: [
    told(
      "rules on a single page",
      /\b(?:rules?|rule ?book)\b[^.!?]{0,12}\b(?:fit|fits|are|is|on)\b(?: \w+){0,2} (?:one|single|half a) (?:page|sheet|side|card)\b|\b(?:one|single)[- ]page (?:of )?rules\b/,
    ),
    point(
      "picked up within minutes",
      /\b(?:learn\w*|pick\w* (?:\w+ )?up|got|understood|understand|teach|taught|explain\w*|playing|figured)\b[^.!?]{0,30}\b(?:in|within|after|takes?|took|under|about|just|only)\b[^.!?]{0,18}\b(?:minutes?|min|seconds)\b/,
    ),
    point(
      "clear after the first round",
      /\b(?:after|by|within|in) (?:the |one |a |just |only )?(?:first |one |single |practice |couple (?:of )?)+(?:rounds?|games?|turns?|play|plays)\b/,
    ),
    told(
      "within reach of kids too",
      /\b(?:kids?|child(?:ren)?|sons?|daughters?|grand(?:kids|son|daughter|children)|year[- ]old\w*)\b[^.!?]{0,20}\b(?:picked (?:it|the (?:game|rules)) (?:right )?up (?:quick\w*|fast|right away|immediately|in|after|with)|(?:easily |quickly )?learned the (?:game|rules)|caught on|got the hang|understood (?:the (?:game|rules)|how to play)|can read (?:them|the rules))\b/,
    ),
    told(
      "no reading required",
      /\bno reading (?:is )?(?:required|needed|necessary|skills?|involved)\b|\b(?:non|pre)[- ]?readers?\b|\b(?:(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|not) (?:need|have) to (?:be able to |know how to )read\b|\b(?:kids|children|ones) who (?:ca ?n['’]?t|do ?n['’]?t|can ?not) read(?: yet)?\b/,
    ),
    told(
      "rulebook with examples",
      /\b(?:rules?|rule ?book|instructions?|booklet|manual)\b[^.!?]{0,25}\b(?:with|has|have|includes?|gives?|good|great|clear|helpful|lots of|plenty of)\b[^.!?]{0,12}\bexamples\b/,
    ),
    told(
      "more than one way to play",
      /\b(?:several|different|many|multiple|two|three|various|other|lots of) (?:ways to play|game modes|sets of rules)\b|\b(?:game|rule) (?:variations?|variants?)\b|\b(?:variations?|variants?) (?:of the|on the|to the|in the) (?:game|rules)\b/,
    ),
    told(
      "handy reference cards",
      /\b(?:reference|player aid|summary) (?:cards?|sheets?) (?:are|is|make|makes|help|helps|for|mean)\b|\bplayer aids? (?:are|is|make|makes|help|helps|mean)\b|\b(?:handy|helpful|useful|great|nice|good) (?:reference|summary|cheat|player aid) (?:cards?|sheets?)\b/,
    ),
    point(
      "manageable for older players too",
      /\b(?:my |our |his |her )?(?:parents|grandma|grandpa|grandparents|grandmother|grandfather|mother|father|mom|dad|in[- ]laws)\b[^.!?]{0,25}\b(?:got it|picked|learned|understood|caught on|could follow|had no trouble)\b/,
    ),
    told(
      "suited to non-gamers",
      /\bnon[- ]?gamers?\b|\b(?:people|family|friends|someone|folks) who (?:do ?n['’]?t|do not|never|rarely|does ?n['’]?t|are ?n['’]?t|are not) (?:\w+ )?(?:play (?:\w+ )?(?:board |card )?games|gamers?|game|into (?:board )?games)\b/,
    ),
    told(
      "no checking the rulebook mid-game",
      /\b(?:no need|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt) (?:need|have)|not (?:need|have)|never (?:need|have|had)) to (?:keep )?(?:re[- ]?read|look(?:ing)? (?:back|up|at)|check(?:ing)?|consult(?:ing)?) (?:\w+ ){0,2}(?:rules?|instructions?|rule ?book|manual)\b/,
    ),
  ],
  ageFit: [
    point(
      "enjoyed by toddlers",
      /\btoddlers?\b|\b(?:1|one|2|two|18)[- ](?:year|yr|month)s?[- ]?olds?\b|\bages? (?:1|2|one|two)\b/,
    ),
    point(
      "enjoyed by preschoolers",
      /\bpre-?school\w*|\b(?:3|three|4|four)[- ](?:year|yr)s?[- ]?olds?\b|\bages? (?:3|4|three|four)\b/,
    ),
    point(
      "enjoyed by kindergartners",
      /\bkinder(?:garten|garten\w+|gartn\w+)\b|\b(?:5|five)[- ](?:year|yr)s?[- ]?olds?\b|\bages? (?:5|five)\b/,
    ),
    point(
      "enjoyed by grade-schoolers",
      /\b(?:6|7|8|9|10|six|seven|eight|nine|ten)[- ](?:year|yr)s?[- ]?olds?\b|\bages? (?:6|7|8|9|six|seven|eight|nine)\b|\b(?:grade|elementary)[- ]school\w*|\b(?:first|second|third|fourth) graders?\b/,
    ),
    point(
      "enjoyed by teenagers",
      /\b(?:teens|teen|teenagers?|tweens?|middle school\w*|high school\w*)\b|\b(?:13|14|15|16|17|thirteen|fourteen|fifteen|sixteen|seventeen)[- ](?:year|yr)s?[- ]?olds?\b/,
    ),
    point(
      "enjoyed by older adults",
      /\b(?:seniors?|elderly|grandma|grandpa|grandmother|grandfather|nursing home|assisted living)\b|\b(?:7|8|9)\d[- ](?:year|yr)s?[- ]?olds?\b/,
    ),
    point(
      "for kids and adults alike",
      /\b(?:kids|children) and (?:adults|grown[- ]?ups|parents)\b|\b(?:adults|grown[- ]?ups|parents) and (?:kids|children)\b|\b(?:different|mixed|wide range of|various|range of|big) ages?\b|\bguests of all ages\b|\bage gaps?\b/,
    ),
    told(
      "not too babyish",
      /(?:\bnot|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|\bwithout being) (?:too |at all |so )?(?:babyish|baby[- ]ish|childish|juvenile)\b/,
    ),
    told(
      "manageable without adult help",
      /\b(?:son|daughter|year[- ]olds?|year old|toddler|kids?|child|children|grand(?:son|daughter|kids|children))(?: \w+)? (?:can|could|is able to|was able to|are able to|were able to|manages? to) (?:(?!never|not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt))\w+ ){1,5}(?:by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|without (?:my |any |our |much )?help|independently)\b/,
    ),
    told(
      "for older and younger siblings alike",
      /\bages \d+ (?:and|&) \d+\b[^.!?]{0,15}\b(?:both|all) (?:\w+ )?(?:love|play|enjoy|use|like)\b|\bboth my \d+[- ](?:year[- ]old )?and \d+[- ]year\b/,
    ),
  ],
};
