import type { Wordings } from "./wording.ts";

/** What is cleaned, dried, stored, carried and replaced, in the words of those who do it. */
export const KEEPING_WORDINGS: Wordings = {
  cleaning: [
    [
      "+",
      /\b(?:just|simply|quick|only|(?<=\ba )(?=swish)) ?(?:rinse|wipe|swish|wash)(?: it| them)?(?: \w+)? (?:under (?:the |running )*(?:tap|water|faucet)|with (?:a (?:damp |wet )?(?:cloth|rag|sponge|paper towel)|(?:warm |hot |soapy )*water)|of water|and (?:it['’]?s |they['’]re |it is |you['’]re )?(?:done|clean|dry|good|ready|like new|it looks new)|off and)\b/,
    ],
    [
      "+",
      /\b(?:wipes?|wiped|rinses?|rinsed|washes|cleans?) (?:down|off|up|clean|right off|out) (?:\w+ )?(?:in (?:a )?(?:seconds?|minutes?|no time)|easily|easy|quickly|fast|with (?:a (?:damp |wet )?(?:cloth|rag|sponge|finger|paper towel|wipe)|(?:warm |hot |soapy )*water|just)|like (?:a dream|new))\b/,
    ],
    [
      "+",
      /(?<!(?:n['’]t|\b(?:not|never|no|nit|cannot|t)) (?:(?:supposed to|be|ever|to|recommended to|safe to) )*)\b(?:goes|went|go|throw (?:it|them)|toss (?:it|them)|put (?:it|them)|pop (?:it|them)|stick (?:it|them)|been|run (?:it|them)) (?:right |straight )?(?:in|into|through) (?:the |my |our )?dish ?washer\b(?![^.!?]{0,40}\b(?:rust|discolou?r|ruin|melt|warp|crack|peel|faded|not|n['’]t|came out|but)\b)/,
    ],
    [
      "+",
      /\bclean(?:ing|[- ]?up) (?:it )?(?:is|was|['’]s) (?:\w+ )?(?:no (?:bother|problem|trouble|big deal|hassle)|a (?:breeze|snap|cinch|doddle)|effortless|simple|quick|super easy)\b|\bno (?:scrubbing|nooks|hard scrubbing)\b/,
    ],
    [
      "-",
      /\b(?:takes?|took|taking) (?:\w+ )?(?:days|forever|ages|a (?:long time|whole day|full day|day)|\d+ (?:hours|days)|hours) (?:for it |for them )?to (?:fully |completely |really )?dry(?: out)?\b|\b(?:never|ca ?n['’]t|hard to|impossible to|difficult to|wo ?n['’]t) (?:\w+ )?(?:get (?:it|them|the inside) )?(?:fully |completely |really |properly )?dry (?:out |it )?(?:inside|the inside|properly|completely|fully|all the way)\b|\bstay(?:s|ed) (?:damp|wet|moist) (?:inside|for (?:days|ages|weeks))\b/,
    ],
    [
      "-",
      /\b(?:mold|mould|mildew|black (?:dots|spots|stuff|gunk)|green (?:fuzz|slime)|algae|slime) (?:\w+ )?(?:inside|in the|growing|grew|started|all over|appeared|forms?|formed|develops?|developed|everywhere|builds? up)\b|\b(?:gets?|got|grows?|grew|went|developed|is|full of|covered in) (?:\w+ )?(?:mold|mould|moldy|mouldy|mildew|mildewed|slimy)\b(?<!\b(?:no|not|never|n['’]t|without|less|prevents?|avoid|keeps?|stop|stops) (?:\w+ ){0,4}?\w+)/,
    ],
    [
      "-",
      /\b(?:ca ?n['’]?t|can ?not|could ?n['’]?t|impossible to|no way to|unable to|hard to|difficult to|never) (?:\w+ )?(?:get|reach|fit|put) (?:a |an |your |my |the |any )*(?:hand|brush|sponge|fingers?|bottle brush|cloth|inside|corners|bottom|every corner)(?: \w+)? (?:in|inside|into|to (?:clean|scrub|wash)|clean)\b|\bcorners (?:that )?(?:you|i) (?:can ?not|ca ?n['’]?t|can never|will never|could ?n['’]?t) reach\b/,
    ],
    [
      "-",
      /\b(?:filters?|mesh) (?:\w+ )?(?:plugs?|clogs?|gets? (?:clogged|plugged|full|blocked|caked)|clogged|is (?:always |constantly )?(?:clogged|blocked|plugged)|(?:was|is) (?:totally |completely |all |just |solid )*(?:clogged|caked|packed|plugged|blocked)|fills? up) ?(?:up )?(?:so |very |really |too |quickly|fast|easily|constantly|all the time|every|after|within|with|in |and|solid|\.|,|$)/,
    ],
    [
      "-",
      /\b(?:have to|had to|need to|must|you have to|got to) (?:\w+ )?(?:clean|wash|rinse|empty|bang|knock|tap|unclog|scrub) (?:out )?(?:the |that |its )?(?:filter|mesh|screen) (?:\w+ )?(?:after (?:every|each)|every (?:time|few|two|five|single)|all the time|constantly|before every|mid|twice|several times|each time)\b/,
    ],
  ],
  spares: [
    [
      "-",
      /(?:\b(?:ca|could|can|do|does|did)(?: ?n['’]t| ?not)|\bcannot|\bcant|\bunable to|\bimpossible to|\bnobody|\bno one|\bnowhere|\bnot) (?:even |seem to |to )?(?:find|buy|get|order|sells?|track down|purchase|source|locate) (?:\w+ ){0,4}?(?:replacements?|spares?|(?:new|second|another|replacement|spare|extra) (?:\w+ )?(?:gaskets?|seals?|filters?|rings?|parts?|blades?|pads?|batter(?:y|ies)|washers?|heads?|cartridges?|refills?|brush(?:es)?|lids?|belts?|bags?|cups?|valves?|tips?|bulbs?|cords?|knobs?))\b/,
    ],
    [
      "-",
      /\b(?:replacements|spares|spare (?:parts?|filters?|gaskets?|seals?)|(?:replacement|new|extra) (?:parts?|filters?|gaskets?|seals?|blades?|batter(?:y|ies)|pads?)) (?:\w+ )?(?:(?:are|is|were|was) )?(?:\w+ )?(?:not (?:listed|available|sold|to be found|offered)|unavailable|out of stock|impossible to (?:find|get)|nowhere|hard to (?:find|get|come by)|discontinued|do ?n['’]?t (?:exist|fit)|(?:are )?n['’]t (?:available|sold|listed))\b/,
    ],
    [
      "-",
      /\bno (?:replacements?|spares?|spare \w+|replacement \w+) (?:\w+ )?(?:listed|available|anywhere|to be (?:had|found)|to buy|for sale|in (?:the|stock)|sold|offered)\b/,
    ],
    [
      "-",
      /\bwhere (?:are|am|do|can) (?:we|i|you) (?:supposed to )?(?:buy|get|find|order) (?:new|replacement|spare|more|extra) (?:ones?|filters?|parts?|gaskets?|seals?|pads?)\b/,
    ],
    [
      "-",
      /\b(?:batter(?:y|ies)|filters?|gasket|seal|blade|bulb|cord|strap)(?: \w+)? (?:ca ?n['’]t|can ?not|is ?n['’]t|is not|are not) (?:be )?(?:replaced|replaceable|changed|swapped|user replaceable)\b/,
    ],
  ],
  capacity: [
    [
      "-",
      /\b(?:one|two|three|four|five|six|eight|\d+)[- ](?:person|people|man|adults?) (?:\w+ ){0,2}(?:is|was|seems) (?:really |quite |definitely |pretty )?(?:a |an )?(?:big |bit of a |real )?(?:stretch|joke|exaggeration|optimistic|pushing it|tight)\b|\bmore like (?:a |an )?(?:one|two|three|four|five|\d)(?:[- ](?:person|man|people))? and a half\b/,
    ],
    [
      "-",
      /\b(?:we|us|both of us|adults|people) (?:were |was |are |slept |lay |lying |sleeping |packed )*(?:shoulder to shoulder|like sardines|on top of each other)\b|\bnothing (?:else|more) (?:will |would |can |could )?fits?\b|\bfits? (?:[\w'’-]+ ){1,5}but (?:just |only )?barely\b/,
    ],
    [
      "-",
      /(?<!\b(?:making|make|want|wanted|need|needed|for|like|to) )\b(?:only|just|barely|hardly|really|more like|i get|you get|we get|fills?|yields?) (?:get |gets |makes? |made |gives? |fills? |yields? |holds? |about |enough for |really |maybe |me |you )*(?:one|two|1|2|1 ?\/ ?2|half a|a single|one and a half) (?:small |normal |regular |real |decent |proper |generous |big |american |standard |large |tiny |average |coffee )*(?:cups?|mugs?|servings?|portions?|person|people) ?(?:of (?:coffee|espresso|tea|it)(?! for)|out of it|at a time|per|not|instead|max|at most|if|or|and that|\.|!|,|$)/,
    ],
    [
      "-",
      /\b(?:\d+|four|six|eight|nine|ten|twelve)[- ]cups? (?:\w+ )?(?:is|are|means|equals|makes|really|actually) (?:\w+ ){0,4}?(?:one|two|\d|tiny|small|espresso|joke|misleading|mug|mugs|not)\b|\b(?:not|n['’]t|never|hardly|nowhere near) (?:\w+ ){0,3}?(?:\d+|four|six|eight|nine|ten|twelve) (?:real |normal |full |regular )*cups\b/,
    ],
    [
      "-",
      /\b(?:dust|dirt|dust ?bin|debris)? ?(?:cup|bin|tank|canister|container|reservoir|chamber) (?:is|was) (?:\w+ )?(?:too |very |so |really |quite |pretty |a bit |super )*(?:small|tiny)\b/,
    ],
  ],
  carry: [
    [
      "-",
      /\b(?:handles?|grip|strap|straps|plastic|string|rope|loop|it)(?: \w+){0,3}? (?:digs?|dug|cuts?|cutting|digging|bites?) (?:\w+ )?(?:in|into) (?:my |your |the |her |his |to )*(?:hands?|fingers?|palms?|shoulders?|when|with|if|a lot|badly|after|$)/,
    ],
    [
      "-",
      /\b(?:handles?|grip|strap) (?:is|are|was|were) (?:(?:so|too|very|really|quite|pretty|a bit|way) )*(?:thin|narrow|skinny|flimsy|small|short|uncomfortable|painful|sharp|hard on)\b(?! enough)/,
    ],
    [
      "-",
      /\b(?:hurts?|hurting|killed|kills|cut|sore|numb|marks (?:in|on)|grooves in|took) (?:\w+ )?(?:my |your |the )(?:hands?|fingers?|palms?|shoulders?)(?: off)? (?:\w+ )?(?:to carry|when (?:carrying|full|lifting|you carry)|while carrying|after carrying|carrying|to lug|from the (?:handle|strap))\b/,
    ],
    [
      "-",
      /\b(?:handles?|strap|grip|loop) (?:\w+ )?(?:tore|ripped|snapped|broke|came|pulled|popped|fell) (?:right |straight |clean |off |out |loose )+(?:the (?:first|second)|when|of|on|after|while|with|as|\.|,|!|$)/,
    ],
  ],
  stability: [
    [
      "-",
      /\b(?:tips?|tipped|topples?|toppled|falls?|fell|slumps?|slumped|flops?|flopped|leans?|leaned|collapses?|folds?) (?:right |itself |in |on itself |over |forward |sideways |down )*(?:when|once|as soon as|if|as|the moment|whenever) (?:it['’]?s |it is |it |the (?:water|level|tank)|half |nearly |almost |partly |not )+(?:\w+ )?(?:empty|full|half|part|low|gone|drops|level|water)\b/,
    ],
  ],
  compact: [
    [
      "+",
      /\b(?:folds?|folded|folding|collapses?|collapsed|squash(?:es|ed)?|squish(?:es)?|compress(?:es)?|packs?|rolls?|goes|flattens?|shrinks?|press(?:es)?) (?:right |down |up |out |it |completely |almost |to |back )*(?:flat|to (?:almost |practically )?nothing|(?:really |super |very |so |nice and )?small|thin|the size of)\b(?! (?:tire|screen|feet))/,
    ],
    [
      "+",
      /\b(?:(?:stor(?:e|ed|es)|stash(?:es|ed)?|slides?|slid|tuck(?:s|ed)?|stow(?:s|ed)?|lives?|sits|fits|slots?) (?:it |them |all |one |two |three |four |six )?(?:right |away |neatly |easily |nicely |flat )*(?:under(?:neath)?|behind|beneath)|(?:slides?|tucks?|stows?|slots?|fits) (?:right |away |neatly |easily |nicely |flat )*in(?:to)?) (?:the |my |our |a )?(?:\w+ )?(?:bed|seat|seats|sofa|couch|drawer|glove ?box|glove compartment|door pocket|center console|spare ti?yre|closet door|cutlery drawer|backpack|rucksack|cupboard)\b(?! (?:is|was) (?:too|a tight))/,
    ],
    ["+", /\b(?:no|not (?:any|much)) (?:bigger|larger|thicker) than (?:a|an|my) (?:\w+ )?(?:\w+)\b/],
  ],
  taste: [
    [
      "-",
      /\b(?:(?:tastes?|tasted|tasting) (?:(?:a bit|very|really|so|just|slightly|strongly|like|of|a|an|kind of) )*(?:plastic|plasticky|chemicals?|rubber|rubbery|metal|metallic|tinny|soapy|tin|hose|chlorine|moldy|beach ball|garden hose|swimming pool)|(?:has|had|have|leaves|left|gives|gave|with) (?:it |the water |my \w+ )?(?:a |an |that |some |very |really |strong |slight |weird |funny |awful |nasty |strange |bad )*(?:plastic|plasticky|chemical|rubber|rubbery|metal|metallic|tinny|soapy|chlorine|moldy) (?:taste|tang|flavou?r|aftertaste))\b/,
    ],
  ],
  leak: [
    [
      "-",
      /\b(?:spigot|tap|faucet|valve|nozzle|lid|seal|gasket|cap|spout|knob|seam|bottom|corner|base)(?: \w+)? (?:is |was |still |always |just |constantly |keeps? |started |begins? |began |also |to )*(?:drips?|dripped|dripping|weeps?|wept|weeping|seeps?|seeped|seeping|dribbles?|dribbled|dribbling|oozes?|oozing|sweats a bit)\b/,
    ],
    [
      "-",
      /\b(?:water|steam|coffee|liquid|moisture|drops?|tea) (?:\w+ )?(?:comes?|came|coming|runs?|ran|running|seeps?|seeped|seeping|escapes?|escaped|escaping|finds its way|drips?|dripping|oozes|sprays?|leaks?|leaked|gets) (?:out |down |through |right )*(?:of |the |from |around |round |past |at |between |where )+(?:\w+ ){0,3}?(?:tap|spigot|seam|gasket|seal|lid|valve|knob|side|sides|middle|halves|thread|threads|bottom|joint|cap|join|top meets|crease|fold)\b/,
    ],
    [
      "-",
      /\b(?:drips?|dribbles?|sprays?|hisses|spits|squirts?|weeps|leaks?) (?:out |coffee |steam |water )*(?:(?:from|at|around|between|out of|through) the (?:middle|sides?|seam|join|joint|halves|spout|lid|base|bottom|tap|spigot|valve|gasket|seal|thread)|sideways)\b/,
    ],
    [
      "-",
      /\b(?:wet|damp) (?:ring|patch|spot|circle|puddle) (?:underneath|under|beneath|below|around) (?:it|them|the)\b|\bpuddles? (?:under|underneath|beneath|on the (?:counter|floor|hob|stove)|around)\b/,
    ],
    [
      "-",
      /\b(?:moisture|drops?|drips|water|leak) (?:a|round|around|at|from|by) (?:the |an |hour )*(?:valve|tap|spigot|cap|lid|faucet)\b/,
    ],
  ],
  durability: [
    [
      "-",
      /\b(?:pin ?holes?|hairline cracks?|tiny (?:holes?|splits?|cracks?)|fine (?:line|crack)) (?:\w+ )?(?:in|at|along|on|near|where|appeared|developed|started)\b/,
    ],
    [
      "-",
      /\b(?:split|splits|cracked|cracks?|tore|holes?|broke|came apart) (?:open |right |all |appeared |formed )*(?:along|at|in|on|where|near) (?:the |a |one |its )?(?:\w+ )?(?:folds?|creases?|seams?|corners?|bends?|hinge|joint|thread)\b/,
    ],
  ],
};
