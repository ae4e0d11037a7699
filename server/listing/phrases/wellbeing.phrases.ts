import { type FacetPhrases, line, note } from "./phrase.ts";

const SLEEP = /\b(?:sle(?:ep|eps|ept|eping|epy)|asleep|naps?)\b/;
const ENERGY = /\b(?:energ\w*|alert|focus\w*)\b/;
const MOVES = /\b(?:joints?|knees?|stiff\w*|limp\w*|cramps?|stairs)\b/;
const TANGLES = /\b(?:tangl\w*|detangl\w*|untangl\w*|knots?|mats?|matted)\b/;
const SHEDS = /\b(?:shed\w*|fur|undercoat|loose hair)\b/;
const GENTLE = /\b(?:pull\w*|tug\w*|tears?|hurt\w*|gentle|pain\w*)\b/;
const SUN = /\b(?:sun\w*|burn\w*|beach)\b/;
const ODOR = /\b(?:odors?|stink\w*|smell\w*|sweat\w*|fresh)\b/;
const COMPRESSED = /\b(?:compress\w*|swell\w*|swollen)\b/;
const UPRIGHT = /\b(?:posture|slouch\w*|straight\w*|shoulders?)\b/;
const DEEP = /\b(?:deep\w*|pressure|strong|powerful)\b/;
const KNOTS = /\bknots?\b/;
const CRYING = /\b(?:cry\w*|fuss\w*|bark\w*|whin\w*|shak\w*)\b/;

/** What is said of the main use of things that are taken, worn or used for somebody's good. */
export const WELLBEING_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  effect: {
    features: [],
    highlights: [note("a difference that can be felt")],
    outcome: [
      line(
        "A Night to Look Forward To",
        "part of an evening routine for calm nights and mornings that start rested",
        SLEEP,
      ),
      line("Ready for the Day", "a companion for steady days, from the first hours to the evening", ENERGY),
      line("Easier Steps Again", "made for daily life with its stairs, walks and garden work", MOVES),
      line("A Difference People Notice", "a change that can be felt after a while of daily use"),
    ],
    answer: [
      line("More Than a Habit", "days without are noticed, which says more than any habit"),
      line("Made for a Daily Routine", "a small step each day, toward a change that can be felt"),
    ],
  },
  combsOut: {
    features: [note("Detangling", TANGLES), note("Deshedding", SHEDS), note("Thorough Grooming")],
    highlights: [
      note("gets tangles out gently", TANGLES),
      note("takes out loose fur", SHEDS),
      note("grooms thoroughly"),
    ],
    outcome: [
      line("Less Hair Around the House", "loose fur ends up in the brush, not on couch and clothes", SHEDS),
      line("Tangles Come Out Gently", "knots loosen stroke by stroke, so brushing is over sooner", TANGLES),
      line("A Smooth, Groomed Look", "a few strokes leave a smooth look and a soft feel"),
    ],
    answer: [
      line("No Pulling, No Tears", "glides through with little tugging, so brushing time stays peaceful", GENTLE),
      line("More Than the Top Layer", "gets down to where loose hair hides, instead of just smoothing it over"),
    ],
  },
  skinGuard: {
    features: [note("All-Day Freshness", ODOR), note("Lasting Protection")],
    highlights: [note("fresh all day", ODOR), note("lasting protection")],
    outcome: [
      line("Fresh From Morning to Night", "odor stays away through work, errands and exercise", ODOR),
      line("Long Days in the Sun", "made for long hours outdoors, with a layer renewed as directed", SUN),
      line("Protection for Long Days", "stays effective through busy hours, at home and on the move"),
    ],
    answer: [
      line("Holds Up in the Heat", "stays on duty when the day gets hot and the schedule full"),
      line("No Worry Halfway Through", "one less thing to think about between morning and evening"),
    ],
  },
  bracing: {
    features: [note("Firm Compression", COMPRESSED), note("Posture Support", UPRIGHT), note("Firm Support")],
    highlights: [note("even compression", COMPRESSED), note("help with posture", UPRIGHT), note("firm support")],
    outcome: [
      line("A Reminder to Sit Tall", "a gentle pull helps keep shoulders back at the desk and on the road", UPRIGHT),
      line(
        "Light Legs After Long Days",
        "even compression feels good through hours of standing or sitting",
        COMPRESSED,
      ),
      line("Steadier With Each Move", "firm support gives confidence for walks, work and exercise"),
    ],
    answer: [
      line("More Than a Sleeve", "support that can be felt where weak spots need a hand"),
      line("Support Without Bulk", "holds firmly and still leaves room to move through the day"),
    ],
  },
  massage: {
    features: [note("Deep Massage", DEEP), note("Relaxing Massage")],
    highlights: [note("deep massage", DEEP), note("loosens tight muscles")],
    outcome: [
      line("Knots Worked Out", "reaches the tight spots that stretching leaves behind", KNOTS),
      line("A Looser Feel in Minutes", "tight muscles let go after a long day at the desk or on the feet"),
    ],
    answer: [
      line("More Than a Light Buzz", "real pressure that can be felt where muscles are tight", DEEP),
      line("A Massage at Home", "no appointment and no drive, just a few quiet minutes on the sofa"),
    ],
  },
  soothing: {
    features: [note("Soothing")],
    highlights: [note("helps with falling asleep", SLEEP), note("calming")],
    outcome: [
      line("Quiet Evenings at Home", "helps restless ones wind down, so bedtime goes more smoothly", SLEEP),
      line("Calm After a Fuss", "comfort within reach when tears or barking are about to start", CRYING),
      line("Calm Comes More Easily", "helps to settle down at home and on the road"),
    ],
    answer: [
      line("Fewer Wakeful Hours", "helps with drifting off, and with drifting off again", SLEEP),
      line("Comfort in Tense Moments", "something to rely on when nerves are on edge"),
    ],
  },
};
