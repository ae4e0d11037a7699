import { naming, type Point, point, told } from "./point.ts";

export const CLEANS_WELL_POINTS: Readonly<Record<string, readonly Point[]>> = {
  cleansWell: [
    naming(
      "picks up {}",
      ["debris", "food"],
      /(?<!(?:\b(?:not|never|cannot)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\b(?:pick(?:s|ed|ing)?|suck(?:s|ed|ing)?|vacuum(?:s|ed)?)(?: \w+)? up (?:all |even |any |every )?(?:of )?(?:the |my |our )?(?=\w)/,
    ),
    naming(
      "removes {}",
      ["debris", "stain"],
      /(?<!(?:\b(?:not|never|cannot)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\b(?:remov(?:es?|ed|ing)|(?:gets?|got) (?:out|off|rid of|all|even|(?=the\b))|lifts?|lifted|takes? (?:off|out)|took (?:off|out)|cuts? through|wip(?:es?|ed) (?:off|away|up)|pull(?:s|ed) (?:up|out))(?: all| even| any| most)?(?: of)?(?: the| my| our)? ?(?=\w)/,
    ),
    naming(
      "takes care of {}",
      ["surface", "furniture", "vehicle", "kitchenware", "footwear", "device"],
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+)? )(?:\bcleans|\b(?:it|they|these|will|can|does|did) clean|\b(?:great|good|perfect|used?|use (?:it|this|them)) (?:for cleaning|to clean)|\bused (?:it|this|them) to clean) (?:up )?(?:both |all )?(?:of )?(?:the|my|our) (?=\w)/,
    ),
    point(
      "works on carpet",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^.;]{0,20})\b(?:on|off|from|out of|cleans?|cleaned|vacuums?)(?: (?!hardwood|tile)\w+){0,5}? (?:carpets?|carpeting|rugs?)\b|\b(?:carpets?|rugs?) (?:looks?|has|have|came|comes|is|are) (?:\w+ ){0,3}(?:better|clean\w*|new|great|amazing|brighter)\b/,
    ),
    point(
      "works on hard floors",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^.;]{0,20})\b(?:on|off|from|for|cleans?|cleaned|vacuums?)(?: \w+){0,4}? (?:hard ?wood|tiles?|laminate|vinyl|linoleum|hard)(?: floors?| flooring)?\b(?! (?:to|time))/,
    ),
    point(
      "takes just one pass",
      /(?<!(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|than)(?: \w+){0,3} )\b(?:one|single|first|1) (?:pass|swipe|wipe)\b/,
    ),
    point("covers a whole floor", /\b(?:whole|entire) (?:\w+ )?(?:floor|house|downstairs|apartment|level)\b/),
    point(
      "reaches under furniture",
      /(?<!(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?)\b(?:gets?|goes|reach\w*|cleans?|vacuums?) (?:\w+ )?(?:under|beneath|underneath)\b/,
    ),
    point(
      "reaches corners and edges",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,2} )\b(?:gets?|got|reach\w*|cleans?|goes|fits?|works?)(?: \w+){0,4} (?:corners|edges|baseboards?)\b/,
    ),
    point("works on grout", /(?<!\bused to scrub (?:my|the) )\bgrout\b/),
    point("leaves things looking fresh", /\b(?:like|as good as|brand) new\b|\blike the day (?:i|we) (?:got|bought)\b/),
    point(
      "leaves no residue",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3}? (?:residue|film)\b/,
    ),
    point(
      "leaves no scratches",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,2} scratch(?:es|ing|ed)?\b/,
    ),
    point("needs only water", /\b(?:just|only|plain|nothing but) (?:\w+ )?water\b/),
    point("takes off paint spots", /\bpaint\b[^.;]{0,15}\b(?:spots?|splatter\w*|specks?)\b/),
    point(
      "takes off makeup",
      /\bmake-?up\b[^.;]{0,25}\b(?:off|gone)\b|\b(?:tak(?:es?|ing)|gets?|remov(?:es?|ing)) (?:off )?(?:all )?(?:of )?(?:my )?(?:\w+ )?(?:make-?up|mascara)\b/,
    ),
  ],
  cutting: [
    naming(
      "slices {}",
      ["food"],
      /\b(?:slic(?:e|es|ed|ing)|cuts?|chop(?:s|ped)?|dic(?:e|es)|goes|glides?|carv(?:e|es|ed))(?: (?:right |easily |straight |nicely |cleanly )*(?:through|thru|into|up))?\b/,
    ),
    naming(
      "goes through {}",
      ["material", "paper", "garment"],
      /\b(?:goes|go|went|cuts?|slic(?:e|es|ed)|saws?|trims?) (?:right |easily |straight |cleanly )*(?:through|thru)\b/,
    ),
    point(
      "no pulling",
      /(?:n['’]?t|\b(?:no|not|never|without|zero))(?: \w+){0,2} (?:pull\w*|tug\w*|snag\w*|yank\w*)\b/,
    ),
    point(
      "no nicks",
      /(?:n['’]?t|\b(?:no|not|never|without|zero))(?: \w+){0,2} (?:nick(?:s|ed|ing)?|cut (?:myself|me))\b/,
    ),
    point("done in one pass", /\b(?:one|single|first) (?:pass|swipe|stroke|snip)\b/),
    point(
      "makes thin slices",
      /\bthin (?:\w+ )?slices?\b|\bhow thin\b|\bslices? (?:\w+ ){0,3}thin\b|\bpaper[- ]thin\b/,
    ),
    point(
      "sharp out of the box",
      /\b(?:came|come|comes|arrived?|out of the box)\b[^.;]{0,20}\bsharp(?:er)?\b|\bsharp\b[^.;]{0,20}\b(?:out of the box|when (?:they|it) (?:arrived|came)|from the (?:start|box))\b/,
    ),
    point("straight lines", /\bstraight (?:lines?|cuts?|edges?)\b|\bcuts? (?:\w+ )?straight\b/),
    point("tidy neckline", /\bline(?: \w+){0,2} (?:on|at|around|along) (?:my|the|his) neck\b|\bneck ?line\b/),
    point("works around the ears", /\baround (?:my|the|his|your) ears?\b/),
    point(
      "no jamming",
      /(?:n['’]?t|\b(?:no|not|never|without))(?: \w+)? (?:jam(?:s|med|ming)?|clog(?:s|ged|ging)?|bind(?:s|ing)?)\b/,
    ),
    point(
      "still sharp after months",
      /\bafter (?:\w+ )?(?:months|years?)\b|\b(?:months|years?) (?:later|in|now)\b|\bnow, \w+ years later\b/,
    ),
    point(
      "feels good in the hand",
      /\b(?:solid|balanced|comfortable|good|great|nicely|well) (?:\w+ )?in (?:the|my|his|her) hand\b/,
    ),
  ],
  findsWay: [
    point(
      "stops at stairs",
      /(?:n['’]?t|\b(?:not|never|without))(?: \w+){0,2} (?:fall\w*|fell|gone|go|goes)\b(?: \w+){0,3} (?:stairs?|steps|edge|ledge)\b|\b(?:stops?|avoids?|detects?|senses?|knows?)\b[^.;]{0,20}\b(?:stairs?|staircase|steps|ledges?|edge|drop)\b/,
    ),
    point(
      "gets around furniture legs",
      /\b(?:around|between|past)\b[^.;]{0,20}\b(?:chair|table|furniture|stool) legs\b/,
    ),
    naming(
      "avoids {}",
      ["toy", "furniture", "footwear", "device", "garment", "animal"],
      /\b(?:avoids?|goes around|steers? (?:around|clear of)|navigates? around|dodges?|maneuvers? around|detects?)\b(?! (?:the )?brush)/,
    ),
    point(
      "can be sent to a specific room",
      /\b(?:send|tell|choose|pick|select|ask) (?:it )?(?:\w+ ){0,4}(?:room|rooms|kitchen|hall|bedroom)\b|\b(?:specific|certain|individual|single|particular) rooms?\b|\broom by room\b/,
    ),
    point(
      "custom no-go zones",
      /\b(?:no[- ]go|keep[- ]out) (?:zones?|areas?|lines?)\b|\bvirtual (?:walls?|barriers?|boundar\w+)\b/,
    ),
    point(
      "handles more than one floor",
      /\b(?:multiple|both|two|several|different|three) (?:floors|levels|stories)\b|\b(?:upstairs and downstairs|each floor)\b/,
    ),
    point("runs in the dark", /\bin the dark\b|\blights (?:are )?off\b|\bdark (?:rooms?|hallways?|house)\b/),
    point(
      "resumes after charging",
      /\bresum(?:es|ed)\b|\bpicks up where\b|\bcontinues? where\b|\bgoes back (?:out )?to (?:finish|where)\b|\bfinish(?:es)? (?:the job |up )?after (?:charging|recharging)\b/,
    ),
  ],
  rugs: [
    point(
      "moves onto rugs or carpets",
      /\b(?:climbs?|goes|gets|drives|transitions?|crosses|moves) (?:\w+ ){0,4}(?:onto|on to|over|to|on|up) (?:\w+ ){0,3}(?:rugs?|carpets?)\b/,
    ),
    point("crosses door thresholds", /\b(?:thresholds?|door ?sills?|transition strips?)\b/),
  ],
  staysSharp: [
    point(
      "still sharp after a year",
      /\b(?:a|one|\d+|two|three|four|five|several|couple|few|many) years?\b|\byears (?:later|in|of)\b/,
    ),
    point("still sharp after months", /\b(?:months|month)\b/),
    point(
      "as sharp as when new",
      /\bas sharp (?:as|today)\b|\bday (?:one|1)\b|\b(?:when|as) (?:they|it) (?:were|was) new\b|\blike new\b|\bthe first day\b|\bas new\b|\bwhen (?:they|it) arrived\b/,
    ),
    point("still slices tomatoes", /\btomato(?:es)?\b/),
    point("no chips in the blade", /(?:n['’]?t|\b(?:no|not|never|without))(?: \w+){0,3} chip(?:s|ped|ping)?\b/),
    point("no rust on the blade", /(?:n['’]?t|\b(?:no|not|never|without))(?: \w+){0,3} rust(?:s|ed|ing|y)?\b/),
    point("sharp even with daily use", /\b(?:every ?day|daily|each day)\b/),
    point("sharp even after tough materials", /\b(?:hard ?wood|bones?|cardboard|rope|wire|frozen)\b/),
  ],
  cools: [
    point(
      "can be felt across the room",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:across|other side of|end of) (?:the|my|our|a) (?:\w+ )?(?:room|bed ?room|kitchen|office)\b|\b(?:\d+|several|ten|fifteen) (?:feet|ft) away\b)/,
    ),
    point("oscillates to spread the breeze", /(?<!n.t )(?<!not )(?<!no )(?<!wish it )\boscillat(?:es?|ing|ion)\b/),
    point(
      "works even on low",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:even )?(?:on|at) (?:the |its )?(?:low|lowest|slow|slowest|first|minimum)(?: \w+)?\b(?!.*\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:enough|feel)))/,
    ),
    point(
      "covers a whole room",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:whole|entire|large|big|huge|full) (?:\w+ )?(?:room|bed ?room|living room|apartment|office|garage|den|studio)\b)/,
    ),
    point(
      "welcome on camping trips",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:camp(?:ing|er|site)?|tent|rv)\b)/,
    ),
    point(
      "handy at work or at a desk",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:desk|cubicle|work ?station|at work)\b)/,
    ),
    told(
      "noticeable drop in temperature",
      /(?<!thermostat )\b(?:drop(?:s|ped|ping)?|lower(?:s|ed)|brought|reduc(?:es|ed))\b(?! the thermostat| my thermostat)[^.!?;]{0,30}\b(?:\d+|ten|fifteen|twenty|several|few|five|six|eight) ?degrees?\b|\b(?:\d+|ten|fifteen|twenty|several|few|five|six|eight) degrees? (?:cooler|lower)\b/,
    ),
    point(
      "refreshing without air conditioning",
      /\b(?:without|no|instead of|(?:do|does|did|have) ?n['’]?t (?:need|have|run|turn(?:ed)? on|use|used)|not (?:need|run|use))\b[^.;]{0,15}\b(?:ac|a\/c|a\.c|air[- ]?condition\w*)\b/,
    ),
  ],
};
