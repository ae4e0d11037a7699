import type { Wordings } from "./wording.ts";

export const VANITY_WORDINGS: Wordings = {
  visibleResult: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:(?:people|everyone|everybody|friends|coworkers|co-workers|callers?|folks|clients|customers|colleagues|my (?:\w+ )?(?:husband|wife|mom|mother|dad|boss|sister|brother|friends?|daughter|son|coworkers?|clients?|family|team|hairdresser|stylist|dermatologist|esthetician|patients|students))|strangers?|a (?:stranger|coworker|friend|lady|woman|girl|cashier)|the (?:cashier|lady|barista)|family|they|two people|three people|four people|two friends|coworkers|several people|someone)(?: \w+){0,3} (?:asks?|asked|asking|notices?|noticed|stop|stopped|comments?|commented|complimented|compliments?|compliment|wants? to know|said|says|tell|tells|told|thought|think|thinks|guessed)(?: \w+){0,6} (?:my (?:skin|hair|face|complexion|lashes|eyelashes|brows|nails|neck|hands|forehead|glow)|younger|glow(?:ing)?|facial|what i (?:was using|am using|['’]?m using|have been (?:doing|using)|use|did)|what i['’]?ve been|botox|work done|extensions|if i (?:had|got|did|was wearing|changed)|rested|radiant|lash(?:es)?)\b/,
    ],
    [
      "+",
      /\b(?:took|takes|taken|shaved|knocked|knocks|drops?|erased) (?:about |at least |a good |easily |probably )*(?:\d+|five|ten|fifteen|a few|several|twenty|a decade|years) ?(?:years?)? (?:right )?(?:off|from) (?:my|of my|the|her|his|me)\b/,
    ],
    [
      "+",
      /\b(?:look|looks|looking|looked|feel and look) (?:at least |about |easily |like i(?:['’]?m| am) )?(?:\d+|five|ten|fifteen|a few|several|twenty|years|a decade|so much|much|noticeably|visibly|way) (?:years? )?(?:younger|fresher|healthier|fuller|thicker|plumper|smoother|shinier|brighter|firmer|more (?:rested|awake|even|youthful|radiant))\b/,
    ],
    [
      "+",
      /\b(?:wrinkles?|fine lines|lines|crow['’]?s feet|dark spots?|age spots?|brown spots?|sun ?spots?|scars?|scarring|acne|pimples?|zits?|redness|rosacea|dark circles|under ?eye bags|bags|puffiness|pores|blackheads|frizz|split ends|blemish(?:es)?|breakouts?|melasma|cellulite|stretch marks|dandruff|flakes|dry patches|hyperpigmentation|bumps|chicken skin|texture|eczema|milia|crepey skin|dullness|thin(?:ning)? (?:spot|patch)|bald spot|eleven|11)s?(?: \w+){0,6}? (?:(?:is|are|has|have|had|were|was|all|['’]ve|almost|nearly|practically|already|just|definitely|really|slowly|completely|totally|much|a lot|so much|noticeably|way|visibly|barely|hardly) )+(?:\w+ )?(?:gone|fad(?:ed|ing)|disappear(?:ed|ing)|vanish(?:ed|ing)|smaller|lighter|less (?:noticeable|visible|deep|red|pronounced|obvious)|soften(?:ed|ing)|clear(?:ed|ing)(?: up)?|noticeable anymore|visible|shr(?:unk|ank|inking)|filled in|filling in|smoothed|reduced|diminished|minimi[sz]ed|calmed|dried up|healed|flattened|improved|better|under control|notice (?:it|them)|see (?:it|them))\b(?<!(?:\bnot|n['’]t|never|no|hope|hoping|wait\w*) (?:[\w'’-]+ ){0,3}\w+)/,
    ],
    [
      "+",
      /\b(?:skin|face|complexion|forehead|cheeks|neck|hands|heels|feet|lips|elbows|scalp)(?: \w+){0,4}? (?:cleared(?: right)? up|cleared|is glowing|glows|is clearer|looks (?:\w+ )?(?:clearer|brighter|smoother|plumper|younger|amazing|radiant|healthier|better|dewy|glowy|firmer|alive|lit from)|never looked (?:so |this )?(?:better|good)|(?:has|have) never (?:looked|been) (?:so |this )?(?:better|good|clear\w*|smooth\w*|soft\w*)|plumped|tightened|evened out|lifted|bounced back|smoothed out|transformed|turned around|is the clearest|are like a baby['’]?s)\b(?<!(?:\bnot|n['’]t) (?:[\w'’-]+ ){0,4}\w+)/,
    ],
    [
      "+",
      /\b(?:hair|curls|lashes|eyelashes|brows|eyebrows|nails|edges|hairline|beard|ends|strands|waves|roots)(?: \w+){0,3}? (?:is|are|looks?|feels?|grew|grows?|has gotten|have gotten|got|has grown|have grown|came (?:out|back)|growing|fills?|filled|filling|bounced|never looked|shines?)(?: \w+){0,2} (?:thicker|fuller|shinier|longer|stronger|bouncier|silkier|healthier|back in|in nicely|like (?:silk|a commercial|i (?:just )?left the salon|a shampoo)|better|back to life|glossier|sleek|frizz[- ]free|smooth and|so (?:shiny|soft|long|thick|full|silky|smooth)|in where|in again|faster|salon)\b(?<!(?:\bnot|n['’]t|no) (?:[\w'’-]+ ){0,4}\w+)/,
    ],
    [
      "+",
      /\b(?:baby hairs?|new (?:hair )?growth|regrowth|new hairs?|peach fuzz)(?: \w+){0,3} (?:coming|growing|sprouting|popping|everywhere|all (?:over|along)|filling|where|in|along|on|at|around)\b(?<!(?:\bno|\bnot|n['’]t|any|zero|frizz|tame|tames|smooth) (?:[\w'’-]+ ){0,3}\w+.*)/,
    ],
    [
      "+",
      /\b(?:stopped|quit|no longer|do ?n['’]?t|hardly|rarely|gave up|threw (?:out|away)|ditched|skip|barely) (?:\w+ )?(?:wear(?:ing)?|need(?:ing)?|use|using|bother(?:ing)? with) (?:any |my |much |to wear |a |as much )*(?:makeup|make ?-?up|foundation|concealer|powder|mascara|extensions|a hat|falsies|false lashes|wigs?|filters?)(?: \w+){0,3}(?: (?:anymore|any more|now|most days|because|since|at all|to work|thanks)|[.,!]*$)/,
    ],
    [
      "+",
      /\b(?:difference|improvement|change|results?) (?:\w+ )?(?:in|on|with|to) (?:my |her |his |the )(?:\w+ )?(?:\w+ )?(?:skin|hair|wrinkles?|lines|pores|face|complexion|lashes|nails|scars?|acne|spots?|texture|tone|neck|eyes|scalp|brows|feet|heels|hands)(?: \w+){0,2} (?:in|after|within|by|already|overnight|is (?:\w+ )?(?:amazing|huge|night|unreal|obvious|incredible|remarkable|dramatic|noticeable))\b(?<!(?:\bno|\bnot|n['’]t|any|zero|little|never|without) (?:[\w'’-]+ ){0,5}\w+.*)/,
    ],
    [
      "-",
      /\b(?:no|zero|not a|not any|have ?n['’]?t (?:\w+ )?(?:seen|noticed)(?: any| a| an| much)?|did ?n['’]?t (?:\w+ )?(?:see|notice)(?: any| a| an| much)?|do ?n['’]?t (?:\w+ )?(?:see|notice)(?: any| a| an| much)?|saw no|see no|seen no|noticed no|never saw (?:any|a)|made no|makes no|little to no|absolutely no|not much) (?:\w+ )?(?:difference|change|improvement|results?|growth|effect|visible \w+|glow|reduction)(?: \w+){0,4} (?:skin|hair|wrinkles?|lines|pores|face|complexion|lashes|nails|scars?|acne|spots?|circles|bags|eyes|scalp|neck|cellulite|frizz|texture|tone|redness|melasma)\b/,
    ],
    [
      "-",
      /\b(?:wrinkles?|fine lines|lines|dark spots?|age spots?|brown spots?|sun ?spots?|scars?|acne|pimples?|redness|dark circles|circles|bags|pores|blackheads|frizz|gr[ae]ys|split ends|breakouts?|cellulite|stretch marks|dandruff|flakes|melasma|bald spot|eyelashes|lashes|hairline|skin)(?: \w+){0,3} (?:(?:is|are|look|looks|were|was|have|has|all)(?: \w+)? )?(?:still (?:there|here|the same|exactly|as|staring|looking|visible|just)|exactly (?:the same|as|where)|just as (?:deep|dark|bad|visible|red|big|before|frizzy|dry)|n['’]?t (?:budged?|changed?|moved?|faded?|improved?|gone anywhere|any (?:lighter|smaller|better))|the same (?:as|after)|not (?:budged?|changed|faded|improved)|unchanged|laugh(?:s|ed)? at|got worse|get worse|worse than|darker than before)\b/,
    ],
    [
      "-",
      /\b(?:used|using|finished|through|went through|on|after|emptied|killed) (?:up )?(?:\w+ )?(?:the |a |my |an |this |two |three |second )*(?:whole |entire |full |third |second ){1,7}(?:bottle|jar|tube|tub|box|container|months?|bottles|course)(?: \w+| ,){0,5} (?:nothing|no (?:change|difference|results?|improvement|growth)|still (?:have|look|there|no|the same|see)|zero|not (?:one|a single|any)|see no|saw no|did ?n['’]?t (?:see|do|notice)|have ?n['’]?t (?:seen|noticed)|same)\b/,
    ],
    [
      "-",
      /\b(?:made|makes|left|leaves|turned|making|leaving) (?:my |her |his |the )(?:\w+ )?(?:hair|curls|skin|face|scalp|complexion|lashes)(?: \w+){0,3} (?:worse|greasy|oily|like straw|straw|limp|flat|crunchy|brittle|dull|frizzy|frizzier|dry|drier|flaky|orange|stringy|sticky|fall out|break|patchy|like hay|dead|gr[ae]y|ashy|lifeless|heavy|crispy|a mess)\b(?<!(?:\bnot|n['’]t|never|without|no longer|of) (?:[\w'’-]+ ){0,2}(?:made|make|makes|left|leave|leaves|leaving|making).*)/,
    ],
    [
      "-",
      /\b(?:before and after|after (?:\w+ )?(?:weeks|months)|selfies?|mirror|side by side)(?: \w+| ,){0,8} (?:(?:ca ?n['’]?t|cannot|could ?n['’]?t) tell|identical|same (?:face|person|wrinkles|skin|lines|picture)|no (?:difference|change|visible)|which is which)\b/,
    ],
  ],
};
