import type { Facet } from "./facet.ts";

export const FIT_FACETS: readonly Facet[] = [
  {
    id: "compact",
    group: "handling",
    except: ["cosmetic", "edible", "worn", "garment"],
    praised:
      "compact|small footprint|doesn't take up|does not take up|not take up|takes up little|takes up no|space saving|saves space|fits under|fits in a drawer|tucks away|folds flat|folds up|folds down|stores easily|easy to store|doesn't hog|box is small|takes up less space|takes up less room|take up less|takes up hardly any|takes up almost no|takes up next to no|takes up minimal|takes up very little|low profile|tucks under|tucks into|slides under|slides right under|fits under my|collapses down|collapsible|foldable|space saver|fits in the cabinet|fits in my cabinet|fits in my drawer|fits in the drawer|fits in a cabinet|fits on the shelf|fits on a shelf|fits on my counter|fits on my desk|stores flat|stows away|unobtrusive|good for small spaces|great for small spaces|perfect for small spaces|perfect for a small|great for a small|good for a small|perfect for my small|great for my small|perfect for small kitchens|great for apartments|perfect for apartments|small enough to fit|small enough to keep|small enough to store|nest inside|stackable|slim design|slim profile|slim enough|slim and|so slim|nice and slim|thin and light|slim",
    blamed:
      "bulky|takes up too much|takes up a lot|takes up half|takes up the whole|too tall for|too tall to|won't fit under|wo not fit under|not fit under|huge footprint|too wide for|hard to store|takes up so much|takes up most of|takes up my whole|takes up all|takes up a ton|takes up more|takes up the entire|take up too much|take up so much|big footprint|large footprint|bigger footprint|too deep for my|not fit in my cabinet|not fit in my drawer|not fit on my counter|too big for my counter|too big for the counter|too big for my kitchen|too big for my desk|too big to store|too tall to fit|no place to store|nowhere to store|nowhere to put|hogs the|hogs counter|eats up counter|eats up space|counter hog|sticks out too|sticks out far|sticks out so|difficult to store|awkward to store|cumbersome to store|takes over the counter",
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
    except: ["cosmetic", "reading", "game"],
    praised:
      "true to size|fits perfectly|fits perfect|fit perfectly|fit perfect|perfect fit|fits great|fits well|fit well|fits like a glove|great fit|fits him perfectly|fits her perfectly|right size|perfect size|just right|good fit|fits just right|good size|great size|nice size|ideal size|cutouts line up|fits my * perfectly|fit as expected|fit as it should|fit like it should|fit exactly|fit snug|fit snugly|snug fit|fit nicely|fit just like|fit just fine|fit great|fit like a glove|fit is perfect|fit is great|fit is spot on|size is perfect|size is great|size is right|size is just right|size is spot on|size was perfect|exact fit|right fit|runs true|run true to size|sizing is accurate|sizing is right|sizing is perfect|sizing is spot on|sizing chart is accurate|size chart is accurate|size chart is spot on|chart is right|measurements are accurate|exactly the size|exactly the right size|slid right in|dropped right in|fits right|fit right in|wonderful fit|awesome fit|excellent fit|nice fit|flattering fit|comfortable fit",
    blamed:
      "too small|too big|too large|too tight|too loose|runs small|runs large|runs big|ran small|size up|sized up|size down|sizing is off|sizing chart is wrong|doesn't fit|does not fit|didn't fit|did not fit|not fit|smaller than expected|smaller than i|smaller than pictured|bigger than expected|bigger than i|larger than expected|larger than i|runs tight|a size up|wrong size|so much smaller than|much smaller than|smaller than i thought|bigger than i thought|barely bigger than|too tight for|run small|run large|run big|run tight|run wide|run narrow|run a size|order up|order a size up|order one size up|order a size down|order one up|order one size larger|order a size larger|order a size bigger|order the next size|ordered the next size|go up a size|go up one size|went up a size|next size up|next size down|half size up|half a size up|half size down|half a size down|a size larger|a size bigger|a size smaller|one size bigger|one size larger|one size smaller|too snug|too baggy|too narrow|too wide|tight in the|tight across|tight around the|tight on my|loose around the|loose on my|barely fit|hardly fit|not get it on|not get them on|not get it over|not zip up|not button|not fit right|not fit properly|not fit as|not fit like|not the right size|not the size|not the correct size|not true to size|smaller than it looks|smaller than they look|smaller than it says|smaller than advertised|smaller than described|smaller than the picture|smaller than stated|smaller than the size|smaller than listed|smaller than it should|smaller than i expected|smaller than the description|larger than it looks|larger than pictured|larger than advertised|larger than the picture|bigger than it looks|bigger than pictured|bigger than advertised|way smaller than|way bigger than i|sizing is weird|sizing is wrong|sizing is inconsistent|sizing is all over|sizing runs|inconsistent sizing|size is wrong|size is off|size chart is wrong|size chart is off|sizes run|fit is off|fit is weird|fit is too|poor fit|bad fit|weird fit|odd fit|loose fit|sloppy fit|ill fitting|tiny compared|doll sized|size of a postage|chart is off|doesn't come close to fitting|measurements are off|measurements are wrong|dimensions are wrong|dimensions are off|was swimming in|swims in it|size is not right|size is not true|size is not accurate|size chart is not accurate|fit is not right|fit is not good|fit is not great|could not get it on|could not get them on|could not get it over|could not zip|could not button|could barely get",
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
      "holds a lot|holds enough|holds plenty|holds so much|roomy|spacious|big enough|large enough|plenty of room|plenty of space|lots of room|lots of pockets|great capacity|huge capacity|fits everything|holds everything|roomy for|people and gear fit|holds more than enough|holds all of|holds all my|hold all my|hold all of|holds all the|holds my whole|holds my entire|holds two|holds quite a|holds tons|holds a ton|holds a good amount|holds the right amount|holds just the right|holds so many|hold a lot|hold everything|hold plenty|fit all of my|fits so much|fit so much|fits tons|fits plenty|fits a ton|fit everything|room for everything|room for all|room to spare|space for everything|space for all|enough room for|enough space for|enough room to|ample room|ample space|deep pockets|big pockets|huge pockets|so many pockets|so much room|so much space|tons of room|tons of space|feeds a family|feeds my family|feeds the whole|feeds a crowd|big enough for|large enough for|big enough to fit|big enough to hold|large enough to hold|large enough to fit|large capacity|good capacity|swallows everything|generous capacity|bigger inside than|fits a lot of stuff|fits a lot of things|fits a lot in|fits all my stuff|fits all my things|fits all of my|fit all my stuff|pockets are deep|deep enough to hold|deep enough for",
    blamed:
      "not big enough|doesn't hold much|does not hold much|not hold much|holds very little|not enough room|no room|not enough space|not large enough|holds maybe half|four toddlers|for two people at most|holds less than|holds so little|holds only|only holds|barely holds|holds hardly|not hold a lot|not hold enough|not hold as much|not hold more than|not hold a full|not fit much|not fit a lot|not fit anything|not fit a full|not fit everything|too shallow|runs out of room|ran out of room|ran out of space|runs out of space|tight squeeze|not enough pockets|not enough compartments|little storage|not enough storage|not roomy|fills up too|have to empty it|empty it constantly|empty it every|constantly emptying|emptying it|refill it every|refill it all|refill it constantly|refill it often|refill it several|refill it twice|refill it too|constantly refilling|keep refilling|refilling it|refilling constantly|pockets are too small|pockets are tiny|pocket is too small|compartments are too small|compartments are tiny|pocket is tiny|capacity is tiny|capacity is too|capacity is small|drawer is tiny|basket is tiny|tank is tiny|tank is too small|tank is small|bowl is tiny|inside is tiny|too small to hold|is tight for four|is tight for two|tight for two|tight for three|tight for four|tight for six|tight for adults|feels cramped|cramped inside|too cramped|no room for anything|no space for anything|no space inside|no room inside|not much room inside|not much room for|not much space inside|not much space for|not a lot of room inside|not a lot of space inside|very little room inside|have to refill it every|have to refill it often|have to refill it constantly|have to refill often|have to refill frequently",
    raised: "capacity|pockets|compartments|storage",
    praise: "Holds enough",
    complaint: "Holds too little",
    desire: "{product} that holds enough for the day",
    pain: "It holds less than needed",
    value: "enough room",
  },
  {
    id: "cupHolder",
    group: "handling",
    only: ["drinkware"],
    praised:
      "fits in my cup holder|fits my cup holder|fits the cup holder|fits in the cup holder|fits cup holders|fits perfectly in my cup|fits in cup holders|fits in my car cup holder|fits every cup holder|fits * cup holder|fits * cup holders|fits * cupholder|fits * cupholders|fit * cup holder|slides into the cup holder|sits in my cup holder|cup holder friendly|cupholder friendly|works in my cup holder|fits in * cup holder|fits in * cupholder|fits perfectly in * cup holder|fits right in * cup holder|fits great in * cup holder|fit in * cup holder",
    blamed:
      "not fit in my cup holder|not fit my cup holder|not fit the cup holder|not fit in the cup holder|not fit in any cup holder|not fit any cup holder|not fit cup holders|too wide for my cup holder|too wide for the cup holder|too wide for cup holders|not fit in a cup holder|not fit the cupholder|not fit my cupholder|not fit in my cupholder|not fit * cup holder|not fit * cup holders|not fit * cupholder|not fit * cupholders|too wide for * cup holder|too wide for cupholders|too big for * cup holder|too big for cup holders|too big for cupholders|too fat for * cup holder|too large for * cup holder|wobbles in the cup holder|wobbles in my cup holder|loose in my cup holder|loose in the cup holder|tips over in the cup holder|not fit in * cup holder|not fit in * cupholder|not fit in * cup holders",
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
      "lightweight|light weight|very light|so light|not heavy|isn't heavy|weighs nothing|light enough|super light|lighter than|so much lighter|much lighter|light and easy|can finally carry it|she can lift it|he can lift it|weighs almost nothing|weighs next to nothing|weighs very little|weighs hardly|weighs so little|feather light|featherlight|light as a feather|ultralight|ultra light|surprisingly light|super lightweight|light to carry|easy to lift|light weight and|not weigh me down|not weigh you down|not weigh much|not weigh a ton|not add weight|not add any weight|not add much weight|adds no weight|hardly weighs|barely weighs|lift it with one|light to hold|light in the hand|light on my|kid can carry it|daughter can carry it|son can carry it|kids can carry",
    blamed:
      "heavy|too heavy|heavier|weighs a ton|heavy when full|weighs too much|weighs me down|weigh me down|weighs you down|weighs as much|weigh a ton|weighs so much|heavy to lift|heavy to carry|heavy to hold|hard to lift|difficult to lift|arm gets tired|arms get tired|wrist gets tired|hand gets tired|arms got tired|heavy as a brick|weighs like",
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
      "easy to carry|portable|easy to pack|great for travel|perfect for travel|travels well|good for travel|travel friendly|comfortable to hold|easy to hold|fits in my bag|fits in my backpack|fits in my purse|easy to grab|grab and go|easy to transport|easy to bring|easy to take along|easy to take with|easy to move|easy to tote|easy to lug|take it anywhere|take it everywhere|takes it everywhere|take them everywhere|take it with me everywhere|bring it everywhere|carry it everywhere|carries it everywhere|great for traveling|good for traveling|perfect for traveling|great for trips|perfect for trips|great for vacation|nice for travel|ideal for travel|travel sized|great on the go|good on the go|great for on the go|perfect for on the go|fits in a bag|fits in my pocket|fits in your pocket|fits in a pocket|fits in his pocket|fits in her purse|fits in a purse|fits in a backpack|fits in his backpack|fits in her backpack|fits in the diaper bag|fits in my suitcase|fits in a suitcase|fits in my carry on|fits in a carry on|fits in my luggage|fits in my gym bag|fits in my lunch|throw it in my bag|toss it in my bag|throw it in my purse|toss it in my purse|throw it in the car|comfortable to carry|comfortable handle|handle is nice|handle is great|comfortable grip|nice handle|sturdy handle|feels good in my hand|feels good in the hand|feels great in my hand|feels great in the hand|feels nice in the hand|feels nice in my hand|fits my hand|fits nicely in my hand|fits in my hand|fits in the palm|convenient to carry|simple to carry|handle makes it easy",
    blamed:
      "hard to carry|awkward to carry|awkward to hold|hard to hold|hard to grip|digs into my hand|handle is too small|no handle|slips out of my hand|uncomfortable to carry|uncomfortable to hold|hard to transport|difficult to transport|difficult to carry|difficult to hold|difficult to grip|difficult to grab|pain to carry|pain to lug|cumbersome to carry|not portable|not very portable|not travel friendly|not good for travel|not easy to carry|too big to carry|too big for travel|too bulky to carry|too bulky for travel|too bulky to travel|handle digs|strap digs|straps dig|strap is too short|straps are too short|handle is uncomfortable|handle is awkward|handle is weird|handle is too short|handles are too short|no strap|no handles|slips from my hand|slippery to hold|slippery in my hand|hurts to carry|hurts my hand|hurts my hands",
    raised: "carry loop|shoulder strap|carrying case|carry handle|carrying handle|carry case|travel case|travel bag",
    praise: "Easy to carry",
    complaint: "Awkward to carry",
    desire: "{product} that is easy to take along",
    pain: "It is awkward to carry",
    value: "taking it anywhere",
  },
  {
    id: "openClose",
    group: "ease",
    except: ["edible", "cosmetic", "worn", "garment", "reading"],
    praised:
      "easy to open|opens easily|one handed|one-handed|open it with one|easy to close|closes tightly|seals tight|open easily|open right up|opens and closes|open and close easily|easily open|easily opens|easily closes|easy open|easy to get open|easy to unscrew|easy to twist|easy to shut|easy to latch|easy to unlatch|easy to zip|easy to unzip|easy to undo|easy to unlock|easy for kids to open|easy for little hands|easy for small hands|easy for tiny hands|close easily|close securely|close tight|close tightly|closes all the way|shuts easily|shuts tight|shuts tightly|snaps shut|snap shut|snaps closed|clicks shut|latches securely|latches easily|lid fits|lid stays|lid seals|lid locks|lids fit|lids seal|lids stay|seals tightly|seal tightly|seal tight|seals shut|seals well|stays closed|stay closed|stays shut|stay shut|stays zipped|kid can open|kids can open|son can open|daughter can open|child can open|toddler can open|can open it herself|can open it himself|can open it by|can open it on|can open it alone|can open them himself|can open them herself|open it himself|open it herself|open it by himself|open it by herself|open it on her own|open it on his own|opens it himself|opens it herself|single handed|zips easily|zips smoothly|unzips easily|flips open|flip open easily|open with one hand|open * with one hand|close with one hand|works with one hand|operate with one hand",
    blamed:
      "hard to open|difficult to open|can't open|cannot open|ca not open|impossible to open|hard to unscrew|hard to close|stuck shut|won't open|hard to get off|hard to twist|cross thread|cross threads|hard to screw|not open easily|not open or close|not get it open|not get them open|not get this open|not get the lid|not get the top|not get the cap|not unscrew|not able to open|not be able to open|not easy to open|not close properly|not close all|not close completely|not close tight|not close tightly|not close right|not close well|not close fully|not latch|not shut properly|not shut all|not stay closed|not stay shut|not stay latched|not zip easily|unable to open|unable to close|hard to get open|difficult to get open|impossible to get open|tough to open|a pain to open|pain to open|tricky to open|pain to close|struggle to open|struggles to open|struggled to open|struggle with the lid|struggles with the lid|struggle opening|struggled opening|struggles opening|trouble opening|trouble closing|trouble getting it open|trouble getting the lid|problem opening|problems opening|difficult to close|difficult to shut|difficult to unscrew|difficult to twist|difficult to latch|difficult to zip|impossible to close|impossible to unscrew|impossible to get off|hard to shut|hard to latch|hard to unlatch|hard to zip|hard to unzip|hard to pry|hard to snap|need pliers|needed pliers|pliers to open|pliers to get|need two hands to open|takes two hands to|takes both hands|hulk strength|superhuman strength|super human strength|brute strength|too tight to open|too tight to unscrew|too hard to open|too stiff to open|lid is stuck|lid gets stuck|lid got stuck|lid sticks|lid is too tight|lid is so tight|lid is hard|lid is difficult|lid is stiff|lid pops off|lid pops open|lid popped off|lid popped open|lid falls off|lid fell off|lid flies off|lid is loose|lid not fit|lid not stay|lid not close|lid not seal|lid not lock|lid not latch|lid do not fit|lid do not stay|lid do not close|lid do not seal|lid do not lock|lids do not fit|lids do not stay|lids do not seal|latch is hard|latch is stiff|latch is difficult|opens by itself|opens on its own|opened by itself|opened in my bag|comes open|came open|pops open|zipper is hard|zipper is stiff|zipper sticks|zipper catches|zipper snags|pry it open|pry open|pry the lid|lid will not close|lid will not stay|lid will not seal|lid will not fit|lid will not come off|lid will not open|cap will not close|cap will not come off|cap will not open|cap will not stay|latch do not close|latch do not stay|latch do not hold|latch will not close|latch will not stay|latch will not hold|could not open|would not open|stopped staying shut|stopped staying closed|stopped closing|stopped latching|could not get it open|could not get them open|could not get this open|could not get the lid|could not get the top|could not get the cap|could not unscrew|could not close",
    raised: "lid|cap|spout|mouthpiece|opening|latch",
    praise: "Opens and closes with ease",
    complaint: "Hard to open or close",
    desire: "{product} that opens and closes without a fight",
    pain: "It is hard to open or close",
    value: "easy opening",
  },
  {
    id: "adjust",
    group: "comfort",
    except: ["edible", "cosmetic"],
    praised:
      "stays where i put it|stays where you put it|holds its position|adjustable|adjusts|easy to adjust|adjusts easily|fully adjustable|lots of adjustment|many positions|bends any way|adjust easily|easily adjust|easily adjusts|easily adjustable|can adjust it|can adjust how|able to adjust|adjust to fit|adjusts to any|adjustable height|adjustable strap|adjustable straps|height is adjustable|straps are adjustable|angle is adjustable|stays where you put|stays where i set|stays where you set|stays at the angle|holds its angle|holds the position|stays in position|stay in position|locks in position|locks in place|locks into place|infinitely adjustable|very adjustable|range of adjustment|lots of adjustments|swivels easily|rotates easily|tilts easily|reclines easily|stays up|can adjust the height|can adjust the angle|can adjust the straps|can adjust the size|you can adjust it",
    blamed:
      "droops|droop|drooping|sags|sag|sagging|saggy|hard to adjust|not adjustable|doesn't adjust|does not adjust|can't adjust|loosens|loosen|loosened|straps slip|won't stay tight|works loose|work loose|needed tightening|have to tighten|had to tighten|need to tighten|needed to tighten|keeps loosening|needs readjusting|won't stay in position|won't stay up|not stay up|will not stay up|doesn't stay in position|not stay in position|sinks down|sinks slowly|slowly sinks|keeps sinking|keeps drooping|keeps slipping down|slip down|flops over|constantly adjusting|constantly adjust|constantly readjusting|constantly have to adjust|keep adjusting|keep readjusting|keep having to adjust|keep having to tighten|always adjusting|have to adjust it|had to adjust it|have to keep adjusting|have to readjust|had to readjust|readjust it|readjusting it|hard to tighten|difficult to adjust|difficult to tighten|awkward to adjust|pain to adjust|impossible to adjust|impossible to tighten|not easy to adjust|no way to adjust|not adjust|limited adjustment|straps loosen|straps keep|strap keeps|works itself loose|worked itself loose|not stay tight|not hold its position|not hold position|not hold its angle|not lock in place|not lock into place|not stay where|not stay at|could not adjust|could not get it to stay|slide down",
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
      "reaches across|reaches over|reaches far|long reach|far reach|good reach|reaches the whole|reaches everywhere|hard to reach places|hard to reach spots|hard to reach areas|hard to reach corners|difficult to reach places|difficult to reach areas|tough to reach|gets into corners|gets into tight|gets into every|gets into all|gets in all|get into tight|get into corners|reaches into|reaches under|reaches places|reaches all|reaches the top|reaches the back|reaches the bottom|reach the back|reach the top|reach places|reach everything|reach every|reach all the|extends far|extra reach|extended reach",
    blamed:
      "doesn't reach|not reach|does not reach far|too short to reach|not reach the back|not reach the top|not reach the bottom|not reach all|not reach far|not reach into|not reach high|not reach across|can't quite reach|not quite reach|arm is too short|handle is too short to|too short to get|too wide to reach|too big to get into|not get into corners|not get into tight",
    raised: "reach is|the reach",
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
      "timer turn it off|timer turned it off|auto off|auto shut off|auto shutoff|automatic shut off|turns itself off|shuts itself off|shuts off by itself|turns off by itself|turn it off each time|turns off automatically|turn off automatically|shut off automatically|automatically turns off|automatically shuts off|automatically shut off|automatic shutoff|automatic off|auto shuts off|switches itself off|switches off by itself|turns off on its own|shuts off on its own|switches off automatically|powers off automatically|not have to remember to turn|no worry about leaving it on|not worry about leaving it on|in case i forget to turn|if i forget to turn",
    blamed:
      "shuts off too soon|turns off too soon|timer is too short|shuts off too early|turns off too early|turns off too quickly|shuts off too quickly|shuts off too fast|keeps turning off|keeps shutting off|kept turning off|kept shutting off|keeps turning itself off|randomly turns off|randomly shuts off|turns off randomly|shuts off randomly|shuts off in the middle|turns off in the middle|shuts off mid|turns off mid|not shut off|not shut itself off|not turn itself off|no auto shut off|no automatic shut off|no auto off|no timer",
    raised:
      "auto-off|auto off|auto shutoff|auto shut off|automatic shutoff|shutoff timer|shut off timer|sleep timer|off timer",
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
    readAs: { garment: "staysUp" },
    praised:
      "stays put|stays in place|stay in place|stays on|securely|doesn't slip|does not slip|doesn't ride up|not slip|can't get out|cannot get out|ca not get out|can't back out|ca not back out|escape proof|can't slip out|hasn't escaped|no escape|stay put|stayed put|stayed in place|stayed on|stays snug|stays tight|holds in place|held in place|holds it in place|holds them in place|keeps it in place|keeps them in place|stays attached|stay attached|stays in my ear|stays in my ears|stay in my ear|stay in my ears|stay in during|stay in while|stay in when|stay on during|stay on while|stay on when|fit securely|secure fit|secure hold|secure grip|secure closure|secure enough|secure feel|feels secure|feel secure|is secure|are secure|be secure|very secure|so secure|more secure|super secure|really secure|pretty secure|extremely secure|stays secure|stay secure|holds secure|secure and|snug and secure|safe and secure|comfortable and secure|sturdy and secure|tight and secure|stable and secure|nice and secure|not budge|won't budge|not shift|not slide|not come off|not come loose|not fall off|not fall out|never falls out|never falls off|not blow away|not move around|holds firmly|stays where it is",
    blamed:
      "slipped out|slips out|slip out|backed out|backs out|escaped|wiggled out|wiggles out|got loose|gets out of|got out of|slides off|shifts around|slides around|slides to one side|never stays on|not stay on|doesn't stay on|twists around|twists to one|fall out|falls out|fell out|falling out|keeps falling out|keep falling out|keeps falling off|keep falling off|keeps slipping|keep slipping|kept slipping|keeps sliding|keep sliding|kept sliding|keeps coming off|keep coming off|kept coming off|keeps coming undone|keeps moving|keep moving around|comes off easily|comes off too|come off too|came off when|comes off when|came right off|comes right off|came off during|comes off during|came off while|comes off while|come off while|it came off|it comes off|they came off|slips off|slip off|slipped off|slips right off|slides back|slides up|slides out|not stay in|not stay in place|not stay put|not stay attached|not secure|not very secure|not feel secure|not hold it in place|not hold in place|comes loose|come loose|came loose|comes undone|come undone|came undone|comes untied|came untied|moves around too|moves around a|bunch up|ride up|blew off|wiggle out|wriggle out|wriggles out|wriggled out|squirms out|squirmed out|pops out of|popped out of|managed to escape|escapes from|escape from it|loses its grip",
    raised: "",
    praise: "Stays in place",
    complaint: "Slips or comes loose",
    desire: "{product} that stays on",
    pain: "It slips off or lets go",
    value: "staying put",
  },
  {
    id: "comfort",
    group: "comfort",
    except: ["reading", "game", "edible", "supply"],
    readAs: { cosmetic: "skin" },
    praised:
      "comfortable|comfy|soft|padded|cushioned|cushiony|comfortably|well padded|no rubbing|no chafing|not chafe|cozy|plush|ergonomic|fell asleep in it|falls asleep in it|fall asleep in it|sleeps in it every|walking on clouds|walking on air|walking on a cloud|sleeping on a cloud|feels like a cloud|like a cloud|comfortable all day|wear them all day|wear these all day|wear them for hours|wear these for hours|forget i'm wearing|forget i am wearing|forgot i was wearing|forget you're wearing|forget you are wearing|forget they're|forget they are|forgot they were|forget it is there|forget it's there|barely notice it|barely notice they|hardly notice it|hardly notice they|barely know it's|easy on the ears|easy on my ears|easy on my hands|easy on the hands|easy on my feet|easy on the feet|easy on my hand|squishy|velvety|cuddly|cushy|buttery soft|pillowy|soft and fluffy|fluffy and soft|nice and fluffy|so fluffy|hugs my|hugs your|molds to|conforms to my|contours to|slept like a baby|sleeps like a baby|no pressure points|no sore spots|no sore|no blisters|no pinching|no digging|gentle on|gentle enough|gentle for|gentle against|good cushion|great cushion|nice cushion|plenty of padding|plenty of cushion|nice padding|good padding|no break in|not hurt my|not hurt his|not hurt her|not pinch|not dig|not itch|not itchy|not scratchy|not rub my|not rub his|not rub her|not rub him|not rub the|not rub me|not rub against|soft and snuggly|so snuggly|warm and snuggly|soft on my|soft against my|soft to the touch|sitting on a cloud|laying on a cloud|lying on a cloud",
    blamed:
      "uncomfortable|chafes|chafed|chafing|scratchy|itchy|blister|blisters|rubbed raw|bald spot|armpits raw|ears hurt|head hurts|pressure on my|rub my|rub his|rub her|rub him|rub me|rub the back|rub the top|rub against my|rub against the back|rub on my|rub under|rub blisters|rub raw|rubbing under|rubbing on|rub wrong|rubs me the wrong|chafe my|dig into my|dig into your|dig into his|dig into her|dig into me|dig into the skin|dig into the shoulder|dig in my|dig in to my|dig into shoulders|pinch my|pinch his|pinch her|pinch me|pinch the|pinches when|pinches a|cut into my|cuts into the|poke me|poke my|pokes you|jab me|stab me|itches|made me itch|makes me itch|makes my * itch|irritates my|irritated my|irritates his|irritates her|irritating to wear|hurt my|hurt his|hurt her|hurt to wear|hurt after|it hurts|they hurt|hurts like|hurts when|get sore|become sore|sore spot|sore spots|sore ears|sore after|makes * sore|made * sore|make * sore|left me sore|so sore|stiff and uncomfortable|stiff and scratchy|material is stiff|fabric is stiff|leather is stiff|stiff fabric|stiff material|too stiff to|they are stiff|stiff as a board|like sleeping on|like sitting on|like lying on|like laying on|gave me blisters|give me blisters|gave me a blister|rough fabric|rough material|rough on my|rough against|fabric is rough|material is rough|too hard to sit|too hard to sleep|too firm for|no padding|no cushion|no cushioning|not enough padding|not enough cushion|not enough cushioning|very little padding|little padding|little cushion|lacks padding|lacks cushion|thin padding|feel the floor|feel the springs|feel the slats|feel the bars|feel the ground|restricts my|restrictive|squeezes my|tight on my head|cuts off circulation|cut off my circulation|cutting off circulation|cutting off my|constricting|awkward to wear|not wear them long|ears get hot|ears get sweaty|ears sweat|ears get sore|presses on my|presses into my|presses against my|presses on the|press on my|press into my|hard on my feet|hard on my knees|hard on my ears|hard on the feet|feels like cardboard|like sandpaper|chafe|not wear them for long|not wear them for more|hurts the back of|hurts the top of|hurts the heel|gave me a rash|gave me hives|gives me a rash|caused a rash|irritates my skin|irritated my skin|feel every spring|feel every bump|feel every lump|feel every pebble|could not wear them|could not wear it|could not sleep on|could not sleep in",
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
    only: ["fabric", "worn", "garment", "bedding", "padded", "shelter", "walking", "bag"],
    except: ["powered"],
    praised:
      "breathable|breathes|keeps me cool|good ventilation|well ventilated|stays cool at night|stay cool at night|stays cool all night|stay cool all night|keep me cool|keep him cool|keep her cool|keeps my feet cool|feet stay cool|sleep cool|sleeps cool|cool to sleep|cool to wear|cooling effect|cooling fabric|cooling gel|cooling material|cooling pillow|cooling mat|cooling sheets|feels cool|cool in summer|cool in the summer|not too hot|not overheat|not get sweaty|not sweat|no sweating|airy|lets air|wicks sweat|wicks away|moisture wicking|plenty of airflow|good airflow|great airflow|great ventilation|wicks moisture|wicks the|not hot|not get hot|stays cool",
    blamed:
      "sweaty|hot to wear|traps heat|not breathable|makes me sweat|overheats my|sleep hot|sleeps hot|hot to sleep|too hot to wear|too hot to sleep|too hot for summer|too hot in summer|too hot in the summer|too hot for me|too hot for him|too hot for her|too hot at night|hot and sweaty|gets hot and|gets hot inside|gets hot at night|gets hot in the sun|make me hot|make him hot|make her hot|make my head hot|make my feet sweat|make my hands sweat|make * sweat|feet sweat|hands sweat|head sweats|woke up sweating|wake up sweating|waking up sweating|woke up drenched|drenched in sweat|not breathe|no airflow|no air flow|no ventilation|poor ventilation|stuffy|clammy|like a sauna|holds body heat|traps the heat|too hot|gets hot",
    raised: "breathability|ventilation|airflow|mesh fabric|mesh panels|mesh back",
    praise: "Breathes",
    complaint: "Traps heat",
    desire: "{product} that does not trap heat",
    pain: "It traps heat",
    value: "breathable material",
  },
  {
    id: "skin",
    group: "comfort",
    only: ["cosmetic"],
    praised:
      "hydrating|moisturizing|skin feels|skin is softer|gentle on my skin|no irritation|cleared up|skin feels softer|hydrated|soothes|soothing|no breakouts|no stinging|no redness|soft at the end|drinks this up|skin is calm|moisturized|cleared my skin|cleared up my|clears up|cleared my acne|evened out my|evens out my|faded my|fades my|fading my|fade dark|fades dark|faded dark|spots have faded|spots are fading|spots faded|scars have faded|marks have faded|brighter skin|brightened my|brightens my|skin looks brighter|skin is brighter|skin is glowing|skin glows|glowing skin|skin looks amazing|skin looks great|glowy|dewy|plumper|plump skin|softer skin|smoother skin|soft skin|skin is soft|skin is smooth|skin is clear|skin is clearer|clearer skin|skin has cleared|skin has improved|skin never looked|skin never felt|skin feels amazing|skin feels great|skin feels smooth|skin feels smoother|skin feels hydrated|skin drinks|no reaction|no bad reaction|not irritate|not irritating|not break me out|not make me break|not burn|not sting|not dry out|not dry my|not drying|not clog|not over dry|non comedogenic|no burning|no itching|no rash|redness is gone|redness is down|redness went|reduced redness|reduces redness|calmed my|calms my|calms redness|calming|soothed my|soothes my|healed my|heals my|helps my eczema|helped my eczema|helped my acne|helps my acne|saved my skin|made my skin glow|gentle|gentle cleanser|tames frizz|tames my|tamed my|no frizz|less frizz|hair is softer|hair is so soft|hair is soft|hair feels soft|hair feels softer|hair feels healthier|hair is shiny|hair is shinier|hair looks healthier|hair looks great|hair looks amazing|nourishing|nourished|great for sensitive|good for sensitive|perfect for sensitive|safe for sensitive|fine for sensitive|okay for sensitive|safe for my sensitive|great for my sensitive|good for my sensitive|great for dry skin|good for dry skin|perfect for dry skin|great for oily skin|perfect for oily skin|great for my dry|great for my oily|great for my skin|good for my skin|great on my skin|wrinkles are less|fewer wrinkles|pores look smaller|pores are smaller|stopped my hair|soft and clean|great for my hair|good for my hair|great on my hair|hair feels healthy|hair looks healthy|hair feels clean|skin is so soft|skin is so smooth|skin is so much|skin feels so soft|skin feels so smooth|skin feels so good|skin feels so much|skin looks so good|skin looks so much|skin has never felt|skin has never looked|skin has never been|redness has gone|redness has faded|redness has improved|fine lines look less|fine lines look softer|fine lines are less|wrinkles look less|wrinkles look softer|frizz free",
    blamed:
      "irritated my|broke me out|breakout|breakouts|rash|burned my skin|dried out my|greasy residue|allergic|stings|stung|itching|red bumps|left it red|break out|break me out|breaks me out|breaking me out|made me break out|makes me break out|caused me to break|caused a breakout|gave me a rash|gave me hives|hives|welts|irritate my|irritates my|irritates|turned red|turned bright red|made my face red|made my skin red|burned my face|burned my eyes|burns my eyes|burns when|burned when|burning sensation|burning feeling|burns like|burned like|burns a little|stings my|stings when|stings a|stings like|sting my eyes|stung my eyes|stung my face|made my face burn|made my skin burn|made my skin itch|makes my skin itch|makes me itch|made me itch|itches like|clogged my|clogs my|clogs pores|clogged pores|dries out my|dries me out|dried me out|drying out my|too drying|very drying|so drying|stripped my|strips my|strips the|skin feels tight|skin felt tight|face feels tight|face felt tight|left my skin dry|leaves my skin dry|left my face dry|leaves my face dry|leaves my hair dry|left my hair dry|made my skin peel|made me peel|made my face peel|allergic reaction|bad reaction|had a reaction|had an allergic|a reaction to|caused a reaction|gave me pimples|gave me acne|new pimples|acne worse|skin worse|made my skin worse|hair fell out|hair started falling|hair feels dry|hair feels greasy|hair feels like|hair felt like|straw like|like straw|weighs my hair|weighed my hair|weigh my hair|weighs down my|weighed down my|hair dry and|hair limp|hair flat|itchier|little bumps|tiny bumps|bumps on my|bumps all|caused irritation|causes irritation|irritated her|irritated his|gave me cystic|dries my skin|dries my hair|dries my face|dries my hands|dried my skin|dried my hair|dried my face|dried my hands|burn my skin|burn my face|burn my eyes|burn my scalp|burn my lips|burn my hands|left my face red|left me red|made my hair fall|makes my eyes burn|makes my eyes water|makes my eyes itch|makes my eyes sting|makes my eyes itchy|makes my eyes puffy|made my eyes burn|made my eyes water|made my eyes itch|made my eyes sting|made my eyes puffy|sore bumps|painful bumps|itchy bumps",
    raised:
      "skin|scalp|oily skin|combination skin|combo skin|dry skin|mature skin|sensitive skin|acne prone skin|problem skin|oily hair|oily scalp|fine hair|itchy skin|itchy scalp|itchy eyes|flaky skin|flaky scalp|cracked hands|cracked heels|cracked skin|chapped lips|dry hands|pores|redness|wrinkles|fine lines|thin hair|thick hair|curly hair|dry hair|damaged hair|frizzy hair|treated hair|irritation|skin irritation|irritated skin|cystic acne|hair loss|hair growth|hair feels|hair looks|hair felt|hair looked|my hair feel|my hair look|my hair so",
    praise: "Kind to skin and hair",
    complaint: "Irritates skin",
    desire: "{product} that sensitive skin tolerates",
    pain: "It irritates the skin",
    value: "gentle care",
  },
  {
    id: "pain",
    group: "comfort",
    except: ["edible", "cosmetic", "audio", "picture", "reading", "game"],
    praised:
      "no more pain|pain is gone|pain relief|no back pain|back feels better|helps with my pain|helped my back|good support|great support|supportive|pain went away|pain has gone|pain disappeared|less pain|without pain|no longer hurts|no longer hurt|not hurt anymore|hurts less|eases the pain|eased the pain|helped my knee|helped my neck|helped my shoulder|helps my back|helps my neck|helps my knees|helps my feet|helps with the pain|helps with pain|helped with my pain|helps with back|helps with my back|relieves my|relieved my|relieves the|relieved the|relieves pressure|relieves pain|reduced my pain|reduces pain|takes the pressure off|took the pressure off|takes pressure off|took pressure off|back feels so|neck feels better|feet feel better|knees feel better|great arch support|good arch support|nice arch support|arch support is|great lumbar support|good lumbar support|lumbar support is|good back support|great back support|improved my posture|posture has improved|helped my posture|helps my posture|helps with posture|gives great support|provides great support|eased my pain|eases my pain|eased my back|eases my back|pain free",
    blamed:
      "gave me a headache|made my back hurt|worse pain|more pain|no support|hurts my back|hurts my neck|hurts my wrist|my ears hurt|no arch support|no lumbar support|no back support|little support|lacks support|lack of support|not enough support|not supportive|no real support|not give any support|back hurts after|neck hurts after|wrist hurts after|feet hurt after|knees hurt after|made my * hurt|makes my * hurt|make my * hurt|makes my back hurt|makes my neck hurt|back started hurting|neck started hurting|back is killing|feet are killing|killed my back|killed my feet|woke up sore|wake up sore|woke up stiff|wake up stiff|woke up with a sore|woke up with a stiff|woke up with back|wake up with back|woke up with neck|wake up with neck|woke up with a headache|hurt my back|hurt my neck|hurt my wrist|hurt my knees|hurts my knees|hurts my shoulders|hurts my shoulder",
    raised:
      "back pain|neck pain|posture|arch support|back support|lumbar support|neck support|ankle support|wrist support|knee support|head support|lower back",
    praise: "Eases aches",
    complaint: "Causes aches",
    desire: "relief from aches",
    pain: "It leaves buyers aching",
    value: "support",
  },
];
