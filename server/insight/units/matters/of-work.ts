import { type Context, type Matter, type Matters, PICTURE_WORDS } from "./matter.ts";

/** "takes 4-5 hours to charge": how long it hangs on the cable, whatever the battery is like. */
const LONG_ON_THE_CABLE =
  /\b(?:tak(?:e|es|ing)|took|needs?|needed)(?: [^\s]+){1,5} to (?:fully |completely )?(?:re)?charge\b(?! (?:my|our|his|her|your)\b)/;

/** "recharge the brick itself", "charging the bank takes": the thing is charged, and charges nothing. */
const ITSELF_CHARGED =
  /\brecharg(?:e|es|ed|ing)\b(?! (?:my|our|his|her|your|phones?|devices?|batteries|ipads?|tablets?|laptops?)\b)|\bcharg(?:e|es|ed|ing) (?:up )?(?:itself|(?:the|this) (?:\p{L}+ )?(?:bank|brick|pack|unit|station|charger|thing|case|box|block)(?: itself)?)\b/u;

/** "nowhere near 5 charges": how much it holds. */
const CHARGES = /\b(?:\d+|two|three|four|five|six|many|several|full|number of) (?:full |phone )?charges\b/;

const ofCharging = ({ told }: Context): Matter => {
  if (CHARGES.test(told)) return "chargeStore";
  return ITSELF_CHARGED.test(told) ? "recharge" : undefined;
};
const ofRecharging = ({ told }: Context): Matter =>
  /\b(?:re)?charg\p{L}* (?:up )?(?:my|our|his|her|your|phones?|devices?|ipads?|tablets?|laptops?)\b/u.test(told)
    ? "chargeSpeed"
    : undefined;

/** "would not charge any more": it broke, whatever the battery held before. */
const WILL_NOT_CHARGE =
  /\b(?:not|n['’]t|nt|never|stopped) (?:\p{L}+ )?charg(?:e|ed|ing)\b(?=.*\b(?:any ?more|again)\b)/u;

const ofBattery = ({ unit, told, said }: Context): Matter => {
  if (/^charg(?:es?|ing)$/.test(said)) {
    if (/\b(?:progress|lights?)\b/.test(told)) return null;
    if (/\bcharg(?:es?|ing) (?:my|your|the|his|her|our|devices?|phones?|up)\b/.test(told)) return "results";
  }
  if (/\bbatter(?:y|ies) (?:is|are|was|gets?) (?:too |very |running )?low\b/.test(told)) return null;
  if (/\breplac(?:e)?able\b|\bremovable\b|\breplac(?:e|ing) (?:the|your|it|its)\b|\bpopping out\b/.test(told))
    return "noun:battery";
  if (unit.polarity < 0 && WILL_NOT_CHARGE.test(told)) return "durability";
  if (/\b(?:re)?charges? (?:\p{L}+ )?(?:fast|quick|quickly)\b/u.test(told) || LONG_ON_THE_CABLE.test(told))
    return "recharge";
  return unit.polarity > 0 && /\b(?:charge|charges|charging) (?:you|me|us|a fortune)\b/.test(told) ? null : undefined;
};

/** Words that say of a button or knob that it is simple or hard to use. */
const HANDLED =
  /\b(?:eas(?:y|ier|ily)|simpl\p{L}+|intuitive|convenient|handy|responsive|straightforward|accessible|comfortable|love|great|good|nice|well|excellent|perfect|useful|like|big|large|clear|awkward|hard|difficult|confusing|clumsy|useless|stiff|complicated|bad|poor|annoying|tricky|problems?|issues?|sensitive|small|tiny|cheap|flimsy|loose|broken|terrible|awful|frustrating|weird|loved|amazing|awesome|fantastic)\b/u;

/** Words that say how it is to operate: a good idea for a switch is none of them. */
const OPERATED =
  /\b(?:eas(?:y|ier|ily)|simpl\p{L}+|intuitive|responsive|straightforward|accessible|clear|smooth\p{L}*|convenient|handy)\b/u;

const ofControls = (context: Context): Matter => {
  const { unit, said, told, before } = context;
  const isRaised =
    /^(?:buttons?|controls?|control panel|keypad|touchpad|knobs?|dial|switch|remote|touch panel|settings?)$/.test(said);
  if (!isRaised)
    return /\baccidentally (?:pushed|pressed|hit)\b/.test(told) && /\b(?:probably|maybe|must have)\b/.test(told)
      ? null
      : undefined;
  if (/^switch$/.test(said) && /\bto $/.test(before)) return null;
  if (unit.polarity > 0 && /^(?:switch|button|setting)$/.test(said) && !OPERATED.test(unit.opinion))
    return `noun:${unit.target || said}`;
  if (
    /\b(?:creative|manual|full|volume|quality|cruise|remote|climate|crowd|birth|pest|odor|temperature|weight|bug) control\b/.test(
      told,
    ) &&
    said.startsWith("control")
  )
    return HANDLED.test(unit.opinion) ? undefined : null;
  if (/\bwrong button\b|\b(?:my|your|their|user) (?:problem|fault|mistake|error)\b/.test(told)) return null;
  return unit.polarity < 0 || HANDLED.test(unit.opinion)
    ? undefined
    : unit.target === ""
      ? null
      : `noun:${unit.target}`;
};

const ofPicture = ({ unit, told, said, after, all }: Context): Matter => {
  if (/\blens (?:cap|caps|cover|hood|adapter|adaptor|coating|barrel|protector)\b/.test(told)) return "noun:lens cap";
  if (said.startsWith("lens") && /\b(?:obstruct|block|damage|scratch|loose)/.test(told)) return "noun:lens";
  if (/^(?:screen|display)/.test(said) && /\b(?:swivel|rotat|flip|mov(?:e)?able|menus?|scratch|crack)/.test(all))
    return "noun:screen";
  if (
    /\b(?:crystal )?clear\b/.test(unit.opinion) &&
    /\b(?:hiss|static|calls?|sound|audio|voice|reception)\b/.test(all) &&
    !PICTURE_WORDS.test(all) &&
    !/\b(?:screen|display)\b/.test(all)
  )
    return "sound";
  if (
    /^(?:resolution|setting|mode)/.test(said) &&
    /\b(?:at|in) (?:the )?(?:highest|full|max|maximum|lowest|fine)\b/.test(told)
  )
    return null;
  const isOdd = /^(?:resolution|save|saved|easy|easily|quick|quickly|loose|damage|cool)$/.test(unit.opinion);
  const isCut = /^easily$/.test(unit.opinion) && /^ (?:scratch|remov|crack)/.test(after);
  return isCut || isOdd ? null : undefined;
};

const SERVANTS =
  /\b(?:customer (?:service|support)|tech(?:nical)? support|support|reps?|representatives?|seller|company|they|we)\b/;
const PAPERS = /\b(?:manual|booklet|instructions?|troubleshooting|directions?|guide)\b/;

/** "so bulky I couldn't work the clutch": what is worked is another thing. */
const WORKS_ANOTHER = /^ (?:the|my|our|her|his) (?:clutch|brakes?|pedals?|gears?|car|phone|stove|oven|tv|keyboard)\b/;

/** "couldn't work the zipper": somebody is not able to use it. */
const isUnableToWork = ({ unit, before, after }: Context): boolean =>
  /\bwork$/.test(unit.opinion) &&
  /\b(?:ca|can|could) (?:\p{L}+ )?$/u.test(before) &&
  /^ (?:the|its|this|these|those|his|her|their|my) (?!way|ways|same|first|second|next|last|whole|entire|times?|day|week|month|other|night|morning)\p{L}/u.test(
    after,
  );

/** What other things are worked with, by the name of their kind. */
const HOSTS =
  "(?:phones?|iphones?|android|samsung|galaxy|ipads?|ipods?|tablets?|laptops?|computers?|pc|mac|macbook|chromebook|tv|xbox|playstation|ps[345]|console|cameras?|canon|nikon|gopro|printer|routers?|remotes?|vacuums?|vac|drills?|saws?|jigs?|mixer|blender|stove|cooktop|system|setup|receiver|stereo|radio|headphones|earbuds|guitars?|amp|synth|keyboard|tracks?|trains?|bricks|blocks|tiles|sets?|devices?|brands?|models?|hoses?|faucets?|tanks?|stroller|alexa|adapter|charger|player|software|program|windows|lens|lenses|flash|knife|memory card|speakers?|monitor|kindle|nook)";
const WITH_HOST = new RegExp(
  String.raw`^ (?:really |very )?(?:well |great |good |fine |perfect |perfectly |nicely |flawlessly |seamlessly )?with (?:all |both |any |most )?(?:of )?(?:my|our|his|her|their|the|any|all|most|other|both) (?:(?!and |but |or |so |to |for |in |on |hands? |own )[\p{L}\p{N}'.-]+ ){0,4}${HOSTS}\b`,
  "u",
);

/** "did not work with our tracks": how it goes with what the buyer has. */
const isWithHost = ({ unit, after }: Context): boolean =>
  /\bwork(?:s|ed|ing)?\b/.test(unit.opinion) && WITH_HOST.test(after);

const ofResults = (context: Context): Matter => {
  const { unit, told, before, after } = context;
  if (unit.polarity > 0) return undefined;
  if (isWithHost(context)) return "compatible";
  if (WORKS_ANOTHER.test(after)) return null;
  if (isUnableToWork(context)) return "easeOfUse";
  if (/\bhelp|useless\b/.test(unit.opinion)) {
    if (PAPERS.test(before)) return "instructions";
    if (
      /\bhelp/.test(unit.opinion)
        ? SERVANTS.test(before)
        : /\b(?:customer|tech(?:nical)?) (?:service|support)\b/.test(before)
    )
      return "support";
    if (/\bi (?:can ?not|ca n't|cant|could ?n't) /.test(told)) return null;
  }
  if (/\b(?:no|any) difference\b/.test(unit.opinion))
    return /\b(?:drain|slower|from|between)/.test(told) ? null : undefined;
  const isLimit = /\bwork/.test(unit.opinion) && /^ (?:with|unless|automatically)\b/.test(after);
  if (isLimit && unit.target === "") return null;
  return /\bdid ?n't work out\b|\bdidnt work out\b/.test(told) ? null : undefined;
};

const EASE: readonly (readonly [RegExp, string | null])[] = [
  [/^ to (?:read|see|spot|find in)\b/, "visible"],
  [/^ to (?:hear|listen)\b/, "sound"],
  [/^ to (?:\p{L}+ and )?(?:clean|wash|wipe|rinse)\b/u, "cleaning"],
  [/^ to (?:carry|pack|transport|take along)\b/, "carry"],
  [
    /^ to (?:install|assemble|put (?:it |them |this |these )?(?:together|on|up|in|down)|set (?:it )?up|mount|hang|attach|fit|get (?:it |them )?(?:on|in|up))\b/,
    "setup",
  ],
  [/^ to (?:switch to|order|purchase|buy|research|return|steal|lose|break|scratch|get lost|forget)\b/, null],
];

const ofEase = ({ unit, told, after }: Context): Matter => {
  if (unit.polarity > 0 && /\b(?:new|good|great|best) use for\b/.test(told)) return null;
  if (/^handy$/.test(unit.opinion) && /\bhandy in\b|\ball handy\b|\bhandy ?man\b/.test(told)) return null;
  if (
    /\bfigur/.test(unit.opinion) &&
    /\bfigured? (?:it )?out (?:if|why|whether|what|the (?:cause|problem))\b|\b(?:support|they|dealer|technician)\b/.test(
      told,
    )
  )
    return null;
  return EASE.find(([pattern]) => pattern.test(after))?.[1];
};

const ofInstructions = ({ unit, told, all }: Context): Matter => {
  if (
    /\bmanual (?:modes?|options?|controls?|focus|settings?|functions?|functionality|transmission|exposure|labor|labour|pump|override)\b/.test(
      told,
    )
  )
    return null;
  if (
    /\b(?:worthwhile|worth|need|have|recommend|best) to read\b|\bread the (?:instruction|manual)\b/.test(told) &&
    unit.polarity > 0 &&
    !/\b(?:clear|easy|simple|well written|helpful)\b/.test(told)
  )
    return null;
  if (
    /\beasy to (?:understand|follow)\b/.test(unit.opinion) &&
    !/\b(?:instructions?|manual|directions?|guide|booklet|steps?|recipes?|videos?|diagrams?|written|assembl\p{L}+)\b/u.test(
      all,
    )
  )
    return "easeOfUse";
  return undefined;
};

const LAGS = /\b(?:lags?|lagg(?:y|ing|ed)|latency|out of sync|delay(?:ed|s)?)\b/;
const SEEN_AND_HEARD = /\b(?:videos?|lips?|films?|movies?|netflix|youtube|tv|sound|audio|music|gaming)\b/;

/** "cuts out at every crossing", "out of sync on films": how it is connected, and not how it sounds. */
const ofSound = ({ unit, told, said }: Context): Matter => {
  if (/\b(?:lens|barrel|picture|image) distortion\b/.test(told)) return "noun:lens";
  const words = `${said} ${unit.opinion}`;
  const isConnection = /\b(?:cut(?:s|ting)? (?:in and )?out|drop(?:s|ping)? out)\b/.test(words) || LAGS.test(words);
  return unit.polarity < 0 && isConnection ? "connection" : undefined;
};

const ofCord = ({ told, said }: Context): Matter =>
  /\b(?:usb|plug)\b/.test(`${told} ${said}`) && /\b(?:quick|fast|slow|speed|transfers?|2\.0)\b/.test(told)
    ? /\b(?:quick|fast|slow)/.test(told)
      ? "speed"
      : null
    : undefined;

const RUINED = /\b(?:destroy|broke|break|died|ripp|torn|tore|chew|shred|fell apart|dead|melted|ruin|snapp|quit|fail)/;

/** "slow the music down", and what is quickly ruined, is not quick. */
const ofSpeed = ({ unit, told }: Context): Matter => {
  if (ITSELF_CHARGED.test(told)) return "recharge";
  if (/\b(?:re)?charg(?:e|es|ed|ing)\b/.test(told)) return "chargeSpeed";
  if (/\bslow(?:ing|s|ed)? (?:\p{L}+ ){0,3}down\b|\bslowing or\b/u.test(told) && /\bspeed/.test(told)) return null;
  if (unit.polarity < 0 && LAGS.test(unit.opinion) && SEEN_AND_HEARD.test(told)) return "connection";
  return unit.polarity > 0 && RUINED.test(told) ? null : undefined;
};

const SHOWS =
  /\b(?:glow(?:s|ing|y)?|fad(?:e|es|ed|ing)|bright(?:er|en|ens|ened)?|radiant|evened|evens|lighter|less noticeable|dewy|plump(?:s|er|ed)?|firmer|younger|clear(?:ed|er|s)|wrinkles|fine lines|dark spots?|scars|shin(?:y|ier)|volume|thicker|fuller|frizz|frizzy|dandruff|bounc(?:y|ier))\b/;
const SUFFERS =
  /\b(?:gentle|irritat\p{L}+|sensitive|break ?outs?|broke|breaks|sting\p{L}*|stung|burn\p{L}*|rash|redness|calm\p{L}*|sooth\p{L}+|itch\p{L}*|react\p{L}*|clog\p{L}*|allerg\p{L}+)\b/u;

/** "My skin is glowing", "the spots are fading": what shows is an effect, and says nothing of how gentle it is. */
const ofSkin = ({ unit, said }: Context): Matter => {
  const words = `${said} ${unit.opinion}`;
  return unit.polarity > 0 && SHOWS.test(words) && !SUFFERS.test(words) ? "visibleResult" : undefined;
};

/** "the side brush fell off": a part breaks, and nothing falls down the stairs. */
const ofTheWay = ({ unit, told, said }: Context): Matter =>
  unit.polarity < 0 &&
  /\bf[ae]ll?s? off\b/.test(said) &&
  /\b(?:brush(?:es)?|wheels?|bumper|blades?|lid|cover|arms?)\b/.test(told)
    ? "durability"
    : undefined;

/** What falls off the thing itself, where a hook falls off its wall. */
const PART_OFF =
  /\b(?:wheels?|axles?|knobs?|handles?|legs?|feet|arms?|eyes?|ears?|labels?|decals?|trim|lids?)\b(?: on| of| from)?(?: \p{L}+){0,5} (?:fell|falls?|fallen|falling|came|comes?|coming|popped|pops) off\b/u;

/** "two wheels fell off": a part breaks, and no hold gives way. */
const ofGrip = ({ unit, told }: Context): Matter =>
  unit.polarity < 0 && PART_OFF.test(told) ? "durability" : undefined;

const HISSES_OUT = /^ (?:out|from|past|around|through)\b/;

/** "nothing rattles" praises how it is made, and what hisses out of a joint leaks. */
const ofNoise = ({ unit, all, after }: Context): Matter => {
  if (unit.polarity > 0 && /\brattl\p{L}+$/u.test(unit.opinion)) return "sturdy";
  if (/\bhiss(?:es|ed|ing)?$/.test(unit.opinion) && HISSES_OUT.test(after)) return "leak";
  return PICTURE_WORDS.test(all) &&
    /\b(?:iso|flash|grain|image|pictures?|photos?|movies)\b/.test(all) &&
    !/\b(?:fan|motor|shutter|click)\b/.test(all)
    ? "picture"
    : undefined;
};

const OPENED =
  /\b(?:open\p{L}*|clos\p{L}*|shut\p{L}*|(?:un)?screw\p{L}*|twist\p{L}*|pop\p{L}*|snap\p{L}*|lock\p{L}*|latch\p{L}*|tight\p{L}*|seal\p{L}*|stuck|remov\p{L}*|(?:get|got|take|took|put|pull|comes?|came) (?:\p{L}+ ){0,2}(?:on|off|back)|flip\p{L}*|hard|easy|easily|difficult|struggle\p{L}*)\b/u;

/** "the lens cap is loose": of a part, where nothing is opened. */
const ofOpenClose = ({ unit, told, said }: Context): Matter =>
  unit.polarity < 0 && /^(?:caps?|lids?)$/.test(said) && !OPENED.test(told) ? `noun:${unit.term || said}` : undefined;

/** How it works and is worked. */
export const OF_WORK: Matters = {
  battery: ofBattery,
  chargeSpeed: ofCharging,
  recharge: ofRecharging,
  controls: ofControls,
  picture: ofPicture,
  results: ofResults,
  easeOfUse: ofEase,
  instructions: ofInstructions,
  speed: ofSpeed,
  mess: ({ unit, told }) =>
    unit.polarity < 0 && /\b(?:soak|clean|pick|wipe|sop|mop)s?(?:ed|ing)? up\b/.test(told) ? null : undefined,
  connection: ({ unit, told }) =>
    unit.opinion === "slow" ? "speed" : /\b(?:blinking|turn|flashing) signals?\b/.test(told) ? null : undefined,
  noise: ofNoise,
  openClose: ofOpenClose,
  grip: ofGrip,
  sound: ofSound,
  cord: ofCord,
  skin: ofSkin,
  findsWay: ofTheWay,
};
