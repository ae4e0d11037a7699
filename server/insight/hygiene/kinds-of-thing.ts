import { NOUN_GROUPS, plainNoun } from "../aspects/noun-groups.ts";
import { COLORS, MATERIALS } from "../product/product-words.ts";
import { GENERAL_NOUNS } from "../text/general-nouns.ts";
import { wordSet } from "../text/word-table.ts";

/** Kinds that are parts of others, or lie around near them. */
export const BESIDE_OTHERS = wordSet(`
  cable charger battery remote box bag case cover pad liner plug net light screen plate hook rod pipe hose pole book notebook novel journal phone
  laptop tablet computer camera tv car truck bike bed couch sofa desk table chair chest door gate shelf pool pot pan jar bowl cup sauce milk coffee
  tea food salt treat treats card cards sticker stickers paper strap lens mount filter brush tank cord ring plate tray basket mat wire speaker
  microphone meter lock straw clip bulb switch rope chain belt collar sleeve needle blade wheel sponge cloth towel rack screws screw adapter mirror
  clock alarm fan heater label magnet seat harness frame
`);

/** Kinds that are parts as well, stuff, verbs, or stand about where others are used. */
export const SELDOM_ALONE = wordSet(`
  band bar bit bone chew chews chips cleaner bottle gel glue guard ink patch pin planter polish press pressure protector pump record router saw scale
  seasoning sheet sheets spray straws string swing tape tie timer tire topper tote towels toys tracker washer watch wax weights whistle wrap
  foundation fork freezer inflator oil paddle bracket lights oven refrigerator stove dryer microwave grill toaster vacuum ladder hammer drill
  screwdriver wrench pliers knife knives scissors printer monitor keyboard laundry dish shirt socks sock shoes shoe jacket coat pants jeans dress
  glove gloves blanket mattress pillow curtain rug can cap cream soap powder paint sand water
`);

/** What one of many reviewers may call the product itself. */
export const ANY_THING = wordSet(
  "machine tool tools kit set holder organizer container storage supplement toy game stand puzzle tank rock brick",
);

/** What is no thing one buys, however it is praised, and what people call any thing in praise or blame. */
const NO_THING = wordSet(`
  color shade tone hue fit look style design feature scent odor taste flavor texture sound volume noise length height width depth power strength speed
  coverage support grip feel finish build service delivery vendor dealer maker manufacturer site website page ad example image video stuffer find hit
  keeper winner pick alternative substitute upgrade starter start beginner match combo variety range series line batch bunch trash garbage crap
  rubbish scam joke disaster nightmare mess failure waste rip ripoff gadget gizmo device gear merchandise stuff masterpiece workhorse system
  technology monster beast badboy puppy pup sucker dude cutie beauty gem jewel treasure wonder miracle magic marvel lifesaver saver godsend charm
  champ hero companion concept thought opinion effort attempt task chore hobby habit step process method technique trick approach compromise mistake
  surprise shock fun pleasure joy dream goal target need plan project program defect flaw fault gripe drawback pain gap cause effect result outcome
  increase decrease advantage benefit claim promise story news mode weather climate area spot corner slot stage phase period afternoon weekend extra
  duty control cut list face shape flow focus logic macro route neck play call sale signal network memory butt rate square body wall bulk everyday
  base head wash luck go moment unit machine model guy lady man woman employee representative rep doctor teacher team crew staff reviewer winter
  spring autumn season rain snow sun sunlight heat cold air dust dirt sand law rule policy deadline schedule world town country street road forum blog
  channel app download account password warranty
`);
const PARTS_AND_QUALITIES = wordSet(NOUN_GROUPS);

const ABSTRACT = /(?:tion|sion|ity|ness|ance|ence|ship|ism|ment|ing)$/;

/** Whether a noun that names no known kind of thing may name one. */
export const mayBeBought = (noun: string): boolean =>
  ![NO_THING, GENERAL_NOUNS, PARTS_AND_QUALITIES, MATERIALS, COLORS].some((words) => words.has(noun)) &&
  !ABSTRACT.test(noun);

/** Kinds that go by each other's names. */
const KIN = `
mug cup bottle tumbler thermos glass flask jug pitcher
shoe sneaker boot sandal slipper clog heel flat cleat thong loafer pump
couch sofa recliner chair
coat jacket hoodie sweater sweatshirt cardigan vest
bag backpack tote purse handbag pouch
pan pot skillet wok dish griddle
lamp light lantern flashlight torch nightlight
lotion cream balm ointment
blanket throw quilt comforter duvet
rug mat
pillow cushion pad mat
headphone earphone earbud headset
vacuum cleaner mop broom
razor shaver trimmer
stroller buggy wagon cart
crib bassinet cot bed
curtain blind shade
shelf rack cabinet
pants trouser jean legging short tight
shirt blouse top tank tee tunic
box bin basket crate
kettle teapot pot
insole insert footbed
dress gown skirt
necklace pendant chain
bracelet bangle
hat cap beanie bonnet
glove mitten mitt
scarf shawl wrap
costume outfit suit
swimsuit suit bikini
sock stocking
tights pantyhose leggings
mattress bed pad topper
sheet bedding
slicer peeler chopper grater cutter knife
blender mixer processor juicer
grill griddle smoker barbecue
stove burner cooker
oven toaster
humidifier diffuser
phone smartphone mobile
speaker radio stereo receiver
tablet laptop computer notebook
cable cord wire lead
charger adapter adaptor supply
case cover sleeve skin shell
camera camcorder cam
stand holder mount rack
stool chair bench seat
table desk
planter pot bed box
hose tube pipe
tent shelter canopy
pen marker pencil crayon
book journal notebook planner diary
vitamin supplement pill capsule gummy tablet
bar snack cookie
soap cleanser wash shampoo
sunscreen sunblock lotion stick
perfume cologne fragrance
serum oil cream moisturizer lotion
toy doll plush
leash lead rope
harness collar
crate kennel carrier cage
scooter bike trike tricycle
guitar ukulele instrument
mic microphone
knob handle pull
bell doorbell chime
tray plate platter board
`
  .trim()
  .split("\n")
  .map((line) => new Set(line.split(" ").map(plainNoun)));

/** "these sneakers" are the running shoes, a "cookbook" is a book, and a "teapot" may go for a pot. */
export const isKin = (kind: string, noun: string): boolean => {
  const [one, other] = [plainNoun(kind), plainNoun(noun)];
  return one.endsWith(other) || other.endsWith(one) || KIN.some((group) => group.has(one) && group.has(other));
};
