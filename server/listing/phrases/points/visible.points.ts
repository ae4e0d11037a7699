import { naming, type Point, point, told } from "./point.ts";

export const VISIBLE_POINTS: Readonly<Record<string, readonly Point[]>> = {
  visible: [
    point(
      "noticeable from a distance",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:from|at) (?:the (?:end of|other end)|down|across|up) the (?:street|block|road|field|lake)\b|\bfrom the (?:end|other end) of the (?:street|block|road)\b|\bblocks? away\b|\bfrom (?:far|a distance|afar|a mile|a long way)\b|\b(?:\d+|hundred) (?:feet|yards) away\b|\bfrom my back windows\b)/,
    ),
    told(
      "readable without glasses",
      /(?<!\b(?:\w*n['’]?t|not|hard to|difficult to|tough to|cannot)\s)\b(?:read|see(?! it without)|tell)\b[^.!?;]{0,35}\bwithout (?:my |her |his |any |putting on )*(?:reading |my |eye){0,4}(?:glasses|readers)\b/,
    ),
    told(
      "large characters",
      /\b(?:numbers|numerals|digits|letters|print|font|writing|text|markings) (?:is|are) (?:(?!not\b|too\b)\w+ ){0,2}(?:big|large|huge|bold)\b|\b(?:has|have|with|like|love) (?:the |such )?(?:\w+ and )?(?:big|large|huge|bold),? (?:easy to (?:read|see) )?(?:numerals|numbers|digits|letters|lettering|markings)\b(?! of)/,
    ),
    point(
      "can be made out across a room",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:from )?across (?:the|my|a|our) (?:room|kitchen|gym|garage|shop)\b|\bother side of the room\b)/,
    ),
    point(
      "eye-catching color",
      /\b(?:neon|orange|yellow|fluorescent|hi-?vi[sz]|high[- ]vi[sz](?:ibility)? (?:yellow|orange|green|color)|hot pink|lime|bright (?:color|colour|red|green|pink))\b(?! light)/,
    ),
    point(
      "shows up in sunlight",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:easy|easily|clear\w*|read|readable|visible|bright|see)\b[^.;]{0,25}\b(?:in|under) (?:the |direct |bright |full )*(?:day ?light|sun ?light|sun|sunshine)\b(?<!n.t see in the sunlight))/,
    ),
    point(
      "can be viewed from different angles",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:odd|any|every|all|different|weird|several) angles?\b)/,
    ),
    point("has a backlight", /(?<!no )(?<!n.t )\bback-? ?(?:lit|light|lights|lighting)\b/),
    point(
      "gets noticed in traffic",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:cars?|drivers?|cyclists?|headlights?|truckers?|motorists?)\b[^.;]{0,25}\b(?:see|saw|slow|notice\w*|spot\w*|stop\w*|mov\w+)\b|\bin headlights\b)/,
    ),
    point(
      "suited to outings in the dark",
      /\b(?:evening|early morning|night|night ?time|late night) (?:walks?|runs?|rides?|jogs?)\b|\b(?:walk|run|ride|jog)\w* (?:\w+ ){0,3}(?:at night|in the dark|in the evenings?|before (?:work|dawn|sunrise)|after dark|at \d ?am)\b/,
    ),
  ],
  results: [
    told(
      "still going after months of use",
      /(?<!\b(?:older?|previous|other|last|another|used to)\b[^.;!?]{0,60})(?:\bstill (?:works?|working|going|runs?|running|performs?)(?! (?:on|to|through))\b[^.;!?]{0,40}\b(?:after|for|later|in|over)\b[^.;!?]{0,20}\b(?:months|years?)|\b(?:months|years?)(?: later| on| now| and| of \w+ use)?[^.;!?]{0,15}\bstill (?:works?|working|going|runs?|running|performs?)\b)/,
    ),
    point(
      "consistent from one use to the next",
      /\bworks?\b[^.;!?]{0,30}\bevery (?:single )?time\b(?! (?:i|you|we) )|\bconsistent(?:ly)?\b|\bevery (?:single )?time ?[!.]*$/,
    ),
    point(
      "trouble-free in use",
      /\bflawlessly\b|\bwithout (?:a |any )?(?:hitch|problems?|issues?|glitch(?:es)?|fail)\b|(?<!with )\bno (?:problems|issues|glitches|hiccups|complaints)\b(?! (?:there|on|with the seller))|\bnever (?:let (?:me|us|him|her) down|failed|fails)\b|\b(?:has|have)(?: ?n['’]?t| not) (?:let (?:me|us) down|failed)\b/,
    ),
    naming(
      "compatible with {}",
      ["device", "vehicle"],
      /\bwork(?:s|ed|ing)? (?:(?:great|well|fine|perfectly|good|really well|very well|just fine|perfect|flawlessly|wonderfully|beautifully|nicely|so well|excellent|amazing) )(?:together )?with (?=\w)/,
    ),
    point(
      "good for everyday use",
      /(?<!instead of )(?<!from )\b(?:every ?day|daily|each day|(?:twice|once) a day|day in and day out)\b(?! (?:tasks|usage))/,
    ),
    point(
      "good in cold weather",
      /\b(?:even )?in (?:the |this |really |very |extreme )*(?:cold|winter|freezing|sub-?zero)\b/,
    ),
    told(
      "useful in more ways than one",
      /(?<!how )(?<!after )(?<!to )(?<!for )(?<!with )\b(?:so many|many|multiple|lots of|tons of|endless|several|a million|dozens of|countless) (?:different |other |practical )?uses\b(?! (?:before|of|out|and (?:it|they)|later|for (?:weeks|months)))(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point(
      "compatible with older equipment",
      /\b(?:works?|worked|fine|great|well|perfectly|wonderfully|beautifully)\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,25} (?:with|on|in) (?:my|our|an) (?:\w+ )?(?:(?:older?|vintage) (?!one|ones|son|daughter|girl|boy)\w|\w+(?:[ -]+\w+)?[- ]+year[- ]+old (?!son|daughter|boy|girl|grand|kid|niece|nephew|and|to|child|toddler|skin|face|dog|cat|mom|dad)\w)/,
    ),
    point(
      "takes little effort",
      /\b(?:little|no|minimal|almost no|without much) (?:effort|scrubbing|elbow grease)\b|\beffortless(?:ly)?\b/,
    ),
  ],
};
