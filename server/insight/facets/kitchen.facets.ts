import type { Facet } from "./facet.ts";

/** What buyers judge in things to cook with, to eat from, or to keep things apart in. */
export const KITCHEN_FACETS: readonly Facet[] = [
  {
    id: "nonstick",
    group: "performance",
    only: ["cookware"],
    praised:
      "not stick|nothing sticks|nothing stuck|nothing has stuck|no sticking|no stick|without sticking|slide right off|slide right out|slide right around|slide around like|eggs slide|egg slides|release easily|release well|release cleanly|release perfectly|pop right out|come right off|comes out clean|come out clean|be nonstick|be non stick|truly nonstick|truly non stick|completely nonstick|completely non stick|nonstick works|non stick works|easy release|food slides|glide right off|slip right out|slip right off|lift right off|lift right out|lift off easily|fall right out|pop out easily|pop out in one piece|come out in one piece|come out easily|slide around the pan|slide out easily|slide off easily|slide out of the pan|slide off the pan|never stick",
    blamed:
      "sticks to|sticking to|stick to it|stuck to the pan|stuck to the bottom|stuck to it|stick badly|stick terribly|stick like crazy|still stick|egg stick|food stick|meat stick|chicken stick|everything stick|food sticking|eggs sticking|any sticking|sticking problem|sticking issue|problem with sticking|everything stuck|stuck on food|had to scrape|have to scrape|have to pry|lost its nonstick|not really nonstick|not release|stick like glue|glued to the pan|welded to the pan|cemented to the|fused to the pan|stuck to the surface|stick to the surface|stick to the sides|stick to the basket|stick to the rack|stick to the tray|stuck to the tray|stuck to the basket|come out in pieces",
    raised:
      "nonstick coating|non stick coating|nonstick surface|non stick surface|nonstick finish|nonstick pan|nonstick pans|non stick pan|non stick pans|teflon",
    praise: "Food does not stick",
    complaint: "Food sticks",
    desire: "{product} that food does not stick to",
    pain: "Food sticks",
    value: "food that lets go",
  },
  {
    id: "cooking",
    group: "performance",
    only: ["cookware"],
    praised:
      "crispy|crisp|crisps|golden brown|brown evenly|brown nicely|brown well|brown beautifully|cook evenly|cook perfectly|cook beautifully|cook great|cook everything|bake evenly|bake perfectly|bake beautifully|come out perfect|come out perfectly|come out great|come out delicious|come out amazing|come out so good|turn out perfect|turn out perfectly|turn out great|turn out delicious|turn out amazing|good sear|great sear|nice sear|perfect sear|beautiful sear|even sear|sears beautifully|sears well|nice crust|good crust|great crust|beautiful crust|dark crust|juicy|perfectly cooked|cooked perfectly|cooked to perfection|cooked through|toasts evenly|fluffy rice|perfect rice|cooked just right|cook just right|evenly cooked|evenly browned|nicely browned|perfectly browned|beautifully browned|even browning|crunchy on the outside|crunchy outside|tender inside|moist inside|tender and juicy|heat evenly|heat up evenly|distribute heat|distribute the heat|even heating|even cooking|sears great|sear marks|grill marks|heat be even|heats evenly|even heat|holds a steady temperature|holds temperature|hold temperature|holds its temperature|holds temp|hold temp|holds the temperature|steady temperature|keeps a steady temperature|gets hot enough|plenty hot|great smoke flavor|juicy steaks|come out juicy|come out golden",
    blamed:
      "undercooked|overcooked|raw in the middle|raw inside|raw in the center|still raw|cold in the middle|not cook evenly|cook unevenly|not brown|not crisp|not get crispy|not toast evenly|not cooked through|not cook all the way|burn the bottom|burn the outside|burnt on the outside|burned on the outside|burnt on the bottom|burned on the bottom|burn everything|burns the food|burn my food|burnt the food|scorches|scorched|steams instead|come out soggy|come out dry|soggy in the middle|uneven cooking|heat unevenly|uneven heating|hot spot in the|cold spots|hot spots|half raw|dry and tough|come out rubbery|not get hot enough|not hot enough|not get hot|not sear|hot spot|flare ups|flare-ups|uneven heat|heats unevenly|not hold temperature|not hold temp|not hold the temperature|temperature swings|temperature fluctuates|burns one side|uneven browning",
    raised: "cooking results|sear|browning|crust",
    praise: "Cooks food well",
    complaint: "Food comes out badly",
    desire: "food that comes out well",
    pain: "Food comes out badly",
    value: "food that comes out right",
  },
  {
    id: "hunger",
    group: "performance",
    only: ["edible"],
    praised:
      "be filling|so filling|very filling|really filling|super filling|quite filling|surprisingly filling|and filling|filling meal|filling snack|filling breakfast|filling lunch|filling enough|keeps me full|keep me full|keep you full|keep him full|keep her full|keep us full|fill me up|fill you up|fills you up|fill him up|feel full|feeling full|felt full|stay full|stays full|satisfy my hunger|curb my appetite|curb my hunger|curb the hunger|curb hunger|curb my cravings|curb cravings|hold me over|hold you over|hold me until|hold me to|tide me over|tide you over|satiating|satisfies my sweet|satisfy my sweet|not hungry|no hunger|fuller longer|keep you satisfied",
    blamed:
      "still hungry|hungry again|hungry an hour|leave me hungry|left me hungry|hungry right after|hungry soon after|not filling|not fill you|not fill me|not keep me full|not satisfying|never full",
    raised: "satiety",
    praise: "Filling",
    complaint: "Leaves people hungry",
    desire: "{product} that is filling",
    pain: "It leaves people hungry",
    value: "staying full",
  },
  {
    id: "intake",
    group: "performance",
    only: ["edible", "drinkware", "tableware"],
    praised:
      "drink more water|drink enough water|drink way more|drink a lot more|drink so much more|drinking more|drinks more|stay hydrated|staying hydrated|keep me hydrated|keep him hydrated|keep her hydrated|my water intake|eat more|eats better|eats everything|eat everything in|eat his lunch|eat her lunch|eat their lunch|finish his lunch|finish her lunch|finish their lunch|come home empty|comes home empty|came home empty|come back empty|comes back empty|clean his plate|clean her plate|clean their plates|lick the bowl clean|licks the bowl clean|licks the bowl|bowl is empty|bowl clean|try new foods|try new food|ask for seconds|ate everything|ate the whole|eat it all|finish everything|lunch gets eaten|actually eat his|actually eat her|actually eat their|actually eats lunch|eat more veggies|eat more fruit|not a crumb left|no leftovers|tries more|try more foods|try different foods|excited to eat|excited for lunch|excited about lunch|drink plenty of water|eat all of it|eat all of his|eat all of her|eat all of their|drinks from it|drinks from this|drinks out of it|drinks from them|drinks water from it|actually drinks|finally drinks|drinks plenty|drinks regularly|drinks constantly|drinks all the time|eats from it|got him drinking|got her drinking|got them drinking|gets him drinking|gets her drinking|gets them drinking|get him drinking more|get her drinking more|got him to drink|got her to drink|got them to drink|gets him to drink|gets her to drink|gets them to drink|helps him drink|helps her drink|helps them drink|helps me drink|makes me drink|makes him drink|makes her drink|makes them drink|encourages him to drink|encourages her to drink|encourages them to drink|encourages my * to drink|reminds me to drink|water intake is up|water intake has|drinking a lot more|drink more often|drinks more often|encourages drinking|encourage drinking|encourages more drinking|tempts cats to|tempts pets to|tempts * cats to|tempts them to drink|tempts him to drink|tempts her to drink|entices * to drink|encourages pets to|encourages cats to|encourages dogs to|encourages kids to",
    blamed:
      "eats less|drinks less|comes home full|come home full|come back full|comes home untouched|came home untouched|come home uneaten|comes home uneaten|barely eats|barely ate|barely drinks|not eat enough|not drink enough|come back untouched|came home full|came back full|still not eat|not drink from it|not drink out of it|not drinking from it|not drink from this|never drinks from it|never drank from it|nobody drinks from it|refuses to drink|refused to drink|will not drink|would not drink|drinks even less|drinking less",
    raised: "water intake",
    praise: "More gets eaten or drunk",
    complaint: "Less gets eaten or drunk",
    desire: "eating and drinking more",
    pain: "Less gets eaten or drunk",
    value: "eating and drinking well",
  },
  {
    id: "compartments",
    group: "handling",
    except: ["edible", "cosmetic", "reading", "audio", "lighting"],
    praised:
      "no more clutter|less clutter|clutter free|declutter|decluttered|got rid of the clutter|cut down on clutter|cleared the clutter|clears the clutter|tidy|neat and tidy|keep * tidy|keeps * tidy|keeps everything tidy|keep everything neat|keeps everything neat|looks so organized|organizes everything|organized my|organized our|organize my|organizes my|helped organize|helped me organize|finally organized|so organized|easy to find everything|know where everything is|find things easily|everything in one place|all in one place|keep everything separate|keep food separate|keep things separate|keep foods separate|keep everything in place|keep everything in its place|nothing touches|foods not touch|food not touch|not mix together|everything has its place|everything has a place|a place for everything|place for everything|spot for everything|a spot for|room for everything|well organized|keep me organized|keep * organized|stay organized|stays organized|everything organized|organized and|lots of compartments|plenty of compartments|many compartments|several compartments|enough compartments|separate compartments|removable dividers|adjustable dividers|easy to organize|help organize|great organization|excellent organization|nothing mix|stay separate|stay separated|keep * separate|keep * separated|not run into|not run together|not touch each other|has its own spot|has its own place|has its own compartment|have their own spot|have their own place|stay in their own|stays in its own|separate sections|separate section|great for organizing|perfect for organizing|good for organizing|keep everything apart|keep things apart|keep food apart|keep foods apart|keep them apart|without touching each|keep separate|keep separated|keep organized|plenty of slots",
    blamed:
      "no dividers|no compartments|not enough compartments|compartments are too small|compartments are tiny|compartments are small|dividers not stay|dividers fall|dividers move|everything slides around|everything moves around|everything shifts around|everything mixes|food mixes|gets mixed together|all mixed together|mixed up together|disorganized|no organization|run together|runs into the other|leak into the other|leak into other|leak into the next|leaks between|all jumbled|jumbled together|flavors mix|mix together in|mixes together|mix together|run into each other|runs into each other",
    raised: "compartment|compartments|divider|dividers|separators",
    praise: "Keeps things apart and in order",
    complaint: "Things get mixed up inside",
    desire: "{product} that keeps things apart and in order",
    pain: "Things get mixed up inside",
    value: "order",
  },
  {
    id: "brew",
    group: "performance",
    only: ["brewing"],
    praised:
      "makes great coffee|makes good coffee|makes excellent coffee|makes delicious coffee|makes perfect coffee|makes amazing coffee|makes great espresso|makes a great cup|makes a good cup|makes a perfect cup|coffee tastes great|coffee tastes better|coffee tastes amazing|coffee is great|coffee is excellent|coffee is delicious|coffee is fantastic|coffee is amazing|coffee was delicious|thick crema|nice crema|great crema|rich crema|full bodied",
    blamed:
      "weak coffee|watery coffee|bitter coffee|burnt coffee|weak espresso|coffee is weak|coffee is watery|coffee is bitter|coffee is not hot|coffee is lukewarm|coffee tastes burnt|coffee tastes bitter|coffee tastes weak|coffee was weak|coffee was bitter|no crema",
    raised: "coffee flavor|crema",
    praise: "Makes good coffee",
    complaint: "Coffee disappoints",
    desire: "{product} that makes good coffee",
    pain: "The coffee disappoints",
    value: "good coffee",
  },
  {
    id: "sediment",
    group: "performance",
    only: ["brewing"],
    praised:
      "no grounds in|no sediment|no sludge|no silt|no grit|not get grounds in|not get any grounds|never get grounds|without grounds in|without sediment|not gritty|less gritty|not a single ground",
    blamed:
      "sediment|sludge|silt|gritty|grounds in my coffee|grounds in my cup|grounds in the coffee|grounds in the cup|grounds in every cup|grounds in the bottom|grounds at the bottom|fine grounds through|grounds through|grounds get through|grounds come through|full of grounds|like mud",
    raised: "",
    praise: "Keeps grounds out of the cup",
    complaint: "Grounds in the cup",
    desire: "{product} that keeps grounds out of the cup",
    pain: "There are grounds in the cup",
    value: "no grounds in the cup",
  },
  {
    id: "hob",
    group: "performance",
    only: ["cookware", "brewing"],
    praised:
      "works on induction|works on my induction|works on our induction|works great on induction|works well on induction|works perfectly on induction|works with induction|works on all stoves|works on all hobs|works on any stove|works on any hob|induction compatible|induction ready|works on gas",
    blamed:
      "not work on induction|not work on my induction|not work on our induction|not work with induction|not induction compatible|not compatible with induction|not suitable for induction|not recognized by|not recognised by|not detected by",
    raised: "",
    praise: "Works on the stove they have",
    complaint: "Stove does not detect it",
    desire: "{product} that works on the stove they have",
    pain: "The stove does not detect it",
    value: "a stove that takes it",
  },
  {
    id: "touchHeat",
    group: "handling",
    only: ["cookware", "brewing", "drinkware", "tableware"],
    praised:
      "stays cool to the touch|stay cool to the touch|cool to the touch|handle stays cool|handles stay cool|handle stayed cool|handles stayed cool|not get hot to the touch|handle not get hot|handles not get hot",
    blamed:
      "too hot to touch|too hot to hold|too hot to handle|too hot to pick up|handle gets hot|handles get hot|handle gets too hot|handles get too hot|handle gets very hot|handle gets really hot|handle got hot|handle heats up|handles heat up|gets hot to the touch|very hot to the touch|hot to the touch|burned my hand|burnt my hand|burned my fingers|burnt my fingers|burned my finger",
    raised: "",
    praise: "Stays cool enough to hold",
    complaint: "Gets too hot to hold",
    desire: "{product} that stays cool enough to hold",
    pain: "It gets too hot to hold",
    value: "a cool handle",
  },
];
