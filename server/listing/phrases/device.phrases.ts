import { type FacetPhrases, line, note } from "./phrase.ts";

const NO_APP = /\b(?:no|without (?:an|the|any)|(?:not|n['’]t) (?:need|require) an) app\b/;
const APP = /(?<!\b(?:no|without an|without the|without any|need an|require an|needs an) )\bapp\b/;
const EASY_APP =
  /\bapp\b.{0,30}\b(?:easy|simple|intuitive|straightforward)\b|\b(?:easy|simple|intuitive|user[- ]friendly)\b.{0,20}\bapp\b/;
const NO_FEE =
  /\b(?:no|without|(?:not|n['’]t) (?:need|require|have))\b.{0,20}\b(?:subscri\w+|monthly fees?|ongoing fees|hidden fees|paywall)\b|\bsubscription[- ]free\b/;
const MEASURED =
  /\b(?:readings?|temperatures?|degrees?|weigh\w*|pounds?|thermometer|scale|pressure|gauge|measure\w*|doctor\w*)\b/;
const RECOGNIZED = /\b(?:identif\w+|recogni[sz]\w+|species)\b/;
const TIME = /\b(?:keeps? (?:good |great |perfect )?time|time accurately|accurate time)\b/;
const ALL_NIGHT = /\b(?:all night|until (?:dawn|morning|sunrise)|till (?:dawn|morning)|through the night)\b/;
const LITTLE_SUN = /\b(?:shade|cloudy|overcast|winter)\b/;
const SPARES_INCLUDED = /\b(?:comes?|came) with (?:an? |some )?(?:spares?|extra|replacement)\b|\bincludes spare\b/;
const EVERYTHING =
  /\beverything\b|\ball (?:the |of the )?(?:necessary|needed|required|hardware|parts|accessories|attachments|screws|cables)\b|\bnothing (?:else|extra)\b|\b(?:full|complete) kit\b/;
const EXTRAS =
  /\b(?:accessories|attachments|adapters?|cables?|case|stand|remote|charger)\b.{0,20}\bincluded\b|\b(?:comes?|came) with\b/;
const SPARE_PARTS = /\bparts?\b|\breplace(?:ment|ments|able|d)?\b|\bspares?\b/;

export const DEVICE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  app: {
    features: [note("No App Needed", NO_APP), note("Easy-to-Use App", EASY_APP), note("Helpful App", APP)],
    highlights: [note("no app needed", NO_APP), note("easy-to-use app", EASY_APP), note("helpful app", APP)],
    outcome: [
      line(
        "Ready Without an App",
        "nothing to install and no account to open, so the first use can begin right after unpacking",
        NO_APP,
      ),
      line(
        "Everything on the Phone",
        "the app puts what matters in one place, a few taps away from the sofa or the office",
        APP,
      ),
    ],
    answer: [
      line(
        "No Phone in the Way",
        "works without an app, so nobody has to sign up, log in or update anything before the start",
        NO_APP,
      ),
      line(
        "An App That Helps",
        "the app does the job as hoped, and leaves the manual in the drawer most of the time",
        APP,
      ),
    ],
  },
  subscription: {
    features: [note("No Subscription Needed", NO_FEE)],
    highlights: [note("no subscription needed", NO_FEE)],
    outcome: [
      line(
        "Yours Without a Subscription",
        "paid for once and ready to use, with no plan to sign up for afterward, now or later on",
        NO_FEE,
      ),
    ],
    answer: [
      line(
        "No Monthly Bill to Follow",
        "everyday functions are there from the start, without a paid plan to keep them going",
        NO_FEE,
      ),
    ],
  },
  accuracy: {
    features: [
      note("Accurate Readings", MEASURED),
      note("Accurate Recognition", RECOGNIZED),
      note("Keeps Accurate Time", TIME),
      note("Accurate"),
    ],
    highlights: [
      note("accurate readings", MEASURED),
      note("accurate recognition", RECOGNIZED),
      note("keeps accurate time", TIME),
      note("accurate in daily use"),
    ],
    outcome: [
      line(
        "Numbers You Can Use",
        "readings hold up when compared with another source, so the next step is easier to decide",
        MEASURED,
      ),
      line(
        "Names What Is There",
        "recognition gets things right, which makes every look at the screen more interesting",
        RECOGNIZED,
      ),
      line(
        "Right When Asked",
        "accurate in daily use, so there is less to check, less to correct and less to wonder about",
      ),
    ],
    answer: [
      line(
        "No Second Measurement Needed",
        "readings come out accurate, so doing everything over becomes the exception",
        MEASURED,
      ),
      line(
        "Less Guessing to Do",
        "recognition tells one from the other, and saves a long search through books and pictures",
        RECOGNIZED,
      ),
      line(
        "Accurate Where It Counts",
        "close to what another source says, use after use, without constant corrections",
      ),
    ],
  },
  solar: {
    features: [
      note("Runs All Night on Sun", ALL_NIGHT),
      note("Charges in Little Sun", LITTLE_SUN),
      note("Solar Charging That Works"),
    ],
    highlights: [
      note("runs all night on sun", ALL_NIGHT),
      note("charges in little sun", LITTLE_SUN),
      note("solar charging that works"),
    ],
    outcome: [
      line(
        "From Dusk to Daylight",
        "a day in the sun is enough for the night that follows, and the next day starts over",
        ALL_NIGHT,
      ),
      line(
        "Powered by the Day",
        "the sun does the charging, which leaves cables, outlets and timers out of the matter",
      ),
    ],
    answer: [
      line(
        "Not Only for Summer",
        "charging goes on when the sky is gray or the place is shaded for a part of the day",
        LITTLE_SUN,
      ),
      line("No Trips to the Charger", "sunlight keeps things going, so nobody has to carry anything indoors and back"),
    ],
  },
  spares: {
    features: [note("Spare Parts Included", SPARES_INCLUDED), note("Replaceable Parts", SPARE_PARTS)],
    highlights: [note("spares included", SPARES_INCLUDED), note("replaceable parts", SPARE_PARTS)],
    outcome: [
      line(
        "Spares From the Start",
        "an extra in the box means that one lost or worn part does not put an end to the use",
        SPARES_INCLUDED,
      ),
      line(
        "One Part at a Time",
        "what wears out can be replaced by the piece, while everything else stays in daily use",
        SPARE_PARTS,
      ),
    ],
    answer: [
      line(
        "A Spare at Hand",
        "an extra comes in the box, ready for the day when one gets lost or has done enough work",
        SPARES_INCLUDED,
      ),
      line(
        "No Need to Start Over",
        "parts can be replaced, so a worn piece is a small errand rather than a new purchase",
        SPARE_PARTS,
      ),
    ],
  },
  included: {
    features: [note("Everything in the Box", EVERYTHING), note("Extras Included", EXTRAS)],
    highlights: [note("everything in the box", EVERYTHING), note("useful extras included", EXTRAS)],
    outcome: [
      line(
        "Everything to Get Started",
        "what the first use takes is already in the box, without a second order or a trip to the store",
        EVERYTHING,
      ),
      line(
        "Extras That Come Along",
        "useful pieces are in the box from the start, there for the first use and for later ones",
        EXTRAS,
      ),
    ],
    answer: [
      line(
        "Ready From the Box",
        "the parts that are needed come along, so the first use does not have to wait for another parcel",
        EVERYTHING,
      ),
      line(
        "More Than the Main Piece",
        "extras come in the same box, which saves the search for something that fits",
        EXTRAS,
      ),
    ],
  },
};
