import type { Domain } from "./domains.ts";
import { type Signs, signs } from "./signs.ts";

/** What runs on power, and what is read, played or drawn with. */
export const DEVICE_SIGNS = {
  audio: signs(
    "sound ?bar|karaoke(?: \\w+)?|stereo|piano|flute|harmonica|kalimba|(?<!brake |storage |oil |rain )drum|cello|banjo|saxophone|trumpet|clarinet|headphone|headset|earphone|earbud|speaker|soundbar|microphone|radio|turntable|subwoofer|amplifier|guitar|keyboard piano|record player|mp3 player|music player|cd player|jukebox|ipod|airpods?|tv|television|hearing aid|sound machine|noise machine|karaoke machine|boombox|ukulele|violin|walkie talkie|megaphone",
    "headphone earbud bass treble music audio song",
  ),
  picture: signs(
    "tv|television|dvd player|blu-?ray player|media player|vcr|(?<!\\b(?:pressure|rate|glucose|quality|oxygen|sugar|bp|sleep|breathing|energy|radon|humidity|temperature|movement|audio) )monitor|camera|webcam|projector|tablet|laptop|phone|display|(?:dash |web|body |action |trail )?cam|binocular|telescope|drone|e-?reader|printer|scope|lens|smartwatch|camcorder|doorbell|microscope|endoscope|borescope|trail cam",
    "resolution pixel camera hd",
  ),
  alerting: signs(
    "alarm|alarm clock|doorbell|whistle|horn|siren|buzzer|bell|chime|timer|detector|clicker|baby monitor",
    "",
  ),
  powered: signs(
    "(?:impact|drill) driver|massage gun|massager|earphone|headset|hearing aid|walkie[- ]?talkie|two[- ]way radio|head ?lamp|karaoke (?:machine|microphone|speaker|system)|bluetooth .+|e-?reader|kindle|game controller|(?:portable|mini|neck|hand ?held|personal) (?:fan|blender|speaker|projector|printer|dvd player|power station|monitor)|neck fan|tire inflator|jump starter|power station|bike light|breast pump|shaver|epilator|milk frother|flosser|rc (?:car|truck|boat|plane)|hoverboard|e-?bike|robot(?:ic)? (?:vacuum|mop|mower)|cordless(?! (?:\\w+ )*(?:blind|shade))(?: .+)?|wireless|rechargeable(?: .+)?|battery|electric(?: .+)?|heated (?:.+)|heating pad|charger|headphone|earbud|speaker|phone|laptop|tablet|watch|drone|camera|toothbrush|trimmer|shaver|vacuum|robot|flashlight|power bank",
    "battery batteries charge charging recharge",
  ),
  sensing: signs(
    "thermometer|scale|monitor|tracker|watch|smartwatch|gauge|meter|hygrometer|barometer|weather station|sensor|detector|alarm|clock|tester|test kit|test strip|oximeter|gps|compass|timer|tuner|caliper|level|doorbell|dash ?cam|cam|security camera|trail camera|baby camera|pet camera|scanner|(?:stud|range|angle) ?finder|multimeter|tape measure|measuring tape|measuring (?:cup|spoon)|protractor|ruler|altimeter|speedometer|counter|pedometer|translator|smart (?!tv|phone|wool).*",
    "inaccurate calibrate readings misidentifies",
  ),
  solar: signs("solar(?! (?:system|eclipse)).*", "solar"),
  commanded: signs(
    "(?:wireless|bluetooth|gaming|ergonomic|vertical|usb|optical|computer|pc|laptop|silent|wired|office|rechargeable|travel|ergo|trackball) mouse|(?:wireless|gaming|computer) mice|trackball|track ?pad|touch ?pad|keyboard|remote|remote controls?|(?:game|gaming|wireless|xbox|ps[45]|playstation|switch|pro|bluetooth) controller|gamepad|joystick|stylus|stylus pen|drawing tablet|presentation clicker|presenter|(?:smart|wi-?fi) (?:plug|outlet|bulb|light bulb|light|switch|light switch|strip|power strip|led bulb)|outlet timer|dimmer(?: switch)?|garage (?:door )?opener|(?:number|numeric|macro) pad|tv remote",
    "",
    "piano|midi|remote control(?:led)? (?:car|truck|boat|helicopter|robot)|cat|toy",
  ),
  relaying: signs(
    "router|(?:wi-?fi |signal |range |internet |wireless |network )(?:extender|booster|repeater|amplifier)|(?:cell|cell phone|phone|cellular) (?:signal )?booster|extender|repeater|mesh(?: \\w+){0,2} (?:system|kit|network)|access point|(?:tv|hdtv|hd|digital|indoor|outdoor|attic|fm|am|radio|cb|wi-?fi|rv|cellular|cell) antenna|modem|hotspot|(?:wi-?fi|wireless|usb wi-?fi|network|bluetooth|powerline|ethernet) (?:adapter|dongle|card)|bluetooth (?:transmitter|receiver)|walkie[- ]?talkie|two[- ]way radio|baby monitor|intercom",
    "",
    "wood|woodworking|trim|palm|plunge|hose|cord|pole|leg|seat ?belt|bra|nozzle|faucet|lug",
  ),
  charging: signs(
    "(?<!super)charger|charging (?:cable|cord|station|dock|block|brick|stand|pad|hub|case|mat)|power ?bank|(?:usb|usb[- ]?c|type[- ]?c|usb type[- ]?c|micro usb|lightning|iphone|phone|android|charge|charger|magnetic) (?:cable|cord)|usb[- ]?c to (?:usb[- ]?c|lightning)(?: cable)?|battery pack|(?:power|wall|ac|laptop|usb) adapter|(?:wall|power|usb) (?:plug|block|brick)|(?:portable )?power station|(?:car )?jump starter|jump pack|(?:solar|travel) charger",
    "",
  ),
  reading: signs(
    "(?<!\\b(?:busy|check|quiet|matelasse|mac) ?)book|novel|workbook|journal|planner|guide|cookbook|comic|magazine|storybook|paperback|hardcover|coloring book",
    "author chapter paperback",
  ),
  game: signs(
    "chess|checkers|backgammon|poker chip|playing cards?|card deck|deck of cards|domino(?:es)?|bingo|corn ?hole|ring toss|game|puzzle|card game|board game|jigsaw|dice",
    "rulebook opponent dice meeple",
  ),
  toy: signs(
    "(?<!sex |storage )toy|(?:busy|sensory) (?:board|book|cube)|activity book|toy set|doll|doll ?house|tricycle|trike|(?:kid|boy|girl|children|toddler|youth|balance|training|push)(?:'?s)? bike|(?:kid|boy|girl|children|toddler|kick)(?:'?s)? scooter|(?:play|playset|building|train|track|craft|activity|science|slime|magic|doctor) (?:set|kit)|playset|play ?set|building blocks?|building bricks?|(?<!\\b(?:yoga|knife|cinder|concrete|butcher|engine|brake|starting|paver|ice|sanding|mounting|retaining wall|glass|pier|salt|charging|terminal|massage) )blocks|wooden block|magnetic (?:tile|block|toy)s?|building (?:toy|tile)s?|train(?: track)?|railway|(?:stacking|nesting|sorting|stack) (?:\\w+ )?(?:cup|ring|block|tower|bucket|doll|cube|tree|stone)|(?:shape|color) sorter|busy (?:board|book|cube)|activity (?:cube|center|table|board)|climbing (?:triangle|arch|dome)|(?:push|activity) walker|fidget(?: (?:toy|cube|spinner|pack))?|pop[- ]?it(?: fidget)?|water (?:gun|blaster|balloon)|hot wheels(?: track)?|race (?:track|car track)|(?:toy|monster|rc|remote control|dump) truck|ball pit|bounc(?:e|y) (?:house|castle)|(?:rubik'?s|speed|magic|puzzle) cube|(?:building|play|toy|pretend) (?:brick|food|money|phone|tool|makeup|cash register)s?|puppet|(?:dress|play) ?up costume|train table|(?:toddler|kid|playground|indoor|climber and)(?:'?s)? slide|rocking horse|hobby horse|pogo stick|kinetic sand|rattle|dart gun|squish(?:y|ies|mallow)|teddy bear|stuffed toy|rc (?:boat|plane|helicopter|truck)|water wheel toy|marble run|play ?dough|modeling clay|slime|stuffed animal|plush|plushie|action figure|ride-?on(?: toy| car)?|play (?:kitchen|house|tent|tunnel|gym)|kite|yo-?yo|bubble (?:machine|gun)|sticker book|stickers|coloring book|roller skates|skateboard|remote control car|rc car|water table|sand ?box|swing set",
    "",
  ),
  coloring: signs(
    "paint|paint set|paint kit|watercolor|(?:watercolor|acrylic|gouache)(?: paint)? set|oil paint set|gouache|acrylics|pigment|dye|tint|wood stain|ink|ink pad|stamp pad|(?:ink|toner) cartridge|marker|marker set|pen|pen set|highlighter|(?:colored )?pencil|pencil set|crayon|chalk|pastel|oil pastel|art set|art kit|eye ?shadow|eye ?shadow palette|makeup palette|blush|bronzer|highlighter|eye ?liner|mascara|brow gel|lipstick|lip ?gloss|lip tint|lip stain|foundation|concealer|nail polish|gel polish|hair color|hair dye|henna|food coloring|spray paint",
    "pigmentation swatch swatches",
  ),
  marking: signs(
    "(?<!\\b(?:play|dog|puppy|pet|vape|stylus|eyeliner|liner|brow|3d|reading|derma|whitening|exercise|tattoo|translator|insulin|cattle|pig|chicken|touch|tablet|lip|acupuncture|epi|soldering|cuticle|repair|touch ?up|oil) )pen|pens? set|(?<!\\b(?:grave|trail|book|row|stitch|ball|plant|driveway|place|garden|wine|drink|mile) )marker|markers? set|highlighter|(?:mechanical|graphite|drawing|#2|wood) pencil|pencil set|(?<!3d |3-d |resin |fdm )printer|label (?:maker(?: machine)?|printer|tape)|(?:address|shipping|mailing|thermal|file folder|printable|return address|barcode|direct thermal) label|(?:ink|toner) cartridge|printer ink|typewriter|rubber stamp|(?:fountain|gel|ballpoint) pen",
    "",
  ),
  hushing: signs(
    "headphone|headset|earphone|earbud|airpods?|ear ?plug|ear ?(?:muff|defender)|hearing protection|(?:sound|white noise|noise|sleep sound) machine",
    "headphones earbuds headset earplugs",
  ),
  calling: signs(
    "headphone|headset|earphone|earbud|airpods?|ear ?piece|phone|smart ?phone|i ?phone|speaker ?phone|conference (?:speaker|camera)|webcam|intercom|walkie[- ]?talkie|two[- ]way radio|baby monitor|doorbell|(?:smart ?|phone |kids )watch|laptop|tablet|smart speaker|bluetooth car kit",
    "callers speakerphone headset earbuds headphones",
    "microphone|stand|holder|mount|case",
  ),
  electric: signs(
    "(?:electric|cordless|wireless|bluetooth|rechargeable|usb|smart|led|digital|automatic|self[- ]cleaning|motorized|lighted|light[- ]up|heated|heating|battery|robot|robotic) .+|battery|batteries|blender|mixer|food processor|juicer|(?:coffee|espresso|bread|ice|ice cream|popcorn|yogurt|waffle|rice|donut|tea|egg|sandwich|juicer|sewing|washing|fog|bubble|slushie|ice|vending|embroidery) (?:maker|machine)|keurig|microwave|fridge|refrigerator|freezer|oven|toaster|fryer|cooker|dehydrator|frother|kettle|grinder|dryer|dryer brush|washer|dishwasher|straightener|iron|curler|steamer|warmer|sterilizer|blower|vacuum|vac|hard drive|flash drive|ssd|cable|power strip|surge protector|streaming stick|(?:sd|memory|graphics) card|drill|chain ?saw|(?:circular|jig|table|miter|band) saw|sander|(?:heat|glue|massage) gun|welder|generator|compressor|inflator|pump|calculator|laminator|shredder|scanner|mower|trimmer|clipper|shaver|epilator|toothbrush|flosser|heating pad|clock|console|computer|pc|desktop|player|treadmill|elliptical(?: machine| trainer)?|exercise bike|walking pad|rowing machine|vibration plate|zapper|diffuser|water fountain|garage (?:door )?opener|thermostat|nebulizer|cpap|tens unit|inverter|hub|dock|outlet|plug|switch|nail (?:drill|grinder)|baby (?:swing|rocker)|litter robot",
    "battery batteries recharge charger bluetooth wifi",
  ),
} as const satisfies Partial<Record<Domain, Signs>>;
