import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const FLOORS = /\b(?:floors?|hardwood|tiles?|laminate|linoleum)\b/;
const NON_SLIP = /\b(?:non|anti)[- ]?(?:slip|skid)\b/;
const RISES = /\b(?:gets?|got|getting|stands?) up\b|\bstiff\w*\b|\blimp\w*\b|\bjoints?\b/;
const SLEPT = /\bsle(?:ep|eps|ept|eping)\b/;
const FIRM = /\bfirm\b/;
const FLUFFY = /\b(?:fluffy|plump|loft)\b/;
const SPRINGS = /\b(?:springs?|bounces?|pops?) (?:right )?back\b/;
const TOASTY = /\b(?:toasty|cozy)\b/;
const HAIR_OFF = /\b(?:hair|fur)\b.{0,25}\b(?:off|out|away)\b/;
const SHEDS = /\b(?:shed|sheds|shedding|lint)\b/;
const CHEWED = /\bchew\w*\b/;
const CLAWED = /\b(?:scratch\w*|claw\w*|dig\w*)\b/;

/** Things to lie in or under, rather than to wear. */
const LAIN_ON = ["padded", "bedding"] as const;

export const REST_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  staysPut: {
    features: [note("Non-Slip", NON_SLIP), note("Stays Put on Smooth Floors", FLOORS), note("Stays Put")],
    highlights: [note("non-slip", NON_SLIP), note("stays put on smooth floors", FLOORS), note("stays where laid")],
    outcome: [
      line(
        "Steady on Smooth Floors",
        "keeps the place on smooth floors, without a corner to straighten several times a day",
        FLOORS,
      ),
      line("Stays Where You Want", "keeps the place through busy days, with no pulling back and no straightening out"),
    ],
    answer: [
      line(
        "No Sliding Across Floors",
        "stays where laid through turns, steps and pushes, so nobody has to go after a corner",
        FLOORS,
      ),
      line("Nothing to Put Back", "stays in place under daily use, so the evening round of straightening up is over"),
    ],
  },
  rest: {
    features: [note("Easy to Get Up From", RISES), note("Restful Sleep", SLEPT), note("Made for Good Rest")],
    highlights: [note("easy to get up from", RISES), note("restful sleep", SLEPT), note("good rest")],
    outcome: [
      line(
        "Easier Starts to the Day",
        "getting up goes more smoothly than before, and the first steps come more easily",
        RISES,
      ),
      line(
        "Nights Without Turning Over",
        "long, quiet sleep, and mornings that begin rested and relaxed rather than worn out",
      ),
    ],
    answer: [
      line(
        "Kind to Tired Legs",
        "lying down and getting up ask for less effort than before, on good days and on stiff ones",
        RISES,
      ),
      line(
        "Rest That Lasts All Night",
        "sleep comes and stays, with less turning from one side to the other until daylight",
      ),
    ],
  },
  shape: {
    features: [
      note("Stays Firm", FIRM),
      note("Stays Fluffy", FLUFFY),
      note("Springs Back", SPRINGS),
      note("Keeps Its Shape"),
    ],
    highlights: [
      note("stays firm", FIRM),
      note("stays fluffy", FLUFFY),
      note("springs back", SPRINGS),
      note("keeps the same shape"),
    ],
    outcome: [
      lineExcept(
        LAIN_ON,
        "In Shape for Long",
        "keeps the cut and the fit of the first day, wear after wear and season after season",
      ),
      lineFor(
        LAIN_ON,
        "Full and Even for Long",
        "keeps the height of the first weeks, with no hollow in the place where weight rests",
      ),
    ],
    answer: [
      lineExcept(
        LAIN_ON,
        "No Sagging by Evening",
        "stays in shape through a long day of sitting, walking and bending, with nothing to pull up",
      ),
      lineFor(
        LAIN_ON,
        "No Hollow in the Middle",
        "comes back to shape after use, rather than going flat in the spot that gets the most",
      ),
    ],
  },
  warmth: {
    features: [note("Cozy Warmth", TOASTY), note("Warm on Cold Days")],
    highlights: [note("cozy warmth", TOASTY), note("warm on cold days")],
    outcome: [
      lineExcept(
        LAIN_ON,
        "Warm When the Cold Comes",
        "keeps the chill away when the temperature drops, on workdays as well as on days off",
      ),
      lineFor(
        LAIN_ON,
        "Warm Through the Night",
        "keeps warmth close when the room or the air outside turns cold toward the morning",
      ),
    ],
    answer: [
      lineExcept(
        LAIN_ON,
        "No Shivering in the Cold",
        "enough warmth for cold days and nights, without a pile of layers that gets in the way",
      ),
      lineFor(
        LAIN_ON,
        "No Cold Feet at Night",
        "warmth stays where bodies want to have some, and the extra blanket stays folded",
      ),
    ],
  },
  lint: {
    features: [note("Hair Comes Off Easily", HAIR_OFF), note("Does Not Shed", SHEDS), note("Little Hair and Lint")],
    highlights: [note("hair comes off easily", HAIR_OFF), note("does not shed", SHEDS), note("little hair and lint")],
    outcome: [
      line(
        "Hair Comes Right Off",
        "a brush, a shake or a wash takes hair away, and leaves the surface clean once more",
        HAIR_OFF,
      ),
      line(
        "Clean Clothes and Corners",
        "fibers stay where they belong, rather than on sleeves, dark sofas and the car seat",
        SHEDS,
      ),
      line(
        "Quick to Tidy Up",
        "hair and fluff are little trouble from one wash to the next, so tidying up takes moments",
      ),
    ],
    answer: [
      line(
        "No War on Pet Hair",
        "hair lets go without much effort, so the lint roller can rest in the drawer for once",
        HAIR_OFF,
      ),
      line(
        "No Fuzz to Pick Off",
        "next to nothing comes loose, so what lies nearby or underneath stays free of lint",
        SHEDS,
      ),
      line(
        "No Magnet for Fluff",
        "a quick brush is enough to look neat again, with no second round and no sticky tape",
      ),
    ],
  },
  chewing: {
    features: [
      note("Stands Up to Chewing", CHEWED),
      note("Stands Up to Scratching", CLAWED),
      note("Tough Against Teeth and Claws"),
    ],
    highlights: [
      note("stands up to chewing", CHEWED),
      note("stands up to scratching", CLAWED),
      note("tough against teeth and claws"),
    ],
    outcome: [
      line(
        "Still Whole After Playtime",
        "teeth find little to hold on to, and what is on the inside stays on the inside",
        CHEWED,
      ),
      line("A Match for Busy Paws", "stays in one piece through digging, turning and playing, day after day after day"),
    ],
    answer: [
      line(
        "Chewers Meet Their Match",
        "biting and tugging do not get far, so there is less to mend and less to sweep up",
        CHEWED,
      ),
      line(
        "Made for Rough Company",
        "claws and teeth leave everything whole through daily use, long after the first days",
      ),
    ],
  },
};
