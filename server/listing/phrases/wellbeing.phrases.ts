import { type FacetPhrases, line, lineFor, note } from "./phrase.ts";

const SLEEP = /\b(?:sle(?:ep|eps|ept|eping)|asleep|naps?)\b/;
const ENERGY = /\b(?:energy|energetic|energized)\b/;
const FOCUS = /\b(?:focus\w*|concentrat\w*|clear[- ]headed|brain fog|clarity|think clearer)\b/;
const CALM = /\b(?:calm\w*|relax\w*|stress\w*|anxious|anxiety)\b/;
const MOVES = /\b(?:joints?|knees?|hips?|stiff\w*|limp\w*|mobility|arthritis)\b/;
const TRAINING = /\b(?:workouts?|gym|reps|pump)\b/;
const HAIR_AND_NAILS = /\bhair\b.*\bnails?\b|\bnails?\b.*\bhair\b/;
const TANGLES = /\b(?:tangl\w*|detangl\w*|untangl\w*|knots?|mats|matted)\b/;
const FUR = /\b(?:fur|undercoat|hairballs?)\b/;
const SHEDS = /\bshed\w*\b/;
const GLIDES = /\b(?:glid\w*|slides?|like butter)\b/;
/** "pulls out so much hair" praises a brush for dogs, so pulling has to be denied. */
const GENTLE =
  /(?:\b(?:no|not|without|never|less|little)|n['’]t) (?:\w+ )?(?:pull|tug|snag|yank|hurt)\w*|\b(?:gentle|gently|painless\w*|tear[- ]free)\b/;
/** Sunscreen smells as well, so it takes words of deodorants. */
const ODOR = /\b(?:stink\w*|stench|deodorants?|body odor|(?:arm)?pits?|underarms?)\b/;
const DRY =
  /\b(?:keep|keeps|kept|stay|stays|stayed) (?:\w+ )?dry\b|\b(?:dry|wet) (?:pits|underarms|armpits)\b|\bwetness\b/;
const SUN = /\b(?:sun|sunburn\w*|sunburnt|sunscreens?|sunblock|spf|beach)\b/;
const COMPRESSED = /\b(?:compress\w*|squeez\w*)\b/;
/** A splint keeps fingers straight, too, so the back has to be meant. */
const UPRIGHT =
  /\b(?:posture|slouch\w*|hunch\w*|upright|(?:sit|sits|sitting|stand|stands|standing) (?:up )?(?:straight\w*|tall\w*))\b/;
const STEADY = /\b(?:stable|stabili\w*|steady|wobbl\w*|buckl\w*|gives? out)\b/;
const DEEP = /\b(?:deep\w*|pressure|strong|powerful)\b/;
const KNOTS = /\bknots?\b/;
const HEAT = /\b(?:heat|heated|warmth)\b/;
const RELAXING = /\b(?:relax\w*|sooth\w*|unwind\w*)\b/;
const RIDES = /\b(?:cars?|rides?|trips?|drives?|driving|way|vet)\b/;
const CRYING = /\b(?:cry|cries|cried|crying|fuss\w*)\b/;
const NERVES = /\b(?:anxi\w*|nervous\w*|scared|afraid|panic\w*|trembl\w*|shaking|stress\w*)\b/;
const NOISE =
  /\b(?:drown|mask|block|cover)\w* (?:\w+ ){0,3}(?:noises?|sounds?|traffic|neighbors?|snoring|barking|voices)\b/;

/** What is said of the main use of things that are taken, worn or used for somebody's good. */
/** The bands themselves are called "resistance bands". */
const RESISTANCE = /\b(?:resistance(?! (?:bands?|loops?|tubes?|cords?))|tension)\b/;
const AT_HOME = /\b(?:(?:at|from) home|home gym|(?:replaced?|skip|cancel|need) (?:the|a|my) gym)\b/;
const WHOLE_BODY = /\b(?:full|whole|total)[- ]body\b/;
const CORE = /\b(?:abs|core|obliques)\b/;
const LOWER_BODY = /\b(?:glutes?|legs?|thighs?|booty|hamstrings?)\b/;
const CARDIO = /\b(?:cardio|heart rate|heart (?:racing|pumping))\b/;
const STEPS = /\bsteps?\b/;
const FELT = /\b(?:burn|sore|muscles?)\b/;

export const WELLBEING_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  workout: {
    features: [
      note("Full-Body Workout", WHOLE_BODY),
      note("For More Steps a Day", STEPS),
      note("Good Resistance", RESISTANCE),
      note("For Workouts at Home", AT_HOME),
      note("Good Workout"),
    ],
    highlights: [
      note("good resistance", RESISTANCE),
      note("full-body workout", WHOLE_BODY),
      note("more steps a day", STEPS),
      note("a good workout"),
    ],
    outcome: [
      line("Full-Body Workout", "exercise for many muscle groups", WHOLE_BODY),
      line("Workouts at Home", "exercise without going to a gym", AT_HOME),
      line("Works the Core", "exercise for the abdominal muscles", CORE),
      line("Lower-Body Workout", "training for legs and glutes", LOWER_BODY),
      line("More Steps a Day", "walking that adds to the daily count", STEPS),
      line("Good Cardio", "gets the heart rate up with exercise", CARDIO),
      line("A Good Workout", "solid exercise that keeps you active"),
    ],
    answer: [
      line("Enough Resistance", "a real force to train against", RESISTANCE),
      line("A Workout You Can Feel", "real effort for the muscles", FELT),
      line("Real Exercise", "enough effort to count as a workout"),
    ],
  },
  effect: {
    features: [],
    highlights: [note("more energy", ENERGY), note("better focus", FOCUS), note("a noticeable difference")],
    outcome: [
      line("More Energy", "a boost that can really be felt", ENERGY),
      line("Better Focus", "a clearer head for tasks that need attention", FOCUS),
      line("Easier Movement", "support for joints that feel stiff", MOVES),
      line("Calmer and More Relaxed", "less tension when things get stressful", CALM),
      line("Better Workouts", "a difference felt in training", TRAINING),
      line("Stronger Hair and Nails", "growth and strength that can be seen", HAIR_AND_NAILS),
      line("A Noticeable Difference", "results that can be seen or felt"),
      line("Works as Hoped", "a change for the better that people notice"),
    ],
    answer: [
      line("Help for Low Energy", "a livelier feeling than before", ENERGY),
      line("Clear-Headed, Not Foggy", "concentration comes more easily", FOCUS),
      line("Comfort for Stiff Joints", "freer, more comfortable movement", MOVES),
      line("Less Stress, More Calm", "a relaxed mood is easier to reach", CALM),
      line("Progress in Training", "effects that show in workouts", TRAINING),
      line("Results That Show", "nails and hair that look healthier", HAIR_AND_NAILS),
      line("An Effect People Notice", "a clear change compared with before"),
    ],
  },
  sleep: {
    features: [],
    highlights: [note("support for better sleep")],
    outcome: [line("Sounder Sleep", "makes for more restful nights")],
    answer: [line("Rest Comes More Easily", "less time spent lying awake")],
  },
  petCalm: {
    features: [],
    highlights: [note("calmer rides", RIDES), note("calmer pets")],
    outcome: [
      line("Calmer Rides", "pets settle down on the way", RIDES),
      line("A Place to Settle", "pets lie down and relax"),
    ],
    answer: [
      line("Less Pacing and Whining", "a calmer pet on the road", RIDES),
      line("For Restless Pets", "makes lying down and resting easier"),
    ],
  },
  combsOut: {
    features: [note("Detangling", TANGLES), note("Deshedding", FUR), note("Thorough Grooming")],
    highlights: [
      note("gets tangles out", TANGLES),
      note("takes out loose fur", FUR),
      note("leaves hair neatly groomed"),
    ],
    outcome: [
      line("Takes Out Loose Fur", "less shedding and a neater coat", FUR),
      lineFor(["pet"], "Less Shedding", "loose hair is taken out before falling", SHEDS),
      line("Tangles Come Out", "works through knots stroke by stroke", TANGLES),
      line("Smooth Strokes", "moves through hair with little resistance", GLIDES),
      line("Smooth, Neat Hair", "thorough grooming with a tidy result"),
    ],
    answer: [
      line("Gentle Grooming", "little pulling or tugging on hair", GENTLE),
      line("Down to the Undercoat", "goes deeper than the top layer of hair", /\bundercoat\b/),
      line("Made for Shedding Coats", "large amounts of loose hair come out", FUR),
      line("Knots Are No Obstacle", "gets snarled hair apart bit by bit", TANGLES),
      line("A Well-Groomed Look", "orderly hair once the grooming is done"),
    ],
  },
  skinGuard: {
    features: [note("Odor Control", ODOR), note("Sun Protection", SUN), note("Dependable Protection")],
    highlights: [note("control of body odor", ODOR), note("sun protection", SUN), note("dependable protection")],
    outcome: [
      line("Keeps Body Odor Away", "leaves a clean, fresh feeling", ODOR),
      line("Dry, Comfortable Feel", "less sweat and dampness on skin", DRY),
      line("Reliable Sun Protection", "made to help keep sunburn away", SUN),
      line("Protection That Holds", "dependable between applications"),
    ],
    answer: [
      line("Odor Control That Works", "bad smells are kept from coming through", ODOR),
      line("Wetness Under Control", "perspiration is held back", DRY),
      line("Cover for Exposed Skin", "dependable in the sun when used as directed", SUN),
      line("Stays Effective", "keeps working well once applied"),
    ],
  },
  bracing: {
    features: [note("Supportive Compression", COMPRESSED), note("Posture Support", UPRIGHT), note("Firm Support")],
    highlights: [note("supportive compression", COMPRESSED), note("help with posture", UPRIGHT), note("firm support")],
    outcome: [
      line("Better Posture", "a reminder to keep the back straight", UPRIGHT),
      line("Supportive Compression", "snug pressure around the supported area", COMPRESSED),
      line("Steady, Stable Support", "less wobble and unwanted movement", STEADY),
      line("Support Where Needed", "a firm hold that can be felt"),
    ],
    answer: [
      line("Less Slouching", "makes sitting and standing upright easier", UPRIGHT),
      line("Snug, Not Slack", "compression with a noticeable squeeze", COMPRESSED),
      line("Holds Steady", "added stability for the supported spot", STEADY),
      line("No Flimsy Hold", "support that feels firm and secure"),
    ],
  },
  massage: {
    features: [note("Deep Massage", /\bdeep\w*\b/), note("Strong Massage", DEEP), note("Soothing Massage")],
    highlights: [note("deep massage", /\bdeep\w*\b/), note("soothing heat", HEAT), note("a soothing massage")],
    outcome: [
      line("Knots Worked Loose", "pressure reaches tight spots in the muscles", KNOTS),
      line("Relaxing and Soothing", "a pleasant way to let go of tension", RELAXING),
      line("Pleasant Warmth", "heat that adds to the massage", HEAT),
      line("A Massage That Feels Good", "less tension in tight areas"),
    ],
    answer: [
      line("Strong Enough to Feel", "massage strong enough to be felt", DEEP),
      line("Help for Tight Spots", "stiffness gives way to a looser feel", /\b(?:tight\w*|stiff\w*|loosen\w*)\b/),
      line("Welcome Relief", "tense areas feel better afterward"),
    ],
  },
  soothing: {
    features: [note("Soothing")],
    highlights: [note("help with falling asleep", SLEEP), note("calming")],
    outcome: [
      line("Less Disturbing Noise", "outside sounds fade behind a soothing one", NOISE),
      line("Sleep Comes More Easily", "a calming aid for going to sleep", SLEEP),
      line("Less Crying and Fussing", "comfort that settles upset little ones", CRYING),
      line("Calmer in Tense Moments", "settles nerves when stress builds up", NERVES),
      line("Calming and Soothing", "makes settling down easier"),
    ],
    answer: [
      line("Covers Distracting Sounds", "steady background sound instead of disturbance", NOISE),
      line("Falling Asleep Made Easier", "a soothing way to doze off", SLEEP),
      line("Soothes When Upset", "brings calm when tears start", CRYING),
      line("Less Tense, Less Restless", "takes the edge off nervousness", NERVES),
      line("Help With Winding Down", "comfort for restless or upset moods"),
    ],
  },
};
