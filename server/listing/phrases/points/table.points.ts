import { type Point, point, told } from "./point.ts";
import { SCREEN_BREAK } from "./screen-break.ts";

export const TABLE_POINTS: Readonly<Record<string, readonly Point[]>> = {
  together: [
    told(
      "played across the generations",
      /\bplay(?:s|ed|ing)? (?:it |this |games )?with (?:my |our |the |their |his |her )?(?:\w+ )?grand(?:ma|pa|parents?|mother|father|kids|children|sons?|daughters?)\b|\b(?:grandma|grandpa|grandmother|grandfather|grandparents|grandkids|grandchildren|grandson|granddaughter)(?: and i)?(?: \w+)? (?:plays?|played|playing) (?:it|this|along|with (?:us|me|the kids))\b|\b(?:three|four|two|several|multiple|all|across|different) generations (?:play\w*|around|at|of us|together|can|enjoy\w*|love\w*|having)\b/,
    ),
    told(
      "gets conversations going",
      /\b(?:sparks?|sparked|start(?:s|ed)?|led to|leads? to|made for|makes? for|great|good|fun|interesting|some) (?:\w+ )?(?:conversations?|discussions?)\b|\bget(?:ting)? to know (?:each other|people|everyone)\b|\bice ?-?breaker\b/,
    ),
    told(
      "older kids can help younger ones",
      /\b(?:older|big|oldest)(?: \w+)? (?:helps?|helped|helping) (?:the |his |her |our |my )?(?:younger|little|youngest|small\w*)\b|\bhelp(?:s|ed|ing)? (?:the |his |her |our |my )?(?:younger|youngest|little) (?:ones?|kids?|brother|sister|siblings?|players?)\b/,
    ),
    point(
      "works with just two players",
      /\b(?:two|2)[- ](?:players?|people|person|player)\b|\bjust (?:the )?two of us\b|\b(?:husband|wife|partner|boyfriend|girlfriend) and i (?:\w+ )?(?:play|played|playing)\b|\bdate[- ]nights?\b/,
    ),
    point(
      "works with a big group",
      /\b(?:large|big|bigger|larger) (?:groups?|crowds?|family|families)\b|\blots of people\b|\bup to (?:six|seven|eight|ten)\b/,
    ),
    point("right for game night", /\bgame[- ]nights?\b/),
    SCREEN_BREAK,
    point(
      "encourages talking things over",
      /\b(?:communicat\w+|discuss\w*|talk(?:ing)? (?:\w+ )?(?:out|over|through)|plan(?:ning)? together|decid\w+ together|problem[- ]solv\w+)\b/,
    ),
    told(
      "no one eliminated early",
      /\b(?:no ?(?:one|body)) (?:is |gets? |was |has to |ever )?(?:eliminated|knocked out|out early|sits? out|sit out|get out)\b|\bno (?:player )?elimination\b/,
    ),
    point(
      "works for classes and youth groups",
      /\b(?:classroom|my class|students|youth group|(?:girl |boy |cub )?scouts?|summer camp|after[- ]school|church group)\b/,
    ),
    point(
      "no tears or tantrums",
      /\bno (?:tears|meltdowns?|tantrums?|sore losers?|hurt feelings)\b|\bwithout (?:\w+ )?(?:tears|meltdowns?|tantrums?|hurt feelings)\b/,
    ),
  ],
  playTime: [
    point(
      "about ten to fifteen minutes",
      /\b(?:10|15|ten|fifteen)(?: ?(?:-|to|or) ?(?:15|20|fifteen|twenty))?[- ]?min(?:ute)?s?\b(?! (?:too|more|late|to (?:set|learn|explain|read)))/,
    ),
    point(
      "about half an hour",
      /\b(?:20|25|30|35|twenty|thirty|thirty[- ]five)(?: ?(?:-|to|or) ?(?:30|35|40|thirty|forty))?[- ]?min(?:ute)?s?\b(?! (?:too|more|late|to (?:set|learn|explain|read)))|\b(?:half an|a half|half) hour\b/,
    ),
    point(
      "done within an hour",
      /\b(?:40|45|50|60|forty|forty[- ]five|fifty)(?: ?(?:-|to|or) ?(?:45|50|60|fifty|sixty))?[- ]?min(?:ute)?s?\b(?! (?:too|more|late|to (?:set|learn|explain|read)))|\b(?:less than|under|within|about|in) (?:an|one|1) hour\b/,
    ),
    told(
      "fits in around dinner",
      /\b(?:game|games|round|rounds|fits?|play|played) (?:it )?(?:\w+ ){0,3}(?:after|before) (?:dinner|supper)\b|\b(?:after|before) (?:dinner|supper)\b[^.!?]{0,20}\b(?:game|games|round|rounds)\b/,
    ),
    told(
      "fits in before bedtime",
      /\b(?:game|games|round|rounds|fits?|squeeze|get in)\b[^.!?]{0,25}\bbefore bed(?:time)?\b|\bbefore bed(?:time)?\b[^.!?]{0,25}\b(?:games?|rounds?)\b/,
    ),
    told(
      "fits into a lunch break",
      /\b(?:game|games|round|rounds|play|plays|played|playing|fits?)\b[^.!?]{0,20}\blunch (?:break|hour)s?\b/,
    ),
    point("short enough for a weeknight", /\b(?:week|school)[- ]?nights?\b/),
    told(
      "leaves room for several rounds",
      /\b(?:two|three|four|five|several|multiple|few|couple(?: of)?|many) (?:games|rounds) (?:in (?:a|one)|a|per|in an|each) (?:row|sitting|night|evening|hour)\b|\bplay\w* (?:it |this )?(?:\w+ )?(?:two|three|four|five|several|multiple|few|many) times (?:in (?:a|one)|a|per|each) (?:row|sitting|night|evening)\b|\b(?:games?|rounds?) back[- ]to[- ]back\b/,
    ),
    point(
      "short waits between turns",
      /\b(?:little|no|not much|minimal|without much|zero|hardly any) (?:down ?-?time|waiting)\b|\bturns (?:are|go|move) (?:\w+ )?(?:quick\w*|fast|short)\b|\b(?:(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|never|not) (?:have to )?wait (?:\w+ )?(?:long|around|forever)\b|\bquick turns\b/,
    ),
    point("fits a short attention span", /\battention spans?\b/),
    told(
      "can be paused and picked up later",
      /\b(?:stop|pause|leave (?:it|the game)|quit)\b[^.!?]{0,30}\b(?:pick(?:ed)? (?:it )?(?:back )?up|come back|later|resume)\b/,
    ),
    told(
      "a filler between bigger games",
      /\b(?:great|good|nice|perfect|quick|light|fun) (?:little )?filler (?:game|for|between|when)\b|\bwarm[- ]?up game\b|\bfiller game\b|\bbetween (?:longer|bigger|heavier) games\b/,
    ),
  ],
  difficulty: [
    told(
      "gets harder step by step",
      /\b(?:gets?|getting|increas\w*|progress\w*|gradual\w*|become\w*|grows?) (?:\w+ ){0,3}(?:harder|in difficulty|more (?:difficult|challenging|complex))\b(?! to (?:find|get|see|read))|\bstarts? (?:out|off) (?:\w+ )?easy\b|\bfrom easy to (?:\w+ )?(?:hard|difficult|expert|challenging)\b/,
    ),
    point(
      "takes days to finish",
      /\b(?:took|takes|spent|taken|kept)\b[^.!?]{0,25}\b(?:days|weeks?|evenings|nights|weekend)\b/,
    ),
    point("takes hours to finish", /\b(?:took|takes|spent|taken)\b[^.!?]{0,20}\bhours\b/),
    point(
      "tricky even for adults",
      /\b(?:adults?|grown[- ]?ups?)\b[^.!?]{0,30}\b(?:challeng\w*|hard|stump\w*|struggl\w*|think\w*|too|tricky|difficult)\b|\b(?:challeng\w*|hard|tricky|difficult)\b[^.!?]{0,20}\b(?:for|even for) (?:\w+ )?(?:adults?|grown[- ]?ups?)\b/,
    ),
    told(
      "not too hard and not too easy",
      /\bnot too (?:hard|difficult|easy|simple)\b[^.!?]{0,12}\b(?:not|nor|or|and|but)(?: not)? too (?:hard|difficult|easy|simple)\b|\bjust (?:the )?right (?:amount|level|degree|balance|mix) of (?:challeng\w*|difficult\w*)\b|\b(?:right|perfect|good) (?:amount|level|balance) of (?:challenge|difficulty)\b|\bjust (?:hard|difficult|challenging|tricky) enough\b/,
    ),
    told(
      "comes with hints",
      /\bhints? (?:if|when|available|included|system|cards?|book(?:let)?|help|helped|are (?:helpful|great|useful))\b|\b(?:has|have|had|gives?|with|includes?|offers?|used|use) (?:\w+ )?hints\b/,
    ),
    told(
      "puts memory to work",
      /\b(?:test(?:s|ed)?|works?|exercis\w+|trains?|improv\w+|sharpens?|challeng\w+|strengthen\w*) (?:\w+ ){0,2}memory\b|\bmemory (?:skills?|game)\b/,
    ),
    point("calls for concentration", /\b(?:concentrat\w*|focus(?:ed|ing)?)\b/),
    point("calls for strategy", /\b(?:strateg\w+|plan(?:ning)? ahead|think(?:ing)? ahead|tactic\w*)\b/),
    told(
      "calls for logical thinking",
      /\blogic (?:puzzles?|skills?|problems?|games?)\b|\b(?:logical thinking|deduction|problem[- ]solving|critical thinking|reasoning skills)\b|\b(?:use|uses|using|pure|requires?|some|good) logic\b/,
    ),
    point("calls for spatial thinking", /\bspatial\b/),
    point(
      "can take more than one try",
      /\b(?:took|takes|taken) (?:us|me|him|her|them|my \w+) (?:\w+ ){0,3}(?:tries|attempts)\b|\b(?:after|on|until) (?:the |my |our |a )?(?:several|many|few|second|third|fourth|fifth)(?: \w+)? (?:tries|attempts|try|attempt)\b|\b(?:have|has|had) ?(?:not|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)) (?:beat|beaten|won|solved) (?:it )?(?:yet)?/,
    ),
    told(
      "answers in the back",
      /\b(?:answers?|solutions?|answer key)(?: \w+){0,3} (?:in the back|at the (?:back|end)|are (?:included|provided))\b/,
    ),
  ],
};
