import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const FLOORS = /\b(?:hardwood|tiles?|laminate|linoleum|vinyl|(?:wood|wooden|smooth|slick) floors?)\b/;
const NON_SLIP = /\b(?:non|anti)[- ]?(?:slip|skid)\b/;
const RISES =
  /\b(?:get|gets|getting|stand|stands|standing) up\b.{0,20}\b(?:eas\w+|better|more|faster|without)\b|\beasier (?:for \w+ )?to (?:get|stand) up\b/;
const JOINTS = /\bjoints?\b/;
const SLEPT = /\bsle(?:ep|eps|ept|eping)\b/;
const ALL_NIGHT = /\b(?:all night|through the night|whole night|entire night)\b/;
const TOSSED = /\btoss(?:ed|es|ing)?\b/;
const ASLEEP = /\b(?:fall|falls|falling|fell) (?:right )?asleep\b|\basleep (?:in|within|fast|quick)/;
const FIRM = /\bfirm\b/;
const FLUFFY = /\b(?:fluffy|plump|loft)\b/;
const SPRINGS = /\b(?:springs?|bounces?|pops?) (?:right )?back\b/;
const FLAT = /\b(?:flat|flatten\w*)\b/;
const SAG = /\bsag\w*\b/;
const STRETCHED = /\bstretch(?:ed|es|ing)? out\b/;
const TOASTY = /\b(?:toasty|cozy)\b/;
const COLD = /\b(?:cold|winters?|freez\w*|snow\w*|chilly)\b/;
const FEET = /\b(?:feet|toes)\b/;
const HANDS = /\b(?:hands?|fingers?)\b/;
const NOT_HEAVY = /(?:\b(?:without|not)|n.t)\b.{0,15}\b(?:bulk|bulky|heavy|weight)\b|\blight ?weight\b/;
const NOT_HOT = /(?:\b(?:without|not|never)\b|n.t\b).{0,15}\b(?:too (?:hot|warm)|overheat\w*|sweat\w*)/;
const HAIR_OFF = /\b(?:hair|fur)\b.{0,25}\b(?:off|out|away)\b/;
const HAIR_REPELLED =
  /\b(?:hair|fur)\b.{0,20}(?:\bnot|n.t) stick|(?:\bnot|n.t) (?:attract|collect)\b.{0,20}\b(?:hair|fur)|\b(?:repel|resist)s?\b.{0,15}\b(?:hair|fur)\b/;
const SHEDS = /(?:\b(?:no|not|never|without)|n.t) (?:\w+ )?(?:shed|shedding|lint)\b|\blint[- ]free\b/;
const CHEWED = /\bchew\w*\b/;
const CLAWED = /\b(?:scratch\w*|claw\w*)\b/;
const DUG = /\b(?:digs?|digging|digger)\b/;

/** Things to lie in or under, rather than to wear. */
const LAIN_ON = ["padded", "bedding"] as const;

export const REST_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  staysPut: {
    features: [note("Non-Slip", NON_SLIP), note("Stays Put on Smooth Floors", FLOORS), note("Stays Put")],
    highlights: [note("non-slip", NON_SLIP), note("stays put on smooth floors", FLOORS), note("stays where laid")],
    outcome: [
      line("Steady on Smooth Floors", "keeps still on hard, slick surfaces", FLOORS),
      line("Non-Slip Hold", "a secure grip on the surface below", NON_SLIP),
      line("Stays in Place", "holds the spot where laid or set down"),
    ],
    answer: [
      line("No Sliding on Floors", "firm footing even on smooth ground", FLOORS),
      line("Will Not Slip Around", "made to stay where wanted", NON_SLIP),
      line("No Sliding Around", "holds steady without shifting"),
    ],
  },
  rest: {
    features: [note("Easy to Get Up From", RISES), note("Restful Sleep", SLEPT), note("Made for Good Rest")],
    highlights: [note("easy to get up from", RISES), note("restful sleep", SLEPT), note("good rest")],
    outcome: [
      line("Easier to Get Up", "less of a struggle after lying down", RISES),
      line("Gentle on Joints", "comfortable to lie down and rest on", JOINTS),
      line("Sleep Through the Night", "comfortable enough to stay asleep", ALL_NIGHT),
      line("Fall Asleep Sooner", "comfortable enough to settle down soon", ASLEEP),
      line("Restful Sleep", "comfort that helps with good rest", SLEPT),
      line("Made for Good Rest", "comfortable enough to feel rested"),
    ],
    answer: [
      line("Rising Made Easier", "getting back up takes less effort", RISES),
      line("Less Tossing and Turning", "a comfortable way to lie still", TOSSED),
      line("Sound Sleep", "rest in comfort without waking often", ALL_NIGHT),
      line("Sleep in Comfort", "a pleasant way to rest well", SLEPT),
      line("Comfort for Resting", "pleasant for relaxing and unwinding"),
    ],
  },
  shape: {
    features: [
      note("Stays Firm", FIRM),
      note("Stays Fluffy", FLUFFY),
      note("Springs Back", SPRINGS),
      note("Keeps Shape Well"),
    ],
    highlights: [
      note("stays firm", FIRM),
      note("stays fluffy", FLUFFY),
      note("springs back", SPRINGS),
      note("keeps shape well"),
    ],
    outcome: [
      lineFor(LAIN_ON, "Stays Fluffy", "keeps full and plump with use", FLUFFY),
      lineFor(LAIN_ON, "Stays Firm", "keeps solid support in use", FIRM),
      line("Springs Back", "comes up again after being pressed", SPRINGS),
      lineExcept(LAIN_ON, "Keeps Shape Well", "form and fit remain as intended"),
      lineFor(LAIN_ON, "Holds Shape Well", "full and even after repeated use"),
    ],
    answer: [
      line("Keeps a Close Fit", "keeps close to the original fit", STRETCHED),
      lineFor(LAIN_ON, "Does Not Go Flat", "height and fullness remain after use", FLAT),
      line("No Sagging", "stays even instead of drooping", SAG),
      lineExcept(LAIN_ON, "Made to Keep Form", "looks and fits the same after wearing"),
      lineFor(LAIN_ON, "Lasting Form", "full again after use rather than pressed flat"),
    ],
  },
  warmth: {
    features: [note("Cozy Warmth", TOASTY), note("Warm on Cold Days", COLD), note("Keeps Warm")],
    highlights: [note("cozy warmth", TOASTY), note("warm on cold days", COLD), note("keeps warm")],
    outcome: [
      lineFor(["gloved"], "Warm Hands", "keeps the cold away from fingers", HANDS),
      lineFor(["footwear"], "Warm Feet", "keeps the cold away from toes", FEET),
      line("Cozy Warmth", "toasty comfort in cool conditions", TOASTY),
      line("Warm in the Cold", "comfortable when temperatures drop", COLD),
      line("Good Warmth", "keeps body heat in and cold out"),
    ],
    answer: [
      line("Warm, Not Too Hot", "a comfortable level of heat", NOT_HOT),
      line("Warm Yet Light", "a snug feel without much bulk or weight", NOT_HEAVY),
      line("Ready for Cold Weather", "warm enough for a real chill", COLD),
      line("Warm Enough", "a comfortable barrier against the cold"),
    ],
  },
  lint: {
    features: [note("Hair Comes Off Easily", HAIR_OFF), note("Does Not Shed", SHEDS), note("Little Hair and Lint")],
    highlights: [note("hair comes off easily", HAIR_OFF), note("does not shed", SHEDS), note("little hair and lint")],
    outcome: [
      line("Hair Comes Off Easily", "simple to clear of loose strands", HAIR_OFF),
      line("Hair Does Not Cling", "fewer strands to clean off", HAIR_REPELLED),
      line("Does Not Shed", "fibers stay where they belong", SHEDS),
      line("Little Hair and Lint", "a tidy surface with less cleaning"),
    ],
    answer: [
      line("No Clinging Hair", "strands let go without much effort", HAIR_OFF),
      line("Not a Hair Magnet", "the surface stays mostly clear", HAIR_REPELLED),
      line("No Loose Fibers", "things nearby stay free of lint", SHEDS),
      line("Neat Between Cleanings", "fluff and strands are little trouble"),
    ],
  },
  chewing: {
    features: [
      note("Stands Up to Chewing", CHEWED),
      note("Stands Up to Scratching", CLAWED),
      note("Tough Enough for Pets"),
    ],
    highlights: [
      note("stands up to chewing", CHEWED),
      note("stands up to scratching", CLAWED),
      note("tough enough for pets"),
    ],
    outcome: [
      line("Stands Up to Chewing", "tough material that teeth do not easily get through", CHEWED),
      line("Stands Up to Scratching", "holds together under sharp claws", CLAWED),
      line("Stands Up to Digging", "stays whole when pets dig", DUG),
      line("Tough Enough for Pets", "holds together in rough use"),
    ],
    answer: [
      line("Tough for Chewers", "made to survive biting and gnawing", CHEWED),
      line("Withstands Claws", "little damage from scratching", CLAWED),
      line("Hard to Destroy", "made to withstand rough treatment by pets"),
    ],
  },
  seatHeight: {
    features: [note("Comfortable Seat Height")],
    highlights: [note("comfortable seat height")],
    outcome: [line("Comfortable Seat Height", "a good level for sitting down and getting up")],
    answer: [line("The Right Height", "neither too low nor too high to sit on")],
  },
  getUp: {
    features: [note("Easy to Get Up From")],
    highlights: [note("easy to get up from")],
    outcome: [line("Getting Up Made Easy", "high and firm enough to get up from with ease")],
    answer: [line("No Struggle Getting Up", "easy to sit down on and to get up from")],
  },
};
