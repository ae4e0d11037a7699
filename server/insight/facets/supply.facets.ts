import type { Facet } from "./facet.ts";

/** What buyers judge in things that are used up, learned on, or played with. */
export const SUPPLY_FACETS: readonly Facet[] = [
  {
    id: "colorStrength",
    group: "performance",
    only: ["coloring"],
    praised:
      "goes on smooth|goes on smoothly|go on smooth|go on smoothly|went on smooth|went on smoothly|goes on evenly|went on evenly|go on evenly|vibrant|vivid|non streaky|in one coat|with one coat|one coat covers|one coat is enough|pigmented|highly pigmented|well pigmented|richly pigmented|great pigment|good pigment|rich pigment|great pigmentation|good pigmentation|saturated|rich color|rich colors|colors are rich|color is rich|bold color|bold colors|colors are bold|strong color|strong colors|colors are strong|color is strong|intense color|intense colors|colors are intense|color is intense|deep color|deep colors|bright color|bright colors|colors are bright|color is bright|colors come out bright|comes out bright|come out bright|colors stay bright|color stays bright|stay bright|stays bright|color pops|colors pop|colors really pop|color payoff|great color payoff|great coverage|good coverage|excellent coverage|full coverage|one swipe|opaque|deep black|dark black|nice and dark|nice and bright|ton of color|tons of color|lots of color|plenty of color|lots of pigment|plenty of pigment|not chalky|not washed out|not streaky|not fade when|blend well|blends well|blend nicely|blends nicely|blend beautifully|blends beautifully|blend easily|blends easily|blend smoothly|blends smoothly|easy to blend|blendable|layer well|layers well|lays down smoothly|lay down smoothly|mix well|mixes well|very vibrant|colors are vibrant|color is vibrant",
    blamed:
      "washed out|color is pale|colors are pale|color is faint|colors are faint|faint color|need several coats|needs several coats|needed several coats|take several coats|takes several coats|took several coats|requires several coats|so many coats|not as bright|not bright enough|chalky|too sheer|too watery|be watery|watered down|too transparent|too translucent|color is weak|colors are weak|weak color|weak colors|weak pigment|little pigment|low pigment|poor pigment|no pigment|not pigmented|not very pigmented|not much pigment|not enough pigment|not much color|not enough color|barely any color|hardly any color|barely any pigment|barely show|barely shows|hardly show|hardly shows|not show up|not show well|barely visible|hardly visible|dull color|dull colors|colors are dull|color is dull|muddy|streaky|patchy|multiple coats|three coats|four coats|coat after coat|not vibrant|not vivid|not rich|not opaque|not cover well|poor coverage|no coverage|lack pigment|lacks pigment|lack color|lacks color|not blend|hard to blend|difficult to blend|dries lighter|dry lighter|dries dull|more filler than|waxy|gritty|go over it twice|need 3 coats",
    raised: "pigment|pigmentation|coverage|saturation|color intensity|opacity",
    praise: "Strong, rich color",
    complaint: "Color comes out weak",
    desire: "{product} that puts down strong color",
    pain: "The color comes out weak",
    value: "strong color",
  },
  {
    id: "paper",
    group: "build",
    except: ["reading", "game", "edible", "cosmetic"],
    praised:
      "smooth to write on|nice to write on|great to write on|lovely to write on|a joy to write on|no ghosting|not ghost|paper is thick|thick paper|heavy paper|heavyweight paper|heavy weight paper|paper is heavy|good paper|nice paper|great paper|good quality paper|high quality paper|nice quality paper|great quality paper|paper is good|paper is great|paper is nice|paper is sturdy|paper is strong|paper holds up|smooth paper|paper is smooth|sturdy paper|thick card stock|thick cardstock|heavy card stock|heavy cardstock|thick pages|pages are thick|not bleed through|no bleed through|not bleed to the|not go through the page|not go through the paper|not show through the|paper does not tear|paper did not tear",
    blamed:
      "paper is thin|thin paper|paper is flimsy|flimsy paper|cheap paper|paper is cheap|paper is bad|paper is terrible|paper is awful|paper is useless|paper is garbage|paper is poor|paper is a joke|bad paper|terrible paper|awful paper|poor quality paper|low quality paper|cheap quality paper|thin pages|pages are thin|flimsy pages|paper buckles|paper buckled|paper buckle|paper warps|paper warped|paper warp|paper curls|paper curled|paper curl|paper wrinkles|paper wrinkled|paper tears|paper tore|paper rips|paper ripped|paper pills|paper pilled|paper falls apart|paper fell apart|paper gets wavy|paper goes wavy|paper got wavy|paper not hold|bleeds through|bleed through|bled through|go through the page|goes through the page|go through the paper|goes through the paper|soaks through the paper|soaks through the page",
    raised: "paper quality|quality of the paper|quality of paper",
    praise: "Good paper",
    complaint: "Paper is thin or weak",
    desire: "good paper",
    pain: "The paper is thin or weak",
    value: "good paper",
  },
  {
    id: "soaksUp",
    group: "performance",
    only: ["supply", "pet", "fabric", "laid", "diaper"],
    except: ["edible", "cosmetic", "garment", "shelter", "bedding", "padded", "coloring", "walking"],
    praised:
      "absorbent|super absorbent|highly absorbent|soak up|soaks up|soaked up|soak it up|soaks it up|soak it right up|soaks it right up|soak right up|soaks right up|absorb water|absorbs water|absorb moisture|absorbs moisture|absorb liquid|absorbs liquid|absorbs liquids|absorb urine|absorbs urine|absorb pee|absorbs pee|absorb spills|absorbs spills|absorb everything|absorbs everything|absorb a lot|absorbs a lot|absorb so much|absorbs so much|absorb well|absorbs well|absorbs great|absorbs quickly|absorbs fast|absorbs really|clump well|clumps well|clumps really|clumps great|clumps nicely|clumps hard|clumps tight|clumps tightly|clumps perfectly|clumps up well|clumps up nicely|clumps up great|clumps like|tight clumps|hard clumps|solid clumps|firm clumps|great clumps|nice clumps|good clumps|perfect clumps|clumps are hard|clumps are solid|clumps are tight|clumps are firm|clumps are nice|clumps are great|clumps stay|clumps hold|clumps not break|clumps not fall|clumps not crumble|great clumping|good clumping|excellent clumping|amazing clumping|clumping is great|clumping is good|clumping is excellent|easy to scoop|easier to scoop|scoop easily|scoops easily|scoop up easily|scoops up easily|scoop out easily|scoops out easily|scoops out clean|scooping is easy|scooping is a breeze|not stick to the bottom|not stick to the box|not stick to the pan|not stick to the sides|no blowouts|not had a blowout|never had a blowout|no more blowouts|dry until morning|dry all night|dry overnight|dry through the night|wakes up dry|wake up dry|woke up dry|holds all night|hold a lot of pee|holds a lot of pee|lasts all night without",
    blamed:
      "not absorb|not absorbent|not soak up|not soak|pushes water|push water around|pushes the water|smears water|moves the water|soaks through|soak through|soaked through|clumps fall apart|clumps fell apart|clumps fall to|clumps break|clumps broke|clumps crumble|clumps are soft|clumps are weak|not clump well|not clump at all|not clump good|not clump properly|not clump like|not clump as|clumps not so|clumps not hold|clumps not stay|clumps poorly|poor clumping|bad clumping|terrible clumping|weak clumps|soft clumps|clumping is terrible|clumping is poor|clumping is bad|clumping is awful|crumble when i scoop|crumble when you scoop|crumble when scooped|crumble when scooping|crumbles when i scoop|crumbles when you scoop|crumbles when scooped|crumbles when scooping|fall apart when i scoop|fall apart when you scoop|fall apart when scooped|fall apart when scooping|falls apart when i scoop|falls apart when you scoop|falls apart when scooped|falls apart when scooping|break apart when i scoop|break apart when you scoop|break apart when scooped|break apart when scooping|breaks apart when i scoop|breaks apart when you scoop|breaks apart when scooped|breaks apart when scooping|break up when i scoop|break up when you scoop|break up when scooped|break up when scooping|breaks up when i scoop|breaks up when you scoop|breaks up when scooped|breaks up when scooping|break when i scoop|break when you scoop|break when scooped|break when scooping|turn to mush|turns to mush|turned to mush|turn into mush|turns into mush|turn to mud|turns to mud|turns into mud|turns into sludge|turns to sludge|turns to dust|turns into dust|turns to cement|turns into cement|like cement|like concrete|sticks to the bottom|stick to the bottom|stuck to the bottom|sticks to the sides|stick to the sides|stuck to the sides|sticks to the pan|sticks to the box|sticks to the litter|stick to the box|stick to the pan|hard to scoop|difficult to scoop|impossible to scoop|soggy mess|mushy mess|blowout|blowouts|wakes up wet|wake up wet|woke up wet|wakes up soaked|wake up soaked|woke up soaked|wet through|soaked in the morning|soaked every morning|not absorb anything",
    raised: "absorbency|clumping|clumping ability",
    praise: "Soaks up and holds well",
    complaint: "Does not soak up or hold well",
    desire: "{product} that soaks up well",
    pain: "It does not soak up or hold well",
    value: "soaking up",
  },
  {
    id: "beginners",
    group: "ease",
    except: ["reading", "game", "edible", "cosmetic"],
    praised:
      "great for beginners|good for beginners|perfect for beginners|ideal for beginners|excellent for beginners|fine for beginners|easy for beginners|great for beginner|good for beginner|perfect for beginner|great for a beginner|good for a beginner|perfect for a beginner|ideal for a beginner|excellent for a beginner|easy for a beginner|fine for a beginner|great for the beginner|good for the beginner|perfect for the beginner|beginner friendly|great beginner|good beginner|perfect beginner|nice beginner|excellent beginner|ideal beginner|great starter|good starter|perfect starter|nice starter|excellent starter|ideal starter|great to start with|good to start with|perfect to start with|great way to start|great way to get started|good way to get started|great to learn on|good to learn on|perfect to learn on|great for learning|good for learning|perfect for learning|great way to learn|easy to learn on|even a beginner can|even beginners can|even for a beginner|even for beginners|great for someone new|perfect for someone new|good for someone new|great for someone just|perfect for someone just|good for someone just|great for someone who is just|perfect for someone who is just|great for someone starting|great for someone learning|perfect for someone starting|perfect for someone learning|great for first timers|great for a first timer|perfect for first timers|great for novices|good for novices|great for a novice|good for a novice|perfect for a novice|perfect for the novice|great for the novice|learned to ride in|learned to ride it|learned to ride on|learned to ride this|riding on her own|riding on his own|riding on their own|riding by herself|riding by himself|riding in no time|easy to pedal|easy to steer|easy to balance|easy for kids|easy for my kids|easy for little hands|easy for small hands|easy for toddlers|easy for him to|easy for her to|easy for them to|beginner like me|great first camera|even a novice",
    blamed:
      "not for beginners|not for a beginner|not for the beginner|not beginner friendly|not good for beginners|not good for a beginner|not great for beginners|not ideal for beginners|not recommended for beginners|not suitable for beginners|hard for beginners|hard for a beginner|difficult for beginners|difficult for a beginner|hard for a child to|hard for kids to|hard for him to|hard for her to|hard for them to|difficult for him to|difficult for her to|difficult for kids to|hard to pedal|difficult to pedal|hard to steer|difficult to steer|hard for little hands|hard for small hands|difficult for little hands|difficult for small hands",
    raised: "",
    praise: "Easy for beginners and children",
    complaint: "Hard for beginners and children",
    desire: "{product} that is easy for beginners and children",
    pain: "It is hard for beginners and children",
    value: "an easy start",
  },
  {
    id: "playValue",
    group: "performance",
    only: ["toy"],
    except: ["game", "reading"],
    praised:
      "plays with it every|plays with them every|play with it every|plays with it all|plays with them all|play with it all|play with them all|plays with it for hours|plays with them for hours|play with it for hours|play with them for hours|played with it for hours|played with them for hours|played with it all|played with them all|play for hours|plays for hours|played for hours|plays with it constantly|still plays with|still play with|still playing with|hours of fun|hours of entertainment|hours of play|hours of enjoyment|hours playing|hours of creative|keeps * busy|kept * busy|keep * busy|keeps * entertained|kept * entertained|keep * entertained|keeps * occupied|kept * occupied|keep * occupied|rides it every|rides it all|rides it everywhere|ride it every|ride it all|riding it every|loves riding|loves to ride|love riding|love to ride|loves playing with|loves to play with|love playing with|love to play with|never gets bored|never gets old|not put it down|not put them down|so much fun|lots of fun|tons of fun|a lot of fun|so fun|great fun|really fun|very fun|super fun|fun toy|fun to play with|fun to ride|fun to build|fun to make|fun to use|fun for kids|fun for the kids|fun for all|fun for the whole|a blast|had fun|have fun|having fun|great toy|fun activity|great activity|imaginative play|pretend play|open ended|use their imagination|uses her imagination|uses his imagination|encourages creativity|encourages imagination|sparks creativity|sparks imagination|great for imagination|educational",
    blamed:
      "lost interest|loses interest|lose interest|losing interest|lost its appeal|got bored|gets bored|get bored|bored with it|bored of it|bored with them|boring|not fun|no fun|not much fun|not that fun|not play with it|not play with them|not played with it|never plays with|never played with|never play with|played with it once|played with it twice|played with it for five|played with it for ten|played with it for a|collects dust|collecting dust|gathering dust|sits in the corner|sitting in the corner|sits in the closet|gets old fast|gets old quickly|got old fast|got old quickly|not hold * attention|not hold * interest|not keep * attention|not keep * interest|not keep * busy|not keep * entertained|not keep * occupied|no play value|little play value|novelty wore off|novelty wears off|gets old quick",
    raised: "play value|playtime",
    praise: "Played with again and again",
    complaint: "Interest fades soon",
    desire: "{product} that gets played with again and again",
    pain: "Interest fades soon",
    value: "play that lasts",
  },
];
