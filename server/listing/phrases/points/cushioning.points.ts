import { naming, type Point, point, told } from "./point.ts";

export const CUSHIONING_POINTS: Readonly<Record<string, readonly Point[]>> = {
  cushioning: [
    told(
      "no flattening or sagging",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|never|no|without) (?:\w+ ){0,2}(?:flatten(?:ed|s|ing)?|(?:go|gone|going|went|gotten|get) flat|sag(?:s|ged|ging)?|collaps\w+|cav(?:e|ed) in|lose? (?:its|their) (?:shape|loft|fluff)|lost (?:its|their) (?:shape|loft|fluff))\b/,
    ),
    told(
      "holds shape nicely",
      /\b(?:keeps?|kept|holds?|held|holding|retains?|retained|maintains?) (?:its|their|the) (?:shape|loft|form|fluff\w*|firmness)\b/,
    ),
    told(
      "springs back into shape",
      /\b(?:springs?|sprang|bounces?|bounced|fluffs?|fluffed|pops?|popped|puffs?) (?:right )?(?:back|up again)(?: up)?\b(?! (?:and forth|on me))/,
    ),
    point(
      "good for side sleepers",
      /\bside[- ]sleep\w*|\b(?:sleep|sleeping|sleeps|lie|lay|slept) on (?:my|his|her|your|the|either) sides?\b/,
    ),
    point(
      "good for back sleepers",
      /\bback[- ]sleep\w*|\b(?:sleep|sleeping|sleeps|lie|lay|slept) on (?:my|his|her|your) back\b/,
    ),
    point(
      "good for stomach sleepers",
      /\b(?:stomach|belly|tummy)[- ]sleep\w*|\b(?:sleep|sleeping|sleeps|slept) on (?:my|his|her|your) (?:stomach|belly|tummy)\b/,
    ),
    told(
      "keeps the head in position",
      /\b(?:keeps?|kept|holds?|held|kept holding) (?:my|his|her|the|your) head (?:\w+ )?(?:up|still|in place|upright|steady|from|straight)\b|\bhead (?:\w+ )?(?:does ?n['’]?t|did ?n['’]?t|never) (?:\w+ )?(?:fall\w*|fell|flop\w*|roll\w*|bob\w*|loll\w*|tip\w*|drop\w*)\b/,
    ),
    point("good for flights", /\b(?:flights?|flew|on (?:the|a) plane|airplane|hr flight|red[- ]?eye)\b/),
    point("good for drives and car rides", /\b(?:drives?|driving|commut\w+|road trips?|truck|car seat|car rides?)\b/),
    point(
      "good for long hours of sitting",
      /\b(?:hours?|all day)\b[^.!?]{0,25}\b(?:sit(?:ting|s)?|desk|chair|gaming|computer)\b|\b(?:sit(?:ting|s)?|desk|chair|gaming)\b[^.!?]{0,25}\b(?:hours?|all day)\b/,
    ),
    point("gentle on the tailbone", /\b(?:tail ?bone|coccyx)\b/),
    point("gentle on the hips", /\bhips?\b/),
    point("gentle on the knees", /\bknees?\b/),
    point(
      "contours to the body",
      /\b(?:molds?|moulds?|contours?|conforms?|forms?|molded|contoured) (?:\w+ )?(?:to|around) (?:my|your|his|her|the)\b/,
    ),
    point(
      "soft yet supportive",
      /\bsoft(?: on top| at first| enough)?,? (?:but|yet|and) (?:\w+ ){0,2}(?:firm|supportive|support)\b|\b(?:firm|supportive),? (?:but|yet|and) (?:\w+ ){0,2}soft\b/,
    ),
    told(
      "no bottoming out",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|never|without|no) (?:\w+ ){0,2}(?:bottom(?:s|ed|ing)? out|feel(?:ing)? (?:the |any )?(?:\w+ )?(?:springs?|slats?|bars?|frame|hard seat|seat underneath)|sink(?:ing)? (?:all the way |right )?(?:to the|through))\b/,
    ),
    point(
      "adjustable fill",
      /\b(?:remov\w+|took|take|add(?:ed|ing)?|pull\w*|adjust\w*) (?:out )?(?:some |a little |of |the |more |a bit |extra )*(?:fill\w*|stuffing|foam|loft)\b/,
    ),
  ],
  rolling: [
    point("easy to guide with one hand", /\b(?:one|single) (?:finger|hand)\b|\bone[- ]handed\b/),
    point(
      "rolls well on sidewalks",
      /\b(?:even|also|and|over|across|through|handles?|handled|(?:fine|well|great|good|smoothly|easily|beautifully|nicely) on) (?:\w+ ){0,3}sidewalks?\b/,
    ),
    point(
      "rolls over cobblestones",
      /\b(?:even|also|and|over|across|through|handles?|handled|(?:fine|well|great|good|smoothly|easily|beautifully|nicely) on) (?:\w+ ){0,3}cobble\w*/,
    ),
    point(
      "rolls over gravel",
      /\b(?:even|also|and|over|across|through|handles?|handled|(?:fine|well|great|good|smoothly|easily|beautifully|nicely) on) (?:\w+ ){0,3}gravel\b/,
    ),
    point(
      "rolls over grass",
      /\b(?:even|also|and|over|across|through|handles?|handled|(?:fine|well|great|good|smoothly|easily|beautifully|nicely) on) (?:\w+ ){0,3}(?:grass|lawn)\b/,
    ),
    point("rolls in any direction", /\bsideways\b|\b(?:any|every|all|whatever) (?:direction|way)s?\b|\b360\b/),
    point("rolls right alongside", /\b(?:next to|beside|alongside) (?:me|you|my side)\b/),
    point(
      "rolls easily through airports",
      /\b(?:rolls?|rolled|glides?|glided|breezed?|zips?|zipped|flew|flies|(?:push|pull|steer)(?:ed|ing)? (?:it |this )?(?:easily |smoothly )?through)\b[^.;]{0,40}\b(?:airports?|terminals?|concourse)\b/,
    ),
    point(
      "rolls over thresholds",
      /\b(?:even|also|and|over|across|through|handles?|handled|(?:fine|well|great|good|smoothly|easily|beautifully|nicely) on) (?:\w+ ){0,3}(?:thresholds?|door ?ways?|door ?frames?|transitions?)\b/,
    ),
    point(
      "gets over curbs",
      /\b(?:even|also|and|over|across|through|handles?|handled|(?:fine|well|great|good|smoothly|easily|beautifully|nicely) on) (?:\w+ ){0,3}curbs?\b|\bup (?:and down )?(?:\w+ )?curbs?\b/,
    ),
    point("no tipping over", /(?:n['’]?t|\b(?:not|never|without|no))(?: \w+)? tip(?:s|ped|ping)?\b/),
    point(
      "no scratches",
      /(?:n['’]?t|\b(?:not|no|without|never))(?: \w+){0,2} (?:scratch\w*|mark(?:s|ed|ing)?|damag\w*|scuff\w*)\b/,
    ),
    point(
      "locking wheels",
      /\b(?:wheels?|casters?|castors?) (?:\w+ )?lock\b|\block(?:s|ing|able)? (?:\w+ )?(?:wheels?|casters?|castors?)\b|\bbrakes? (?:\w+ )?(?:works?|holds?|locks?)\b/,
    ),
    point(
      "rolls well when full",
      /\b(?:fully|heavily) (?:loaded|packed)\b|\b(?:when|even) (?:it.?s |it is )?(?:\w+ )?(?:full|loaded|packed|stuffed|heavy)\b|\bwith (?:a )?(?:full|heavy) loads?\b/,
    ),
    point(
      "still rolls well over time",
      /\bas ever\b|\bafter (?:\w+ ){0,3}(?:trips|years?|months|flights)\b|\bstill (?:roll|spin|glid|turn)\w*/,
    ),
  ],
  workout: [
    point(
      "several difficulty levels",
      /\b(?:resistance|tension|weight|difficulty|intensity) (?:levels?|settings?)\b|\blevels? of (?:resistance|tension|difficulty)\b|\bdifferent (?:resistances?|weights?|strengths?|levels?|tensions?)\b|\b(?:increase|adjust|change|up) the (?:resistance|tension|weight|difficulty)\b/,
    ),
    point("easy for beginners", /\bbeginners?\b|\bstarting out\b|\bout of shape\b|\bnewb(?:ie|ies)\b|\bjust started\b/),
    point(
      "suited to older adults",
      /\b(?:seniors?|elderly)\b|\b(?:at|i.?m|i am) (?:6|7|8)\d\b|\b(?:6|7|8)\d[- ]?(?:year|yr)s?[- ]?old\b/,
    ),
    point(
      "easy on the joints",
      /\blow[- ]impact\b|\b(?:easy|easier|gentle) on (?:my |the |your )?(?:\w+ )?(?:knees|joints)\b|\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|without) (?:\w+ )?(?:hurt(?:ing|s)?|bother(?:ing|s)?|stress(?:ing)?) (?:my |the |your )?(?:\w+ )?(?:knees|joints)\b/,
    ),
    point(
      "easy to do while watching tv",
      /\bwatch(?:es|ing)? (?:\w+ ){0,2}(?:tv|television|shows?|movies?|netflix)\b|\bwhile (?:\w+ ){0,2}(?:tv|television)\b|\bin front of (?:the )?(?:tv|television)\b/,
    ),
    point("can be done at work", /\bdesk\b|\bwhile (?:i )?(?:work|working)\b(?! out)|\bat work\b|\boffice\b/),
    point("works the upper body", /\b(?:upper body|arms?|biceps?|triceps?|shoulders?|chest|pecs?)\b/),
    point(
      "works the back",
      /\blats\b|\bpull ?-?ups?\b|\brows\b|\bback (?:muscles|work ?outs?|exercises?)\b|\b(?:works?|worked|strengthens?|strengthened|targets?) (?:out )?my (?:\w+ )?back\b/,
    ),
    point(
      "nice for stretching",
      /\bstretching\b|\b(?:good|great|nice|deep) stretch\b|\bstretch(?:es|ed)? (?:my|out my)\b|\bflexibility\b|\bmobility\b/,
    ),
    point(
      "works even in short sessions",
      /\b(?:[1-9]|1\d|20|ten|fifteen|twenty|few|couple of|five) ?-?min(?:s|utes?)?\b/,
    ),
    point("works up a sweat", /(?<!\b(?:not|no|n.t|never|without) (?:\w+ )?)\bsweat(?:s|y|ing|ed)?\b/),
    point("can be taken on trips", /\b(?:travel(?:s|ing|ling)?|hotels?|vacations?|business trips?|on the road)\b/),
    point(
      "helps train balance",
      /\b(?:my|improves?|improved|works?|for|on|better) (?:\w+ )?balance\b|\bbalance (?:training|exercises?|work)\b/,
    ),
  ],
  marks: [
    point("readable without glasses", /\bwithout (?:my |reading |any |wearing )*glasses\b/),
    point(
      "readable even in small type",
      /^(?=.*\b(?:clear|clearly|crisp|sharp|read|readable|legible|easy|easily)\b).*\b(?:tiny|small|smallest|fine) (?:\w+ )?(?:text|print|letters?|lettering|type|fonts?|size)\b/,
    ),
    point(
      "bold dark lines",
      /(?<!(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|no)(?: \w+)? )\b(?:dark|bold|solid|black) (?:\w+ )?(?:lines?|ink|print|marks?|letters?|strokes?)\b|\b(?:ink|lines?|print) is (?:\w+ )?(?:dark|bold|black|solid)\b/,
    ),
    point(
      "bright colors on the page",
      /\b(?:bright|vivid|vibrant|brilliant) (?:\w+ )?colou?rs?\b|\bcolou?rs? (?:is|are) (?:\w+ )?(?:bright|vivid|vibrant|brilliant)\b/,
    ),
    point("makes fine lines", /\b(?:fine|thin) (?:tips?|points?|lines?|nibs?)\b/),
    naming(
      "writes on {}",
      ["surface", "paper", "material", "kitchenware"],
      /(?<!(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|never)(?: \w+)? )\b(?:(?:writes|draws|marks)(?: \w+)?|(?:can|will|to|they|these) (?:write|draw|mark)(?: \w+)?|(?:for|when) writing) on (?:the |my |a |any |both )?(?=\w)/,
    ),
    point(
      "writes without skipping",
      /(?:\b(?:no|not|never|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? skip(?:s|ping|ped)?\b/,
    ),
    point(
      "professional-looking print",
      /(?<!(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\bprofessional(?:ly)?\b|\bwhere i (?:get|got|had) them printed\b/,
    ),
    point(
      "stands up to water",
      /(?<!(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\bwater ?-?proof\b|(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|never) (?:\w+ )?(?:run|wash off|come off)\b[^.;]{0,25}\b(?:wet|water|rain|washed|dishwasher)\b|\bsurviv\w+ (?:the |a )?(?:dishwasher|rain|wash)\b/,
    ),
    point(
      "no ghosting after erasing",
      /\b(?:no|without|any|zero) ghosting\b|(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) ghost\b/,
    ),
    point(
      "no fading after months",
      /(?:\b(?:no|not|never|without)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? fad(?:e|es|ed|ing)\b[^.;]{0,40}\b(?:months?|years?)\b|\b(?:months?|years?)\b[^.;]{0,40}(?:\b(?:no|not|never)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? fad(?:e|ed|ing)\b/,
    ),
  ],
};
