import type { Facet } from "./facet.ts";

/** What buyers judge in things that are read or played. */
export const PLAY_FACETS: readonly Facet[] = [
  {
    id: "story",
    group: "performance",
    only: ["reading"],
    praised:
      "good story|great story|wonderful story|sweet story|beautiful story|page turner|couldn't put it down|can't put it down|story is good|story is wonderful|well written|funny and|flow well|flow so well|engaging|moving|heartwarming|lovely message|great message|rhymes are fun|love the story|loved the story|loved this story|love this story|story is great|story is sweet|story is adorable|great plot|good plot|interesting plot|well told|beautifully written|beautifully told|great writing|good writing|great characters|likable characters|relatable characters|lovable characters|believable characters|hooked from|hooked me|had me hooked|kept me hooked|kept me guessing|keeps you guessing|kept me reading|kept my interest|keeps your interest|could not stop reading|not stop reading|not put it down|hard to put down|in one sitting|edge of my seat|laugh out loud|made me cry|made me laugh|had me in tears|made me tear|brought tears|tear jerker|twists and turns|great twist|satisfying ending|great ending|loved the ending|good read|great read|quick read|fun read|wonderful read|must read|enjoyable read|interesting read|a joy to read|fun to read|great to read|fun to read aloud|great read aloud|great bedtime story|rhymes well|rhyme is fun|great rhymes|thought provoking|inspiring|uplifting|fast paced|did not want it to end|not want it to end|great lesson|good lesson|wonderful lesson|sweet message|positive message|important message|beautiful message|wonderful message|good message|teaches kids|touching|cute story|fun story|charming|delightful|read it in a day|read it in one|read in a day|could not put|can not put it down",
    blamed:
      "boring|predictable|dull|preachy|forced|drags on|drags|too long|confusing story|badly written|poorly written|full of typos|not get into|could never get into|hard to get into|hard to follow|slow start|slow paced|slow moving|too slow|dragged on|dragged|drag on|cliche|flat characters|characters are flat|one dimensional|unlikable|not relatable|not care about the characters|unbelievable plot|no plot|weak plot|thin plot|plot holes|plot hole|far fetched|too wordy|wordy|repetitive|rambling|rambles|disjointed|choppy|poor writing|bad writing|writing is bad|writing is poor|bad grammar|poor grammar|grammatical errors|grammar mistakes|grammar errors|typos|poorly edited|needs an editor|needed an editor|spelling errors|spelling mistakes|abrupt ending|ended abruptly|ends abruptly|rushed ending|ending was rushed|ending felt rushed|hated the ending|disappointing ending|did not like the ending|not finish|not finish it|gave up on it|gave up halfway|nothing new|nothing happens|no story|not much of a story|not rhyme|forced rhymes|rhymes are forced|rhyming is off|rhymes are off|too scary|too dark|inappropriate|bad message|surface level|superficial|too basic|ai written|written by ai|written by a computer|could not get into|could not finish",
    raised: "story|plot|rhymes|rhyme|characters|writing|message|ending|text",
    praise: "A story people enjoy",
    complaint: "The story disappoints",
    desire: "a good story",
    pain: "The story disappoints",
    value: "a good story",
  },
  {
    id: "illustrations",
    group: "looks",
    only: ["reading"],
    praised:
      "beautiful illustrations|gorgeous illustrations|stunning illustrations|pretty pictures|colorful|pictures are gorgeous|illustrations are beautiful|illustrations are stunning|illustrations are colorful|lovely illustrations|beautifully illustrated|wonderfully illustrated|well illustrated|gorgeously illustrated|illustrations are gorgeous|illustrations are great|illustrations are adorable|illustrations are cute|illustrations are amazing|illustrations are lovely|illustrations are wonderful|illustrations are fun|pictures are beautiful|pictures are great|pictures are adorable|pictures are colorful|pictures are cute|pictures are lovely|pictures are amazing|great illustrations|cute illustrations|adorable illustrations|amazing illustrations|wonderful illustrations|charming illustrations|colorful illustrations|great pictures|bright pictures|beautiful pictures|colorful pictures|cute pictures|beautiful artwork|beautiful art|art is beautiful|artwork is beautiful|artwork is gorgeous|vibrant|bright colors|vivid|vivid colors|beautiful photos|great photos|gorgeous photos|lots of pictures|photo of every|picture of every|love the pictures|loves the pictures|love the illustrations|loves the illustrations|love the art|love the artwork",
    blamed:
      "ugly illustrations|creepy|pictures are dark|no pictures|not enough pictures|illustrations are dull|illustrations are ugly|illustrations are blurry|illustrations are weird|illustrations are creepy|illustrations are strange|illustrations are odd|illustrations are bad|illustrations are poor|pictures are blurry|pictures are fuzzy|pictures are too small|pictures are tiny|pictures are weird|all black and white|only black and white|just black and white|no illustrations|no photos|no color|few pictures|not many pictures|blurry pictures|blurry|pixelated|weird illustrations|strange illustrations|creepy illustrations|poor illustrations|ai generated|ai art|ai images|ai illustrations|clip art|clipart|low resolution|scary pictures|colors are dull",
    raised: "illustrations|illustration|pictures|artwork|drawings|art",
    praise: "Beautiful illustrations",
    complaint: "Illustrations disappoint",
    desire: "beautiful illustrations",
    pain: "The illustrations disappoint",
    value: "beautiful pictures",
  },
  {
    id: "pages",
    group: "build",
    only: ["reading"],
    praised:
      "sturdy pages|thick pages|pages are thick|pages are sturdy|good quality paper|holds up to|board pages|pages are durable|pages are good|pages are nice|durable pages|durable board|heavy pages|thick paper|heavy paper|paper is thick|paper is good|paper is nice|paper is great|nice paper|good paper|great paper|quality paper|paper quality is great|paper quality is good|great paper quality|good paper quality|no bleed through|no bleed|not bleed|not bleed through|lay flat|lays flat|lies flat|stays open|easy to turn|turn easily|large print|big print|clear print|easy to read print|print is large|print is clear|print is big|font is large|well bound|sturdy binding|strong binding|binding is strong|binding is sturdy|binding is good|toddler proof|baby proof|not rip|not tear|hard to rip|can't rip|well made book|sturdy book|nice heavy book|thick cardboard|thick board",
    blamed:
      "thin paper|thin pages|paper is thin|pages are thin|pages tore|pages ripped|pages fell out|pages are falling|pages came out|stuck together|upside down|misprint|misprinted|binding came apart|binding broke|binding fell|text is too small|print is too small|tiny print|ripped|tore|torn|arrived bent|came apart|bleeds through|bleed through|bled through|ink bleeds|marker bleeds|markers bleed|pens bleed|pen bleeds|shows through|show through|pages are flimsy|flimsy pages|flimsy paper|flimsy cover|cover is flimsy|cover is thin|paper is flimsy|paper is so thin|cheap paper|paper is cheap|pages rip|pages tear|pages rip easily|pages tear easily|pages are ripped|pages were ripped|torn pages|torn page|ripped page|missing pages|missing page|pages missing|pages are missing|pages were missing|out of order|blank pages|pages were blank|page fell out|pages fall out|pages fell|pages falling out|pages come out|pages came loose|pages come loose|pages are loose|pages are stuck|pages stick together|pages stuck together|falling apart|fell apart|falls apart|spine broke|spine cracked|spine is broken|spine is cracked|spine split|spine ripped|binding came|binding is falling|binding is coming|binding is loose|binding is weak|binding is bad|binding is terrible|binding is poor|binding is broken|binding cracked|poor binding|bad binding|weak binding|cheap binding|not lay flat|not lie flat|not stay open|not stay flat|print is tiny|print is small|print is so small|small print|text is tiny|text is small|font is too small|font is small|font is tiny|tiny font|small font|tiny text|too small to read|hard to read the|faded print|print is faded|print is light|smudges|smears|smeared|printed crooked|printing is bad|cover was bent|cover is bent|cover came off|cover is ripped|cover was torn|corners were bent|corners bent|corner was bent|dinged|creased|pages are cut off|words are cut off|text is cut off|words cut off",
    raised: "pages|page|paper|print|binding|cover",
    praise: "Well-made pages",
    complaint: "Pages or binding fail",
    desire: "well-made pages",
    pain: "The pages or the binding fail",
    value: "a book that lasts",
  },
  {
    id: "engagement",
    group: "performance",
    only: ["reading", "game"],
    praised:
      "asks for * every|asks for this|asks for it|holds their attention|holds his attention|holds her attention|every single night|won't let me|not let me turn|over and over|again and again|replay value|plays out differently|never gets old|nobody is bored|every weekend|every sunday|addictive|keeps them busy|kids love|loves finding|giggles|loves this book|beg for|begs for|beg to play|begs to play|begging to play|begs me to read|ask for it|ask to play|asks to play|asking to play|wants to play it|want to play it|want to play again|wants to play again|wants me to read|wants it read|wants to read it|ask me to read|asks me to read|read it every|reads it every|read this every|play it every|plays it every|played it every|play this every|plays this every|play it all the time|plays with it all|plays with it every|not put it down|not stop playing|not stop reading|can't get enough|hours of fun|hours of entertainment|hours of play|keeps us entertained|keeps them entertained|keeps him entertained|keeps her entertained|keeps the kids|kept the kids|kept us busy|kept them busy|kept him busy|kept her busy|keeps * busy|keeps * entertained|kept * entertained|keeps my attention|held my attention|keeps their attention|keeps his attention|keeps her attention|kept their attention|hold their interest|keeps their interest|never the same|different every time|different each time|no two games|one more game|one more round|played it over|play over and over|play again and again|replayable|high replay|great replay|lots of replay|tons of replay|replay value is|favorite book|favorite game|favorite puzzle|new favorite|family favorite|go to game|everyone loves|everyone loved|whole family loves|whole family loved|kids loved|grandkids love|grandkids loved|grandson loves|granddaughter loves|son loved|daughter loved|loves it|loved it|loves this|love this book|love this game|loved this book|loved this game|loves this game|love this puzzle|hooked|could not put it down|could not stop playing",
    blamed:
      "lost interest|not interested|gets old|gave up|one and done|same every time|gets boring|got bored|bored|lose interest|loses interest|losing interest|lost his interest|lost their interest|interest faded|novelty wears off|novelty wore off|tired of it|got tired of|gets tired of|collects dust|collecting dust|gathering dust|sits on the shelf|sitting on the shelf|sat on the shelf|never play it|never played with|only played once|only played it once|not play it again|not play again|won't play it|not hold * attention|not keep * attention|not hold * interest|not keep * interest|not hold my|not very engaging|not engaging|gets repetitive|got repetitive|no replay|little replay|low replay|not much replay|limited replay|same thing every|kids hated|kids did not like|not sit through|not asked for it|never asks for it|never asked for it|never picks it|once was enough|would not look at|never got played|never gets played",
    raised: "replay value|replayability|replay|attention",
    praise: "Wanted again and again",
    complaint: "Interest fades soon",
    desire: "{product} that is wanted again and again",
    pain: "Interest fades soon",
    value: "something that stays interesting",
  },
  {
    id: "ageFit",
    group: "handling",
    only: ["reading", "game", "toy"],
    praised:
      "great for ages|perfect for ages|good for ages|age is right|right age|great for kids|perfect for kids|for all ages|all ages|kids and adults|any age|age appropriate|perfect age|good age|right for his age|right for her age|right for their age|perfect for my * old|great for my * old|good for my * old|perfect for a * old|great for a * old|good for a * old|perfect for my toddler|great for my toddler|perfect for toddlers|great for toddlers|great for babies|perfect for babies|great for preschoolers|perfect for preschoolers|great for little ones|perfect for little ones|great for young|perfect for young|great for younger|perfect for younger|great for older|great for teens|perfect for teens|great for adults|good for adults|great for beginners|good for beginners|perfect for beginners|beginner friendly|kid friendly|young and old|old and young|kids and grownups|adults and kids|whole family can|even the youngest|even my youngest|even the little ones|even the kids|even younger kids|fun for adults too|adults enjoy it too|adults love it too|grows with|grow into|little ones can|toddlers can|preschoolers can|kids can play|simple enough for|easy enough for|appropriate for my|appropriate for her|appropriate for his|appropriate for kids|appropriate for children|appropriate for all|right size for a toddler|right size for my toddler|perfect for a toddler|great for a toddler|perfect size for a toddler|perfect for my grandson|perfect for my granddaughter|perfect for my son|perfect for my daughter|perfect for his age|perfect for her age|great for her age|great for his age|good for his age|good for her age|perfect for this age|great for this age|perfect for little hands|perfect for small hands|great for little hands|great for small hands|sized for little|fits small hands",
    blamed:
      "too young|too old for|too advanced|too hard for|over their heads|not for kids|not for toddlers|a little long for|too long for|i was lost|he was lost|she was lost|we were lost|they were lost|kids were lost|too easy for|too simple for|too difficult for|too complicated for|too complex for|too confusing for|too scary for|too little for|above their|above his|over his head|over her head|over my head|not age appropriate|not appropriate for|not suitable for|not meant for kids|not a kids|not kid friendly|not for young|not for little|not for small children|not for younger|not for beginners|too childish|too juvenile|childish|babyish|more for adults|more for older|more for younger|more for toddlers|more for little|better for older|better for younger|better suited for older|better suited for younger|better suited to older|age range is|age recommendation is|age rating is|not old enough|still too young|older kids get bored|older kids were bored|outgrew|too babyish|too big for a toddler|too big for my toddler|too small for a|too small for his age|too small for her age|too heavy for a child|too heavy for kids|too heavy for him|too heavy for her|too heavy for my son|too heavy for my daughter|too heavy for a toddler|too heavy for little|too hard for my|too difficult for my|outgrew it|outgrown|will outgrow|not safe for|choking hazard|not for his age|not for her age|not right for",
    raised: "age range|age recommendation",
    praise: "Right for the age",
    complaint: "Wrong for the age",
    desire: "{product} that is right for the age",
    pain: "It is wrong for the age",
    value: "the right age",
  },
  {
    id: "rules",
    group: "ease",
    only: ["game"],
    praised:
      "easy to learn|quick to learn|quick to explain|easy to explain|easy to teach|simple rules|rules are simple|rules are clear|rules fit on|got it right away|learn in minutes|quick to set up|easy to play|learned it in|learn it in|learned it quickly|learned quickly|learned in five|learned in ten|learned in no time|learned the rules|learn the rules quickly|pick up quickly|picked it up quickly|picked it up fast|picks up fast|picks it up quickly|easy to pick up|easy to understand|easy to follow|easy rules|straightforward rules|simple to learn|simple to play|simple to explain|simple to understand|simple to teach|fast to learn|quick to teach|quick to pick up|taught it in|teach it in|explain it in|explained in|rules are easy|rules are straightforward|rules are well|rules make sense|rules were clear|rules were easy|rules were simple|rulebook is clear|rulebook is well|rulebook is great|rulebook is easy|rulebook is good|well written rules|clear rules|clear instructions|clear rulebook|great rulebook|instructions are clear|instructions were clear|instructions are easy|instructions were easy|instructions are simple|instructions were simple|easy instructions|not complicated|not too complicated|not hard to learn|up and running in|playing within minutes|playing in minutes|caught on quickly|caught on fast|catch on quickly|low learning curve|small learning curve|no learning curve",
    blamed:
      "confusing rules|rules are confusing|instructions are confusing|hard to learn|complicated rules|arguing about the rules|hard to understand|unclear rules|rules make no sense|rulebook is confusing|rulebook is a mess|rulebook is terrible|rulebook is awful|rulebook is bad|rulebook is poorly|rulebook is vague|rulebook is unclear|rulebook is hard|rulebook is long|rulebook is too|rule book is confusing|rule book is a mess|rule book is terrible|rule book is poorly|rules are unclear|rules are vague|rules are complicated|rules are hard|rules are poorly|rules are too|rules are a bit|rules are a mess|rules were unclear|rules were confusing|rules were hard|rules were complicated|rules were vague|too many rules|so many rules|too complicated|overly complicated|overly complex|too complex|overcomplicated|convoluted|steep learning curve|big learning curve|took forever to learn|takes forever to learn|took us forever to|takes too long to learn|took an hour to learn|took us an hour|hard to follow|hard to teach|hard to explain|hard to figure out|hard to grasp|difficult to learn|difficult to understand|difficult to follow|difficult to explain|vague rules|vague instructions|unclear instructions|poorly written|poorly explained|poorly translated|badly translated|instructions were confusing|instructions are vague|instructions are unclear|instructions were unclear|instructions are terrible|instructions are poor|instructions make no|went to youtube|go to youtube|go on youtube|went on youtube|look up the rules|looked up the rules|look up how|had to look up|have to look up|had to google|not figure out|not figure it out|not understand the|not understand how|no idea how to play|confused about|checking the rules|rereading the rules|reread the rules|had to watch a|have to watch a|need to watch a|had to watch videos|have to watch videos|watch a video to|rulebook is not clear|rulebook is not well|rules are not clear|rules are not well|rules are not explained|rules are not easy|could not figure out|could not figure it out|could not understand",
    raised: "rules|rule|rulebook|rule book|instructions|directions|manual",
    praise: "Easy to learn",
    complaint: "Rules are hard to follow",
    desire: "rules that are easy to learn",
    pain: "The rules are hard to follow",
    value: "clear rules",
  },
  {
    id: "fun",
    group: "performance",
    only: ["game"],
    praised:
      "so fun|so much fun|lots of fun|great fun|fun|laughed|laughing|hilarious|a blast|best game|great family game|good game|great game|enjoyed|family game|fun for everyone|fun for all|fun for the whole|fun game|ton of fun|tons of fun|really fun|had fun|having fun|have fun|a hit|big hit|huge hit|was a hit|instant hit|belly laughs|laugh|laughs|giggling|crying laughing|cracking up|good time|great time|entertaining|exciting|addicting|good challenge|great challenge|nice challenge|fun challenge|challenging but fun|just challenging enough|great strategy|good strategy|lots of strategy|deep strategy|enough strategy|good mix of luck|love playing|loves playing|loved playing|enjoy playing|enjoys playing|enjoyable|enjoys|enjoy it|play every night|plays every night|everyone had|best board game|great party game|fun party game|great puzzle|love game night",
    blamed:
      "boring|not fun|no fun|dull|too much luck|not much strategy|no strategy|waste of an evening|not enjoyable|not exciting|not that fun|not as fun|not enjoy|bored us|fell flat|falls flat|no excitement|no depth|lacks depth|not much depth|little depth|all luck|pure luck|just luck|luck based|based on luck|mostly luck|relies on luck|no skill|too random|drags|drags on|drag on|dragged on|over too quickly|over too fast|too much downtime|lots of downtime|waiting for your turn|waiting for their turn|wait for your turn|too easy|too repetitive|repetitive|runaway leader|unbalanced|not balanced|frustrating|tedious|snooze|snoozefest|underwhelming|not worth playing|never play again|never want to play|nobody wanted|no one wanted|nobody liked|no one liked|nobody enjoyed|no one enjoyed|kids hated|too long to play|too chaotic|too stressful|caused fights|causes fights",
    raised: "game night|gameplay|game play|strategy",
    praise: "Fun to play",
    complaint: "Not much fun",
    desire: "a game that is fun to play",
    pain: "It is not much fun",
    value: "fun",
  },
  {
    id: "components",
    group: "build",
    only: ["game"],
    praised:
      "beautiful components|great components|quality components|sturdy pieces|pieces feel great|sturdy cards|thick cards|beautiful artwork|artwork is gorgeous|wooden pieces feel|high quality pieces|great quality pieces|good quality pieces|high quality cards|good quality cards|great quality cards|quality cards|cards are thick|cards are sturdy|cards are beautiful|cards are high|cards are good|cards are durable|cards are nice|pieces are sturdy|pieces are beautiful|pieces are well|pieces are thick|pieces are nice|pieces are solid|pieces are durable|pieces are good|pieces are great|nice pieces|solid pieces|thick pieces|pieces fit|pieces fit together|pieces fit perfectly|pieces fit well|fit together perfectly|fit together well|fit together nicely|interlock well|snap together|well made pieces|nice components|amazing components|components are great|components are good|components are nice|components are excellent|components are top|sturdy board|thick board|board is sturdy|board is thick|board is beautiful|beautiful board|nice board|gorgeous artwork|gorgeous art|beautiful art|great art|great artwork|amazing artwork|amazing art|art is gorgeous|art is beautiful|art is amazing|artwork is beautiful|artwork is amazing|beautiful miniatures|miniatures are great|miniatures are beautiful|great miniatures|wooden pieces are|metal coins|great insert|insert is great|nice insert|everything has its place|all fits back|fits back in the box|sturdy box|box is sturdy|linen finish|shuffle well|easy to shuffle",
    blamed:
      "cards are thin|cards are flimsy|thin cards|flimsy cards|ink rubs off|warped|bent|bend|cheap pieces|cheap components|cards bend|cards bent|cards are bent|cards were bent|cards wear|cards wore|cards are warped|cards are warping|cards are cheap|cards are low|cards feel cheap|cards feel thin|cards feel flimsy|cards stick together|cards stick|cards are hard to|cards are so thin|cards curl|cards are curling|cards peel|cards are peeling|cards get bent|cards got bent|corners are already|low quality cards|cheap cards|flimsy pieces|pieces are flimsy|pieces are cheap|pieces are thin|pieces feel cheap|pieces feel flimsy|thin pieces|pieces broke|pieces break|piece broke|pieces do not fit|pieces will not fit|pieces not fit|pieces do not stay|pieces fall|pieces fall apart|pieces fell apart|pieces are loose|pieces are too loose|pieces are too small|pieces are tiny|pieces are too similar|tiny pieces|cheap cardboard|thin cardboard|flimsy cardboard|cardboard is thin|cardboard is flimsy|flimsy board|thin board|board is flimsy|board is thin|board is warped|board is cheap|board is too small|not lay flat|not lie flat|not stay flat|spinner broke|spinner does not|spinner is broken|spinner is cheap|spinner sticks|text is tiny|text is too small|print is tiny|print is too small|box is flimsy|flimsy box|box is cheap|box fell apart|box ripped|box split|box is falling|insert is useless|useless insert|no insert|no storage|paint chipped|paint rubs|paint is chipping|misprinted|misprint|miscut|poorly cut|hard to punch|not punch out|hard to tell apart|too similar|everything slides around|pieces slide around|cards slide around|insert does not fit|insert does not hold|box corners split|box corners were",
    raised: "components|component|pieces|cards|tokens|board|artwork|insert",
    praise: "Pieces are well made",
    complaint: "Pieces feel cheap",
    desire: "well-made pieces",
    pain: "The pieces feel cheap",
    value: "well-made pieces",
  },
];
