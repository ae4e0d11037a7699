import { naming, type Point, point, told } from "./point.ts";

export const DEXTERITY_POINTS: Readonly<Record<string, readonly Point[]>> = {
  dexterity: [
    point(
      "easy to use with tools",
      /\b(?:tools?|screwdrivers?|wrench(?:es)?|pliers|drills?|hammers?|ratchets?|sockets?|knife)\b/,
    ),
    point("zippers and buttons are no problem", /\b(?:zippers?|zip|buttons?|buttoning|snaps)\b/),
    point("keys are no problem", /\bkeys?\b/),
    point(
      "easy to tie knots and laces",
      /\b(?:knots?|laces|shoelaces|tie (?:my|a|the|flies|hooks?|line)|fishing line)\b/,
    ),
    point("works well for driving", /\b(?:driv(?:e|es|ing)|steering)\b(?! me)/),
    told(
      "no need to take gloves off",
      /\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never|without|no) (?:have |had |having |need |needing |needed )?(?:to )?(?:keep )?(?:tak(?:e|ing)|remov(?:e|ing)|pull(?:ing)?) (?:them|the gloves?|my gloves?|gloves?|these) (?:all the way )?off\b|\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|without) (?:\w+ ){0,3}(?:remove|removing) (?:them|the gloves?|my gloves?|gloves?|these)\b/,
    ),
    point("works with camera controls", /\b(?:camera|shutter|dials?|lens)\b/),
    point(
      "nimble for garden work",
      /\b(?:weed(?:s|ing)?|garden(?:ing|er)?|plant(?:s|ing|ed)?|prun\w+|seedlings?|seeds?)\b/,
    ),
    point(
      "brakes and levers are easy to work",
      /\b(?:brakes?|levers?|handlebars?|shift(?:er|ers|ing)|throttle|clutch)\b/,
    ),
    point("writing is no problem", /\b(?:writ(?:e|ing)|pens?|pencils?|sign)\b/),
    point(
      "snug on the hand",
      /\b(?:snug\w*|form[- ]?fit\w*|fits? (?:\w+ )?(?:tight\w*|close\w*|perfect\w*|like a glove))\b/,
    ),
    point(
      "keeps the sense of touch",
      /\b(?:feel (?:\w+ ){0,2}(?:what|texture|everything|every|the (?:fabric|dirt|soil|bolt|thread|part|trigger|fur|dishes))|tactile|sensitivity)\b/,
    ),
  ],
  bond: [
    naming(
      "stays put on {}",
      ["material", "surface", "kitchenware", "furniture", "vehicle", "device"],
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+)? )\b(?:sticks?|stuck|adher(?:es?|ed)|bond(?:s|ed)|holds?|held|grips?)(?: (?!up\b|on\b)\w+){0,2}? (?:to|onto) (?:the |my |our |a |any |almost any |both |just about any )?(?=\w)/,
    ),
    point(
      "stands up to wet weather",
      /\b(?:through|in|surviv\w+|despite|even in|withst\w+|stood up to|stands up to) (?:the |a |heavy |pouring |several |all the )*(?:rain\w*|snow|storms?|wet(?: weather)?|downpours?)\b/,
    ),
    point(
      "stays put in the heat",
      /\b(?:even (?:in|with|on)|held|holds|through|surviv\w+|withst\w+|stays?|stayed|stuck)\b[^.;]{0,30}\b(?:summer heat|the heat|(?:desert|extreme|texas|arizona|florida) heat|hot (?:sun|cars?|days?|summers?|weather))\b/,
    ),
    point(
      "still in place months later",
      /\bstill (?:\w+ ){0,3}(?:on|up|holding|holds|stuck|sticking|there|attached|strong|in place)\b[^.;]{0,30}\b(?:months?|years?)\b|\b(?:months?|years?)\b[^.;]{0,40}\bstill (?:\w+ ){0,3}(?:on|up|holding|holds|stuck|sticking|there|attached|strong|in place)\b|\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,2} (?:peel\w*|fall(?:en|ing)? off|come off|loosen\w*|lift\w*)\b[^.;]{0,40}\b(?:months?|years?)\b/,
    ),
    told(
      "dries clear",
      /\bdr(?:y|ies|ied) (?:\w+ )?(?:clear|transparent|invisible)\b|\bclear when (?:it )?(?:dry|dries)\b/,
    ),
    point(
      "no clamping needed",
      /\b(?:no|without|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t (?:even )?(?:need|have to)) (?:\w+ ){0,2}clamp\w*\b/,
    ),
    point(
      "survives the wash",
      /\b(?:surviv\w*|(?:held|holds|came|goes|gone|been|stuck|sticks|stays?|stayed)(?: \w+){0,3} (?:through|after|in))\b[^.;]{0,25}\b(?:wash(?:er|es|ing|ed)?|dishwasher|laundry)\b/,
    ),
    point(
      "grips textured surfaces",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+)? )\b(?:stick\w*|stuck|holds?|held|adher\w*|bond\w*|grips?)\b[^.;]{0,40}\b(?:textured|rough|uneven|bumpy)\b/,
    ),
    told("tears by hand", /\b(?:tears?|rips?|torn) (?:\w+ )?by hand\b/),
    point(
      "no sagging or drooping",
      /(?:\b(?:no|not|never|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? (?:sag|droop)\w*\b/,
    ),
    point(
      "stays put in the bathroom",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+)? )\b(?:holds?|held|sticks?|stuck|stays?|stayed)\b[^.;]{0,40}\b(?:shower|bathroom|steam)\b/,
    ),
  ],
  rust: [
    point(
      "no corrosion after months",
      /\b(?:after|for|in|been|had|has|have|used?|over|all|through|whole|going on|since)\b.{0,30}\b(?:(?:months|years|seasons|winters|summers|winter|summer)|(?:a|one|1) (?:full |whole |rainy )?year)\b(?! old)/,
    ),
    point(
      "holds up to salty conditions",
      /\b(?:sea|ocean|salt(?:y|water)?|beach|coast\w*|marine|brine)\b(?! (?:and pepper|shaker))/,
    ),
    point("no corrosion outdoors", /\b(?:outside|outdoors?|porch|patio|balcony|back ?yard|winters?|pond)\b/),
    point("stands up to rain", /\brain(?:s|y|ed|ing|storms?)?\b/),
    point("fine in a damp bathroom", /\b(?:showers?|bath(?:room|tub)?|tub|steamy)\b/),
    point("no corrosion from dishwashing", /\bdish ?wash\w*|\bdish water\b/),
    point(
      "no corrosion on small parts",
      /\b(?:screws?|bolts?|grommets?|snaps?|fittings?|hardware|buckles?|zippers?|hinges?|clips?|rings?|connectors?)\b/,
    ),
    point("aluminum parts", /\balumini?um\b/),
    point(
      "protective coating",
      /\b(?:galvani[sz]ed|powder[- ]?coat\w*|zinc|strings? coated|coated (?:strings?|steel|metal|wire))\b/,
    ),
    point(
      "holds up to repeated washing",
      /\b(?:zillion|many|several|countless|repeated|\d+) (?:\w+ )?wash(?:es|ings)\b|\bwash(?:ed)? (?:\w+ ){0,3}(?:times|every|daily|weekly)\b/,
    ),
  ],
  load: [
    naming(
      "holds {}",
      [
        "device",
        "tool",
        "toiletry",
        "paper",
        "kitchenware",
        "furniture",
        "food",
        "drink",
        "plant",
        "luggage",
        "footwear",
        "gear",
        "vehicle",
      ],
      /\b(?:holds|carries|supports|bears|holding|supporting|hold|carry|support|bear) (?!up|on|me|my weight)(?:(?:all|both|of|my|our|his|her|their|the|a|an|two|three|four|several|big|huge|large|full|heavy|\d+) ){0,5}(?=\w)/,
    ),
    point("firm enough to lean on", /\blean(?:ed|ing|s)? (?:\w+ )?(?:on|against)\b/),
    point("sturdy enough to sit on", /\b(?:sat|sits?|sitting) on (?:it|them|this|top|one)\b/),
    point(
      "solid enough to stand on",
      /\b(?:stood|stand|stands|standing|stepped|climb\w*|jump\w*) (?:\w+ )?on (?:it|them|this|top|one)\b/,
    ),
    point(
      "sturdy enough for heavier adults",
      /\b(?:i.?m|i am|weighs?|weighing|husband|he.?s|guy|man)(?: \w+){0,3} (?:2[2-9]\d|3\d\d|4\d\d)\b|\b(?:big|heavy|large|heavier) (?:guys?|man|men|people|person|folks|dudes?)\b/,
    ),
    point(
      "stays straight",
      /\b(?:bars?|legs?|shel(?:f|ves)|rods?|poles?|boards?)\b.{0,40}(?:\bstill (?:\w+ )?straight|\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?(?:bend|bent|bow|bowed|warp\w*|buckle\w*))/,
    ),
    point(
      "rolls even when full",
      /^(?=.*\b(?:full|loaded|packed)\b)(?!.*\b(?:hard|difficult|but)\b).*\b(?:rolls|rolled|rolling|wheels? (?:\w+ )?(?:fine|well|smooth\w*|easily|great))\b/,
    ),
    point(
      "handles or straps that hold up",
      /\b(?:handles?|straps?)\b.{0,40}\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?(?:rip|tear|torn|tore|snap|break|broke)\w*/,
    ),
    point(
      "no creaking",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:creak|squeak|groan)\w*/,
    ),
  ],
  removal: [
    point("peels away in one piece", /\bin one (?:piece|pull|go|strip|sheet)\b/),
    told(
      "does not pull up paint",
      /(?:\b(?:not|never)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?(?:peel|pull|take|tear|rip|chip|remove|lift|damage)(?:ed|s)? (?:off |up |away )?(?:any |the |my |our )?paint\b|\bwithout (?:taking|pulling|peeling|removing|tearing|damaging|ruining|chipping) (?:off |up )?(?:any |the |my |our )?paint\b|\bno paint (?:came|peeled|chipped|was|lifted|pulled)\b/,
    ),
    point(
      "no scraping needed",
      /\b(?:no|without|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t (?:need|have to)) (?:\w+ ){0,2}(?:scrap(?:er|ing|e)|razor(?: blade)?)\b/,
    ),
    point(
      "can be reused",
      /\bre-?us(?:e|ed|able|ing)\b|\b(?:use[d]?|put|stuck|hung) (?:it |them )?(?:up )?again\b|\btook (?:it|them) with (?:me|us)\b/,
    ),
    point("loosens with warm water", /\b(?:warm|hot) (?:soapy )?water\b/),
    point(
      "peels right up",
      /\bpeel(?:s|ed)? (?:it |them )?(?:right |straight |easily |clean(?:ly)? )(?:off|up|away)\b|\bpeel(?:s|ed)?(?: it| them)? (?:off|up|away) (?:so |very |really )?(?:clean\w*|eas\w+|without|in one|with no|nicely|fine)\b|\beas(?:y|ier) to peel\b/,
    ),
    naming(
      "lifts away from {}",
      ["surface", "kitchenware", "furniture", "device", "vehicle"],
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+)? )\b(?:peel(?:s|ed)?|comes?|came|lifts?|lifted)(?: right| straight| easily| clean| cleanly)? off(?: of)? (?:the |my |our |a |any )?(?=\w)/,
    ),
    point(
      "lifts away even after months",
      /(?<!\b(?:starts?|started|begins?|began) (?:to )?)\b(?:comes?|came|peel\w*|remov\w*|took)\b[^.;]{0,40}\b(?:after|for) (?:\w+ ){0,3}(?:months?|years?)\b|\b(?:after|for) (?:\w+ ){0,3}(?:months?|years?)\b[^.;]{0,50}\b(?:off|peel\w*|remov\w*)\b/,
    ),
    point(
      "no holes in the walls",
      /\b(?:no|without|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,3} (?:nail )?holes\b/,
    ),
  ],
};
