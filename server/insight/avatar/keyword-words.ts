/** Qualities that shoppers type before the name of a thing. */
export const SOUGHT = new Set(
  "insulated reflective adjustable lightweight sturdy durable compact portable quiet bright dimmable waterproof padded comfortable breathable cordless wireless foldable washable heavy-duty soft silent unscented dairy-free gluten-free grain-free chewy noise-cancelling rechargeable stackable magnetic nonstick dishwasher-safe leakproof leak-proof kink-free expandable thick slim clear vegan organic hypoallergenic crunchy funny illustrated cooperative freestanding".split(
    " ",
  ),
);

/** Words that marketplaces do not allow in search terms or refuse in bullets. */
export const BANNED =
  /\b(?:eco[- ]?friendly|environmentally[- ]friendly|ecologically[- ]friendly|anti[- ]?microbial|anti[- ]?bacterial|bamboo|soy|amazing|best|cheap(?:est)?|effective|fastest|good deal|least|most|popular|trending|new|brand new|available now|current|discounted|just launched|last (?:chance|minute)|latest|limited time|on sale|this (?:week|month|year)|today|guarantee[d]?|free shipping|amazon|prime|seller|refund|return|sale|price)\b/i;

export const VAGUE = new Set(
  "price money value quality thing day week month year time lot bit way one product item review star customer service seller company order box package shipping amazon people person someone everybody anyone hour minute second problem issue half side part end top bottom morning night reason point type kind couple rest number size work".split(
    " ",
  ),
);

/** "dry skin", "hard water": what a thing is bought for, said with an adjective and a noun. */
export const NEEDS =
  /\bfor (?:(?:my|our|the|a|an|his|her|their|someone with|people with|anyone with) )?((?:very )?(?:sensitive|dry|oily|thin|thick|curly|fine|small|large|big|tall|short|wide|narrow|picky|senior|older|young|hard|side|back|stomach|beginner|left[- ]handed|arthritic|bad|sore|heavy|deep|flat|tiny|stocky|strong|barrel[- ]chested|fussy|early) (?:skin|hair|hands?|heads?|dogs?|cats?|puppies|feet|fingers|eyes|stomachs?|beans|roasts|breeds?|chests?|kids|children|readers?|families|spaces?|apartments?|rooms?|water|wrists?|eaters?|sleepers?|people|nails|lips|plants|soil|floors|carpets?|beds?|faces?|ears|necks?|backs?|joints|chewers?|pullers?|gardens?|yards?|learners?))\b/gi;

export const PASSING =
  /\b(?:first|second|third|old|last|other|same|next|previous|drugstore|whole|only|favorite|regular|different|extra|half|single|real|full|double|cheap|expensive|electric one|recent|real)\b/;

/** Parts and settings that nobody types by themselves: "space bar", "auto mode". */
export const PART_ALONE =
  /\b(?:adapter|bar|burner|button|collection|converter|jack|life|mode|modes|movies|name|option|options|output|plan|port|priority|right|shot|shots|side|speed|statement)$/;

export const NOT_SEARCHED =
  /^(?:home|house|use|using|carrying|holding|having|photos?|pictures?|work|school|day|dog|puppy|deck|car|season|party|parties|class|guests|storage|sleep|music|movies|plants|flowers|lunch|dinner|breakfast)$/;

/** Where and at what a thing is used, as shoppers type it after "for". */
export const SEARCHED_USES = new Set(
  "trip trips hike hikes shift shifts walk walks flight flights commute commutes run runs ride rides workout workouts vacation travel game games call calls beach trail road camping backpack car purse desk office gym camper rv boat bedroom nightstand dorm stroller classroom patio garden truck lunchbox bag shower kitchen".split(
    " ",
  ),
);

/** "Not for short people", "too big for small hands": for whom it is nothing. */
export const DENIED =
  /\b(?:not|\w+n['’]?t|never|hardly|too \p{L}+|terrible|bad|worst|useless|wrong|hard|difficult)\b[^.!?\n]{0,30}$/iu;
export const MOST_STARS = 5;
