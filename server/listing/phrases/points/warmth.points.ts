import { type Point, point, told } from "./point.ts";

export const WARMTH_POINTS: Readonly<Record<string, readonly Point[]>> = {
  warmth: [
    point(
      "cozy in freezing temperatures",
      /\b(?:below (?:zero|freezing)|sub[- ]?zero|single digits?|(?:minus|negative|-) ?\d+|\d+ below|freezing (?:cold|weather|temps?|temperatures?|rain|nights?|mornings?|outside|out)|frigid|(?:[1-3]?\d) ?(?:degrees?)|arctic|teens)\b(?! (?:cold )?(?:and|but) (?:it )?(?:not|was))/,
    ),
    point("cozy on windy days", /\b(?:wind|winds|windy|wind ?chill|windproof|gusts?|breeze)\b(?! (?:up|down))/),
    point("cozy in the snow", /\bsnow(?:y|ing|ed|storm|storms)?\b|\b(?:sledding|skiing|snowboarding|blizzard)\b/),
    point(
      "cozy without extra layers",
      /\b(?:without|no need for|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:even )?need) (?:a |an |any |needing |wearing |having |other |another |extra |heavy )*(?:jacket|coat|sweater|layers?|hoodie|blankets?|socks)\b|\b(?:just|only) (?:a |with a )?(?:thin )?(?:t-?shirt|tee|tank|long sleeve\w*) (?:\w+ )?under/,
    ),
    point(
      "gets toasty quickly",
      /\b(?:heats?|warms?|toasty)\b[^.!?]{0,20}\b(?:quick(?:ly)?|fast|right away|almost (?:right away|instantly|immediately)|instantly|in (?:\d+|five|two|three|ten|a few|a couple|no) ?(?:of )?(?:min\w*|time)|within (?:\w+ )?min\w*)\b/,
    ),
    point(
      "cozy lining",
      /\b(?:fleece|sherpa|fur|faux fur|flannel|wool)[- ](?:lin(?:ed|ing)|inside|interior)\b|\blin(?:ed|ing)\b(?! up)|\bfuzzy (?:lining|inside)\b/,
    ),
    point(
      "keeps ears toasty",
      /\b(?:keeps?|kept|covers?|warms?|warm)\b[^.!?]{0,25}\bears?\b|\bears? (?:\w+ ){0,2}(?:warm|toasty|covered|cozy)\b/,
    ),
    point(
      "keeps the neck toasty",
      /\b(?:keeps?|kept|covers?|warms?|warm)\b[^.!?]{0,25}\bneck\b|\bneck (?:\w+ ){0,2}(?:warm|toasty|covered|cozy)\b/,
    ),
    point(
      "cozy with the heat turned down",
      /\bthermostat\b|\bheating bill\b|\b(?:turn(?:ed)?|keep) (?:down |off )?the (?:heat|heater|furnace)(?: down| off| low)?\b/,
    ),
    point("toasty through the night", /\b(?:all|through(?:out)? the|whole|entire|overnight) ?night\b|\bovernight\b/),
    point("cozy for camping", /\b(?:camp(?:ing|ed|out|ground|site)?|tent|backpacking)\b/),
    point(
      "toasty on outdoor walks",
      /\bdog walk\w*|\bwalk(?:s|ing|ed)? (?:my|the|our) dogs?\b|\b(?:morning|winter|evening|long|night|outdoor) walks?\b|\bwalk(?:s|ing)? to (?:work|school|the bus|class)\b|\bon (?:our |my )?walks\b/,
    ),
    point("cozy on the couch", /\b(?:couch|sofa|recliner|watch(?:ing)? (?:tv|movies|a movie))\b/),
    point(
      "cozy in a chilly room",
      /\b(?:office|at work|my desk|drafty|basement|cold (?:house|room|apartment|floors?))\b/,
    ),
    point("cozy even when wet", /\b(?:even|still|when|if)\b[^.!?]{0,20}\b(?:wet|damp|soaked)\b/),
    point(
      "cozy for people who get cold easily",
      /\b(?:always|get|gets|so|easily) (?:\w+ )?cold\b|\b(?:freeze|chilled) (?:\w+ )?easily\b|\bcold[- ]natured\b/,
    ),
  ],
  rest: [
    told(
      "easier mornings",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|no longer|never|without|no more|no|less) (?:\w+ ){0,4}(?:stiff\w*|sore\w*|ach(?:es?|ing|y))\b[^.!?]{0,25}\bmornings?\b|\bmornings?\b[^.!?]{0,25}\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|no longer|never|without|less) (?:\w+ ){0,2}(?:stiff\w*|sore|achy)\b|\b(?:wak(?:e|es|ing)|woke) up (?:\w+ )?(?:without|with no) (?:\w+ ){0,3}(?:pain|aches?|stiff\w*|sore\w*|crick|sore neck)\b/,
    ),
    told(
      "waking up refreshed",
      /\b(?:wak(?:e|es|ing)|woke) (?:up )?(?:feeling )?(?:so |more |very |really |\w+ )?(?:refreshed|energi[sz]ed|well[- ]rested|rested)\b/,
    ),
    point(
      "liked by older dogs",
      /\b(?:old|older|elderly|senior|arthritic|aging|geriatric|\d+ ?-?(?:yr|year)s?[- ]?old|yr old) (?:\w+ ){0,2}(?:dogs?|labs?|labrador|pup|rottie|rottweiler|shepherd|retriever|golden|beagle|boxer|pit\w*|mutt|hound|husky|dane)\b/,
    ),
    point(
      "room to stretch out",
      /\b(?:stretch(?:es|ed|ing)?|sprawl(?:s|ed|ing)?|spread(?:s|ing)?) (?:all the way |fully |completely |right )?out\b|\bsprawl\w*\b/,
    ),
    told(
      "little motion felt from a partner",
      /\b(?:ca ?n['’]?t|do ?n['’]?t|does ?n['’]?t|never|cannot|not|no longer|did ?n['’]?t) (?:even )?(?:feel|notice) (?:when )?(?:him|her|he|she|them|my (?:husband|wife|partner|boyfriend|girlfriend|spouse)|each other) (?:mov\w+|gets?|getting|turn\w*|roll\w*|toss\w*)\b/,
    ),
    point("nice for naps", /\bnaps?\b|\bnapp(?:ed|ing)\b/),
    point("easier sleep while traveling", /\b(?:flights?|plane|trains?|road trips?|bus|in the car)\b/),
    point(
      "a difference within the first few nights",
      /\b(?:first|second|third|very first) nights?\b|\bfrom (?:night|day) one\b/,
    ),
    point(
      "sleeping through until morning",
      /\b(?:till|until|til) (?:\w+ )?(?:morning|breakfast|dawn|sunrise|the alarm|\d ?(?:am|a\.m))\b/,
    ),
    point("liked by overnight guests", /\b(?:guests?|visitors|company|in[- ]laws)\b/),
    point(
      "less shifting around at night",
      /\b(?:used to|no more|no longer|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|stopped|never|instead of) (?:\w+ ){0,2}(?:switch(?:ing)?|chang(?:e|ing)|mov(?:e|ing)) (?:spots|positions?|around)\b/,
    ),
  ],
  staysPut: [
    point("works well on carpet", /^(?!.*\b(?:but|except)\b).*\b(?:on|over) (?:\w+ ){0,3}carpet\w*\b/),
    point(
      "no shifting with active pets",
      /^(?=.*\b(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt|no|not|never|stays?|stayed|without|put)\b)(?!.*\b(?:glides?|but|drags?)\b).*\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|lab|retriever)\b.{0,30}\b(?:run\w*|jump\w*|leap\w*|dig\w*|slid\w*|play\w*|zoom\w*|pounc\w*|chas\w*)\b/,
    ),
    point(
      "holds firm with active kids",
      /^(?=.*\b(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt|no|not|never|stays?|stayed|without|put)\b).*\b(?:kids?|children|toddlers?|sons?|daughters?|boys|grandkids)\b.{0,30}\b(?:run\w*|jump\w*|play\w*|roughhous\w*|climb\w*)\b/,
    ),
    point(
      "keeps feet from slipping",
      /\bfeet (?:\w+ ){0,3}(?:stay\w*|grip\w*|(?:do|did) ?n['’]?t (?:slip|slide|move))|\b(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt|no|not|never)\b[^.]{0,25}\b(?:slip|slid)\w*[^.]{0,15}\bfeet\b/,
    ),
    point(
      "keeps hands from slipping",
      /\bhands? (?:\w+ ){0,3}(?:stay\w*|grip\w*|(?:do|did) ?n['’]?t (?:slip|slide|move))|\b(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt|no|not|never)\b[^.]{0,25}\b(?:slip|slid)\w*[^.]{0,15}\bhands?\b/,
    ),
    point("grips even when sweaty", /\bsweat(?:y|ing|s)?\b(?! ?(?:shirt|pants))/),
    point(
      "no curling edges",
      /\b(?:corners?|edges?)\b.{0,30}(?:\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?(?:curl|lift|roll|fold|flip)\w*|\b(?:stays?|stayed|lays?|lies?) (?:\w+ )?(?:flat|down))/,
    ),
    point(
      "does not bunch up",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:bunch(?:es|ed|ing)?|rumpl\w+|ride(?:s)? up|riding up)\b/,
    ),
    point(
      "no tape or rug pad needed",
      /\b(?:no|without|(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt) need|not need) (?:\w+ ){0,3}(?:tape|rug pads?|rug grippers?|grippers?)\b/,
    ),
    point("works on the couch", /^(?!.*\b(?:but|except)\b).*\bon (?:my|the|our|a) (?:\w+ )?(?:couch|sofa|loveseat)\b/),
  ],
  shape: [
    point("stays the same after washing", /\bwash(?:ed|es|ing|ings|er)?\b|\b(?:laundry|dryer)\b/),
    point(
      "no noticeable shrinking",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}shr(?:i|u|a)nk\w*/,
    ),
    point(
      "no floppy collar",
      /\bcollars?\b.{0,35}(?:\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t)|\b(?:stays?|crisp|flat|holds?|stiff|keeps?)\b)/,
    ),
    point(
      "no clumping",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:clump|bunch|lump)\w*/,
    ),
    point(
      "bounces back from being squashed",
      /\b(?:suitcase|luggage|packed|packing|crush\w*|squash\w*|squish\w*|stuffed in|duffel)\b/,
    ),
    point(
      "still the same months later",
      /\b(?:after|for|had|been|over|going on|used|worn)\b.{0,25}\b(?:months|years?)\b(?! old)/,
    ),
    point(
      "no drooping brim",
      /\bbrim\b.{0,35}(?:\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t)|\b(?:stays?|stiff|holds?|keeps?|firm)\b)/,
    ),
    point(
      "no dents",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:dents?|dented|imprints?|indent\w*|body impressions?|impressions?)\b/,
    ),
    point("stands up when empty", /\bempty\b.{0,25}\bstands?\b|\bstands? (?:\w+ ){0,4}(?:empty)\b/),
  ],
  chewing: [
    point(
      "still squeaks",
      /\bsqueaker\w*\b.{0,20}\b(?:still (?:works?|squeaks?|going)|intact|alive)\b|\bstill squeak\w*|\bstill (?:has|have) (?:\w+ )?squeak\w*/,
    ),
    point(
      "strong seams",
      /\b(?:seams?|stitching|stitches)\b.{0,35}\b(?:hold\w*|held|intact|strong|tight|(?:has|have|did|do) ?n['’]?t)\b|\bno (?:ripped|torn|busted|popped|open) seams?\b/,
    ),
    point(
      "no loose stuffing",
      /\b(?:no|without|(?:has|have|did|does|do|could) ?n['’]?t|never|not)\b.{0,25}\b(?:stuffing|filling|guts)\b|\bstuffing (?:\w+ ){0,2}(?:stays?|stayed|inside|intact)\b/,
    ),
    point(
      "holds up to big dogs",
      /\b(?:pit ?bulls?|pitties?|pittys?|rottweilers?|rotties?|german shepherds?|gsd|mastiffs?|labs?|labradors?|husk(?:y|ies)|great danes?|malinois|boxers?|dobermans?|(?:[5-9]\d|1\d\d)[- ]?(?:lbs?|pounds?|pounder))\b/,
    ),
    point(
      "still intact after weeks",
      /\b(?:after|for|had|lasted|been|over|going on|past)\b.{0,25}\b(?:weeks|months|years?)\b(?! old|-old)/,
    ),
    point(
      "no pieces chewed off",
      /\b(?:no|without|(?:has|have|did|does|do|could|ca) ?n['’]?t|never|not)\b.{0,25}\b(?:pieces?|chunks?|bits)\b(?! of (?:time|money))/,
    ),
    point(
      "only a few tooth marks",
      /\b(?:only|just|few|some|barely|nothing but|more than|besides|except)\b.{0,20}\b(?:teeth|tooth|bite) (?:marks?|dents?)\b/,
    ),
    point("holds up to tug-of-war", /\btug(?:s|ging|ged|[- ]of[- ]war)?\b/),
  ],
};
