import type { Facet } from "./facet.ts";

/** What buyers judge in things that are eaten or put on the skin. */
export const CONSUMABLE_FACETS: readonly Facet[] = [
  {
    id: "texture",
    group: "comfort",
    only: ["edible"],
    praised:
      "no clumps|no lumps|not gritty|isn't gritty|not chalky|smooth|smooth texture|mixes well|mixes easily|mixes with|dissolves|dissolves fast|dissolves well|blends smooth|blends well|soft|soft enough|chewy|crunchy|moist|no trouble chewing|easy to chew|melts in|don't crumble|doesn't crumble|not crumble|mixes right in|mixes in|mixes up well|mixes up easily|mixes up nicely|mixes smoothly|mixes great|mix well|mix easily|dissolves right|dissolves completely|dissolves easily|dissolves quickly|dissolves instantly|blends right in|blends easily|blends in|blends nicely|stirs right in|stirs in|no clumping|no grit|no chalky|no grainy|no chunks|not clumpy|creamy|velvety|tender|crispy|crisp|light and airy|fluffy|juicy|not dry|not too hard|easy to break|break apart easily|breaks apart easily|breaks easily into|tears easily|easy to tear|melts in your|melts in my|melt in your|nice crunch|good crunch|great crunch|perfect crunch|satisfying crunch|nice chew|good texture|great texture|nice texture|perfect texture|texture is great|texture is perfect|texture is nice|texture is smooth|texture is good|right consistency|perfect consistency|nice consistency|great consistency|good consistency|mixes right|stirs right|blends right",
    blamed:
      "gritty|chalky|clumps|clumpy|grainy|mushy|rock hard|too hard|crumble|crumbles|crumbled|crumbly|sludge|never dissolves|doesn't dissolve|not dissolve|doesn't mix|not mix|slimy|soggy|rubbery|not chew|could not chew|couldn't chew|clump|clump up|lumpy|powdery|too dry|very dry|so dry|too tough|too chewy|tough to chew|hard to chew|too hard to|too hard for|hard as a rock|hard as rocks|like rocks|like cardboard|like sawdust|like sand|sandy|pasty|gooey|mealy|too thin|watery|runny|stringy|waxy|melted together|stuck together|sticks together|stuck to my teeth|sticks to my teeth|sticks to your teeth|gets stuck in my teeth|not blend|not mix well|not mix in|floats on top|settles at the bottom|sinks to the bottom|sits at the bottom|leaves a film|broken pieces|all broken|all crumbs|mostly crumbs|just crumbs|turned to dust|powder at the bottom|dust at the bottom|dusty|break a tooth|broke a tooth|chipped a tooth|weird texture|strange texture|odd texture|texture is weird|texture is strange|texture is off|texture is awful|texture is gross|texture is terrible|bad texture|dry and crumbly|dry and hard|dry and chalky|dry and tasteless",
    raised: "texture|consistency",
    praise: "Pleasant texture",
    complaint: "Texture puts people off",
    desire: "{product} with a pleasant texture",
    pain: "The texture puts people off",
    value: "a pleasant texture",
  },
  {
    id: "digestion",
    group: "comfort",
    only: ["edible", "nursing"],
    praised:
      "easy on my stomach|easy on the stomach|no bloating|doesn't bloat|not bloat|no upset stomach|no stomach issues|no stomach problems|tolerates|digests well|easy to digest|gentle on the stomach|no itching|stopped itching|easy on the tummy|easy on my tummy|easy on his stomach|easy on her stomach|easy on their stomachs|gentle on my stomach|gentle on my tummy|gentle on his stomach|gentle on her stomach|not upset my|not upset his|not upset her|not upset the|not upset their|not hurt my stomach|no stomach upset|no stomach ache|no tummy|no nausea|no gas|no heartburn|no indigestion|settles my stomach|settled my stomach|settles the stomach|helps with digestion|helped my digestion|helps my digestion|helps digestion|helped with digestion|improved digestion|improved my digestion|keeps me regular|keeps him regular|keeps her regular|keeps things moving|more regular|solid poop|firm stool|firm stools|solid stools|firmed up|no more diarrhea|stopped throwing up|stopped vomiting|sits well|sat well|agrees with|no more bloating|less bloated|less bloating|less gassy|less gas|stomach feels better|tummy feels better|digests easily|helps with bloating|helped with bloating|helped my bloating|not bother my stomach|not bother his stomach|not bother her stomach|not gassy|not as gassy|no more gas|no colic|colic be gone|colic be better|colic go away|less colicky|no more colic|reduced his colic|reduced her colic|less spit up|no spit up|no more spit up|no more spitting up|less spitting up|hardly spits up|burps less|burps easily|less fussy after|fewer bubbles|no air bubbles",
    blamed:
      "upset stomach|upset my stomach|upset his stomach|upset her stomach|stomach ache|stomach pain|diarrhea|bloated|bloating|gassy|vomit|vomiting|vomited|threw up|made * sick|got sick|nauseous|nausea|the runs|heartburn|upset tummy|upset their|upset stomachs|upsets my|upsets his|upsets her|hurts my stomach|hurt my stomach|hurts my tummy|stomach hurt|stomach cramps|stomachache|stomach aches|tummy ache|tummy aches|made me nauseous|makes me nauseous|makes me sick|makes * sick|sick to my stomach|sick to his stomach|gave me gas|gives me gas|gave him gas|gas and bloating|bad gas|terrible gas|horrible gas|so much gas|gas pains|loose stool|loose stools|soft stool|soft stools|runny poop|runny stool|made me constipated|got constipated|constipated me|gave me heartburn|gives me heartburn|gave me acid|gives me acid|fishy burps|burping|throw up|throws up|throwing up|threw it up|puke|puked|puking|barfed|running to the bathroom|run to the bathroom|ran to the bathroom|tore up my stomach|tears up my stomach|wrecked my stomach|messes with my stomach|messed up my stomach|bothers my stomach|bothered my stomach|food poisoning|not sit well|not agree with|hard on the stomach|hard on my stomach|rough on my stomach|still gassy|still gets gassy|still get gassy|so gassy|more gas|more gassy|still spits up|still spit up|more spit up|still colicky|still has colic|swallows air|swallow air|lots of air bubbles|too much air",
    raised: "stomach|digestion",
    praise: "Easy on the stomach",
    complaint: "Upsets the stomach",
    desire: "{product} that is easy on the stomach",
    pain: "It upsets the stomach",
    value: "an easy stomach",
  },
  {
    id: "ingredients",
    group: "care",
    only: ["edible", "cosmetic"],
    praised:
      "clean ingredients|simple ingredients|natural ingredients|good ingredients|quality ingredients|no fillers|no gums|no additives|three ingredients|few ingredients|can pronounce|nothing artificial|no artificial|no added sugar|no sugar added|low sugar|no preservatives|no dyes|no food dyes|no soy|no corn syrup|no by products|non gmo|no parabens|no sulfates|no chemicals|no harsh chemicals|no harmful|no nasty|no weird ingredients|all natural|real ingredients|real meat|real chicken|real fruit|real food|whole ingredients|ingredients are simple|ingredients are clean|ingredients are good|ingredients are great|ingredients are natural|ingredient list is short|ingredient list is simple|ingredients list is short|know what is in it|short ingredient list|short list of ingredients|no junk in|clean label|human grade|limited ingredients|limited ingredient|high quality ingredients|great ingredients|healthy ingredients|wholesome ingredients|wholesome|organic ingredients|is organic|plant based|no artificial sweeteners|no artificial colors|no artificial flavors|no fragrance added|ingredients i can|nothing weird in it|nothing bad in it|gluten free|grain free|sugar free|dairy free|cruelty free|paraben free|sulfate free",
    blamed:
      "artificial ingredients|fillers|added sugar|preservatives|harsh chemicals|ingredients changed|too much sugar|full of sugar|loaded with sugar|so much sugar|lots of sugar|high in sugar|high in sodium|too much sodium|lots of sodium|loaded with sodium|high sodium|too much salt|too many ingredients|too many carbs|questionable ingredients|bad ingredients|cheap ingredients|junk ingredients|unhealthy ingredients|harmful ingredients|sketchy ingredients|artificial flavors|artificial flavoring|artificial sweetener|artificial sweeteners|artificial colors|artificial dyes|food coloring|red dye|sucralose|corn syrup|palm oil|full of chemicals|full of fillers|full of junk|too many chemicals|ingredient list is long|changed the formula|changed their formula|changed the ingredients|changed the recipe|formula changed|formula has changed|recipe changed|recipe has changed|new formula is|new recipe is|reformulated|parabens|sulfates|proprietary blend|not organic|hidden ingredients|ingredients are bad|ingredients are terrible|sulfate|paraben|gluten|ingredients are not good|ingredients are not clean|ingredients are not great",
    raised: "ingredients|ingredient|ingredient list|formula",
    praise: "Clean ingredients",
    complaint: "Ingredients put people off",
    desire: "clean ingredients",
    pain: "The ingredients put people off",
    value: "clean ingredients",
  },
  {
    id: "freshness",
    group: "care",
    only: ["edible"],
    praised:
      "very fresh|so fresh|fresh|stays fresh|stay fresh|tastes fresh|long shelf life|expiration date was far|super fresh|always fresh|arrived fresh|came fresh|still fresh|stayed fresh|nice and fresh|stays crisp|stays crunchy|keeps fresh|kept fresh|keeps well|sealed fresh|freshly roasted|fresh roasted|freshly made|long expiration|good expiration|great expiration|far expiration|expiration date is far|expiration date is good|expiration is far|good expiration date|far out expiration|good shelf life|expires in a year|not stale|no freezer burn|good until the last",
    blamed:
      "stale|moldy|mold|mouldy|expired|rancid|spoiled|past the date|dried out|went hard|gone bad|went bad|freezer burnt|tastes old|tasted old|tastes stale|tasted stale|old stock|out of date|past expiration|past the expiration|past its|past their|passed the expiration|expiring soon|expires soon|about to expire|short expiration|close to expiration|close to expiring|near expiration|already expired|short dated|close to the expiration|smelled rancid|tasted rancid|smells rancid|tastes rancid|tasted off|tastes off|turned rancid|go bad|going bad|goes bad|bugs in|bugs inside|weevils|full of bugs|arrived melted|came melted|all melted|melted mess|completely melted|melted into|totally melted|hard and dry|dry and hard|dried up|hard and stale|fermented|smelled sour|tasted sour|bag was open|not sealed|puffed up|bulging|freezer burn|get stale|go stale|going stale|goes stale|got stale|went stale|lost its crunch|not crisp",
    raised: "freshness|expiration date|best by date|shelf life",
    praise: "Arrives fresh",
    complaint: "Arrives stale or spoils",
    desire: "{product} that arrives fresh",
    pain: "It arrives stale or spoils",
    value: "freshness",
  },
  {
    id: "amount",
    group: "value",
    only: ["edible", "cosmetic", "supply"],
    praised:
      "a little goes a long way|little goes a long|goes a long way|lasts a long time|lasts for months|lasts me months|generous amount|generous size|plenty in the|lots in the|goes a long|goes far|lasts months|lasted me|lasted me months|lasts me a|lasts me over|lasts quite a|lasts a good while|still have half|still have plenty|still have most|still on my first|bottle lasts|jar lasts|tube lasts|bag lasts|bottle will last|jar will last|bag will last|huge bag|huge bottle|huge jar|generous portion|generous portions|generous bag|good amount of product|plenty of product|only need a little|only need a tiny|only need a small|only need a drop|only need a few|need a tiny|need very little|need so little|just need a little|just a little bit goes|a drop goes|one drop is|two drops is|drop is enough|drops is enough|drop is all|drops is all|drops is plenty|pump is enough|pump is plenty|pea size amount|pea sized amount|dime size amount|dime sized amount|little bit goes|lots of servings|full to the top|filled to the top|filled to the brim|full to the brim|bigger than expected|bigger than i expected|more than enough|nice size bag|good size bag|good sized bag|nice sized bag|nice big bottle|nice big bag|nice big jar|such a big bottle|such a big bag|lasts * months|lasts * weeks|will last me|will last us|will last a|will last for|lasts us|lasts me|lasts forever|last me forever|last me a|last us a|last quite a|lasts a really|not run out|plenty left|still plenty|lots left|hardly used any|barely made a dent|hardly made a dent|not made a dent|not even made a dent|barely put a dent|hardly a dent|not hit the bottom|one bag lasts|a bag lasts|each bag lasts|one bottle lasts|one box lasts|one roll lasts|use less of|do not need much|not need much|use very little|use so little|last for months|last for weeks|lasted us|lasts longer than the|last a long time|last a very long",
    blamed:
      "half empty|third empty|mostly empty|mostly air|bag got smaller|jar is tiny|bottle is tiny|tiny for the|small for the price|barely any|not much in|not much product|ran out fast|only half full|half full|not full|barely full|half filled|filled halfway|filled half|not filled|underfilled|under filled|half a bottle|half the bottle|tiny bag|tiny bottle|tiny jar|tiny tube|tiny container|smaller bottle|smaller bag|smaller jar|bottle is small|bottle is so small|jar is small|bag is small|bag is tiny|container is small|container is tiny|tube is small|tube is tiny|small amount for|so little product|not a lot of product|not much in it|not a lot in|not many in|gone in a week|gone in two|gone in three|gone in a month|gone in days|goes too fast|used up in|used it all up|used the whole thing in|runs out fast|runs out quickly|runs out too|ran out quickly|ran out after|only lasted me|only lasts me|lasted me only|lasted me less|barely lasted|barely lasts|use a lot of product|use so much of|have to use a lot|had to use a lot|need to use a lot|shrinkflation|less than it used|fewer in|only a few in|short weight|smaller than the old|package shrunk|bag is half|bottle is half|jar is half|box is half|small portion|small portions|small serving|tiny portion|tiny portions|tiny serving|portion is small|portions are small|serving is small|ran out in|bag should be|should be bigger bag|bag does not last|bottle does not last|box does not last|roll does not last|not last a week|not last a month|not last a day|go through it fast|goes through it fast|go through it quickly|go through it so|go through it too|go through so much|going through it|go through a bag|go through * bags|goes through too|use a lot of it|used the whole bag in|used the whole bottle in|used the whole jar in|used the whole tube in|used a whole bag|used half the bag|need * bags|needs * bags|gone in no time|gone so fast|runs out of ink|ran out of ink|runs dry|ran dry|used up fast|used up quickly|uses up fast|uses up quickly|gets used up|not enough for|not enough in|barely any in|not much paint|not much ink|not much glue|bag is not big|barely enough for|not last as long|goes through it too",
    raised: "quantity|serving size|portion",
    praise: "Goes a long way",
    complaint: "Less inside than expected",
    desire: "{product} that goes a long way",
    pain: "There is less inside than expected",
    value: "getting enough for the money",
  },
  {
    id: "reseal",
    group: "ease",
    only: ["edible", "cosmetic", "supply"],
    praised:
      "resealable|reseals|reseals well|seals tight|seals well|seals back|seals back up|closes back|closes up tight|zip top works|zipper works|easy to reseal|easy to close|stays sealed|stays closed|seals up|seals up tight|closes tight|closes tightly|closes well|lid seals|lid fits tight|nice resealable|resealable bag|resealable top|resealable bag is|closes back up|reseals easily|caps stay|caps stay on|lid stays on|lid closes|lid closes well|cap fits|caps fit|stays fresh in the",
    blamed:
      "not resealable|doesn't reseal|not reseal|won't reseal|zipper never|won't seal|doesn't seal|not seal|bag never closes|zipper ripped|zipper tore|seal is broken|no way to reseal|no way to close|hard to reseal|hard to close|hard to seal|difficult to reseal|difficult to close|impossible to reseal|impossible to close|bag tore|bag ripped|bag rips|not stay closed|not stay sealed|lid cracked|cap broke|need a clip|need a bag clip|put it in a ziploc|put it in another|transfer it to|transferred it to|had to transfer|lid does not close|lid does not seal|lid does not fit|lid does not stay|lid will not close|lid will not stay|lid will not seal|cap does not close|cap does not stay|cap does not fit|cap will not close|cap will not stay|zipper does not work|zipper does not close|zipper does not seal|zipper does not stay|zipper will not close|zipper will not seal|zip does not work|zip does not close|zip does not seal|zip does not stay|zip will not close|zip lock does not work|zip lock does not close|ziplock does not work|ziplock does not close|ziplock does not seal|bag does not close|bag does not seal|bag does not stay|bag will not close|bag will not seal|seal does not hold|seal does not stay|seal does not work|seal will not hold|no way to seal|not close back|not close back up|not close again|not seal back|no zip|no zipper|no zip lock|no ziplock|no resealable|not have a zip|not have a zipper|not have a resealable|needs a zipper|needs a zip|needs a resealable|need a resealable|should be resealable|should have a zipper|should have a resealable|should have a zip|bag is not resealable|can not reseal|can not close the bag|can not close it|can not be closed|can not be resealed|use a chip clip|need a chip clip|bag clip|chip clip|rubber band around|tape it shut|tape it closed|put it in another container|store it in a separate|cap does not stay on|caps do not stay|caps do not fit|caps fall off|cap falls off|caps crack|cap cracked|caps cracked|caps broke|cap dried|lid dried|dried shut|glued shut|caps are hard to|cap is hard to",
    raised: "resealable bag|zip lock|ziplock|zip top|ziploc",
    praise: "Closes again tightly",
    complaint: "Does not close again",
    desire: "{product} that closes again tightly",
    pain: "It does not close again",
    value: "a package that closes",
  },
  {
    id: "absorption",
    group: "comfort",
    only: ["cosmetic"],
    praised:
      "absorbs|absorbs well|sinks in|sinks right in|not greasy|non greasy|no grease|doesn't leave * greasy|not leave * greasy|no residue|not sticky|isn't sticky|lightweight|light texture|without being heavy|doesn't feel heavy|light on my skin|absorbs right|absorbs nicely|absorbs easily|absorbs into|absorbs beautifully|soaks in|soaks right in|soaked right in|soaks into|sinks into|sunk right in|disappears into|melts into|melts right|rubs in|rubs right in|rubs in easily|rubs in well|rubs in nicely|blends in|blends right in|blends easily|blends well|blends beautifully|spreads easily|spreads well|spreads nicely|goes on smooth|goes on smoothly|goes on easy|goes on easily|goes on light|glides on|feels light|not oily|not heavy|not too heavy|not too thick|no white cast|no film|not feel heavy|non sticky|nonsticky|nongreasy|not tacky|not feel greasy|not feel sticky|no greasy|no sticky|no oily|weightless|not leave a film|not leave a residue|not leave residue|feels so light|is so light and|feels light and|soaks right|sinks right|rubs right|blends right",
    blamed:
      "greasy|too greasy|oily|sticky|tacky|white cast|leaves a residue|sits on top|too thick|too heavy|greasy feeling|feels greasy|leaves a film|leaves a white|leaves a greasy|leaves a sticky|leaves residue|leaves me greasy|leaves you greasy|slimy|never absorbs|never absorbed|never sinks|not absorb|not soak in|not sink in|sits on my|sits on the skin|sits on the surface|sits on your|sit on top|sat on top|just sits|white film|white residue|film on my|residue on my|heavy on my|feels heavy|too oily|so oily|oil slick|gunky|gummy|streaky|streaks|hard to rub|hard to spread|hard to blend|difficult to blend|difficult to spread|not blend|not rub in|caked|cakey|cakes up|too watery|too runny|feels slick|slick feeling",
    raised: "absorption|residue",
    praise: "Absorbs without a greasy film",
    complaint: "Feels greasy or sticky",
    desire: "{product} that absorbs without a greasy film",
    pain: "It feels greasy or sticky",
    value: "a light feel",
  },
  {
    id: "scent",
    group: "care",
    only: ["cosmetic", "scented"],
    praised:
      "smells great|smells amazing|smells good|smells lovely|smells wonderful|smells so good|smells nice|lovely scent|pleasant scent|light scent|nice scent|love the smell|love the scent|scent is light|smell great|smell amazing|smell good|smell lovely|smell wonderful|smell nice|smell clean|smell fresh|smell fantastic|smell incredible|smell heavenly|smell divine|smell delicious|smell beautiful|smell like heaven|smell so clean|smell so fresh|love how it smells|love the way it smells|love the way * smells|love how * smells|love how this smells|love this scent|love this smell|loved the scent|loved the smell|great scent|great smell|amazing scent|amazing smell|good smell|nice smell|fresh scent|clean scent|fresh smell|clean smell|subtle scent|mild scent|soft scent|delicious scent|delicious smell|beautiful scent|beautiful fragrance|lovely fragrance|pleasant smell|pleasant fragrance|wonderful scent|wonderful smell|heavenly scent|not overpowering|not overwhelming|not too strong|not perfumey|scent is lovely|scent is nice|scent is great|scent is amazing|scent is wonderful|scent is subtle|scent is perfect|smell is great|smell is amazing|smell is nice|smell is wonderful|smell is pleasant|scent lasts|scent lingers|smell lasts|scent last a long time|smell last a long time|fragrance last a long time",
    blamed:
      "stinks|stink|chemical smell|perfumey|perfumy|overpowering|smells bad|smells awful|smells weird|smells off|smells like chemicals|smells like plastic|too strong|scent is strong|smell is strong|strong scent|strong smell|reeks|smell weird|smell funny|smell strange|smell odd|smell off|smell cheap|smell like plastic|smell like chemicals|smell like medicine|smell like alcohol|smell like old|smell like hot dog|smell like pennies|smell like metal|smell like bug|smell like vinegar|smell like paint|smell like burnt|smell like fish|smell like a wet|smell rancid|hate the smell|hated the smell|hate the scent|hated the scent|hate how it smells|not like the smell|not like the scent|not love the smell|not love the scent|not stand the smell|not stand the scent|not a fan of the smell|not a fan of the scent|not care for the smell|not care for the scent|smell is awful|smell is terrible|smell is horrible|smell is off|smell is weird|smell is bad|smell is gross|smell is too|smell is overwhelming|smell is overpowering|smell is horrendous|smell is nauseating|scent is too|scent is awful|scent is terrible|scent is overpowering|scent is overwhelming|scent is off|overwhelming|too perfumed|too floral|too flowery|heavily scented|heavily perfumed|heavily fragranced|heavy perfume|gave me a headache|gives me a headache|nauseating|fishy smell|sulfur smell|weird smell|strange smell|funny smell|odd smell|awful smell|horrible smell|terrible smell|bad smell|medicinal smell|medicinal|alcohol smell|scent fades|scent fades fast|scent faded|scent disappears|scent does not last|scent doesn't last|smell does not last|smell fades|scent is gone|could not stand the smell|could not stand the scent",
    raised: "smell|scent|fragrance|perfume",
    praise: "Pleasant scent",
    complaint: "Scent puts people off",
    desire: "{product} with a pleasant scent",
    pain: "The scent puts people off",
    value: "a pleasant scent",
  },
];
