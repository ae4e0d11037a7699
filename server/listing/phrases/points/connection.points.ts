import { naming, type Point, point, told } from "./point.ts";

export const CONNECTION_POINTS: Readonly<Record<string, readonly Point[]>> = {
  connection: [
    told(
      "links to two devices at once",
      /\bmulti-?\s?point\b(?! (?:harness|tool|pen|sling|lock|inspection))|\b(?:connect(?:s|ed)?|pair(?:s|ed)?|link(?:s|ed)?) (?:it |them )?(?:to |with )?(?:both|two|2|multiple|several) (?:\w+ )?(?:devices|phones|computers|laptops)\b|\blaptop and (?:my )?phone at the same time\b|\bphone and (?:my )?laptop at the same time\b/,
    ),
    point(
      "reaches from room to room",
      /\b(?:(?:whole|entire|throughout (?:the|my|our)|across (?:the|my|our)|all over (?:the|my|our)|anywhere in (?:the|my|our)|all around the) (?:house|home|apartment|yard|property|building)|(?:all|every|other|next) (?:\w+ )?(?:rooms?|bedrooms?)|(?:throughout|across) my house|upstairs|downstairs|basement|patio|back ?yard|back deck|(?:out )?on the (?:back )?(?:deck|dock|porch)|two floors|anywhere in my house)\b/,
    ),
    point(
      "gets through walls or a roof",
      /\bthrough (?:\w+ ){0,3}(?:walls?|floors?|ceilings?)\b|\b(?:metal|tin|steel) (?:roof|building)\b|\b(?:brick|concrete|wooden) (?:walls?|house|building)\b/,
    ),
    told(
      "recognized right away",
      /(?<!not )\b(?:recogni[sz]e[sd]?|detect(?:s|ed)) (?:it |them |the \w+ |everything |this )?(?:right away|immediately|instantly|at once|automatically|straight away|with no (?:problem|trouble|issues?))\b|\bwas found (?:right away|immediately|instantly)\b|\b(?:windows|computer|laptop|mac|pc|phone) (?:\w+ )?found (?:it|them) (?:right away|immediately|instantly|at once|in (?:a couple of |a few )?seconds)\b/,
    ),
    told(
      "pairs in seconds",
      /(?<!used to )\b(?:pair(?:s|ed|ing)?|connect(?:s|ed|ing)?|sync(?:s|ed|ing)?)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,30}\b(?:in|within|under|took|takes?|about|like) (?:\w+ ){0,2}seconds?\b/,
    ),
    point(
      "holds steady for hours at a time",
      /\b(?:never|no|not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt))\b[^.;!?]{0,25}\b(?:los[te]|lose[sd]?|drop\w*|cut\w*)\b[^.;!?]{0,30}\b(?:hours?|all (?:day|night)|days|weeks|months)\b|\bhours?\b[^.;!?]{0,30}\b(?:never|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)|no|not) (?:\w+ )?(?:lost|loses?|drop\w*)\b/,
    ),
    point(
      "dependable on the road",
      /\b(?:highway|road trip|interstate|while driving|in (?:the|my) (?:car|truck|van|rv)|on the road)\b/,
    ),
    naming(
      "pairs with {}",
      ["device", "vehicle"],
      /\b(?:pair(?:s|ed|ing)?|sync(?:s|ed)?)\b(?: \w+){0,3}? (?:with|to) (?=\w)/,
    ),
    told(
      "plug and play",
      /(?<!not )(?<!not really )(?<!not exactly )(?<!n.t )(?<!supposed to be )(?<!be )\bplug[ -]?(?:and|n|&|'n'?|\u2019n\u2019)[ -]?play\b(?! (?:at first|would|but|my|is a lie))(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "fast file transfers",
      /\b(?:file |data |music |photo |song )?transfers?\b(?: \w+){0,4} (?:fast|quick(?:ly)?|surprisingly quick|in seconds)\b|\b(?:fast|quick) (?:file |data |music )?transfers?\b(?! of (?:power|heat))|\btransfer speeds? (?:is|are|was) (?:\w+ )?(?:great|fast|good|excellent)\b/,
    ),
    point(
      "gets a signal in remote areas",
      /\b(?:under heavy|beneath cliffs|out here|in the (?:woods|country|mountains|sticks)|rural|countryside|remote area|middle of nowhere)\b/,
    ),
  ],
  noiseCancelling: [
    point("makes flights quieter", /\b(?:planes?|flights?|airplanes?|jet engines?|in[- ]flight|engine drone)\b/),
    told(
      "muffles snoring",
      /\b(?:(?:ca ?n['’]?t|can ?not|could ?n['’]?t|do ?n['’]?t|did ?n['’]?t|not|never|no longer) (?:even )?hear|drown\w*|block\w*|mask\w*|muffl\w*|cancel\w*|eras\w*) (?:\w+,? ){0,5}snor(?:es|ing|ers?)\b/,
    ),
    point("tones down street traffic", /\b(?:traffic|street|sirens?|trucks|cars|highway|road) ?(?:noise|sounds?)?\b/),
    point("useful on trains and buses", /\b(?:commut\w*|bus|buses|subway|train|trains|metro)\b/),
    point("tunes out office chatter", /\b(?:office|co-?workers?|chatter|cubicle|open[- ]plan|colleagues)\b/),
    told(
      "muffles crying children",
      /\b(?:(?:did|do|could|ca) ?n['’]?t|not|never) (?:even )?hear (?:\w+ ){0,2}(?:bab(?:y|ies) (?:in row|cry\w*|scream\w*|on the plane)|crying|screaming)|\b(?:drown\w*|block\w*|muffl\w*|mut\w*|cancel\w*|eras\w*) (?:out )?(?:\w+ ){0,2}(?:crying|screaming)\b/,
    ),
    point("tones down loud neighbors", /\bneighbou?rs?\b|\bupstairs\b|\broom-?mates?\b|\bthin walls\b/),
    point(
      "works with no music playing",
      /\b(?:without|no|with no|even without) (?:any |playing )?(?:music|audio)(?: playing| on)?\b|\bnothing playing\b/,
    ),
    told(
      "mode that lets outside sounds in",
      /\b(?:transparency|ambient|awareness|aware|hear[- ]through|pass[- ]?through) (?:sound )?mode\b/,
    ),
    point(
      "quiets loud machinery",
      /\b(?:mower|mowing|leaf blower|vacuum\w*|power tools?|saws?|construction|jackhammer|drilling|machinery|tractor)\b/,
    ),
  ],
  microphone: [
    point(
      "speech comes through in the wind",
      /(?<!pick up )(?<!picks up )(?<!pick up the )(?<!picks up the )\bwind(?:y)?\b/,
    ),
    point(
      "filters out background noise",
      /\b(?:filter\w*|block\w*|cancel\w*|cuts?|reduc\w*|eliminat\w*|reject\w*|no|(?:does|do|did) ?n['’]?t (?:pick up|hear)|ca ?n['’]?t hear|not pick up|without|minimiz\w*)\b[^.;]{0,30}\b(?:background|keyboard|typing|fan|traffic|ambient|room|noises?|barking)\b/,
    ),
    point(
      "picks up sound from a distance",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:across the room|from (?:a |some )?(?:distance|far|several feet|across)|(?:few|several|\d+) (?:feet|ft) away|arm.?s length)\b)/,
    ),
    point(
      "sounds like a regular call",
      /\b(?:ca ?n['’]?t|could ?n['’]?t|did ?n['’]?t|can ?not|no one|nobody|never)\b (?:can |could |would )?(?:even )?(?:tell|know|knew|knows|notice\w*|tells)\b[^.;]{0,30}\b(?:headset|head ?phones|ear ?buds|ear ?piece|blue ?tooth|speaker ?phone|hands[- ]free|car|phone)\b/,
    ),
    point(
      "suited to recording or streaming",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\brecord(?:ings?|ed)?\b|\bpodcast\w*\b|\bvoice ?-?overs?\b|\bvocals?\b|\bstreaming\b|\btwitch\b|\byou ?tube\b)/,
    ),
    point(
      "no need to shout",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ ){0,3}(?:shout\w*|yell\w*|scream\w*|rais\w+ (?:my|your) voice|talk loud\w*|speak up)\b|\b(?:whisper\w*|quiet voice|soft[- ]spoken|low voice)\b/,
    ),
    point(
      "suited to hands-free calls",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:car|truck|driving|hands[- ]free)\b)/,
    ),
    point(
      "works well for dictation",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bdictat\w+\b|\bspeech[- ](?:to[- ]text|recognition)\b|\bvoice recognition\b|\bdragon\b)/,
    ),
  ],
};
