import type { Wordings } from "./wording.ts";

/** What comes of using a thing, on whom and what it is used for. */
export const OUTCOME_WORDINGS: Wordings = {
  results: [
    [
      "+",
      /\b(?:my|his|her|our|their) (?:\w+ )?(?:hair|curls|skin|scalp|lips|hands|feet|heels|face|nails|beard|cuticles|legs|knees?|fingers|ankles|floors?|windows|sheets|car|couch|sofa|rug)(?: (?:is|are|does|do|did|has|have|was|were))?(?: ?n['’]?t| not|nt) (?:\w+ ){0,2}(?:dry|frizzy|frizz|itchy|itch|hurt|ache|sore|stiff|swell|swollen|flaky|oily|greasy|tangled?|knotted|cracked|crack|chapped|red|puffy|cramp|tingle|peel|shed|break|breaking|matted|limp|flat|streaky|squeak)(?: \w+){0,2} any ?(?:more|longer)\b/,
    ],
    [
      "+",
      /\b(?:my|his|her|our|their) (?:\w+ )?(?:hair|curls|skin|scalp|lips|hands|feet|heels|face|nails|beard|legs|knees?|fingers|ankles)(?: (?:is|are|was|were))? no longer (?:\w+ )?(?:dry|frizzy|itchy|itch|hurt|ache|sore|stiff|swell|swollen|flaky|oily|greasy|tangled?|cracked|chapped|red|puffy|cramp|tingle|peel|shed|break|matted|limp|flat)\b/,
    ],
    [
      "+",
      /\b(?:way less|much less|a lot less|so much less|far less|noticeably less|less|way fewer|fewer|far fewer|no more|goodbye to|good ?bye) (?:(?:frizz|breakage|breakouts?|bed ?head|split ends|flakes|flaking|dandruff|static cling)|(?:hair |skin |hand |foot |leg |ankle |morning )?(?:dryness|tangles|knots|shedding|swelling|puffiness|stiffness|cramps|cramping|fallout|hair loss))\b(?<!(?:\bnot|n['’]t|\bno|\bhope|\bhoping|\bwant|\bwanted|\bexpect|\bexpected|\bwish|\bwould|\bshould|\bsupposed|\bclaims?|\bfor) (?:[\w'’-]+ ){1,5}[\w-]+)/,
    ],
    [
      "+",
      /\b(?:my|his|her|our|their) (?:\w+ )?(?:hair|curls|skin|scalp|face|ends|heels|hands|lips|nails|coat|fur|feet|legs|ankles)(?: (?:is|are|was|looks?|feels?|felt|seems?|stays?|comes out))?(?: (?!not\b|no\b|never\b|any\b)\w+){0,2}? (?:much |way |a lot |noticeably |so much |far |definitely )*less (?:frizzy|dry|flaky|itchy|tangled|brittle|puffy|stiff|swollen|oily|greasy|creased|wrinkled|matted|red|damaged)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bto|\bwill|\bwould|\bcould|\bsupposed|\bclaims?|\bhope|\bhoping|\bhardly|\bbarely) (?:[\w'’-]+ ){0,3})\b(?:eliminates?|eliminated|controls|controlled|tames?|tamed|reduces|reduced|minimizes|prevents|stopped|cleared (?:up|out)|clears (?:up|out)|got rid of|gets rid of|cuts down on|cut down on) (?:all |most of )?(?:the |my |his |her )?(?:hair )?(?:frizz|dandruff|breakage|breakouts|flakes|flaking|split ends|shedding|bed ?head|static cling)\b/,
    ],
    [
      "+",
      /\b(?:swelling|puffiness|breakouts|frizz|dandruff|eczema|redness|shedding|bruising)(?: (?:in|on|around|of) (?:my|his|her|the) \w+)? (?:(?:is|has|have|are|was|went) )(?:all |way |almost |completely |noticeably |so much |gone )?(?:down|gone|subsided|cleared|disappeared|less|under control|reduced)\b/,
    ],
    [
      "+",
      /\bmy (?:\w+ )?(?:hair|curls|hairstyle|braids|twists?(?: out)?|blow ?out|silk press|waves) (?:still )?(?:lasts?|lasted|stays?|stayed|holds?|held|survives|survived)(?: (?:\w+ )?(?:intact|fresh|defined|neat))? (?:until|till|til|through|overnight|all (?:day|night|week)|for|(?:\w+ )?(?:a |two |three |\d+ )?(?:full |whole |good )?(?:days|weeks?|nights?))\b/,
    ],
    [
      "+",
      /\b(?:my|her|his) (?:hair|edges|hairline|lashes|eyebrows|brows|beard) (?:is|are|has|have|started|seems? to be) (?:\w+ ){0,2}(?:growing (?:back|in|again|out|so|faster|like)|grown (?:back|so|\w+ inch))\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bto|\bif it|\bwish it|\bbarely|\bhardly|\bwould|\bcould) (?:\w+ )?)\b(?:catches|traps|collects|picks up|removes|blocks|contains|hides|absorbs|stops|captures|gets) (?:almost |nearly |pretty much |just about )?(?:most|all|98%|99%|90%|95%|every bit) (?:of )?(?:the|my|our|that) (?!time|people|way)(?:\w+ )?(?:litter|mess|hair|dust|crumbs|smoke|grease|steam|splatter|splashes|water|mud|sand|dirt|leaves|pollen|lint|fur|odor|smell|noise|light|sun|rain|draft|drafts|spills|drips|feathers|debris|sawdust|chips)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bto|\bif it|\bwish it|\bbarely|\bhardly|\bwould|\bcould|\bsupposed to|\bplease) (?:\w+ )?)\b(?:keeps|kept|has kept) (?:the|my|our|all the|those|that|other people['’]s) (?:\w+ )?(?:dogs?|cats?|pupp(?:y|ies)|kids?|toddlers?|baby|squirrels?|raccoons?|birds|deer|rabbits|chickens|ants|mice|rats|snakes|bears|bees|geese) (?:out|off|away|in|from (?:getting|jumping|climbing|going|digging|chewing|escaping|eating))\b/,
    ],
  ],
  acceptance: [
    [
      "+",
      /^(?:and |but |also |so far )?(?:the|my|our|both|both (?:of )?(?:my|our|the)|all (?:of )?(?:my|our|the|three|four)) (?:(?:two|three|four|five|older|younger|indoor|outdoor|big|little|old) )*(?:cats|dogs|kids|kitties|puppies|kittens|toddlers|children|boys|girls|grandkids|grandchildren|students|birds|chickens|hens|horses|babies|pups|twins) (?:all |both |really |absolutely |also |do |definitely |seem to )*(?:like|liked|enjoy|enjoyed|adore|adored|dig) (?:it|them|this|these)\b(?! (?:when|if|better|but not))/,
    ],
    [
      "+",
      /\b(?:he|she|they|son|daughter|grandson|granddaughter|kids?|toddler|niece|nephew|child|boys?|girls?) (?:\w+ )?(?:will not|wo ?n['’]?t|would not|would ?n['’]?t|wont|ca ?n['’]?t|cannot|can not|can['’]t|has ?n['’]?t|has not|have not|have ?n['’]?t|refuses to|never) (?:ever |even )?(?:put|set|let go of|part with) (?:it|them)(?: down)?(?=[ .,!]*(?:$|and\b|since\b|at all\b|now\b|long enough\b))/,
    ],
  ],
  cold: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bhardly|\bbarely|\bno longer) (?:[\w'’-]+ ){0,2})\b(?:beer|water|soda|wine|juice|kombucha|cider|lemonade|gatorade|drinks?|brew)(?:['’]s| is| was| stays?| stayed| comes out| came out) (?:always |still |nice and |just as |perfectly |super |so |really |very )*(?:ice[- ]?)?(?:cold|chilled|frosty)\b(?! enough)/,
    ],
    [
      "+",
      /\b(?:holds?|held|keeps?|kept|maintains?|maintained|retains?) (?:its |the |their )?(?:temps?|temperatures?)(?: (?:really|very|so|pretty|quite|extremely))? (?:well|great|perfectly|beautifully|nicely|all day|all night|overnight|for (?:hours|days|\d+ hours))\b(?<!(?:\bnot|n['’]t|\bnever) (?:[\w'’-]+ ){0,6}[\w-]+)/,
    ],
  ],
  sizing: [
    [
      "-",
      /^(?:(?:it|they|this|these)(?:['’]s|['’]re| is| are| was| were) |its |theyre |and |but )*(?:way |far |much |a bit |a little |a tad |just |slightly )*too (?:tall|deep|shallow|low|high|thick)(?: for (?:my|our|the|his|her|a|most|any) [\w ]+)?(?=[ .!]*$)/,
    ],
  ],
  speed: [
    [
      "-",
      /^(?:it['’]s |it is |its |they are |they['’]re )?(?:so |very |too |way too |super |painfully |really |extremely |incredibly |terribly )*slow(?=[ .!]*$)/,
    ],
  ],
};
