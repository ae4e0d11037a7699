import type { Facet } from "./facet.ts";

export const BUILD_FACETS: readonly Facet[] = [
  {
    id: "durability",
    group: "build",
    readAs: { reading: "pages", game: "components" },
    except: ["edible"],
    praised:
      "durable|held up|holding up|holds up|hold up|still going strong|going strong|still works|still working|like new|survived|survives|indestructible|last forever|lasts forever|long lasting|chew proof|still looks new|no wear|built to last|withstood|withstands|has lasted|lasted years|lasts for years|lasts years|lasted me|lasting|nothing ripped|held up for|seasons now",
    blamed:
      "broke|breaks|broken|break|breaking|cracked|cracks|crack|fell apart|falls apart|falling apart|snapped|snaps|tore|torn|tears|ripped|rips|rip|frayed|fraying|frays|chewed through|died|quit|worn out|wore out|came apart|stopped working|quit working|shattered|stitching came|seam came|bent|warped|rusted|rust|rusty|peeling|peeled|peels|burst|bursts|popped like|popped|jammed|jams|jam|failed|fails|split|snapped on|peeled away|broke in my hand|broke on day|stopped when|gave out|stakes bend|started to bend|bent at",
    raised: "durability|stitching|seams|longevity|lifespan",
    praise: "Holds up over time",
    complaint: "Breaks or wears out early",
    desire: "{product} that is still fine after a year of daily use",
    pain: "It breaks or wears out too early",
    value: "things that last",
  },
  {
    id: "sturdy",
    group: "build",
    readAs: { game: "components", reading: "pages" },
    except: ["edible", "cosmetic"],
    praised:
      "sturdy|solid|well made|well built|well constructed|heavy duty|quality made|rugged|robust|good quality|great quality|high quality|excellent quality|amazing quality|thick|tough|strong|built like a tank|top notch|substantial|feel solid|feels solid|feels sturdy",
    blamed:
      "flimsy|cheaply made|cheap plastic|feels cheap|looks cheap|poorly made|poor quality|low quality|bad quality|cheap quality|junk|garbage|crap|piece of junk|shoddy|thin plastic|fragile|brittle|feel cheap|cheap feeling|are junk|is junk|cheap plastic though",
    raised: "quality|build|build quality|construction|material|materials|craftsmanship|workmanship|plastic|hardware",
    praise: "Feels solid",
    complaint: "Feels cheaply made",
    desire: "{product} that feels solid in the hand",
    pain: "It feels cheaper than it should",
    value: "solid build",
  },
  {
    id: "stability",
    group: "build",
    except: ["edible", "reading", "game"],
    praised:
      "stable|doesn't tip|does not tip|not tip|doesn't wobble|not wobble|heavy base|stays upright|weighted base|rock solid|steady|no wobble",
    blamed:
      "wobbly|wobble|wobbles|wobbled|wobbling|tips over|tip over|tipped over|tippy|top heavy|falls over|fell over|unstable|shaky|topples",
    raised: "stability|balance",
    praise: "Stands steady",
    complaint: "Does not stand steady",
    desire: "{product} that stands where it is put",
    pain: "It wobbles or tips",
    value: "a steady stand",
  },
  {
    id: "finish",
    group: "build",
    except: ["reading", "edible"],
    praised:
      "no scratches|doesn't scratch|doesn't chip|finish is beautiful|coating held|paint held|no yellowing|not yellowed|hasn't yellowed|still clear",
    blamed:
      "chipped|chips|chipping|paint came|paint is coming|scratched|scratches|scratch|scuffs|scuffed|faded|fades|fading|discolored|stained|stains|dented|dents|dent|fingerprints|bled|bleeds|turned yellow|yellowed|turns yellow|yellowing|discolors",
    raised: "finish|coating|paint|powder coat|dye",
    praise: "Finish lasts",
    complaint: "Finish chips, scratches or fades",
    desire: "a finish that still looks new after months",
    pain: "The finish does not last",
    value: "a lasting finish",
  },
  {
    id: "fasteners",
    group: "build",
    praised:
      "buckles are sturdy|strong buckles|sturdy buckles|zipper is smooth|smooth zipper|metal clip|metal clips|metal ring",
    blamed:
      "zipper broke|zipper stuck|buckle broke|buckle snapped|clip broke|buckle popped|popped open|comes unbuckled|came unbuckled|unbuckles|zipper gets stuck|zipper failed|zipper fails|zipper won't|zipper never|zipper split|buckle is broken",
    raised: "buckle|buckles|zipper|zippers|clip|clips|clasp|snap|snaps|ring|d-ring|latch|hinge|hinges",
    praise: "Buckles and clips hold",
    complaint: "Buckles or clips give way",
    desire: "buckles and clips that hold",
    pain: "A buckle or clip gives way",
    value: "reliable fastenings",
  },
  {
    id: "defect",
    group: "service",
    praised: "no defects|arrived in perfect condition|arrived intact|came in perfect condition",
    blamed:
      "defective|dead on arrival|doa|missing|missing parts|missing piece|missing pieces|missing screws|did not turn on|never worked|wouldn't turn on|faulty|came broken|arrived broken|out of the box broken|wrong color|wrong size|wrong item|sent the wrong|used item|looked used|no scoop|without a scoop|piece was missing|pieces were missing|seal was broken|seal broken|cracked hopper|arrived with a|came with a broken|arrived with the seal|printed upside down",
    raised: "",
    praise: "Arrives complete and working",
    complaint: "Arrives faulty or incomplete",
    desire: "{product} that works out of the box",
    pain: "It arrives faulty or incomplete",
    value: "flawless delivery",
  },
  {
    id: "shipping",
    group: "service",
    praised:
      "fast shipping|quick shipping|fast delivery|arrived early|arrived quickly|well packaged|packaged well|came early|arrived on time|shipped fast|shipping was fast|delivery was fast",
    blamed:
      "arrived late|late delivery|box was crushed|crushed box|damaged box|box was damaged|arrived damaged|came damaged|shipping took|took weeks|took two weeks|took three weeks|delayed|never arrived|poorly packaged|package was open|left in the rain|box was open|lost in the mail|arrived bent|arrived dented",
    raised: "shipping|delivery|packaging",
    praise: "Arrives fast and well packed",
    complaint: "Arrives late or damaged",
    desire: "a parcel that arrives on time and unharmed",
    pain: "It arrives late or damaged",
    value: "careful delivery",
  },
  {
    id: "support",
    group: "service",
    praised:
      "great customer service|excellent customer service|good customer service|amazing customer service|sent a replacement|sent me a new|sent me a replacement|replaced it|customer service was great|customer service was amazing|responded right away|refunded|full refund|made it right",
    blamed:
      "no response|never responded|terrible customer service|bad customer service|horrible customer service|won't refund|refused|no reply|ignored|ignored my|restocking fee|no warranty|past the return window|return window",
    raised: "customer service|customer support|support team|seller|warranty|company",
    praise: "Support makes things right",
    complaint: "Support does not help",
    desire: "a seller who answers when something goes wrong",
    pain: "Nobody helps when something goes wrong",
    value: "a seller who answers",
  },
  {
    id: "asPictured",
    group: "service",
    praised:
      "as described|as pictured|as advertised|exactly as|just like the picture|looks just like|true to the picture|better than expected|exceeded my expectations|as expected|exactly what i needed|exactly what i wanted|just what i needed|exactly what i was looking for|like it says",
    blamed:
      "not as described|not as pictured|not as advertised|misleading|false advertising|looks nothing like|nothing like the picture|smaller than pictured|different from the picture|not what i expected|looks bigger in the|looked bigger in|does not match|fake|listing says|listing said|claims to be|because of the photo|thought this was|expected it to|don't believe the|not what the listing",
    raised: "description|pictures|photos|listing",
    praise: "Matches its description",
    complaint: "Differs from its description",
    desire: "a listing that tells the truth",
    pain: "It is not what the listing showed",
    value: "honest descriptions",
  },
];
