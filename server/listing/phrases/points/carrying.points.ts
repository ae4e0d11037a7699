import { type Point, point, told } from "./point.ts";

export const CARRYING_POINTS: Readonly<Record<string, readonly Point[]>> = {
  weight: [
    point(
      "can be held in one hand",
      /\b(?:hold|holds|holding|held|use|carry|carried|lift|handle|manage|grab)\b (?:\w+ ){0,5}(?:with|in|using) (?:just |only )?one hand\b/,
    ),
    point(
      "can be pushed with one hand",
      /\b(?:push|pushed|pushing|guide|steer|move)\b (?:it |this |them )?(?:along )?(?:with|using) (?:just |only )?one (?:hand|finger)\b/,
    ),
    point(
      "can be held with two fingers",
      /\b(?:carry|carried|cary|hold|lift)\b[^.;]{0,40}\b(?:with|on|using) (?:just |only )?two fingers\b/,
    ),
    told(
      "easy to carry upstairs",
      /\b(?:light|easy|easily|easier|lightweight)\b[^.;!?]{0,30}\b(?:carry|carried|carrying|haul|lug|bring)\b (?:it |this |them |that )?(?:right |all the way )?up(?: and down)? (?:to )?(?:the |my |our |\d+ |two |three |four )*(?:stairs|steps|staircase|flights?|third floor|second floor)\b|\b(?:light|easy|easily|easier|lightweight)\b[^.;!?]{0,25}\b(?:carry|carried|carrying|haul|lug|bring|take|move)\b (?:it |this |them )?(?:upstairs|up and down)\b/,
    ),
    point(
      "can be lifted by one person",
      /\b(?:lift|carry|pick|raise|hoist)\b (?:it |this |them |that )?(?:up )?(?:\w+ ){0,4}(?:myself|herself|himself|alone|on my own)\b/,
    ),
    point(
      "easy to lift into an overhead bin",
      /\b(?:lift|lifts|lifted|get|hoist|put)\b (?:it |this )?(?:\w+ ){0,3}(?:overhead|luggage rack)\b|\bslides? (?:right )?in(?:to)? the overhead\b/,
    ),
    point(
      "barely noticeable when worn",
      /\bforg[eo]t(?:s|ting)? (?:that )?(?:i|she|he|you|we|it|they|these)(?: ?.?(?:m|s|re)| am| are| is| was| were| even have| have| had| has)? (?:even )?(?:wearing|got (?:it|them) on|(?:it|them) on|on)\b/,
    ),
    point(
      "no tired arms",
      /\b(?:arms?|forearms?)\b(?: (?:\w+ )?(?:is|are|do|does|did|was|were))? ?(?:n['’]?t|not|never)(?: \w+){0,2} (?:tired|hurt|hurting|ache|aching|sore|fatigued)\b|\b(?:no|without) (?:more )?(?:arm fatigue|tired arms?|sore arms?)\b/,
    ),
    point(
      "easy on the wrists",
      /\bwrists?\b(?: (?:is|are|do|does|did|was|were))? ?(?:n['’]?t|not|never)(?: \w+){0,2} (?:tired|hurt|hurting|ache|aching|sore|strain)\b|\b(?:(?:does|do|did) ?n['’]?t|never|not) (?:hurt|strain|tire) (?:out )?(?:my|her|his|your) wrists?\b|\beas(?:y|ier) on (?:my|the|your|her|his) wrists?\b/,
    ),
    point("no tired hands", /\bhands?\b(?: (?:do|does|did))? ?n['’]?t (?:get )?(?:tired|sore|cramp)\b/),
    point(
      "no strain on the shoulders",
      /\b(?:no|without) (?:more )?(?:neck and )?shoulder (?:pain|strain|ache)\b|\bshoulders? (?:do|does|did) ?n['’]?t (?:hurt|ache|get)\b|\beas(?:y|ier) on (?:my|the|your) (?:\w+ )?shoulders?\b/,
    ),
    point(
      "barely noticeable on the head",
      /\b(?:light|lightweight|weightless) on (?:my|the|his|her|your) head\b|(?:n['’]?t|\bnot) (?:too )?heavy on (?:my|the|his|her|your) head\b|\bwith it (?:still )?on (?:my|his|her) head\b/,
    ),
    point(
      "easy on the neck",
      /(?:n['’]?t|\b(?:not|never|without)) (?:\w+ )?(?:heavy|pull\w*|drag\w*|weigh\w*) (?:\w+ )?(?:around|on|down) (?:my|the|his|her) neck\b|\blight (?:\w+ )?around (?:my|the|his|her) neck\b/,
    ),
    point(
      "barely there on the face",
      /\b(?:light|lightweight|weightless|heavy)\b[^.;]{0,25}\bon (?:my|the|his|her|your) (?:nose|face)\b/,
    ),
    point(
      "easy for older people to manage",
      /\b(?:i.?m|i am|she.?s|he.?s|at|am|age|we are|me \(?)(?: in (?:our|my|her|his))? ?[6-9]\d\b(?! (?:lbs?|pounds|bucks|percent|min))|\bin (?:my|her|his|our|their) (?:sixties|seventies|eighties|nineties|[6-9]0.?s)\b|\b[6-9]\d[- ](?:years?|yrs?)[- ]old\b|\b[6-9]\d years of (?:her|him)\b|\bno spring chicken\b/,
    ),
    point(
      "easy for kids to manage",
      /\b(?:[4-9]|1[0-3])[- ]?(?:years?|yrs?)[- ]old|\b(?:for|in|fits?) (?:little|small|tiny|kid.?s) hands\b|\bfirst graders\b|\b(?:two|the|my|our) kids can (?:carry|lift|hold|push)\b/,
    ),
    point(
      "easy to move around",
      /\b(?:move|moving|carry|carrying|haul|lug|drag|take) (?:it |this |them )?(?:around|about|from (?:room|place|spot))\b/,
    ),
    point(
      "comfortable to carry all day",
      /\b(?:carry|carrying|carried) (?:it |them |this )?(?:around )?(?:\w+ )?all day\b/,
    ),
    point(
      "good for long days",
      /\blong hours\b|\b(?:work|long|whole|\d+[- ]?(?:hour|hr)s?(?: work)?) shifts?\b|\b(?:wear|worn|wearing|use) (?:it |them )?all day\b/,
    ),
    point(
      "weighs less than appearances suggest",
      /\blight(?:er)? than (?:it|they) looks?\b|(?:n['’]?t|\bnot) as heavy as (?:it|they) looks?\b/,
    ),
    point(
      "weighs less than expected",
      /\b(?:light|lighter) (?:weight )?than (?:i|we) (?:thought|expected|imagined|had expected)\b|(?:n['’]?t|\bnot) as heavy as (?:i|we) (?:\w+ )?(?:thought|expected|feared)/,
    ),
    point(
      "weighs little for the size",
      /\b(?:light|lightweight|light weight|weighs)\b[^.;]{0,20}\bfor (?:its|their|the|such a|how) (?:\w+ )?(?:size|big|large|capacity|volume)\b/,
    ),
    point(
      "sturdy without extra weight",
      /\b(?:sturdy|solid|tough|strong|durable|rugged|stable)\b,? (?:and |yet |but )(?:\w+ ){0,2}(?:light|lightweight)\b(?! (?:blue|gr|beam|brown|pink))|\b(?:light|lightweight|light[- ]weight)\b,? (?:yet|but|and)? ?(?:still |also |very |really |super |feels |is |to me, feels |so )*(?:sturdy|strong|solid|tough|durable|rugged|well[- ]built|well made)\b/,
    ),
    point("manageable even when full", /\beven (?:when |if |while )?(?:it.?s |fully )?(?:full|filled|loaded|packed)\b/),
    point(
      "weighs next to nothing",
      /\bweigh(?:s|ed|ing)? (?:next to |almost |practically |basically |absolutely )?nothing\b|\b(?:as )?light as (?:a feather|air)\b|\bfeather[- ]?(?:light|weight)\b|\b(?:hardly|barely) weighs\b/,
    ),
    point(
      "adds little weight to a bag",
      /\bweighs? (?:next to |almost |practically |basically |absolutely )?nothing\b[^.]*\bin (?:my|a|his|her|the) (?:\w+ )?(?:purse|tote|backpack|suitcase|carry[- ]on|rucksack)\b|\bin (?:my|a|his|her|the) (?:\w+ )?(?:purse|tote|backpack|suitcase|carry[- ]on|rucksack)\b[^.]*\bweighs? (?:next to |almost |practically |basically |absolutely )?nothing\b/,
    ),
    point(
      "easy to hang or mount",
      /\beasy to (?:hang|mount)\b|\blight enough (?:that it |to )(?:hangs?|mount)\b|\bhangs? on a (?:regular |small |single )?nail\b/,
    ),
    point("fits under a coat or jacket", /\bunder (?:a|my|your|the|his|her) (?:\w+ )?(?:coat|jacket)\b/),
    point(
      "suited to warm weather",
      /\b(?:light|lightweight|light[- ]weight|thin|airy)\b[^.;]{0,40}\b(?:summer|hot weather|warm weather|hot days?|warm days?|the heat)\b/,
    ),
    point(
      "easy to use overhead",
      /\b(?:do|doing|did|use|reach|work on|drill\w*|paint\w*) (?:it |this )?(?:on |in |into )?(?:the |my |a )?ceilings?\b|\babove (?:my|your|the) head\b|\boverhead (?:work|drilling|jobs?|use)\b/,
    ),
    point("well balanced", /\bwell[- ]balanced\b|\b(?:nicely|evenly) balanced\b|\bgood balance\b/),
  ],
  carry: [
    point(
      "shoulder strap for carrying",
      /\bshoulder straps?\b|\bstrap\b[^.;]{0,30}\bover (?:my|your|the|a|one) shoulder\b/,
    ),
    point(
      "two handles to grab",
      /\b(?:double|two|dual) handles?\b|\bhandles? on (?:both|each|either) (?:sides?|ends?)\b/,
    ),
    point("easy to hold with wet hands", /\bwet (?:hands?|fingers)\b|\bhands? (?:are|is|were) wet\b/),
    told(
      "easy to take everywhere",
      /(?<!\bto )\b(?:take|takes|took|taking|bring|brings|carry|carries) (?:it|this|them|these|mine) (?:with (?:me|us|him|her) )?(?:absolutely |almost |literally |just about )?(?:everywhere|wherever)\b|\bgoes (?:absolutely |almost )?everywhere (?:with|i|we|she|he)\b/,
    ),
    told(
      "handy for camping trips",
      /(?<!\bto )\b(?:take|takes|took|taken|taking|bring|brought|packed) (?:it|this|them|these|mine) (?:\w+ ){0,3}camping\b/,
    ),
    told(
      "handy on flights",
      /(?<!\bto )\b(?:take|takes|took|taken|taking|bring|brought|used) (?:it|this|them|these|mine) (?:\w+ ){0,5}on (?:the |a |my |our |long |every )*(?:plane|planes|airplane|flight|flights)\b/,
    ),
    told(
      "easy to take to work",
      /(?<!\bto )\b(?:take|takes|took|taking|bring|brings|carry|carries) (?:it|this|them|these|mine) (?:\w+ )?(?:back and forth )?to (?:work|the office|my office)\b/,
    ),
    told(
      "easy to take to school or class",
      /(?<!\bto )\b(?:take|takes|took|taking|bring|brings|carry|carries) (?:it|this|them|these|mine) (?:\w+ )?(?:back and forth )?to (?:school|class|college|campus|kindergarten|preschool)\b/,
    ),
    told(
      "handy for hotel stays",
      /(?<!\bto )\b(?:take|takes|took|taken|taking|bring|brought) (?:it|this|them|these|mine)\b[^.;!?]{0,25}\bhotels?\b/,
    ),
    told(
      "good for vacations",
      /(?<!\bto )\b(?:take|takes|took|taken|taking|bring|brought|pack|packed) (?:it|this|them|these|mine) (?:\w+ ){0,4}(?:on|for) (?:\w+ ){0,2}(?:vacations?|holidays?|cruises?|honeymoon)\b/,
    ),
    told(
      "handy on road trips",
      /\b(?:take|takes|took|taken|taking|bring|brought|use|used|using) (?:it|this|them|these|mine) (?:\w+ ){0,4}road ?trips?\b/,
    ),
    point("fits in the palm of the hand", /\bpalm of (?:my|your|a|the|his|her|one.?s) hands?\b/),
    told(
      "comes with a carrying case or bag",
      /\b(?:comes|came|includes) (?:\w+ )?(?:with |in )(?:a |an |the |its own |nice |little |hard |soft |handy |plastic |great |sturdy |zippered )*(?:carry|carrying|travel) (?:case|bag|pouch)\b/,
    ),
    point(
      "easy on the hands",
      /\b(?:without|no) (?:my |your |the )?(?:hands?|fingers) (?:\w+ )?(?:numb|cramp\w*|tired|sore|hurting)\b|\bhands?\b(?: (?:do|does|did))? ?n['’]?t (?:get |go )?(?:tired|sore|cramp|numb|hurt)\b/,
    ),
    point(
      "thick handle to grip",
      /\bhandle (?:is |was |feels )?(?:\w+ )?(?:thick|chunky|wide)\b|\b(?:thick|chunky|wide) (?:\w+ )?handle\b/,
    ),
    point(
      "soft-grip handle",
      /\b(?:soft|cushion\w*|padded|squishy|foam) (?:\w+ )?(?:grips?|handles?)\b|\b(?:handle|grip) (?:is |was |feels |has )?(?:\w+ )?(?:soft|padded|cushioned|padding|squishy)\b/,
    ),
    point(
      "easy to carry in one hand",
      /\b(?:carry|carried|carrying|grab|tote|move) (?:it |this |them )?(?:\w+ )?(?:with|in|using) (?:just |only )?one hand\b/,
    ),
    point("easy to grab and go", /\bgrab(?:bing)? (?:it |them |this )?(?:and|&) (?:go|run|leave|head)\b/),
    told(
      "attaches to a bag",
      /\b(?:clips?|hooks?|attach(?:es)?|straps?|buckles?) (?:it |them |right |easily |nicely |well )*(?:on|onto|to) (?:my|the|your|a|his|her|any) (?!bean )(?:\w+ )?(?:backpack|bag|purse|pack|tote|carry[- ]on|suitcase|luggage|diaper bag)\b(?! mount)/,
    ),
    told(
      "clips onto a belt",
      /\b(?:clips?|hooks?|attach(?:es)?) (?:it |them |right |easily |nicely |well )*(?:on|onto|to) (?:my|the|your|a|his|her|any) (?:\w+ )?(?:belt|waistband)\b/,
    ),
    point(
      "fits small hands",
      /(?<!too \w+ )\b(?:for|in|fits?) (?:my |her |his |their )?(?:small|little|tiny|petite) hands\b/,
    ),
  ],
};
