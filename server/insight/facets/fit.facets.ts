import type { Facet } from "./facet.ts";

export const FIT_FACETS: readonly Facet[] = [
  {
    id: "compact",
    group: "handling",
    except: ["cosmetic", "edible"],
    praised:
      "compact|small footprint|doesn't take up|does not take up|not take up|takes up little|takes up no|space saving|saves space|slim|fits under|fits on|fits in a drawer|tucks away|folds flat|folds up|folds down|stores easily|easy to store|doesn't hog|box is small|slim enough",
    blamed:
      "bulky|takes up too much|takes up a lot|takes up half|takes up the whole|too tall for|too tall to|won't fit under|wo not fit under|not fit under|hogs|huge footprint|too wide for|hard to store|cumbersome",
    raised: "footprint|counter space|desk space",
    praise: "Takes little room",
    complaint: "Takes up too much room",
    desire: "{product} that does not take over the counter or desk",
    pain: "It takes more room than there is",
    value: "a small footprint",
  },
  {
    id: "sizing",
    group: "handling",
    praised:
      "true to size|fits perfectly|fits perfect|fit perfectly|fit perfect|perfect fit|fits great|fits well|fit well|fits like a glove|great fit|fits him perfectly|fits her perfectly|right size|perfect size|just right|good fit|fits just right|good size|great size|nice size|ideal size|cutouts line up|fits my * perfectly",
    blamed:
      "too small|too big|too large|too tight|too loose|runs small|runs large|runs big|ran small|size up|sized up|size down|sizing is off|sizing chart is wrong|chart is off|chart was off|doesn't fit|does not fit|didn't fit|did not fit|not fit|smaller than expected|smaller than i|smaller than pictured|bigger than expected|bigger than i|larger than expected|larger than i|runs tight|a size up|wrong size|so much smaller than|much smaller than|smaller than i thought|bigger than i thought|barely bigger than|too tight for",
    raised: "size|fit|sizing|size chart|sizing chart|dimensions|measurements",
    praise: "Fits as expected",
    complaint: "Size surprises buyers",
    desire: "a size that fits the first time",
    pain: "The size is not what buyers expected",
    value: "a fit that is right the first time",
  },
  {
    id: "capacity",
    group: "handling",
    except: ["edible", "cosmetic", "reading"],
    praised:
      "holds a lot|holds enough|holds plenty|holds so much|roomy|spacious|big enough|large enough|plenty of room|plenty of space|lots of room|lots of pockets|great capacity|huge capacity|fits everything|holds everything|fit well|roomy for|people and gear fit",
    blamed:
      "not big enough|doesn't hold much|does not hold much|not hold much|holds very little|not enough room|no room|not enough space|not large enough|refill it|refilling|tight for|is tight for|holds maybe half|is tiny|is so tiny|is too tiny|four toddlers|for two people at most",
    raised: "capacity|volume|pockets|compartments|storage",
    praise: "Holds enough",
    complaint: "Holds too little",
    desire: "{product} that holds enough for the day",
    pain: "It holds less than needed",
    value: "enough room",
  },
  {
    id: "cupHolder",
    group: "handling",
    praised:
      "fits in my cup holder|fits my cup holder|fits the cup holder|fits in the cup holder|fits cup holders|fits perfectly in my cup|fits in cup holders|fits in my car cup holder|fits every cup holder",
    blamed:
      "not fit in my cup holder|not fit my cup holder|not fit the cup holder|not fit in the cup holder|not fit in any cup holder|not fit any cup holder|not fit cup holders|too wide for my cup holder|too wide for the cup holder|too wide for cup holders|too fat for|not fit in a cup holder|not fit in my car|not fit the cupholder|not fit my cupholder|not fit in my cupholder",
    raised: "cup holder|cupholder|cup holders|cupholders",
    praise: "Fits the cup holder",
    complaint: "Too wide for cup holders",
    desire: "{product} that drops into the car's cup holder",
    pain: "It is too wide for the car's cup holder",
    value: "fitting the car",
  },
  {
    id: "weight",
    group: "handling",
    except: ["edible"],
    readAs: { cosmetic: "absorption" },
    praised:
      "lightweight|light weight|very light|so light|not heavy|isn't heavy|weighs nothing|light enough|super light|lighter than|so much lighter|much lighter|light and easy|can finally carry it|she can lift it|he can lift it",
    blamed: "heavy|too heavy|heavier|weighs a ton|heavy when full|weighs too much",
    raised: "weight",
    praise: "Light to carry",
    complaint: "Heavy",
    desire: "{product} that is light enough to carry all day",
    pain: "It is heavier than expected",
    value: "low weight",
  },
  {
    id: "carry",
    group: "handling",
    praised:
      "easy to carry|portable|easy to pack|great for travel|perfect for travel|travels well|good for travel|travel friendly|comfortable to hold|easy to hold|fits in my bag|fits in my backpack|fits in my purse|easy to grab|grab and go",
    blamed:
      "hard to carry|awkward to carry|awkward to hold|hard to hold|hard to grip|digs into my hand|handle broke|handle is too small|no handle|slips out of my hand",
    raised: "carry loop|shoulder strap|carrying case|carry handle",
    praise: "Easy to carry",
    complaint: "Awkward to carry",
    desire: "{product} that is easy to take along",
    pain: "It is awkward to carry",
    value: "taking it anywhere",
  },
  {
    id: "openClose",
    group: "ease",
    except: ["edible", "cosmetic"],
    praised:
      "easy to open|opens easily|one handed|one hand|one-handed|open it with one|easy to close|closes tightly|seals tight",
    blamed:
      "hard to open|difficult to open|can't open|cannot open|ca not open|impossible to open|hard to unscrew|hard to close|stuck shut|won't open|hard to get off|hard to twist|cross thread|cross threads|hard to screw",
    raised: "lid|cap|spout|mouthpiece|opening|latch",
    praise: "Opens and closes with ease",
    complaint: "Hard to open or close",
    desire: "{product} that opens and closes without a fight",
    pain: "It is hard to open",
    value: "one-handed use",
  },
  {
    id: "adjust",
    group: "comfort",
    except: ["edible", "cosmetic"],
    praised:
      "stays where i put it|stays where you put it|holds its position|adjustable|adjusts|easy to adjust|adjusts easily|fully adjustable|lots of adjustment|many positions|bends any way|adjust it",
    blamed:
      "droops|droop|drooping|sags|sag|sagging|saggy|sinks|hard to adjust|not adjustable|doesn't adjust|does not adjust|can't adjust|loosens|loosen|loosened|straps slip|won't stay tight|works loose|work loose|needed tightening|have to tighten|had to tighten|need to tighten|needed to tighten|keeps loosening|needs readjusting|slides down|won't stay in position|won't stay up|not stay up|will not stay up|doesn't stay in position|not stay in position",
    raised: "adjustment|adjustability",
    praise: "Adjusts to fit",
    complaint: "Does not stay adjusted",
    desire: "{product} that adjusts once and stays put",
    pain: "It does not stay adjusted",
    value: "a setting that holds",
  },
  {
    id: "reach",
    group: "handling",
    praised:
      "reaches across|reaches over|reaches far|long reach|far reach|good reach|reaches the whole|reaches everywhere",
    blamed: "doesn't reach|not reach|does not reach far|too short to reach",
    raised: "reach",
    praise: "Reaches far",
    complaint: "Does not reach",
    desire: "{product} that reaches where the work is",
    pain: "It does not reach far enough",
    value: "reach",
  },
  {
    id: "autoOff",
    group: "ease",
    praised:
      "timer turn it off|timer turned it off|auto off|auto shut off|auto shutoff|automatic shut off|turns itself off|shuts itself off|shuts off by itself|turns off by itself|turn it off each time",
    blamed: "shuts off too soon|turns off too soon|timer is too short",
    raised: "timer|auto-off",
    praise: "Turns itself off",
    complaint: "Turns off at the wrong time",
    desire: "{product} that turns itself off",
    pain: "It turns off at the wrong time",
    value: "not having to think about it",
  },
  {
    id: "secure",
    group: "performance",
    except: ["edible", "cosmetic", "reading"],
    praised:
      "stays put|stays in place|stay in place|stays on|secure|securely|doesn't slip|does not slip|doesn't ride up|not slip|can't get out|cannot get out|ca not get out|can't back out|ca not back out|escape proof|can't slip out|hasn't escaped|no escape|doesn't move|does not move",
    blamed:
      "slipped out|slips out|slip out|backed out|backs out|escaped|escapes|escape|wiggled out|wiggles out|got loose|gets out of|got out of|comes off|came off|slides off|rides up|shifts around|slides around|slides to one side|never stays on|not stay on|doesn't stay on|twists around|twists to one",
    raised: "",
    praise: "Stays in place",
    complaint: "Slips or comes off",
    desire: "{product} that stays on",
    pain: "It slips off or lets go",
    value: "staying put",
  },
  {
    id: "comfort",
    group: "comfort",
    except: ["reading", "game"],
    readAs: { edible: "texture", cosmetic: "skin" },
    praised:
      "comfortable|comfy|soft|padded|cushioned|cushiony|comfortably|well padded|gentle|doesn't rub|does not rub|no rubbing|no chafing|not rub|not chafe|cozy|plush|ergonomic",
    blamed:
      "uncomfortable|chafes|chafe|chafed|chafing|rubs|rubbed|rubbing|digs in|digs into|dug into|pinches|pinched|scratchy|itchy|stiff|hurts|hurt my|sore|blister|blisters|rubbed raw|hard on my|bald spot|armpits raw|ears hurt|head hurts|press on|presses on|pressure on my",
    raised: "comfort|padding|cushion|cushioning|foam|break in|breaking in",
    praise: "Comfortable",
    complaint: "Uncomfortable",
    desire: "{product} that stays comfortable for hours",
    pain: "It rubs or pinches",
    value: "comfort",
  },
  {
    id: "breathable",
    group: "comfort",
    praised:
      "breathable|breathes|stays cool|keeps me cool|not hot|doesn't get hot|cooling|good ventilation|well ventilated",
    blamed: "sweaty|too hot|gets hot|hot to wear|traps heat|not breathable|makes me sweat|overheats my",
    raised: "breathability|mesh|ventilation|airflow",
    praise: "Breathes",
    complaint: "Traps heat",
    desire: "{product} that does not trap heat",
    pain: "It traps heat",
    value: "breathable material",
  },
  {
    id: "skin",
    group: "comfort",
    only: ["cosmetic", "fabric"],
    praised:
      "hydrating|moisturizing|skin feels|skin is softer|gentle on my skin|no irritation|cleared up|absorbs quickly|non greasy|not greasy|sensitive skin|skin feels softer|hydrated|calm|calmed|soothes|soothing|no breakouts|no stinging|no redness|soft at the end|drinks this up|skin is calm|moisturized",
    blamed:
      "irritated my|broke me out|breakout|breakouts|rash|burned my skin|dried out my|greasy residue|allergic|stings|stung|itching|red bumps|bumps|left it red|break out",
    raised: "skin|hair|scalp",
    praise: "Kind to skin and hair",
    complaint: "Irritates skin",
    desire: "{product} that sensitive skin tolerates",
    pain: "It irritates the skin",
    value: "gentle care",
  },
  {
    id: "pain",
    group: "comfort",
    except: ["edible", "cosmetic"],
    praised:
      "no more pain|pain is gone|relieves|relieved|pain relief|no back pain|back feels better|helps with my pain|helped my back|good support|great support|supportive",
    blamed:
      "gave me a headache|made my back hurt|worse pain|more pain|no support|hurts my back|hurts my neck|hurts my wrist|my ears hurt",
    raised: "back pain|neck pain|posture|support",
    praise: "Eases aches",
    complaint: "Causes aches",
    desire: "relief from aches",
    pain: "It leaves buyers aching",
    value: "support",
  },
];
