import {
  always,
  does,
  doesIt,
  howLong,
  is,
  isIt,
  isPlural,
  MEASURE,
  type Question,
  q,
  the,
  theProduct,
  whole,
} from "./asking.ts";
import { HOUSEHOLD_QUESTIONS } from "./household.questions.ts";

export const QUESTION_BANK: Readonly<Record<string, Question>> = {
  leak: q(doesIt("leak"), /leak|drip|spill|watertight|seals? (?:tight|well)|stays? dry/i),
  cold: q(howLong("long", " keep drinks cold"), /cold|ice|chill/i),
  hot: q(howLong("long", " keep drinks hot"), /\bhot\b|heat|warm/i),
  power: q(isIt("strong enough for tough jobs"), /power|strong|crush|watt/i),
  speed: q(
    (asked) => (asked.domains.has("game") ? "How long does a game take?" : isIt("quick to use")(asked)),
    /\d+ ?(?:minutes?|seconds?|min\b)|in minutes|in seconds|quick|fast/i,
  ),
  light: q(always("Is the light bright enough without tiring the eyes?"), /bright|glare|flicker|lumen|dim|light/i),
  battery: q(always("How long does the battery last?"), /battery|charge|\d+ ?hours/i),
  results: q(
    (asked) =>
      asked.domains.has("cosmetic")
        ? "How soon does it show results?"
        : `${does(whole(asked))} ${theProduct(asked)} do what was promised?`,
    /works?\b|results|does (?:its|the) job|softer|smoother|difference/i,
  ),
  control: q(always("Does it stop a dog from pulling?"), /pull/i),
  sound: q(always("How good is the sound?"), /sound|bass|audio/i),
  picture: q(always("How sharp is the picture?"), /picture|sharp|resolution|image/i),
  connection: q(always("Does the connection stay stable?"), /connect|pair|bluetooth|wi-?fi/i),
  noise: q(
    (asked) => `How loud ${is(whole(asked)).toLowerCase()} ${theProduct(asked)}?`,
    /quiet|silent|noise|decibel|\bdb\b|whisper|sleep/i,
  ),
  safety: q(isIt("safe to use"), /safe|shut-?off|cool to the touch/i),
  grip: q(
    (asked) =>
      asked.part === null ? doesIt("hold firmly")(asked) : `${is(asked)} ${the(asked)} strong enough to hold?`,
    /\b(?:holds?|grips?|grippy|magnet\w*|sticks?|suction|non-?slip)\b/i,
  ),
  wet: q(
    (asked) => (asked.domains.has("shelter") ? doesIt("keep the rain out")(whole(asked)) : isIt("waterproof")(asked)),
    /\bdry\b|\brain|waterproof|water-resistant|weather/i,
  ),
  visible: q(always("Is it easy to see?"), /reflect|visible|glow|dark/i),
  compact: q(howLong("much room", " take up"), /compact|footprint|\bslim\b|tucks?\b|stow|saves? space|little room/i),
  sizing: q(
    (asked) =>
      asked.domains.has("worn")
        ? doesIt("run true to size")(whole(asked))
        : `How big ${is(whole(asked)).toLowerCase()} ${theProduct(asked)}?`,
    new RegExp(`true to size|size chart|fits? |dimensions|${MEASURE.source}`, "i"),
  ),
  capacity: q(
    (asked) =>
      asked.product.noun === "tent" ? "How many people really fit in the tent?" : howLong("much", " hold")(asked),
    /holds?|capacity|roomy|\d+ (?:people|person|cups?|oz|liters?)|fits? /i,
  ),
  cupHolder: q((asked) => `${does(whole(asked))} ${theProduct(asked)} fit a car's cup holder?`, /cup ?holder/i),
  weight: q(
    (asked) => `How heavy ${is(whole(asked)).toLowerCase()} ${theProduct(asked)}?`,
    /light|weigh|\d+(?:\.\d+)? ?(?:oz|lb|pounds|g\b|kg)/i,
  ),
  carry: q(isIt("easy to carry"), /carry|portable|handle|travel|bag|backpack/i),
  openClose: q(
    (asked) => `${is(asked)} ${asked.part === null ? theProduct(asked) : the(asked)} easy to open and close?`,
    /\bopens?\b|\bcloses?\b|one[- ]hand/i,
  ),
  adjust: q(
    (asked) => `${does(asked)} ${the(asked)} stay where ${isPlural(asked) ? "they are" : "it is"} set?`,
    /adjust|stays? (?:put|where|tight)|position|locks?\b/i,
  ),
  reach: q(howLong("far", " reach"), /reach/i),
  autoOff: q(doesIt("switch off without help"), /timer|auto|shuts? off|switch(?:es)? off|turns? (?:itself )?off/i),
  secure: q(
    (asked) =>
      asked.domains.has("walking") ? `Can a dog slip out of ${theProduct(asked)}?` : doesIt("stay in place")(asked),
    /stays? (?:put|on|in place)|secure|slip|escape|back(?:ing)? out/i,
  ),
  comfort: q(isIt("comfortable for hours"), /comfort|\bsoft\b|padded|chaf|\brubs?\b/i),
  breathable: q(isIt("breathable"), /breath|ventilat|airflow|cool/i),
  skin: q(
    (asked) => (asked.domains.has("cosmetic") ? "Is it suitable for sensitive skin?" : "Does it irritate the skin?"),
    /sensitive|irritat|gentle|hydrat|moistur|skin/i,
  ),
  pain: q(isIt("comfortable for long use"), /ache|pain|support|comfort/i),
  ...HOUSEHOLD_QUESTIONS,
  durability: q(
    (asked) => `How durable ${is(asked).toLowerCase()} ${the(asked)}?`,
    /\b(?:durable|lasts|built|holds? up|holding up|years|knocks?|dropped|tough)\b/i,
  ),
  sturdy: q(doesIt("feel solid"), /solid|sturdy|well made|well-made|heavy-duty|build|steel|metal|wood/i),
  stability: q(doesIt("wobble or tip"), /stable|steady|tip|wobble|base|upright/i),
  finish: q(always("Does the finish scratch or fade?"), /finish|scratch|fade|chip|coating/i),
  fasteners: q(
    (asked) => (asked.part === null ? "Does the zipper or buckle hold up?" : doesIt("hold up")(asked)),
    /zipper|buckle|clip|clasp|latch|snap/i,
  ),
  defect: q(
    (asked) =>
      asked.part === null
        ? "Does everything arrive complete and intact?"
        : `${does({ ...asked, part: null })} ${theProduct(asked)} come with ${/[^su]s$/.test(asked.part) ? "all the" : "a"} ${asked.part}?`,
    /includ|comes with|complete|in the box|scoop/i,
  ),
  support: q(always("Is there a warranty?"), /warranty|support|replacement/i),
  asPictured: q(
    (asked) => `${does(whole(asked))} ${theProduct(asked)} match the pictures and description?`,
    /pictured|as described|actual|true to/i,
  ),
  cleaning: q(isIt("easy to clean"), /clean|wash|rinse|wipe|dishwasher/i),
  smell: q((asked) => `${does(whole(asked))} ${theProduct(asked)} have a smell?`, /smell|odor|scent/i),
  taste: q(
    (asked) =>
      asked.domains.has("drinkware") && !asked.domains.has("edible")
        ? "Does it leave a taste in the water?"
        : `How ${isPlural(whole(asked)) ? "do they" : "does it"} taste?`,
    /tast|flavor|sweet/i,
  ),
  laundry: q(always("Does it keep its shape in the wash?"), /wash|laundry|shrink|pill/i),
  easeOfUse: q(isIt("easy to use"), /easy|simple|effortless|no-fuss|intuitive/i),
  setup: q(isIt("easy to set up"), /set ?up|assembl|install|minutes|on and off|ready/i),
  instructions: q(always("Are the instructions clear?"), /instruction|manual|steps|guide/i),
  controls: q(
    (asked) => (/button/.test(asked.part ?? "") ? "Are the buttons easy to press?" : "Are the controls easy to use?"),
    /button|control|press|switch|touch|dial/i,
  ),
  cord: q(always("How long is the cord?"), /cord.*\d|\d.*cord|long cord|usb/i),
  looks: q(always("Does the color look the same as in the pictures?"), /\bcolou?rs?\b|\bshades?\b/i),
  value: q(isIt("worth the price"), /price|value|worth|cost/i),
  acceptance: q(
    (asked) =>
      asked.domains.has("edible") && asked.product.wearer !== null
        ? `Will a picky ${asked.product.wearer} eat ${isPlural(whole(asked)) ? "them" : "it"}?`
        : asked.product.wearer === null
          ? "Does the whole family like it?"
          : `Will a ${asked.product.wearer.replace(/s$/, "")} take to it?`,
    /picky|loves?\b|take to|accept|family/i,
  ),
  texture: q(
    (asked) =>
      /powder|mix|creamer/.test(asked.product.noun)
        ? "Does it dissolve without clumps?"
        : `${is(whole(asked))} ${theProduct(asked)} soft or hard?`,
    /dissolv|clump|smooth|soft|crunch|chew|texture|mix|gritty/i,
  ),
  digestion: q(
    (asked) =>
      asked.product.wearer === null
        ? "Is it easy on the stomach?"
        : `Can ${isPlural(whole(asked)) ? "they" : "it"} upset a ${asked.product.wearer}'s stomach?`,
    /stomach|bloat|digest|gentle/i,
  ),
  ingredients: q(always("What are the ingredients?"), /ingredient|grain-free|no fillers|made (?:with|from)/i),
  freshness: q(
    (asked) => `How long ${does(whole(asked)).toLowerCase()} ${theProduct(asked)} stay fresh?`,
    /fresh|shelf life|best by/i,
  ),
  amount: q(always("How much is inside one package?"), /\d+ ?(?:oz|ml|g\b|grams|servings|count|pieces)|little goes/i),
  reseal: q(always("Does the package close again?"), /reseal|seal|zip|close/i),
  absorption: q(always("Does it leave a greasy film?"), /absorb|greas|sticky|light|residue/i),
  scent: q(
    (asked) => `${does(whole(asked))} ${theProduct(asked)} have a strong scent?`,
    /scent|fragrance|smell|unscented/i,
  ),
  story: q(always("What is the story about?"), /story|rhyme|tale|about/i),
  illustrations: q(always("What are the illustrations like?"), /illustrat|picture|art/i),
  pages: q(always("Are the pages sturdy enough for small hands?"), /page|paper|board|bind|hardcover|paperback/i),
  engagement: q(
    (asked) =>
      asked.domains.has("game") ? "Is it still fun after several rounds?" : "Does it hold a child's attention?",
    /again|replay|attention|every night|ask/i,
  ),
  ageFit: q(always("What age is it right for?"), /ages?\b|year-?olds?|toddler|kids|adults|years/i),
  rules: q(always("Are the rules easy to learn?"), /learn|rules|explain|teach/i),
  fun: q(always("Is it fun for adults as well as kids?"), /fun|laugh|family|players|adults/i),
  components: q(always("Are the cards and pieces sturdy?"), /piece|card|component|wood|thick|artwork/i),
  kinks: q((asked) => `${does(whole(asked))} ${theProduct(asked)} kink or tangle?`, /kink|tangle/i),
  packAway: q(isIt("easy to pack away again"), /pack|fold|bag|stow|store/i),
  mess: q((asked) => `${does(whole(asked))} ${theProduct(asked)} make a mess?`, /mess|static|dust|crumb|tidy/i),
  length: q(
    (asked) => `How long ${is(whole(asked)).toLowerCase()} ${theProduct(asked)} in use?`,
    new RegExp(MEASURE.source, "i"),
  ),
  evenness: q(always("Are the results even every time?"), /even|consisten|uniform/i),
  protection: q(
    (asked) => `${does(whole(asked))} ${theProduct(asked)} protect in a fall?`,
    /protect|drop|\bfalls?\b|raised edge/i,
  ),
  microphone: q(always("How well do people hear you on calls?"), /\bcalls?\b|microphone|\bmic\b/i),
  noiseCancelling: q(always("How well does the noise cancelling work?"), /noise[- ]cancel|block|shut[s]? out/i),
  charging: q((asked) => `Does wireless charging work with ${theProduct(asked)} on?`, /wireless charg|magsafe|charg/i),
  app: q(always("Is the app easy to use?"), /\bapp\b/i),
  subscription: q(
    (asked) => `${does(whole(asked))} ${theProduct(asked)} need a subscription?`,
    /subscription|monthly fee|paid plan/i,
  ),
  accuracy: q(isIt("accurate"), /accura|precis|exact|correct/i),
  solar: q(always("Does it stay charged on cloudy days?"), /solar|cloud|shade|all night|sun\b/i),
  spares: q(always("Are spare parts sold one by one?"), /spare|replacement|replaceable/i),
  included: q(always("What comes in the box?"), /includ|in the box|comes? with|set of|contents/i),
  wind: q(doesIt("stand up to wind"), /\bwind|storm|gust/i),
  pests: q(doesIt("keep animals and bugs out"), /squirrel|raccoon|\bbears?\b|\bbugs?\b|insect|mosquito|\bants?\b/i),
  staysPut: q(doesIt("slide on smooth floors"), /non-?slip|anti-?slip|slid|stays? (?:put|in place)|grip/i),
  rest: q(
    (asked) =>
      asked.domains.has("pet")
        ? `Is ${theProduct(asked)} good for old joints?`
        : `How well do people sleep with ${theProduct(asked)}?`,
    /sleep|rest\b|joint|orthop/i,
  ),
  shape: q(doesIt("keep the same shape over time"), /shape|flat|sag|firm|loft|plump/i),
  warmth: q(isIt("warm enough for cold days"), /warm|\bcold\b|winter|insulat/i),
  lint: q(doesIt("shed or attract hair"), /lint|shed|hair|fur\b/i),
  chewing: q(doesIt("stand up to chewing and scratching"), /chew|teeth|claw|scratch|\bdig/i),
  nonstick: q(always("Does food stick to it?"), /nonstick|non-stick|stick|release|slides?|lets? go/i),
  cooking: q(always("Does food come out evenly cooked?"), /even|crisp|brown|sear|crust|cook|bak/i),
  hunger: q(always("Does it keep hunger away?"), /filling|full|hunger|satisf/i),
  intake: q(
    (asked) =>
      asked.domains.has("edible") || /lunch|plate|bowl|bento/.test(asked.product.type)
        ? "Does it help picky ones to eat more?"
        : "Does it help with drinking enough?",
    /drink|hydrat|eat|picky|empty/i,
  ),
  compartments: q(
    (asked) => `Do things stay apart inside ${theProduct(whole(asked))}?`,
    /compartment|divider|separate|organi[sz]|apart|place for/i,
  ),
  pockets: q(always("Do the pockets hold a phone?"), /pocket/i),
  seeThrough: q(isIt("see-through"), /see-through|opaque|sheer|lined|coverage/i),
  staysUp: q(
    (asked) => `${does(whole(asked))} ${theProduct(asked)} stay up or roll down?`,
    /stays? up|roll|slide|ride|tug/i,
  ),
  stretch: q(
    (asked) => `${does(whole(asked))} ${theProduct(asked)} stretch without wearing out?`,
    /stretch|give\b|elastic|spandex|shape/i,
  ),
  visibleResult: q(
    always("How soon does a difference show?"),
    /bright|glow|smooth|frizz|shin(?:e|y)|weeks|difference|visible/i,
  ),
  dispenser: q(
    (asked) => (asked.part === null ? "Is the right amount easy to get out?" : `Does the ${asked.part} work well?`),
    /pump|dropper|spray|mist|dispens|squeeze|scoop|pour|dose/i,
  ),
  together: q(always("Does it work for players of different ages together?"), /together|team|cooperat|co-op|family/i),
  playTime: q(always("How long does a game take?"), /\d+ ?(?:minutes?|min\b|hours?)|quick|short|fast|round/i),
  difficulty: q(always("How hard is it?"), /challeng|level|easy|hard|difficult/i),
  colorStrength: q(
    always("Are the colors strong, or do they come out pale?"),
    /pigment|vivid|vibrant|rich|bold|opaque/i,
  ),
  cutting: q((asked) => doesIt("cut cleanly")(whole(asked)), /sharp|\bcuts?\b|cutting|slic|shav|trim|mow|blade/i),
  staysSharp: q((asked) => doesIt("stay sharp")(whole(asked)), /stays? sharp|edge|sharpen|dull/i),
  cleansWell: q((asked) => doesIt("clean thoroughly")(whole(asked)), /clean|picks? up|stain|plaque|dirt|hair/i),
  findsWay: q(always("Does it get stuck, or find its way alone?"), /navigat|map|stuck|obstacle|dock|lidar/i),
  cools: q((asked) => doesIt("really cool things down")(whole(asked)), /cool|air ?flow|breeze|btu|cfm/i),
  warmsRoom: q((asked) => doesIt("warm up a cold room")(whole(asked)), /warm|heat|btu|watt/i),
  airCare: q(
    (asked) => `How soon ${does(whole(asked)).toLowerCase()} ${theProduct(whole(asked))} make a difference to the air?`,
    /air|humid|mist|dust|allerg|moisture|hepa/i,
  ),
  paper: q(always("How thick is the paper?"), /paper|gsm|\blb\b|card ?stock|sheets/i),
  soaksUp: q(
    (asked) =>
      asked.product.type.includes("litter") ? "How well does the litter clump?" : doesIt("soak up well")(whole(asked)),
    /absorb|soak|clump|scoop/i,
  ),
  beginners: q(isIt("easy for beginners"), /beginner|first-?time|starter|kids|learn|easy/i),
  playValue: q(always("Does it keep their interest?"), /hours|busy|entertain|again|play/i),
  response: q((asked) => doesIt("respond right away")(whole(asked)), /respon|lag|delay|track|precise|instant/i),
  signalReach: q(always("How far does the signal reach?"), /range|reach|cover|sq|feet|\bft\b|signal/i),
  chargeSpeed: q(always("How fast does it charge?"), /fast|quick|watt|\d+ ?w\b|minutes|hours|speed/i),
  scentThrow: q(always("Does the scent fill a room?"), /fill|room|throw|strong|mist|scent/i),
  repels: q(always("Does it work on pests, and how soon?"), /bugs?|pest|mosquito|insect|rodent|catch|repel|kill/i),
  growth: q(always("Do plants grow well with it?"), /grow|germinat|sprout|bloom|root|plant/i),
  spray: q(always("How strong and even is the spray?"), /spray|pressure|cover|mist|feet|\bft\b/i),
  effect: q(always("How soon is a difference felt?"), /weeks?|days?|energy|sleep|feel|difference/i),
  combsOut: q(always("Does it get out loose hair and tangles?"), /shed|loose|tangle|undercoat|mats?\b|hair/i),
  skinGuard: q(always("How long does the protection last?"), /hours?|all day|\bspf\b|odor|sweat|water/i),
  bracing: q(always("How firm is the support?"), /support|compress|firm|stabil|posture/i),
  massage: q(always("How strong is the massage?"), /massag|pressure|deep|strong|knead|muscle|intens/i),
  soothing: q(always("Does it help with settling down?"), /calm|sooth|sleep|settle|relax/i),
  traction: q((asked) => doesIt("slip on wet ground")(whole(asked)), /slip|grip|traction|tread|wet/i),
};
