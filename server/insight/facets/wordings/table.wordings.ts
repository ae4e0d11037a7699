import type { Wordings } from "./wording.ts";

export const TABLE_WORDINGS: Wordings = {
  together: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:for|ruined|woke up|tell|insult to) )\b(?:whole|entire) (?:family|table|gang|class|group|crew|house|household|room|clan|bunch|crowd|party|neighborhood|office) (?:[\w'’-]+ ){0,2}(?:plays?|loves?|enjoys?|enjoyed|was (?:laughing|playing|into|hooked|howling|in stitches|in tears laughing|around)|gets? (?:into|involved|in on)|got (?:into|in on|involved|hooked)|joins?|joined|laugh(?:ed|ing|s)?|had (?:a blast|fun|a ball|a great|such|so)|has (?:a blast|fun|a ball|a great)|is (?:hooked|addicted|obsessed|laughing|into)|can (?:play|join|enjoy|get)|loved|played|cracking up|asks?|begs?|sat (?:down|around)|gathers?|gathered|fights over who|addicted)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:everyone|everybody|we all|all of us|kids and (?:adults|grown ?ups|parents)|adults and kids|all ages|all four|all five|all six|grandparents|grandma|grandpa|teens?|teenagers?|both (?:my|our|kids|boys|girls)|the kids|my kids|our kids|young and old|old and young|three generations|four generations|cousins|siblings|brothers?|sisters?) (?:[\w'’-]+ ){0,4}(?:can play|could play|play(?:s|ed|ing)? (?:it |this |along |well |nicely |happily |for hours )*together|join(?:s|ed|ing)? in|gets? a (?:turn|chance|say)|involved|stays? in|stayed in|had a (?:blast|ball)|has a (?:blast|ball)|in stitches|cracking up|wants? to play|wanted to play|wanted (?:in|another|a turn|one more|to go again)|begs? (?:to|for)|asked? (?:to play|for (?:it|another|one more))|keeps? asking|on the same team|work(?:s|ed|ing)? together|can win|has a chance|around the table|gather(?:s|ed)? around|got into it|get into it|gets into it|is included|feels included|felt included)\b(?<!\b(?:not|n['’]t|no|never|if|only|than)\b.{0,40})/,
    ],
    [
      "+",
      /\b(?:we|all|everyone|everybody|family|us|kids|table|had us)(?: \w+)? (?:laugh(?:ed|ing|s)?|giggl(?:ed|ing|es?)|howl(?:ed|ing)|in stitches|cracking up|cracked up|roar(?:ed|ing)|cry(?:ing)? laughing|cried laughing|tears (?:of laughter|from laughing)|belly laughs?|crying from laughing) (?:so hard |together |all |the whole |until |till |like |for |our |as a |around the |at each other|with each other|that |and |so much |hysterically |out loud )/,
    ],
    [
      "+",
      /\b(?:off|away from|put (?:down|away)|put|without|forgot(?: about)?|nobody touched|no one touched|nobody looked at|no one looked at|instead of) (?:of )?(?:their|the|all|our|those|my kids['’]?|his|her|looking at|a|staring at)? ?(?:the |their |our )?(?:phones?|screens?|i ?pads?|tablets?|devices|video games|tv|xbox|electronics|computers?)(?: down| away| for| and| while| to| long| all|[.,!]|$)/,
    ],
    [
      "+",
      /\b(?:no|zero|not one|never any|less|fewer|nobody|no ?one|none of the) (?:more |any |single |the |ever |gets |got |was |is |felt |feels |sits |has to |had to |usual |been |big )*(?:fights?|fighting|tears|arguments?|arguing|crying|cried|squabbl\w+|bicker\w+|meltdowns?|left out|sore losers?|sit(?:ting)? out|sits out|eliminated|knocked out|bored waiting|hurt feelings|tantrums?|whining|stormed off|sulk\w*|ganging up|waiting around|excluded|alpha|downtime|sitting around)\b(?! (?:with (?:the|my) (?:instructions|assembly)|in the packaging|to (?:set|get it)))/,
    ],
    [
      "+",
      /\b(?:even|won over|including) (?:my|our|the|his|her) (?:[\w'’-]+ ){0,2}(?:teen|teens|teenagers?|teenage \w+|husband|wife|grandma|grandmother|grandpa|grandfather|mother[- ]in[- ]law|father[- ]in[- ]law|dad|mom|brother|sister|uncle|aunt|in[- ]laws|toddler|youngest|little one|4 year old|5 year old|6 year old|four year old|five year old|six year old|grump\w*|non[- ]gamers?|friends|nana|kid who) (?:[\w'’-]+ ){0,5}(?:played|plays|joins|joined|asks to play|asked to play|wanted (?:to play|in)|wants (?:to play|in)|got into it|gets into it|can play|can win|won|beat us|beats us|had fun|enjoyed playing|begs|keeps up|holds her own|stays at the table|stayed|to play|playing)\b/,
    ],
    [
      "+",
      /\b(?:played?|playing|plays) (?:it |this |this game |one |together |every (?:night|sunday|weekend|friday) |all the time |again |for hours |regularly |happily |nicely |a lot |constantly )*(?:with|together with|between|among|as) (?:my |the |our |her |his |all |a |both |my \w+ |five |four |six |\d+ |three ){0,6}(?:kids|grandkids|grandchildren|family|grandma|grandmother|grandparents|friends|neighbors|cousins|siblings|parents|nieces?|nephews?|students|in[- ]laws|generations|roommates|coworkers|dad|mom|husband|wife|sons?|daughters?|grandson|granddaughter|family together|couple)\b(?<!\b(?:not|n['’]t|never|hard|refuses? to|wo) play .{0,60})/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:game|family|games|friday|sunday|rainy day|snow day|holiday|thanksgiving|christmas|camping|cabin|vacation|party|date) (?:game )?(?:night|nights|day|favorite|staple|tradition|gathering|gatherings|reunion|party|hit|must|must have|go[- ]to)(?: game)? (?:favorite|hit|staple|regular|tradition|go[- ]to|winner|success|is (?:fun|back|saved|a thing)|has (?:never|become)|must|now|again|every)/,
    ],
    [
      "+",
      /\b(?:brings?|brought|bringing|gets?|got|getting|pulls?|pulled|keeps?|kept) (?:my |our |the |us |everyone |everybody |whole |entire |kids |family |people |friends |all |of )*(?:together|around (?:the|one|a|our) table|talking|to the table|at the table|in the same room|laughing)\b(?! (?:easily|in (?:about )?\d+|quickly|with (?:screws|glue)))/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:every (?:other )?game|put an|other games?)\b.{0,25})\b(?:end(?:s|ed|ing)?|dissolve[sd]?|result(?:s|ed)?|finish(?:es|ed)?|turns?|turned|led|leads|always|descends?|descended) (?:up )?(?:in|into|with|to) (?:a |an |big |the |lot of |someone |somebody |one (?:kid|of them) |another |full blown |huge |tears and |constant |more )*(?:tears|fights?|arguments?|shouting|yelling|screaming|crying|fighting|arguing|squabbl\w+|brawl|meltdowns?|hurt feelings|slammed doors?|sulking|shouting match|storming off|war|bickering|flipped board|tantrums?)\b(?<!\b(?:never|not|n['’]t|no) .{0,25})/,
    ],
    [
      "-",
      /(?<!\b(?:no|not|n['’]t|never|stopped|without|no longer|instead of) (?:\w+ ){0,2})\b(?:kids|boys|girls|sisters|brothers|siblings|we|they|everyone|everybody|twins|family|cousins|players|husband and i|children) (?:just |always |ended up |spent the (?:whole|entire) \w+ |constantly |kept |end up |still |all |were |are |only |would )*(?:fight|fights|fought|fighting|argued?|arguing|bicker(?:ed|ing)?|squabbl\w+|scream(?:ed|ing)?|yell(?:ed|ing)?|accus\w+|stormed|crying|in tears) (?:at each other |about |over |off |with each other |the whole |because |constantly )*(?:who|the (?:rules|score|points)|rules|whose turn|turns|because|whether|cards|scoring)\b(?! (?:gets to (?:use|have|play|go) |goes (?:first|next)|turn it is|who gets|to play (?:it|next)))/,
    ],
    [
      "-",
      /\b(?:left out|sits? out|sat out|sitting (?:out|around|there)|out of the game|eliminated|knocked out|kicked out|is out|gets? out|out in the first|out early|waits? around|waiting around|waited around|just watch(?:es|ing)?|nothing to do|twiddling \w+ thumbs) (?:\w+ ){0,4}(?:first|early|watching|bored|for the rest|waiting|while (?:the|every|we|others)|until|for (?:half|an hour|the|twenty|thirty|\d+|ages)|rest of the game|doing nothing|between turns|turn|in (?:the first|round one)|and (?:then )?(?:has|have|just|sits?|cried|got bored|watch))\b(?<!\b(?:no ?one|nobody|never|not|n['’]t|no) .{0,40})/,
    ],
    [
      "-",
      /\b(?:one|the same|whoever|the oldest|the loudest|oldest|first|bossiest|strongest|best|adult|smartest|experienced) (?:person|player|kid|one|child|sibling|adult|brother|sister|gamer|of (?:us|them|you)|goes first) (?:\w+ )?(?:always |just |usually |ends up |can |will |gets to |tends to )*(?:wins|runs away|bosses|decides|tells|dominat\w+|takes over|hogs?|tell(?:ing)? everyone|plays for|makes all|bossing|steamrolls?|ruins?|run the|run(?:ning)? the (?:show|game)|does everything|gets ganged|win every|gets picked on)\b/,
    ],
    [
      "-",
      /\b(?:stormed|stomped|marched|flipped|quit|refused) (?:off |out |away |from |the |her |his |a |over |to |and |crying |mid |halfway |because |in |at )*(?:table|board|(?:board )?pieces|cards across|fit|mid ?game|halfway through|crying|game (?:over|across|half)|play with (?:us|me|him|her|each other) (?:again|anymore)|when (?:he|she|they) (?:lost|got|was)|bed crying|room)\b(?<!\bwalked .{0,20}room)/,
    ],
    [
      "-",
      /\b(?:forever|too long|ages|so long|minutes|long time|20 minutes|ten minutes|bored|boring|wait|waiting) (?:\w+ ){0,3}(?:between|for|until) (?:your|my|their|his|her|our|each|the other|everyone else['’]?s?|a|other people['’]?s?) ?(?:next )?turns?\b(?! (?:signal))|\b(?:only|really|just) (?:fun|works?|good|enjoyable|interesting) (?:for|with) (?:one|two|the (?:winner|adults|leader|first player|person)|whoever|exactly two|2)(?: of (?:us|them|you)| players?| people| is winning)\b|\b(?:alpha player|quarterbacking|runaway leader|too mean[- ]spirited|mean[- ]spirited|ganged? up on|ganging up on|picked on the|friendship ruiner|friendship ender|ruins? friendships)\b(?<!\bno .{0,20})/,
    ],
  ],
};
