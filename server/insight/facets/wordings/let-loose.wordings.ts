import type { Wordings } from "./wording.ts";

/** Of what is strapped on somebody: getting out of it, straps that give, getting into it, and what it does to who wears it. */
export const LET_LOOSE_WORDINGS: Wordings = {
  secure: [
    [
      "-",
      /\b(?:wriggl|squirm|wiggl|back|duck|slither|climb|break|broke|burst)(?:e|es|ed|s|led)? (?:(?:right|straight|clean|his way|her way|their way|free and|backwards?|backwards? and) )*out of (?:it|this|them|(?:the|his|her|their) (?:new |dog |cat |whole )?(?:harness|vest|jacket|collar|coat|sack|swaddle|straps?|carrier|seat|belt|cone|crate|pen))\b/,
    ],
    [
      "-",
      /(?<!\b(?:i|i['’]m|me) )\b(?:was|were|is|got|gets) (?:right |straight |clean )?out of (?:it|this|them) (?:in|within) (?:(?:about|under|less than|all of|roughly|a matter of) )*(?:(?:a|an|one|two|three|five|ten|\d+|half a|a few|the first) )?(?:seconds?|minutes?|flash|heartbeat|blink|no time)\b/,
    ],
    [
      "-",
      /\b(?:left|leaving)(?: me| him| her| us)? (?:standing there )?(?:holding|with) an empty (?:harness|collar|lead|leash)\b/,
    ],
  ],
  adjust: [
    [
      "-",
      /\b(?:straps?|belts?|waistband|laces|webbing|chin strap|harness|ratchet|sliders?|cords?) (?:(?:just|soon|always|then|constantly|gradually|slowly) )*(?:slackens?|slackened|creeps? looser|works? (?:itself|themselves) loose|(?:is|are|was|were) (?:always |all |just )?(?:hanging|dangling|slack)(?! (?:on|in|from|over)\b))/,
    ],
    [
      "-",
      /\b(?:slacken(?:s|ed)?|loosen(?:s|ed)?) (?:off |up )?(?:on its own|by itself|by themselves|on their own|as (?:i|you|we|he|she) (?:walk|run|ride|move)|while|mid)/,
    ],
    [
      "-",
      /\b(?:head|arm|screen|neck|lamp|holder|mirror|tray|visor|lid) (?:just |always |keeps? |constantly |slowly )*(?:flops?|flopped|flopping|tips?|drops?|dropped|dropping|sinks?|sinking|nods?) (?:right |straight )?(?:forwards?|down(?:wards?)?)\b(?! (?:to fold|for|easily|flat))/,
    ],
  ],
  control: [
    [
      "+",
      /\bpull(?:s|ing|ed)? (?:(?:about|at least|maybe|only|roughly|so|much|way|far|a lot|probably) )*(?:half (?:what|as)|less\b|a fraction\b)/,
    ],
    [
      "+",
      /\b(?:stop(?:ped|s)|kept|keeps|saved|saves|no longer (?:has|have)) (?:my|our|his|her) (?:\w+ )?(?:arms?|shoulders?|wrists?)(?: from)? (?:coming|being|getting|popping|pulled|yanked|wrenched)\b/,
    ],
    [
      "+",
      /\b(?:given up|gave up|quit|quits|stopped|no longer|hardly|barely|no more|cut out|put an end to|without) (?:(?:the|all|any|his|her) )*(?:hauling|dragging|yanking|tugging|heaving|towing|lunging)\b/,
    ],
    ["-", /\b(?:still|just) (?:goes like a (?:train|freight|steam)|hauls|drags|yanks|tows|heaves|tugs)\b/],
  ],
  donning: [
    [
      "+",
      /\bget (?:it|this|them|the \w+) on (?:him |her |me )?(?:and off )?(?:in|within) (?:(?:about|under|just|less than) )*(?:(?:a|ten|five|\d+|two|a few|a couple of) )?(?:seconds?|minute|flash|no time|jiffy)\b/,
    ],
    [
      "+",
      /(?:^|[,;] ?|\b(?:goes|went|and|slips|its|it['’]s) )straight on,? (?:and |with )?(?:no (?:fuss|bother|messing|trouble|faff|fight)|off|done)\b/,
    ],
    [
      "+",
      /\b(?:two|three|one|couple of|few) (?:clicks|clips|snaps) and (?:\w+['’]?\w* ){0,3}?(?:out the door|off|done|on|ready|away|good to go)\b/,
    ],
    [
      "-",
      /\b(?:getting|get|got|putting|pulling|pull) (?:it|this|them)(?: on)? (?:over|past|round) (?:his|her|my|their|the) (?:[\w'’-]+ ){0,4}?(?:head|ears|feet|foot|heels?|hips|shoulders|hands?|bum|thighs) (?:is|was) (?:(?:a|an|such|like|always|a real|another|total|every) )*(?:wrestling|struggle|nightmare|battle|fight|pain|faff|mission|chore|hassle|rodeo|ordeal|challenge|workout|circus)\b/,
    ],
    [
      "-",
      /\b(?:tight|awkward|tricky|snug) (?:going|to go|to get|getting|coming) (?:on )?(?:over|past) (?:the|his|her|my|their) (?:\w+ )?(?:ears|head|feet|foot|hips|heels?|shoulders|hands?)\b/,
    ],
  ],
  acceptance: [
    [
      "-",
      /\b(?:hides?|hid|bolts?|bolted|runs? (?:off|away)|ran (?:off|away)|disappears?|legs it|scarpers?|cowers?|sulks) (?:(?!(?:and|but|not)\b)[\w'’-]+ ){0,4}?(?:when(?:ever)?|as soon as|the (?:minute|moment|second)|if) (?:(?:he|she|it|they) (?:sees?|hears?) (?:it|this|me (?:get|pick|with)|the (?:harness|coat|collar|carrier|brush|clippers|lead|crate|muzzle|cone))|i (?:get|take|pick|bring) (?:it|this) (?:out|up))\b/,
    ],
  ],
  comfort: [
    ["-", /\bno (?:fur|hair) left (?:behind|under|on|round|around|at)\b/],
    [
      "-",
      /\b(?:catch|catches|caught|catching|cuts?|digs?|pinch|pinches|nips?) (?:him|her|them|me) (?:(?:right|just|badly|painfully|a bit) )*(?:behind|under|around|round|in|on|at) (?:the|his|her|my|their) (?:[\w'’-]+ )?(?:legs?|armpits?|arms?|elbows?|neck|throat|shoulders?|ears?|thighs?|waist|ribs|heels?|toes|ankles?)\b/,
    ],
  ],
  fasteners: [
    [
      "-",
      /\b(?:buckles?|clips?|clasps?|latch(?:es)?|poppers|press studs?|catch) (?:just |always |keeps? |kept |constantly |suddenly )*(?:pings?|pinged|pinging|bursts?|bursting|sprang|springs|springing|flew|flies|pops?|popped|popping) (?:right |straight |wide )?(?:open|undone|apart)\b/,
    ],
  ],
  breathable: [
    [
      "-",
      /\b(?:he|she|dog|puppy|pup|they|i) (?:just |really |always )?(?:pants|panted|overheats|overheated|boils|boiled|roasts|roasted|bakes|swelters|sweats|sweat) (?:like (?:mad|crazy|a \w+) )?in (?:it|this|them)\b/,
    ],
  ],
  visible: [
    [
      "+",
      /\b(?:headlights?|headlamps?|torch(?:es)?|flashlights?|car lights|lights) (?:(?:really|just|always|do|will|can) )*(?:picks?|picked|catch|catches|caught|hit|hits) (?:up )?(?:the|those|its|his|her) (?:\w+ )?(?:strips?|stripes?|bands?|piping|tape|trim|patch(?:es)?|reflective|reflectors?|edging|stitching)\b/,
    ],
    [
      "+",
      /\b(?:bits|strips?|parts?|patches|edges|bands?|stitching) that reflects? (?:\w+ )?(?:is|are|works?) (?:(?:really|so|very|also) )*(?:excellent|great|brilliant|good|bright|well|perfect|superb|fantastic)\b/,
    ],
  ],
  laundry: [
    [
      "+",
      /\bthrough (?:a|the|several|many|loads of|two|three|four|\d+) (?:[\w'’°]+ )?(?:wash(?:es)?|wash cycles?|washing machine)\b[^.!?;]{0,40}?\b(?:and|still|but) (?:it )?(?:still )?(?:looks?|looked|came (?:out|up)|comes (?:out|up)|good) (?:(?:like|as|good|brand|just|absolutely|still) )*(?:new|fine|great|perfect|good|lovely)\b/,
    ],
    [
      "+",
      /(?:^|[.,;] ?|\b(?:it|they|and|this|harness|cover|blanket|fabric|that) )wash(?:es|ed) (?:up )?(?:(?:really|so|absolutely) )*(?:lovely|a treat|like a dream|brilliantly|fantastic|no problem)\b/,
    ],
  ],
  asPictured: [
    [
      "-",
      /\bnot the (?:\w+ )?(?:colou?r|shade|orange|red|blue|green|teal|pink|purple|grey|gray|yellow|brown|cream|beige|white|black|navy|gold|silver) (?:(?:shown|it is|it was|i saw|as|that is|you see|they show) )?(?:in|on|from) the (?:\w+ )?(?:pictures?|photos?|listing|website|advert|screen|image)\b/,
    ],
  ],
  shipping: [
    [
      "-",
      /(?:^|[.,;] ?)(?:it |they |was |came |arrived )*late by (?:(?:nearly|about|over|almost|more than|at least) )*(?:a|two|three|four|several|\d+)\b/,
    ],
    [
      "-",
      /\bsaid (?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:(?:and|but|it|they) )*(?:came|arrived|turned up|got here)\b(?! (?:early|on))/,
    ],
  ],
  sizing: [
    [
      "-",
      /(?:^|[,;.] ?|\b(?:do|please|should|would|must|need to|have to|had to|better to|and|definitely|just|advise|recommend) )order(?:ing)? (?:(?:a|one|two) sizes? )?(?:bigger|larger|smaller)\b(?= than (?:you|your|usual|normal|the chart|it says)|[.!;]|$)/,
    ],
    [
      "-",
      /\b(?:size|ordered|measured|small|medium|large|xl|chart)\b[^.!?]{0,50}?\b(?:could ?n['’]?t|couldnt|could not|ca ?n['’]?t|cant|cannot|would ?n['’]?t|wouldnt) (?:(?:even|get (?:it|them) to) )*(?:get (?:it|them) (?:done|zipped|buttoned|buckled|clipped|fastened) up|(?:do|zip|button|buckle|fasten) (?:it |them )?up)\b/,
    ],
  ],
};
