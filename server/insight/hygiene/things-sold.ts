import { wordSet } from "../text/word-table.ts";

/** More kinds of thing that shops sell, in the singular: what a review that went astray may be of. */
export const THINGS_SOLD = wordSet(`
  anklet armband armchair ashtray awning axe backrest bandana barbell barrette barstool baseball basketball bathrobe
  beanie bedspread bicycle bikini binoculars birdhouse blazer blowtorch bobblehead bodysuit bookcase bookend bookmark
  bookshelf boombox bralette breadmaker briefcase broom bunting bustier camcorder candleholder
  candlestick chandelier chessboard chopstick cigar clarinet cleat cleaver clippers clog colander cologne
  cooktop coverall crampon crossbow crutch curler cymbal dehydrator dice dinnerware doghouse dollhouse doorbell
  doormat dreamcatcher dumbbell earmuffs earphone earplug earring eyedrop eyeliner eyeshadow fedora figurine
  flashcard flipflops flowerpot flute footrest footstool freshener frisbee futon gaiter garland garter girdle gown
  grater griddle hacksaw hairbrush hairdryer hairspray handkerchief handsaw harmonica hatchet headboard headlamp
  headlight henley humidor incense jammies jerky jigsaw jumper jumpsuit kazoo kettlebell keyring kilt kimono
  kite kneepad lampshade lanyard leotard loafer locket loofah lunchbag lure mallet megaphone mitt mitten
  moccasin moisturiser monopod muzzle nailer necktie nightgown nightstand oar onesie ottoman overalls oximeter
  pacifier pajama panties pantyhose parasol parka pedometer peeler pegboard pillowcase pinata placemat polo pomade
  poncho poster potholder protractor puppet purse pyjamas raincoat rifle rollerblades romper rosary rucksack sandpaper
  saucepan saxophone scrapbook shawl shears shinguard skateboard sketchbook skis sled sleepwear slingshot smartwatch
  smock snorkel snowboard snowshoe speargun stencil stethoscope stilettos stocking subwoofer sunblock surfboard
  suspender swaddle sweatband sweatpants swimsuit tambourine tapestry teether terrarium tiara tinsel toboggan
  trampoline tree tricycle trivet trombone trumpet tunic turntable tutu tuxedo tweezers ukulele underpants undershirt
  underwear vaporizer veil violin visor waders webcam wheelbarrow wheelchair whiteboard wipers xylophone yoyo zester
`);
