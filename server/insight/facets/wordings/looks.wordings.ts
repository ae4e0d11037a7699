import type { Wordings } from "./wording.ts";

export const LOOKS_WORDINGS: Wordings = {
  looks: [
    [
      "+",
      /\b(?:everyone|everybody|people|strangers?|co-?workers?|friends?|guests?|visitors?|neighbou?rs?|someone|company|the ladies|folks|a (?:lady|woman|guy|man)|three people|two people|family) (?:[\w'’-]+ ){0,5}(?:asks?|asked|asking|wants? to know|wanted to know|stopp?(?:ed|ing|s)|demand\w*|comments?|commented|remarks?|remarked|raves?|raved|gush\w*|notices?|noticed) (?:me |us |to ask |him |her |on |about |if |how |my \w+ )*(?:where (?:i|we|she|he|did i|it came|it['’]?s from|to (?:buy|get))|how (?:pretty|nice|beautiful|cute|gorgeous|lovely|elegant|cool|sharp) |who (?:made|makes|designed|painted)|(?:to (?:say|tell me) )?how (?:much they (?:love|like)))/,
    ],
    [
      "+",
      /\b(?:looks?|looked|looking) (?:so |just |exactly |almost |a lot |really |pretty much |as if |more |much |way |far |like |they |i |we |right |even |twice |three times |ten times |its? |a )*(?:(?:out of|from|in) a (?:magazine|boutique|museum|catalogue?|hotel|showroom|decorator)|came from a (?:boutique|magazine|high[- ]end|fancy|gallery)|(?:more )?expensive(?:r)?(?: than)?|high[- ]end|million (?:bucks|dollars)|custom[- ]made|designer|pottery barn|boutique|heirloom|work of art|restoration hardware|restaurant quality|professional(?:ly)?|store[- ]?bought|jewelry|antique|a hotel)\b(?<!(?:not|n['’]t|never) (?:[\w'’-]+ ){0,6}[\w-]+)/,
    ],
    [
      "+",
      /\b(?:prettier|nicer|more (?:beautiful|gorgeous|attractive|vibrant|elegant|stunning)|better(?: looking)?|even better|cuter|richer|lovelier) (?:in person|in real life|irl|than (?:in )?(?:the|its|their|any) (?:[\w'’-]+ )?(?:pictures?|photos?|pics?|listing|images?|picture shows?|website)|up close|than (?:shown|pictured|it (?:does|looks) (?:in|on)))\b/,
    ],
    [
      "+",
      /\b(?:ties|tied|pulls?|pulled|brings?|brought|completes|completed|finishes off|brightens?|brightened|dress(?:es|ed)|transform(?:s|ed)|warms?|perks?|jazz(?:es|ed)|classes|spruces?|livens?|elevates?|elevated|finished) (?:up )?(?:the |my |our |any )(?:whole |entire |living |dining |drab |boring |dull |plain )*(?:room|look|outfit|kitchen|space|bathroom|bedroom|porch|entry(?:way)?|patio|living room|house|decor|table|hallway|wall|office|shelf|deck|desk|yard|garden|place|front door) ?(?:together|up)?\b/,
    ],
    [
      "+",
      /\b(?:conversation (?:piece|starter)|head ?turner|show ?stopper|show ?piece|statement piece|eye ?candy|focal point|eye[- ]catcher|feast for the eyes|work of art|centerpiece of|piece of art|thing of beauty|sight to behold|drop dead gorgeous|drool ?worthy|a real beauty|such a beauty|an absolute beauty)\b(?<!(?:not|n['’]t|no|hardly|never) (?:[\w'’-]+ ){0,3}[\w-]+(?: [\w-]+)?)/,
    ],
    [
      "+",
      /\b(?:can['’]?t|cannot|can not|ca n['’]t|could(?: not| ?n['’]?t)|never) (?:quit|stop|help(?: but)?|get tired of|tire of|take my eyes) (?:[\w'’-]+ )?(?:staring|looking|gazing|admiring|admire|stare|off|grinning) (?:at )?(?:it|them|my|the|this|how)\b|\b(?:i|we) (?:just |actually |almost |still |often |even )?(?:leave|left|keep|kept|hung|display|displayed|put) (?:it|them|mine|ours) (?:sitting |always |right )?(?:out )?(?:on (?:the )?(?:display|show|counter|mantel|mantle|table)|out) (?:just |all the time |because (?:it|they)|year round|for (?:everyone|company|guests)|since it)(?:[\w'’-]+ ){0,5}(?:looks?|pretty|beautiful|nice|cute|gorgeous|lovely|see|admire|round)\b/,
    ],
    [
      "+",
      /\b(?:so|very|really|super|absolutely|just|simply|quite|truly|incredibly|extremely|pretty darn|downright|too) (?:stylish|classy|elegant|sleek|adorable|gorgeous|stunning|chic|handsome|cute|pretty|sharp[- ]looking|good[- ]looking|eye[- ]catching|attractive|lovely to look|beautiful|striking|exquisite|photogenic|tasteful)\b(?! (?:well|much|good|fast|quick|easy|easily|hard|bad|big|small|heavy|sure|close|simple|loud|cheap|decent|durable|thin|cool|strong|accurate|tight|short|long|happy|pleased|standard|basic|flimsy|useless|comfortable|soft|nice|sturdy|light|bright|new|often|far|soon|disappointed|awesome|amazing|quickly|expensive|inside and out story|story|voice|song|music|sound|family|experience|but|photos?|pictures?|images?))(?<!(?:not|n['’]t|no|hardly|never|if) (?:[\w'’-]+ ){0,3}[\w-]+)/,
    ],
    [
      "+",
      /\b(?:matche?[sd]?|blends? in|goes|went|coordinates|fits in) (?:in )?(?:so |very |really |just )*(?:perfectly|beautifully|great|nicely|seamlessly|wonderfully) (?:with|to|into) (?:my|our|the|everything|any|his|her) (?:[\w'’-]+ ){0,2}(?:decor|furniture|couch|kitchen|room|curtains|rug|cabinets|outfits?|wardrobe|suit|dress|appliances|house|walls?|bedding|bathroom|floors?|interior|theme|everything|style|sofa|backsplash)\b/,
    ],
    [
      "-",
      /\b(?:looks?|looked|looking) (?:so |just |exactly |almost |really |pretty much |as if |more |a lot |kind of |like |it |they |came |i |someone |a |an |the |was |were |something |made |from |of |by |my |cheap |bad |old |out )*(?:dollar (?:store|tree)|garage sale|yard sale|thrift store|flea market|(?:kid|child|toddler|kindergartner|preschooler|kindergartener|five year old|first grader)(?:['’]?s)?(?: (?:made|painted|drew|project|toy|craft))?|gas station|garbage bag|trash bag|potato sack|dime store|halloween costume|clown|party favor|hospital|dorm room|arts and crafts|prison|cheap plastic|shower curtain|tacky|plasticky|cheesy|junk)\b(?<!(?:not|n['’]t|never|nothing|without|doesnt|dont) (?:[\w'’-]+ ){0,6}[\w-]+)/,
    ],
    [
      "-",
      /\b(?:nothing like|not (?:at all |even close to )?(?:like|as (?:pretty|nice|beautiful|pictured|shown|vibrant|cute|bright|described))|n['’]t (?:at all |look(?: anything)? )?(?:like|as (?:pretty|nice|beautiful|pictured|shown|vibrant|cute|bright))|far from|worse than|bears no resemblance to|duller than|uglier than|much (?:darker|duller|yellower|oranger) than|a far cry from) (?:as )?(?:in )?(?:the|its|that|what['’]?s|it is|they are|it (?:looks|was) )? ?(?:in )?(?:[\w'’-]+ )?(?:pictures?|photos?|pics?|images?|pictured|listing photos?)\b/,
    ],
    [
      "-",
      /\b(?:embarrass(?:ed|ing)|ashamed|too embarrassed|mortified|hate|would(?: not| ?n['’]?t)|refuse(?:d)?|not about) (?:[\w'’-]+ )?(?:to )?(?:be seen (?:with|in|wearing|dead)|wear (?:it|them|this) (?:out|in public|anywhere)|give (?:it|this|them) as a gift|hang (?:it|this|them) up|put (?:it|this|them) on (?:display|my wall)|have (?:it|them|this) (?:in|on) (?:my|the) (?:house|living room|porch|desk))\b/,
    ],
    [
      "-",
      /\b(?:eye ?sore|ugly as (?:sin|\w+)|an ugly|so ugly|fugly|hideous(?! menus?)|butt ugly|pretty ugly|sticks out like a sore thumb|tacky looking|cheap[- ]looking|looks tacky|gaudy|frumpy|dowdy|an abomination|clashe[sd]|garish|unattractive|ugliest)\b(?<!(?:not|n['’]t|no|nothing|without|never|less|hides?|hid|covers?|covered|covering|hiding|replaced?|replace my|that|old|isnt|avoid) (?:[\w'’-]+ ){0,4}[\w-]+(?: [\w-]+)?)/,
    ],
    [
      "-",
      /\b(?:hid|hide|hiding|hidden|put|stuck|shoved|keep|moved|relegated|stuffed) (?:it |them |mine )?(?:away |behind |in |under |to )*(?:the |a |my )?(?:[\w'’-]+ )?(?:closet|cabinet|garage|couch|basement|plant|cupboard|back room)?,? ?(?:because|so (?:i|we|nobody|no ?one)|since) (?:[\w'’-]+ ){0,4}(?:ugly|hideous|look at it|see it|sees it|eyesore|have to (?:look|see)|looks (?:bad|cheap|awful))\b/,
    ],
    [
      "-",
      /\b(?:paint(?:ed)?|stain|finish|print(?:ed)?|image|embroidery|stitching|gold|colors?|colours?|wreath|tree|flowers?|bow|design|graphics?|decals?|trim|face) (?:job |itself |on (?:it|them|this|these|mine) |work |quality )?(?:is |was |are |were |looks? |looked |came )+(?:so |very |really |just |too |a bit |all |quite |super |pretty |kind of |sort of |out |rather |downright )*(?:sloppy|blotchy|crooked|off[- ]center|smeared|washed out|ugly|dull|fake|cheap[- ]looking|cheap|tacky|gaudy|garish|sparse|scraggly|pathetic|sad|drab|hideous|plasticky|pixelated|faded|muddy|bland|dingy)\b/,
    ],
    [
      "-",
      /\b(?:charlie brown|sad(?:dest)? (?:looking|little)|pitiful looking|scrawny|scraggly|dinky looking|looks (?:so )?(?:pathetic|pitiful|awful|terrible|horrible|ridiculous|hideous|sloppy|unfinished|dingy|fake|drab|dated))\b(?<!(?:not|n['’]t|never) (?:[\w'’-]+ ){0,3}looks? (?:so )?\w+)(?! on me)/,
    ],
  ],
  acceptance: [
    [
      "+",
      /\b(?:(?:my|our|the|his|her|both|all)(?: of)?(?: my| our| the)? (?:[\w'’-]+ ){0,2}(?:kids?|kiddos?|son|daughter|sons|daughters|grand(?:son|daughter|kids?|child(?:ren)?|sons|daughters)|toddlers?|baby|babies|niece|nephew|dogs?|cats?|pup|puppy|kitten|kitty|kitties|pups|pooch|lab|girls?|boys?|twins|child|children|husband|wife|hubby|horse|rabbits?|bird|[\w]+[- ]year[- ]old|hens|chickens|ferrets?|parrot)) (?:[\w'’-]+ ){0,2}(?:took|takes|warmed up|warmed|adjusted|adapted) (?:right |straight |immediately |instantly )*(?:to (?:it|them|this|these)(?: (?:right|straight|immediately|instantly|like|from|within|in (?:a|no|one|minutes)|the (?:first|very)|on day|great|well|quickly)|(?= ?[.!,;]| ?$))|(?:right|straight) to it)/,
    ],
    [
      "+",
      /\b(?:(?:my|our|the|his|her|both|all)(?: of)?(?: my| our| the)? (?:[\w'’-]+ ){0,2}(?:kids?|kiddos?|son|daughter|sons|daughters|grand(?:son|daughter|kids?|child(?:ren)?|sons|daughters)|toddlers?|baby|babies|niece|nephew|dogs?|cats?|pup|puppy|kitten|kitty|kitties|pups|pooch|lab|girls?|boys?|twins|child|children|husband|wife|hubby|horse|rabbits?|bird|[\w]+[- ]year[- ]old|hens|chickens|ferrets?|parrot)) (?:is |are |was |were |has been |have been )?(?:absolutely |completely |totally |just |now |so |already |literally |also )*(?:obsessed with|in love with|addicted to|crazy (?:about|for)|nuts (?:about|for|over)|wild (?:about|for)|glued to|hooked on|attached to|smitten with|inseparable from|bonkers (?:for|over)|over the moon with|fascinated (?:by|with)|enamou?red with|thrilled with|mad about) (?:it|them|this|these|the|his|her|their)\b/,
    ],
    [
      "+",
      /\b(?:(?:my|our|the|his|her|both|all)(?: of)?(?: my| our| the)? (?:[\w'’-]+ ){0,2}(?:kids?|kiddos?|son|daughter|sons|daughters|grand(?:son|daughter|kids?|child(?:ren)?|sons|daughters)|toddlers?|baby|babies|niece|nephew|dogs?|cats?|pup|puppy|kitten|kitty|kitties|pups|pooch|lab|girls?|boys?|twins|child|children|husband|wife|hubby|horse|rabbits?|bird|[\w]+[- ]year[- ]old|hens|chickens|ferrets?|parrot)) (?:just |absolutely |really |literally |all |now |both |always |already |actually )*(?:go|goes|went) (?:absolutely |totally |completely |right |straight )*(?:nuts|crazy|bonkers|bananas|wild|ape|insane|to town|ballistic|gaga|mad)(?: (?:for|over|on|when|with|about) | ?[.!,;]| ?$)/,
    ],
    [
      "+",
      /\b(?:even |and )?(?:my |our |the |his |her )(?:[\w'’-]+ ){0,2}(?:picky|pickiest|finicky|fussy|fussiest|stubborn|skittish|skeptical|sceptical|timid|choosy|persnickety|particular|reluctant|spoiled|shy|hates? everything)(?:est)? (?:[\w'’,-]+ ){0,6}(?:loves?|loved|likes?|liked|ate|eats|uses|used it|drinks|drank|gobbled|gobbles|devours?|devoured|approves?|wears|asks for|took to|was won over|is a fan|enjoys|inhales|cleaned (?:his|her) (?:bowl|plate)|scarfs?|licks?)\b(?<!(?:not|n['’]t|never) (?:[\w'’-]+ )?[\w'’]+)/,
    ],
    [
      "+",
      /\b(?:(?:my|our|the|his|her|both|all)(?: of)?(?: my| our| the)? (?:[\w'’-]+ ){0,2}(?:kids?|kiddos?|son|daughter|sons|daughters|grand(?:son|daughter|kids?|child(?:ren)?|sons|daughters)|toddlers?|baby|babies|niece|nephew|dogs?|cats?|pup|puppy|kitten|kitty|kitties|pups|pooch|lab|girls?|boys?|twins|child|children|husband|wife|hubby|horse|rabbits?|bird|[\w]+[- ]year[- ]old|hens|chickens|ferrets?|parrot)) (?:[\w'’-]+ ){0,2}(?:won['’]?t|wo n['’]t|will not|wont|refuses? to|would(?: not| ?n['’]?t)) (?:let (?:go of|me (?:take|put|wash|touch) (?:it|them|this)|it out|anyone)|(?:sleep|nap|leave|go) (?:[\w'’-]+ ){0,3}without (?:it|them|this|these|her|his)|(?:take|get) (?:it|them) off\b|(?:sleep|use|eat|drink|wear|play with) (?:[\w'’-]+ )?(?:anything else|any other|anywhere else|out of anything else)|get (?:off|out) of (?:it|this)|put (?:it|them) down|share)\b/,
    ],
    [
      "+",
      /\b(?:(?:my|our|the|his|her|both|all)(?: of)?(?: my| our| the)? (?:[\w'’-]+ ){0,2}(?:kids?|kiddos?|son|daughter|sons|daughters|grand(?:son|daughter|kids?|child(?:ren)?|sons|daughters)|toddlers?|baby|babies|niece|nephew|dogs?|cats?|pup|puppy|kitten|kitty|kitties|pups|pooch|lab|girls?|boys?|twins|child|children|husband|wife|hubby|horse|rabbits?|bird|[\w]+[- ]year[- ]old|hens|chickens|ferrets?|parrot)) (?:even |also |just |now |always |already |both |all |has |have |\w+ly )*(?:(?:claimed|claims|stole|steals|stolen|swiped|hogs|took over|commandeered) (?:it|them|mine|this)|(?:fight|fights|fought) (?:me |each other )?over (?:it|them|who|this|these)|(?:begs?|begged|begging|drools?|asks?|asked) for (?:it|them|this|these|more|another|seconds)|(?:drags|carries|carried|takes|took) (?:it|them|this) (?:around|everywhere|all over)|(?:comes? running|came running|runs|dances?|wiggles|lines? up|races) (?:when(?:ever)? (?:i|he|she|they)|as soon as|every time|for (?:it|them|his|her|their)))\b/,
    ],
    [
      "+",
      /\b(?:(?:my|our|the|his|her|both|all)(?: of)?(?: my| our| the)? (?:[\w'’-]+ ){0,2}(?:kids?|kiddos?|son|daughter|sons|daughters|grand(?:son|daughter|kids?|child(?:ren)?|sons|daughters)|toddlers?|baby|babies|niece|nephew|dogs?|cats?|pup|puppy|kitten|kitty|kitties|pups|pooch|lab|girls?|boys?|twins|child|children|husband|wife|hubby|horse|rabbits?|bird|[\w]+[- ]year[- ]old|hens|chickens|ferrets?|parrot)) (?:even |also |just |now |always |already |both |all |\w+ly )*(?:(?:gobbles?|gobbled|scarfs?|scarfed|inhales?|inhaled|devours?|devoured|wolfs?|wolfed|hoovers?|laps?|lapped|slurps?|slurped|snarfed|snarfs|chows?|chowed) (?:it|them|this|these|the|down|up|every|his|her|their)|(?:licks?|licked|polish(?:es|ed)|cleans?|cleaned) (?:off )?(?:the |his |her |their |it |every )+(?:bowls?|plates?|spoon|dish|clean|lid|bit))\b/,
    ],
    [
      "+",
      /\b(?:within|in|after|less than|it took|took|by) (?:about |only |just |the |him |her |them |less than |all of )*(?:a |an |one |two |five |ten |\d+ |few |couple (?:of )?)*(?:minutes?|hours?|seconds|days?|first night|first day|evening|second),? (?:of (?:[\w'’-]+ ){1,4})?(?:both |all |and |my |our |the |before |they |he |she |for |to )*(?:[\w'’-]+ )?(?:dogs?|cats?|kitten|puppy|baby|toddler|he|she|they|kids|son|daughter|cat) (?:was |were |is |had |to )*(?:asleep (?:in|on) (?:it|them)|curled up (?:in|on) it|using it|in it|figured it out|climb\w* (?:in|on|into|it)|sleeping (?:in|on) it|hooked|purring|all over it|inside it|sprawled|snoring)\b/,
    ],
    [
      "+",
      /\b(?:whole|entire) (?:family|house(?:hold)?|crew|clan|class|office|team|gang) (?:is |are |was |now |absolutely |just |really |all )*(?:loves?|loved|hooked|obsessed|addicted|enjoys?|enjoyed|devoured|approves?|fights|a fan|fans|ate it|uses? it|took to)\b(?<!(?:not|n['’]t) \w+)|\b(?:the )?(?:cat|dog|kid|toddler|baby|wife|husband|teen(?:ager)?|grandkid)s?[- ]approved\b|\b(?:paws|thumbs|hooves) up from (?:my|the|our|both|all|everyone)\b/,
    ],
    [
      "+",
      /\b(?:first|only) (?:[\w'’-]+ ){1,5}(?:my |our |the |that |he |she |they )+(?:[\w'’-]+ ){0,3}(?:has(?: actually| ever)? (?:kept|liked|taken|used|eaten|worn|accepted|slept)|will (?:actually |even )?(?:eat|wear|take|use|drink|sleep|keep|touch|tolerate|sit|accept|swallow|chew)|would (?:actually |even )?(?:eat|wear|take|use|drink|sleep|keep|touch|tolerate|accept)|(?:actually |really |did ?n['’]?t |did not )(?:eats|wears|takes|uses|drinks|kept on|spit out|rip off|reject|refuse|destroy|loves|likes|tear off))\b/,
    ],
    [
      "-",
      /\b(?:(?:my|our|the|his|her|both|all)(?: of)?(?: my| our| the)? (?:[\w'’-]+ ){0,2}(?:kids?|kiddos?|son|daughter|sons|daughters|grand(?:son|daughter|kids?|child(?:ren)?|sons|daughters)|toddlers?|baby|babies|niece|nephew|dogs?|cats?|pup|puppy|kitten|kitty|kitties|pups|pooch|lab|girls?|boys?|twins|child|children|husband|wife|hubby|horse|rabbits?|bird|[\w]+[- ]year[- ]old|hens|chickens|ferrets?|parrot)) (?:(?!but|because|if|so|and|when|who|that)[\w'’-]+ ){0,3}(?:won['’]?t|wo n['’]t|will not|wont|wouldn['’]?t|would n['’]t|would not|refuses? to|refused to|refusing to|has yet to|have yet to|never) (?:even |ever |so much as |go |come |once )*(?:touch(?:ed)?|near|use[sd]?|eat|eats|ate|go near|set foot|step (?:foot )?(?:in|on)|wear|wore|sleep in|slept in|drink|look at|sniff|lay (?:on|in)|lie (?:on|in)|get (?:in|on|into)|take (?:it|a)|play(?:ed)? with|keep (?:it|them) on|sit in|chew|lick|go (?:in|on|into|anywhere)|get used to|took to)\b(?! (?:anything|another|any other|without|the old|their old|his old|her old|regular|other|its? without|cheap))/,
    ],
    [
      "-",
      /\b(?:(?:my|our|the|his|her|both|all)(?: of)?(?: my| our| the)? (?:[\w'’-]+ ){0,2}(?:kids?|kiddos?|son|daughter|sons|daughters|grand(?:son|daughter|kids?|child(?:ren)?|sons|daughters)|toddlers?|baby|babies|niece|nephew|dogs?|cats?|pup|puppy|kitten|kitty|kitties|pups|pooch|lab|girls?|boys?|twins|child|children|husband|wife|hubby|horse|rabbits?|bird|[\w]+[- ]year[- ]old|hens|chickens|ferrets?|parrot)) (?:just |all |both |only |simply |immediately |promptly )*(?:sniffed|sniffs|smelled|licked|took one (?:look|sniff|bite|lick)|looked|stared|tried|walked|turned|wants? nothing|wanted nothing|runs?|ran|hides|hid|could care less|could ?n['’]?t care less|could not care less|cries|cried|screams?|screamed|spits?|spat|growls|hisses|flips|flipped|scared|terrified|afraid|ignores?|ignored) (?:[\w'’-]+ ){0,3}(?:and (?:[\w'’-]+ )?(?:walk(?:s|ed)?|left|ran|turn(?:s|ed)?|that was)|away (?:from it|from them|from the)|(?:his|her|their) nose|nose up|noses up|to do with|of (?:it|them)\b|at (?:me|it) like|about (?:it|them)|(?:it|them) (?:out|completely|entirely)|every time i (?:put|try|bring|turn)|when i (?:put|bring|turn)|like i (?:was|had))\b(?<!(?:not|n['’]t|never) (?:[\w'’-]+ ){0,4}[\w'’]+)/,
    ],
    [
      "-",
      /\b(?:none of (?:my|our|the) (?:[\w'’-]+ )?(?:kids|cats|dogs|girls|boys|children|birds|hens|family)|neither (?:of (?:my|the|our) )?(?:[\w'’-]+ )?(?:dogs?|cats?|kids?|child|boy|girl)|not one of (?:my|our) (?:[\w'’-]+ )?(?:cats|dogs|kids)|(?:no one|nobody) (?:in (?:my|our|the|this) (?:house|family|home|household) )?) ?(?:(?:will|would|has|have) (?:even |ever )?(?:touch(?:ed)?|eat(?:en)?|drink|wear|go near|use[sd]?|sleep (?:in|on)) (?:it|them|this|these)|(?:likes?|liked|wants?|wanted) (?:it|them|this|these)|(?:is|are|was|were) (?:the least bit )?(?:interested|impressed))(?! near)\b/,
    ],
    [
      "-",
      /\b(?:gave|donated|giving|donating|passed|took|ended up giving|handed|regifted) (?:it|them|the (?:rest|bag|whole bag|remaining \w+)|the rest of (?:it|them|the bag)) (?:all |away |on )?(?:to )?(?:the |a |my |our )?(?:[\w'’-]+ ){0,2}(?:shelter|rescue|neighbou?r['’]?s? (?:dog|cat)|birds|squirrels|raccoons|strays?|possums?|chickens|humane society|crows)\b/,
    ],
    [
      "-",
      /\b(?:(?:my|our|the|his|her|both|all)(?: of)?(?: my| our| the)? (?:[\w'’-]+ ){0,2}(?:kids?|kiddos?|son|daughter|sons|daughters|grand(?:son|daughter|kids?|child(?:ren)?|sons|daughters)|toddlers?|baby|babies|niece|nephew|dogs?|cats?|pup|puppy|kitten|kitty|kitties|pups|pooch|lab|girls?|boys?|twins|child|children|husband|wife|hubby|horse|rabbits?|bird|[\w]+[- ]year[- ]old|hens|chickens|ferrets?|parrot)) (?:just |still |both |all |\w+ly )*(?:(?:hates?|hated|despises?|detests?|loathes?|can['’]?t stand|ca n['’]t stand|(?:was|is|are|were) (?:so )?(?:terrified|scared|afraid) of) (?:it|them|this|these|the (?:taste|smell|feel|sound|flavor))|wants? nothing to do with (?:it|them|this)|turn(?:s|ed)? (?:up )?(?:his|her|their) noses? (?:up )?at|lost interest|(?:showed|shows?|had|has|have) (?:no|zero|absolutely no) interest|(?:was|is|were|are)(?: not| ?n['’]?t) (?:at all )?(?:impressed|interested|a fan|having it))\b/,
    ],
  ],
  visible: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:cars?|drivers?|motorists?|traffic|neighbou?rs?|people|you|everyone|they|friends?|husband|wife)(?: \w+){0,3}? (?:can |could |will |to )?(?:see|saw|spot|spotted|sees|seen|notice|noticed)(?: \w+)? (?:me|us|him|her|them|my (?:dog|kid|son|daughter|boys?|girls?)|the (?:dog|kids?|bike|ball|leash))(?: \w+){0,2} (?:(?:from )?(?:a |half a |two |three |\d+ |blocks? |the (?:end|far)|way |across|far|down)(?:\w+ )?(?:mile|block|blocks|street|yards?|feet|away|end|down|off|road|side|field|park|lake)?|coming|in the dark|at night|in (?:the )?fog|before|after dark|on dark)\b/,
    ],
    [
      "+",
      /\b(?:easy|easier|simple|a cinch|no trouble|quick) (?:for me |for him |for her )?to (?:find|spot|see|locate|read|follow)(?: \w+){0,3} (?:in the (?:dark|grass|water|snow|weeds|bag|closet|drawer|sun|rough|bottom|garage|fridge)|at night|at a (?:glance|distance)|from (?:a distance|across|afar|far|the)|in my (?:bag|purse|pack|drawer|toolbox)|outside|outdoors|in bright|in direct|in sunlight|underwater|without (?:my )?(?:glasses|readers|squinting))\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,2}(?:easy|easier|simple).*)/,
    ],
    [
      "+",
      /\b(?:glows?|glowed|glowing|lume|luminous|reflective|reflects?|lights? up|shines?|shone)(?: \w+){0,4} (?:all night|till (?:morning|dawn)|until (?:morning|dawn)|for hours|through the night|in headlights|when (?:headlights|a car|car lights|lights hit|light hits)|like (?:a beacon|a light ?house)|from (?:a|blocks|two|across|half|way)|in the dark (?:so|and i|which|great|really|beautifully|well))\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+.*)/,
    ],
    [
      "+",
      /\b(?:cars?|drivers?|traffic|trucks?|bikers|cyclists)(?: \w+){0,3} (?:slow(?:s|ed)? down|give(?:s)? (?:me|us) (?:more|plenty|a wide|room|space)|mov(?:e|es|ed) over|actually (?:stop|slow|see)|stop for me|swing wide|make room)\b/,
    ],
    [
      "+",
      /\b(?:read|see|make out)(?: \w+){0,4} (?:from (?:across|the other (?:side|end)|clear across|my (?:bed|couch|chair|bike|desk)|over (?:here|there)|\d+ feet|ten feet|arm['’]?s length|the (?:couch|sofa|bed|stove|back|street|driver|cockpit))|without (?:my |putting on |needing |reading |wearing |any |a )+(?:glasses|readers|cheaters|magnif\w+|flash ?light|squinting|reading)|with my (?:old|bad|tired|poor|lousy|\d+ year)(?: \w+)? eyes|(?:even )?in (?:bright|direct|full|broad|the bright|the full|strong) (?:sun(?:light|shine)?|daylight|light))\b(?<!(?:\bnot|n['’]t|\bcannot|cant|never|barely|hardly|hard|impossible|difficult|tough|trying|trouble) (?:to )?(?:[\w'’-]+ ){0,2}(?:read|see|make out).*)/,
    ],
    [
      "+",
      /\b(?:numbers?|digits?|letters?|letterings?|markings?|print|font|text|display|screen|dial|labels?|keys|scale|readout) (?:\w+ )?(?:is|are|were|was|so) (?:\w+ )?(?:big|large|huge|bold|bright|clear|jumbo|giant|giant-sized)(?: \w+| ,){0,3} (?:enough|to (?:read|see)|for (?:my|old|tired|bad|me|him|her|an?|her|the)|and (?:easy|clear|bold|bright|readable|legible|dark|crisp)|easy|so i can|that i can)\b(?<!(?:\bnot|n['’]t).*)/,
    ],
    [
      "+",
      /\b(?:dead of night|middle of the night|pitch dark|dark room|pitch black|dark closet|dark garage|bottom of (?:my|the) (?:bag|purse|pack|lake|pool))(?: \w+| ,){0,5} (?:find|spot|see|locate) (?:it|them|the (?:switch|handle|remote|button))(?: (?:right away|instantly|easily|no problem|fine|in a second|without))\b/,
    ],
    [
      "-",
      /\b(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t)|can (?:barely|hardly|scarcely)|could (?:barely|hardly|scarcely)|(?:barely|hardly) could) (?:even |really |actually )?(?:see|read|make out)(?: \w+){0,2} (?:screen|display|numbers?|digits?|letters?|lettering|markings?|dial|print|font|text|buttons?|labels?|lines|scale|readout|hands|time|gauge|keys|symbols|instructions on it|icons)\b(?! of)(?<!(?:exit|full|whole|small|other|entire|panty|underwear|bra|my|lic\w+) \w+)(?! (?:through (?:the )?(?:curtain|film)|from behind))(?<!(?:where|so) i (?:[\w'’-]+ ){0,9})/,
    ],
    [
      "-",
      /\b(?:need|needed|needs|have to use|had to use|had to get|requires?|takes|use) (?:a |an |my |the |some |his |her )?(?:\w+ )?(?:flash ?light|magnifying glass|magnifier|readers|reading glasses|glasses|microscope|jeweler['’]?s loupe|headlamp|phone light)(?: \w+){0,3} to (?:see|read|make out)\b(?<!(?:\bnot|n['’]t|never|no longer|no) (?:[\w'’-]+ ){0,2}(?:need|use|have to use|takes).*)/,
    ],
    [
      "-",
      /\b(?:black on (?:black|dark|gr[ae]y|navy)|gr[ae]y on (?:gr[ae]y|black|white|silver)|white on (?:white|yellow|clear|silver|gr[ae]y)|dark gr[ae]y on black|silver on (?:white|gr[ae]y|silver)|gold on white|clear on clear|(?:embossed|molded|etched|stamped) (?:in|into) the (?:\w+ )?plastic with no (?:paint|ink|colou?r))\b/,
    ],
    [
      "-",
      /\b(?:have|has|had|need|make|makes|made|having) (?:me |you |us )?(?:to )?(?:squint(?:ing)?|tilt (?:it|the|my)|shade (?:it|the)|cup my hands?|hold it up to|put on my (?:glasses|readers)|get my glasses|strain my eyes|guess at the)(?: \w+){0,4} (?:to (?:see|read|tell|make)|at (?:the|it)|screen|display|numbers?|light|just|so i can|over the)\b(?<!(?:\bnot|n['’]t|never|no) (?:[\w'’-]+ ){0,1}(?:have|has|had|need|make).*)/,
    ],
    [
      "-",
      /\b(?:screen|display|readout|numbers?|digits|lcd|print|markings?|lettering|letters|text|font)(?: \w+){0,3} (?:washes? out|washed out|disappears?|vanish(?:es)?|invisible|unreadable|impossible to (?:see|read)|useless|illegible|too (?:small|faint|tiny|dim|light|dark) to|goes dark|hard to (?:see|read)|so (?:small|faint|tiny|dim|light)(?: \w+){0,3} (?:ca ?n['’]?t|cannot|could ?n['’]?t|need|had|have)|(?:is|are|was|were) (?:\w+ )?(?:microscopic|minuscule|teeny|tiny and))\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+)/,
    ],
    [
      "-",
      /\b(?:driver|car|truck|cars|drivers|cyclist|he|she|they|nobody|no one)(?: \w+){0,2} (?:did ?n['’]?t see|never saw|almost (?:hit|ran over|backed)|nearly (?:hit|ran|backed)|could ?n['’]?t see|can['’]?t see) (?:me|us|him|my dog|the dog)(?: \w+){0,2} (?:in the dark|at night|until|with (?:it|this|the)|wearing|even with|coming|because|in this|in it)\b/,
    ],
    [
      "-",
      /\b(?:blends? in(?:to)?|disappears? (?:in(?:to)?|against)|lost in|loses? (?:it|them) in|hard to (?:find|spot|see) in|impossible to (?:find|spot|see) in) (?:with )?(?:the |my |tall |a |our )?(?:\w+ )?(?:grass|dark|carpet|rug|woods|snow|water|floor|weeds|leaves|asphalt|night|background|bag|purse|sunlight|sun|daylight|sand)\b(?<!(?:\bnot|n['’]t|never|want|camo\w*) (?:[\w'’-]+ ){0,5}\w+)/,
    ],
    [
      "-",
      /\b(?:glows?|glow) (?:\w+ ){0,2}?(?:for (?:about|maybe|only|all of|like|two|ten|five|a few|\d+) (?:\w+ )?(?:minutes?|seconds|secs|mins?)|(?:fades?|faded|gone|dies|died) (?:in|after|within))\b/,
    ],
  ],
};
