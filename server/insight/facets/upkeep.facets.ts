import type { Facet } from "./facet.ts";

/** What buyers judge in anything that is coiled, packed away, or used where it can make a mess. */
export const UPKEEP_FACETS: readonly Facet[] = [
  {
    id: "kinks",
    group: "ease",
    except: ["cosmetic"],
    praised:
      "no kinks|no kinking|no tangles|no tangling|tangle free|kink free|never kinks|doesn't kink|not kink|doesn't tangle|not tangle|no knots|not twist up|coils easily|uncoils easily|stays untangled|tangle proof|kink resistant|never tangled|never kinked|not knot up",
    blamed:
      "kinks|kink|kinked|kinking|tangles|tangled|tangle|gets knotted|knotted|in knots|knot up|gets twisted|all twisted|keep twisting|twist up|twists up|coils up on itself|wrap around itself",
    raised: "",
    praise: "Does not kink or tangle",
    complaint: "Kinks or tangles",
    desire: "{product} that does not kink or tangle",
    pain: "It kinks or tangles",
    value: "no tangles",
  },
  {
    id: "packAway",
    group: "handling",
    except: ["game"],
    praised:
      "easy to pack up|folds into nothing|fits back in|coils back|coils up|rolls up small|goes back in the bag easily|fold up small|folds up small|fold down small|folds down small|fold up flat|folds up flat|fold up nicely|folds up nicely|fold up easily|folds up easily|fold up quickly|folds up quickly|roll up small|roll up tight|rolls up tight|roll up easily|rolls up easily|pack away|pack up small|pack up nicely|pack up quickly|pack flat|collapse down|collapses down|collapse flat|collapses flat|collapses easily|compress down|compresses down|fit back in|fit right back|easy to fold|fold easily|folds easily|easy to put away|easy to take down|easy to pack away|take down easily|take down in|break down easily|easy to break down|easy to collapse|easy to roll up|comes with a storage bag|comes with a carry bag|pack up easily|fold small|folds small|fold flat|folds flat|pack down|pack down small|pack small",
    blamed:
      "back in the bag|back into the bag|back in its bag|back into its bag|bag is too small|bag is way too small|hard to fold|difficult to fold|impossible to fold|hard to pack up|hard to put away|hard to take down|hard to fold up|hard to fold back|hard to get back in|nightmare to fold|pain to fold|struggle to fold|can't fold|could not fold|not fold up|not fold back|not fold down|not fold flat|never fit back|not fit back|not go back in|never goes back|not get it back in|impossible to get back|difficult to put away|difficult to take down|trouble folding|how to fold",
    raised: "",
    praise: "Packs away small",
    complaint: "Hard to pack away again",
    desire: "{product} that packs away small",
    pain: "It is hard to pack away again",
    value: "packing away small",
  },
  {
    id: "mess",
    group: "care",
    except: ["audio"],
    praised:
      "no mess|mess free|less mess|not messy|hardly any dust|no dust|no crumbs|doesn't make a mess|mess is contained|contains the mess|keep the mess|no splatter|no splatters|no splashing|not splash|less dust|low dust|hardly any mess|no clean up|catches crumbs|catches the crumbs|catches all the|without making a mess|without a mess|dust free|virtually dust free|no more dust|barely any dust|very little dust|minimal dust|almost no dust|not dusty|not much dust|not as dusty|not make dust|less tracking|no tracking|minimal tracking|little tracking|hardly any tracking|low tracking|not track all|not track everywhere|not track through|not track as much|not track much|not track like|tracks less|track less|not stick to paws|not stick to their paws|not stick to his paws|not stick to her paws|less scatter|no scatter|less litter on the|less litter around|no litter on the|washable paint|wash out of clothes|washes out of clothes|washed out of clothes|wash off easily|washed right off the walls|washes off the walls|washes off skin|wash off hands|washes off hands",
    blamed:
      "static|static cling|mess|messy|makes a mess|made a mess|all over the counter|all over the floor|all over the kitchen|dust everywhere|crumbs everywhere|splatters|splattered|splash everywhere|spray everywhere|spill everywhere|get everywhere|got everywhere|fly everywhere|flew everywhere|hair everywhere|fur everywhere|seed everywhere|litter everywhere|powder everywhere|water all over|crumbs all over|dust all over|all over the table|all over my hands|all over my desk|all over the stove|all over the walls|scatters|such a mess|big mess|huge mess|leaves a mess|leave a mess|left a mess|making a mess|clings to the sides|clings to everything|grounds cling|stuck to everything|be dusty|too dusty|so dusty|very dusty|cloud of dust|clouds of dust|dust cloud|so much dust|lots of dust|too much dust|dust settles|dust in the air|tracks everywhere|track everywhere|tracks all over|track all over|tracks through the|tracked all over|tracked everywhere|tracked through|tracking everywhere|tracking all over|litter tracks|tracks litter|tracking litter|tracks so|stick to paws|sticks to paws|stick to their paws|sticks to their paws|stick to his paws|sticks to his paws|stick to her paws|sticks to her paws|stuck in her paws|stuck in his paws|stuck in their paws|all over the house|all over my house|all over the apartment|all over the bathroom|all over the room|all over the carpet|kicked out of the box|kick it out of|kicks it out of|kicks it everywhere|kicks litter|kick litter|glitter everywhere|glitter all over|slime everywhere|sand everywhere",
    raised: "",
    praise: "Leaves no mess",
    complaint: "Makes a mess",
    desire: "{product} that leaves no mess",
    pain: "It makes a mess",
    value: "no mess",
  },
  {
    id: "length",
    group: "handling",
    except: ["reading", "game"],
    praised:
      "plenty long|perfect length|right length|great length|good length|be long enough|long enough to|long enough for my|long enough for me|long enough that|nice length|ideal length|just the right length|correct length|more than long enough|nice and long|length is perfect|length is great|length is good|reaches all the way|nice long cord|nice long cable|nice long handle|nice long sleeves|nice long straps|nice long strap|full 50 feet|full 100 feet|full 25 feet|stretches to the full|extends to the full|expands to the full|long enough for us|long enough for our|reaches all around|reaches everywhere i|reaches from one end|reaches the whole",
    blamed:
      "too short|not long enough|too long and|wish it were longer|wish it was longer|not reach the|be too long|too long for my|too long for me|too long on me|way too long|shorter than expected|shorter than i|shorter than advertised|shorter than described|shorter than pictured|shorter than the|not quite long enough|barely long enough|barely reach|not * feet long|inches too short|feet too short|inches short|feet short|a foot short|could be longer|should be longer|wish it was a bit longer|not reach my|not reach all|too short to|not stretch to|not stretch out to|not extend to|not extend fully|not expand to|not expand to the|not expand fully|never expanded to|never stretched to|only stretches to|only stretched to|only extends to|only expands to|only expanded to|only reaches|not 50 ft|not 50 feet|not 100 feet|not 100 ft|not 25 feet|not 25 ft|not 75 feet|not a full 50|not a full 100|not the full 50|not the full 100|not the full 25|not the full length|not full length|not really 50|not really 100|nowhere near 50|nowhere near 100|not come out to|short of the advertised|short of the stated|shy of the advertised|not the length",
    raised: "length",
    praise: "Long enough",
    complaint: "Not the length expected",
    desire: "{product} that is long enough",
    pain: "It is not the length expected",
    value: "the right length",
  },
  {
    id: "evenness",
    group: "performance",
    praised:
      "consistent|very consistent|even grind|uniform|evenly|even heat|even coverage|even cut|even heating|heat evenly|cook evenly|cooks evenly|bake evenly|bakes evenly|brown evenly|browns evenly|spread evenly|goes on evenly|even coat|even coats|even layer|even browning|even crust|even light|even temperature|holds temperature|hold temperature|holds its temperature|keeps its temperature|steady temperature|consistent temperature|consistent heat|same every time|consistent results|consistently good|consistently great|no hot spots|no streaks|streak free",
    blamed:
      "inconsistent|uneven|unevenly|not consistent|not even|hot spots|patchy|cold spots|burned on one side|burnt on one side|raw in the middle|burnt on the outside|burned on the outside|burns the bottom|streaky|blotchy|splotchy|hit and miss|all over the map|temperature swings|temperature fluctuates|lopsided|leave streaks|leaves streaks|streaks all over|streaks everywhere",
    raised:
      "uneven surface|uneven surfaces|uneven ground|uneven floor|uneven floors|uneven terrain|uneven skin|uneven tone|uneven texture|uneven sidewalk|grind consistency|consistency of the grind",
    except: ["edible"],
    praise: "Even, consistent results",
    complaint: "Uneven results",
    desire: "{product} with even, consistent results",
    pain: "The results are uneven",
    value: "consistent results",
  },
  {
    id: "charging",
    group: "performance",
    praised:
      "wireless charging works|magsafe works|charges through|charges wirelessly|charges fine with|charges right through|charge right through|charges with the case on|charge with the case on|works with wireless|works with my wireless|works with magsafe|wireless charger works|still charges wirelessly|charge wirelessly|charges with it on|magsafe is strong|magsafe compatible",
    blamed:
      "wireless charging not work|wireless charging does not work|wireless charging doesn't work|not charge through|not charge wirelessly|blocks wireless charging|too thick to charge|take it off to charge|take the case off to charge|remove the case to charge|remove it to charge|not work with wireless|not work with magsafe|not work with my wireless|interferes with wireless|interferes with charging|wireless charger does not|wireless charger will not|magsafe does not|magsafe is weak|not charge with the case",
    raised: "wireless charging|wireless charger|magsafe",
    praise: "Wireless charging works",
    complaint: "Wireless charging fails",
    desire: "{product} that works with wireless charging",
    pain: "Wireless charging fails",
    value: "charging without cables",
  },
  {
    id: "protection",
    group: "performance",
    readAs: { locking: "locking" },
    except: ["edible", "reading", "game", "cosmetic"],
    praised:
      "not a scratch|saved the screen|saved my screen|saved my phone|great protection|good protection|survived a fall|survived the drop|survived a drop|still in one piece|third drop|screen is fine|raised edge|protect against|protected the|keep * protected|keep * safe from|survive * drops|survive * drop|survive * fall|survive * falls|survived being dropped|absorb the shock|absorb the impact|absorbed the impact|absorbs shock|took the hit|took the impact|took the fall|without a scratch|without a dent|not a dent|not a mark on|saved my tablet|saved my laptop|saved my camera|saved my watch|saved my floors|saved my couch|padded enough|protects well|protects my|protects the|protected my",
    blamed:
      "no protection|not protect|doesn't protect|screen cracked|screen shattered|cracked my screen|did not save|little protection|not much protection|not enough protection|offers no|phone cracked|phone broke|phone still broke|still cracked|still broke when|still got scratched|scratched anyway|phone shattered|screen broke|screen still cracked|no padding|not enough padding|scratched my screen|scratched my phone",
    raised: "protection",
    praise: "Protects well",
    complaint: "Protects too little",
    desire: "{product} that protects well",
    pain: "It protects too little",
    value: "protection",
  },
  {
    id: "microphone",
    group: "performance",
    only: ["calling"],
    praised:
      "clear calls|calls are clear|mic is clear|hear me clearly|hear me fine|great mic|good mic|hear me loud|hear me perfectly|hear me well|hear me great|hear me just fine|hear me with no|everyone can hear me|people can hear me|mic works|mic works great|mic works well|mic picks up my|mic is great|crystal clear calls|calls are crystal clear|calls sound great|calls come through|good for calls|great for calls|great for phone calls|great for zoom|great for meetings|great for conference|clear phone calls|clear voice|sound clear to|no complaints from",
    blamed:
      "mic is terrible|mic is bad|mic is useless|nobody can understand|sound like i am under|sounds like i'm under|echo on calls|bad mic|terrible mic|not hear me|nobody can hear me|nobody could hear me|no one can hear|no one could hear|people can not hear|people could not hear|not understand me|not understand a word|hard to understand me|ask me to repeat|asked to repeat|asking me to repeat|say i sound|said i sound|say i sounded|said i sounded|tell me i sound|told me i sound|told me i sounded|complain that i sound|complain about my|callers complain|sound far away|sounded far away|sound distant|sound underwater|i sound muffled|i sound like i|i sounded like|sound like i am|like i am underwater|like i am in|in a tunnel|breaking up|picks up every|picks up background|picks up all the|picks up too much|picks up everything around|mic sucks|mic is awful|mic is trash|mic is garbage|mic is horrible|mic does not|mic did not|mic stopped|useless for calls|terrible for calls|awful for calls|not good for calls|bad for calls",
    raised: "mic|microphone|calls|call quality",
    praise: "Picks up the voice clearly",
    complaint: "Does not pick up the voice well",
    desire: "a microphone that picks up the voice clearly",
    pain: "The microphone does not pick up the voice well",
    value: "a clear microphone",
  },
  {
    id: "noiseCancelling",
    group: "performance",
    only: ["hushing"],
    praised:
      "noise cancelling is amazing|noise cancelling works|noise canceling works|great noise cancelling|noise cancelling is great|noise canceling is great|noise cancelling is excellent|noise cancelling is impressive|noise canceling is amazing|great noise canceling|excellent noise cancelling|amazing noise cancelling|good noise cancelling|cancel noise|cancel out|cancel the noise|block noise|blocks noise|block the noise|blocks the noise|block out|blocks out|block outside|blocks outside|block background|blocks background|block all|blocks all|block most|blocks most|drown out|drowns out|shut out|tune out|silences|muffle the|muffles the|noise fades|cut out background|cuts out background|cut out the noise|cuts out the noise|reduce background|keep * noise out|not hear the traffic|not hear the engine|not hear anything around|not hear my kids|not hear my coworkers|not hear anyone|world disappears|world goes quiet|peace and quiet|not hear the tv|not hear the plane|not hear the train|not hear the vacuum|not hear the mower|not hear the baby|not hear the neighbors|not hear the snoring|noise * gone|drone * gone|rumble * gone|noise * away|drone * away|rumble * away|noise just vanishes|noise disappears|noise just disappears|mask|masks|masks the|masks my|masks outside|masks all|masks noise|covers up the noise|covers street noise|not hear the street|not hear the dog|not hear him snore|not hear my husband snore|not hear the barking",
    blamed:
      "noise cancelling is weak|noise canceling is weak|not cancel|still hear everything|not block|still hear everyone|still hear people|still hear every|still hear my coworkers|hear everything around|hear everything with|hear everyone around|barely cancel|hardly cancel|barely blocks|hardly blocks|no noise cancelling|no noise canceling|noise cancelling is a joke|noise canceling is a joke|noise cancelling does nothing|noise cancelling does not|noise canceling does not|noise cancelling did not|noise cancelling is useless|noise cancelling is nonexistent|noise cancelling is pretty weak|anc does nothing|anc does not|anc is useless|anc is weak|anc is a joke|lets in noise|lets noise in|lets all the|nc is weak|nc is useless|nc does nothing|not mask|not drown out|not cover the noise|not loud enough to cover|can still hear the",
    raised:
      "noise cancelling|noise canceling|noise cancellation|anc|nc|noise cancelation|noise reduction|noise isolation",
    praise: "Blocks out noise",
    complaint: "Blocks too little noise",
    desire: "{product} that blocks out noise",
    pain: "It blocks too little noise",
    value: "quiet",
  },
];
