import { naming, type Point, point, told } from "./point.ts";

export const GIFT_POINTS: Readonly<Record<string, readonly Point[]>> = {
  gift: [
    told(
      "comes in an attractive box",
      /\b(?:comes?|came|arrives?|arrived|packaged|boxed|packed|delivered)\b(?: \w+){0,3} in (?:a|an|its own|the) (?:\w+ ){0,2}(?:gift|presentation|pretty|beautiful|nice|lovely|elegant|handsome|attractive|gorgeous|velvet|keepsake) (?:\w+ )?box\b|\b(?:pretty|beautiful|nice|lovely|elegant|attractive|gorgeous) (?:gift|presentation|keepsake) box\b/,
    ),
    told(
      "comes in a pouch or bag",
      /\b(?:comes?|came|arrives?|arrived|packaged|packed)\b(?: \w+){0,3} in (?:a|an|its own) (?:\w+ ){0,2}(?:gift|drawstring|velvet|satin|pretty|beautiful|nice|lovely|organza|silk|cute) (?:\w+ )?(?:bag|pouch)\b/,
    ),
    told(
      "comes with a bow or ribbon",
      /\b(?:comes?|came|tied|packed|box|packaged|wrapped|boxed)\b(?: up)?(?: \w+){0,2} (?:with|in) (?:a |an |the )?(?:\w+ )?(?:bow|ribbon)\b/,
    ),
    point("works as a stocking stuffer", /(?<!more like a )\bstocking (?:stuff\w*|fillers?)\b/),
    point(
      "fitting for a wedding",
      /\bwedding (?:gifts?|presents?)\b|\bgifts? for (?:\w+ ){0,2}weddings?\b|\bbridal shower\b/,
    ),
    point("welcome at a housewarming", /\bhouse[- ]?warming\b/),
    point("welcome at a baby shower", /\bbaby shower\b/),
    point("fitting for a graduation", /\bgraduat(?:ion|ing|ed|es)\b/),
    point("something for dad", /\bfather.?s.? day\b/),
    point("something for mom", /\bmother.?s.? day\b/),
    point("something for a valentine", /\b(?:for|on|as a) (?:\w+ )?val[ei]ntine.?s?\b/),
    point("fitting for an anniversary", /\banniversar(?:y|ies)\b/),
    point("fitting for a retirement", /\bretirement (?:gift|present|party)\b/),
    point("works for a holiday exchange", /\bsecret santa\b|\bwhite elephant\b/),
    point("a way to say thanks", /\b(?:as a|for a|a) thank[- ]?you\b|\bthank[- ]you (?:gift|present)s?\b/),
    point(
      "something for a teacher",
      /\bgifts? for (?:\w+ ){0,4}teachers?\b|\bteachers? (?:appreciation )?gifts?\b|\b(?:gave|bought|got|ordered)(?: (?:it|this|these|them|one))? (?:to|for) (?:[\w'\u2019]+ ){1,4}teachers?\b/,
    ),
    point("something for a host", /\bhost(?:ess)? gifts?\b/),
    point(
      "something for teenagers",
      /\b(?:gifts?|presents?) for (?:a |any |my |the |our )?(?:\w+ )?(?:teens?|teenagers?|tweens?)\b/,
    ),
    point("handy for a first home", /\bfirst (?:apartment|house|home|place)\b/),
    point(
      "handy for college life",
      /\bdorm(?:s| room)?\b|\b(?:off|going|went|goes|headed|leaving) (?:to|for) college\b|\bcollege gift\b/,
    ),
    point(
      "a hit with the recipient",
      /\b(?:he|she|they|both|everyone|recipients?|it was|(?:my|our) \w+)(?: \w+)?(?: really| absolutely| just| all| both)? (?:loves?|loved|adores?|adored|enjoys|enjoyed|(?:is|was|are|were) (?:so |very |really |absolutely |just )?(?:thrilled|delighted|ecstatic|tickled|over the moon)) ?(?:it|them|this|these|that|his|hers|theirs|with (?:it|them|this|these|his|hers)|so much|by|$|[.!])/,
    ),
    point(
      "used regularly by the recipient",
      /\b(?:he|she|they|grandson|granddaughter|daughter|son|husband|wife)(?: \w+)? (?:uses?|used|wears?|rides?|has used|has worn|been using|plays with|has played) (?:it|them|this|these|with it|with them)? ?(?:every(?: single)? (?:day|night|morning|evening|weekend)|everyday|all the time|daily|constantly|each (?:day|morning|night|evening))\b/,
    ),
    point(
      "for people hard to shop for",
      /\bhard to (?:buy|shop)(?: \w+)? for\b|\bhard[- ]to[- ](?:buy|shop)[- ]for\b|\bhas (?:it all|everything)\b/,
    ),
    point(
      "bought again for someone else",
      /\b(?:bought|ordered|got|purchased|ordering|buying|order|buy|get|getting) (?:\w+ )?(?:another(?: one| pair| set)?|(?:a )?second(?: one| pair| set)?|one more|two more|(?:\d )?more)(?: of (?:them|these|those))?(?: \w+)? (?:as|for) (?!me\b|myself|us\b)/,
    ),
    told(
      "one to keep and one to share",
      /\b(?:bought|ordered|got|purchased) one for (?:myself|me|us) and (?:one|another|a second|several|two|more)\b[^.!?]{0,20}\b(?:for|as)\b|\bas (?:a gift|gifts) and (?:kept|keep) (?:one|mine)\b|\b(?:bought|ordered|got) two,? one for (?:me|myself)\b/,
    ),
    told(
      "fits in a holiday basket",
      /\b(?:in|for|to|into) (?:\w+ ){0,2}easter baskets?\b|\beaster basket (?:stuffers?|fillers?|gifts?)\b/,
    ),
    point(
      "brings tears of joy",
      /\bhappy tears\b|\btears of joy\b|\bcried,? in a good way\b|\bcried happy\b|\b(?:mom|mother|wife|grandma|daughter|mum) cried\b|\bteared up\b|\bbrought tears to (?:his|her|their)\b/,
    ),
    told(
      "personalized with a name or initials",
      /\b(?:personali[sz]ed|engraved|monogrammed|customized|embroidered)\b[^.!?]{0,20}\b(?:names?|initials|monogram)\b/,
    ),
    told(
      "beautifully packaged",
      /\b(?:beautifully|gorgeously|elegantly|attractively) (?:packaged|boxed|wrapped|presented)\b|\b(?:packaging|presentation) (?:is|was) (?:so |very |really |absolutely |just )?(?:beautiful|lovely|gorgeous|pretty|elegant|stunning)\b|\b(?:beautiful|lovely|gorgeous|elegant|stunning) (?:packaging|presentation)\b/,
    ),
  ],
  durability: [
    point(
      "looks good over time",
      /\bstill (?:looks?|looking|look) (?:almost |practically |just |as )?(?:like |brand |good as )*new\b|\bstill like (?:brand )?new\b/,
    ),
    point(
      "works as well as at first",
      /\bwork(?:s|ed|ing)?(?: \w+)? (?:like|as good as|as well as) (?:it(?:.?s| is| was)? |they are |the )?(?:brand )?(?:new|day one|first day)\b(?!.{0,4}(?:year|york))/,
    ),
    point(
      "still going strong years later",
      /^(?!.*\b(?:should|would|hop\w+|expect\w*|we.?ll see|if|old|older|previous\w*|replac\w+|another brand|last ones?|used to|parkinson|daycare|basics|grew up|needed a|same kind|had (?:a|one) (?:pair|watch)|played|playing|taught|teaching)\b).*(?:\b(?:had|owned|own|used|using|have) (?:it|this|these|them|mine|ours|one of (?:the|these)|the same (?:one|pair))\b.{0,30}\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|[2-9]|[1-4]\d)\+? ?(?:plus |or so |solid |full )?years?\b(?!.?old| old| ago| warranty)|\bstill\b.{0,40}\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|[2-9]|[1-4]\d)\+? ?(?:plus |or so |solid |full )?years?\b(?!.?old| old| ago| warranty)|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|[2-9]|[1-4]\d)\+? ?(?:plus |or so |solid |full )?years?\b(?!.?old| old| ago| warranty).{0,30}\bstill\b|\b(?:it|they|these|this|this one|product|mine|seal|that) (?:has|have|.?s|.?ve)? ?(?:now )?(?:been in use|been going|held up|lasted)\b.{0,30}\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|[2-9]|[1-4]\d)\+? ?(?:plus |or so |solid |full )?years?\b(?!.?old| old| ago| warranty)|(?:\b(?:it.?s|it is|these|this one|them|tapers)\b.{0,30}|^(?:had these \w+ \w+ \w+ for )?)going on (?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|[2-9]|[1-4]\d)\+? ?(?:plus |or so |solid |full )?years?\b(?!.?old| old| ago| warranty))/,
    ),
    point(
      "holds up through the winter",
      /^(?=.*\b(?:left|out|outside|outdoors|surviv\w+|through|held)\b)(?!.*\b(?:we.?ll see|would|broke|cracked)\b).*\b(?:all|whole|entire|through|surviv\w+|last|one|two|three|\d) (?:\w+ ){0,2}winters?\b|\bthrough a \w+ winter\b/,
    ),
    point(
      "no cracks",
      /^(?!.*\b(?:skin|hands|lips|heels|feet|marring|vents?)\b).*(?:\b(?:no|not|never|without|zero|nothing|none|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?(?:crack|cracks|cracked|cracking|single crack)\b(?! (?:up|down|open|it\b|one))|\bnot (?:a|one)(?: single)? crack\b)/,
    ),
    told(
      "no sign of fraying",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}fray(?:s|ed|ing)?\b/,
    ),
    told(
      "no peeling",
      /\b(?:coating|backing|paint|finish|laminate|tape|print|decal|lettering|vinyl|sticker|logo|letters|graphics)\b[^.!?;]{0,25}\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}peel(?:s|ed|ing)?\b/,
    ),
    point(
      "no splitting",
      /^(?!.*\b(?:coffee|espresso|milk|cream\w*|sauce|latte|nails?|hair|ends|tea|kenyan|into)\b).*\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}split(?:s|ting)?\b(?! (?:up|the bill))/,
    ),
    told(
      "no warping",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}warp(?:s|ed|ing)?\b/,
    ),
    told(
      "no pilling on the fabric",
      /\b(?:has|have|does|do|did)(?: ?n['’]?t| not) (?:\w+ )?pill(?:ed|ing)?\b(?! (?:box|case|bottle|under|on my))|\bno pilling\b|\bnever pill(?:s|ed)\b/,
    ),
    point(
      "hard to break",
      /^(?!.*\b(?:arriv\w+|came|pack\w*|stacked|shipp\w+|order|should|would|milk|skin|hair|scent|whom|open|stems|cork)\b).*(?:\b(?:has|have|had|does|do|did|wo|could|ca|will)(?: ?n['’]?t| not| never) (?:\w+ )?(?:break|broke|broken)\b(?! (?:it|the|down|up|out|in|into|off|me|my|our)\b)|\b(?:nothing|none) (?:\w+ )?(?:has broken|have broken|broke)\b|\b(?:hardly|barely|never|rarely) (?:ever )?(?:breaks?|broke)\b(?! (?:it|the|down|up|out|in|into|off|me|my|our|when)\b)|\bwithout breaking(?! (?:it|the|them|my|out|up))|\bunbreakable\b)/,
    ),
    point(
      "does not fall apart",
      /^(?!.*\b(?:should|would|bak\w+|cook\w*|meat|when you)\b).*\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:fall(?:s|en|ing)?|fell|come|comes|came|coming) apart\b/,
    ),
    point(
      "shows little sign of wear",
      /\b(?:no|little|not any|without|hardly any|barely any|minimal) (?:\w+ )?(?:signs? of (?:\w+ )?wear|wear and tear|wear\b(?! ?(?:them|it)))|\b(?:not|never|none (?:\w+ )?|has ?n['’]?t|have ?n['’]?t) (?:worn out|wear(?:ing)? out|wore out)\b|\bshow(?:s|ed|ing)? no (?:signs? of )?(?:wear|age|aging)/,
    ),
    point(
      "still sharp",
      /\bblades?\b.{0,25}\bstill (?:very |plenty |nice and |really |razor )?sharp\b|\b(?:scissors|knife|knives|edges?|saw|bits?|cutters?|shears|teeth|razor)\b.{0,25}\bstill (?:very |plenty |really |razor )?sharp\b/,
    ),
    point(
      "holds up to repeated washing",
      /^(?=.*\b(?:held|hold\w*|surviv\w+|still|like new|brand new|lasted|(?:has|have|does|do|did) ?n['’]?t|no (?:\w+ )?problem)\b).*(?:\bwashed (?:it |them |mine |this |these )?(?:\w+ ){0,2}(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|few|couple(?: of)?|dozens? of|\d+) (?:or more )?times|\b(?:through|thru|in|survived) the wash\b.{0,25}\b(?:times|every|twice|weekly)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|several|many|few|couple(?: of)?|dozens? of|\d+) (?:or more |plus |hand |machine |more )?wash(?:es|ings)\b|\brepeated (?:machine )?wash)/,
    ),
    point(
      "stands up to kids",
      /\b(?:surviv\w+|h[eo]ld\w* up (?:\w+ )?(?:to|through|with|for|against)|withst\w+|st(?:and|ood|ands) up to|thrown by|indestructible)\b[^.;?]{0,45}\b(?:toddlers?|kids|children|day ?care|preschoolers?|\d[- ]year[- ]olds?|three year old|two year old|boys)\b/,
    ),
    point(
      "tough enough for pets",
      /\b(?:surviv\w+|h[eo]ld\w* up (?:\w+ )?(?:to|through|with|for|against)|withst\w+|st(?:and|ood|ands) up to|indestructible|teeth marks from)\b[^.;?]{0,45}\b(?:dogs?|cats|puppy|puppies|lab|labs|labrador|beagle|retriever|kittens?)\b(?! hair)/,
    ),
    point(
      "survives being stepped on or sat on",
      /\bstepp?ed on\b|\bsat on(?=[ ,.]|$)(?! (?:a|the|my|our|top|shelf|his|her) (?:shelf|counter|table|desk|porch|deck))|\bkids standing on\b/,
    ),
  ],
  fasteners: [
    point(
      "metal hardware",
      /^(?!.*\b(?:hardly|wish|but|loose)\b).*(?:\b(?:metal|steel|brass) (?:buckles?|clasps?|snaps?|zippers?|clips?|hardware|hooks?|d-?rings?|buttons?|hinges?|latch(?:es)?)\b|\b(?:buckles?|clasps?|snaps?|zippers?|clips?|hardware|hooks?|hinges?|latch(?:es)?) (?:is|are) (?:\w+ )?(?:metal|steel|brass)\b)/,
    ),
    point(
      "tight hinges",
      /\bhinges?\b.{0,50}\b(?:tight|(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt) loosened?|not loosened?|firm|stiff)\b|\b(?:tight|firm) (?:\w+ )?hinges?\b/,
    ),
    point(
      "no squeaky hinges",
      /\bhinges?\b.{0,40}\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?(?:squeak|creak)/,
    ),
    point("easy to work with stiff hands", /\barthrit\w+|\b(?:stiff|weak|sore|bad) (?:fingers|hands)\b/),
    point(
      "easy for kids to manage",
      /\b(?:kids?|son|daughter|child|children|toddler|year[- ]old|grandson|granddaughter) (?:can|could) (?:\w+ )?(?:do|zip|buckle|fasten|close|open|work|snap|clip|undo|manage)\b/,
    ),
    told(
      "snag-free zipper",
      /\bzip(?:per)?s?\b[^.!?;]{0,30}\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:snag(?:s|ged|ging)?|catch(?:es|ing)?|stick(?:s|ing)?|jam(?:s|med|ming)?|get(?:s|ting)? stuck)\b/,
    ),
    point("still grips after washing", /^(?=.*\b(?:velcro|hook and loop)\b).*\b(?:wash\w*|laundry|dryer)\b/),
    naming(
      "clips onto {}",
      ["garment", "luggage", "gear", "vehicle", "furniture", "footwear"],
      /\bclip(?:s|ped)? (?:(?:it|them|this|right|easily|securely|firmly|nicely|tight|quickly|well) )?(?:on|onto|to) (?:to )?(?=(?:my|the|our|a|any|your|his|her|their)\b)|\bclips? hold on (?:to )?(?=\w)/,
    ),
    point(
      "clicks or snaps into place",
      /\b(?:click|clicks|clicked|snap|snaps) (?:shut|closed|into place|in place|down tight|down)\b/,
    ),
  ],
};
