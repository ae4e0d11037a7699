import { DEVICES, type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const STANDS = /\b(?:footprint|counter\w*|desk|cabinets?|shelf|base|table)\b/;

const ESCAPE = /\b(?:back(?:ed)? out|escape|escaped|slipped out|get out)\b/;
const WALKED = /\b(?:walk\w*|run|running|jog\w*|steps?|ride up|leash|harness|hik\w+)\b/;

const WORN = ["worn", "walking", "fabric"] as const;
const PACKED = /\b(?:pack\w*|carry|carries|trips?|travel\w*|bags?|purse|suitcase|backpack|day|days)\b/;
const FILLED = /\b(?:refill\w*|water|drinks?|ounces?|oz|tank|batch|fill|fills|filled|cups?)\b/;
const OUT_OF_SIGHT =
  /\bdiscre(?:et|te)\b|\bout of sight\b|\binconspicuous\b|\b(?:hid(?:es?|den)|tuck(?:s|ed)?|sits?) (?:\w+ )?behind\b|\b(?:nobody|no one) (?:even )?notices\b/;

export const HANDLING_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  control: {
    only: /\b(?:dog|leash|walks?|harness|collar|puppy)\b/,
    features: [note("Front Clip", /\bfront (?:clip|ring)/), note("Calmer Walks")],
    highlights: [note("calmer walks"), note("less tugging")],
    outcome: [
      line("Calm Walks at Last", "tugging gives way to walking side by side, and sore shoulders get a rest"),
      line("Happier at Both Ends", "less pulling on the leash turns the daily round into time enjoyed together"),
    ],
    answer: [
      line(
        "For Strong Pullers",
        "the leash clips in front, where a lunge loses its force and steering takes less strength",
        /\bfront\b/,
      ),
      line(
        "Small Person, Big Dog",
        "more control over pulling, with far less strength needed to hold on when something runs past",
      ),
    ],
  },
  safety: {
    features: [],
    highlights: [note("feels safe in use")],
    outcome: [
      line("Confidence in Daily Use", "a design that feels safe lets everyone relax and get on with the day"),
      line("Look Away Without Worry", "the safe feel in everyday use leaves attention free for other things"),
    ],
    answer: [
      line("Safe to Have Around", "feels right in homes where people and pets pass by all day"),
      line("Calm in Busy Moments", "a reassuring, safe feel even when things get lively"),
    ],
  },
  grip: {
    features: [note("Firm Hold")],
    highlights: [note("firm hold")],
    outcome: [
      line("A Hold You Can Rely On", "grippy to the touch and steady in the hand, so fumbles become rare"),
      line("Stays Where You Put It", "the hold is firm until you decide otherwise, which means less to pick up"),
    ],
    answer: [
      line("No Slipping Out", "enough grip for busy hands, without feeling sticky or stiff"),
      line("Firm When Things Move", "bumps and turns do not shake the hold loose"),
    ],
  },
  secure: {
    domains: ["walking", "fabric", "audio", "shelter", "lighting"],
    features: [note("Escape-Resistant", ESCAPE), note("Secure Fit")],
    highlights: [note("hard to back out of", /\bback(?:ed)? out\b/), note("stays put")],
    outcome: [
      line(
        "Stays Put, Step After Step",
        "a secure fit does not shift or ride up, so nobody has to stop and tug",
        WALKED,
      ),
      line(
        "In Place From Start to End",
        "a secure hold means less fixing and looking down, and more of what the day is about",
      ),
    ],
    answer: [
      line("For Escape Artists", "backing out is hard work, even for the clever ones who slipped away before", ESCAPE),
      line(
        "No Sliding Around",
        "stays in place through movement, so there is no stopping to pull things straight again and again",
      ),
    ],
  },
  compact: {
    except: ["edible", "reading", "audio", "cosmetic"],
    features: [
      note("Small and Discreet", OUT_OF_SIGHT),
      note("Small Footprint", /\bfootprint|base\b/),
      note("Space-Saving"),
    ],
    highlights: [
      note("small and discreet", OUT_OF_SIGHT),
      note("small footprint", /\bfootprint\b/),
      note("takes little room"),
    ],
    outcome: [
      line(
        "Small Enough to Forget",
        "sits out of sight once in place, without drawing looks or getting in the way of anything",
        OUT_OF_SIGHT,
      ),
      line(
        "Room Left to Live",
        "a small footprint leaves the surface around free for everything else that has a place there",
        STANDS,
      ),
      line(
        "Easy to Find a Place For",
        "small in size when put away or carried, which leaves pockets, shelves and drawers for other things",
      ),
    ],
    answer: [
      line(
        "For Tight Counters and Desks",
        "fits where space is short and can stay out all day without being in the way",
        STANDS,
      ),
      line(
        "No Bulk to Put Up With",
        "a trim shape asks for little room, at home or on the way, and does not crowd what lies beside",
      ),
    ],
    points: [note("tucks in under kitchen cabinets", /\bcabinets?\b/)],
  },
  sizing: {
    except: [
      "edible",
      "reading",
      "game",
      "cosmetic",
      "cookware",
      "audio",
      "picture",
      "powered",
      "lighting",
      "drinkware",
    ],
    exceptTypes:
      /\b(?:blender|mixer|grinder|fryer|oven|cooker|maker|kettle|vacuum|fan|heater|lamp|chair|desk|table)s?$/,
    features: [],
    highlights: [note("fits as it should")],
    outcome: [
      lineFor(
        WORN,
        "A Fit That Feels Right",
        "proportions that sit the way they should, close where they have to be and loose where they may",
      ),
      lineFor(WORN, "Made to Measure Up", "the size works in daily life, neither crowding nor swimming"),
      lineExcept(
        WORN,
        "A Size That Works",
        "the size suits the place and the purpose, with nothing to trim or to squeeze",
      ),
      lineExcept(
        WORN,
        "Just the Right Room",
        "takes up what is meant for such things and no more, so nothing else has to move",
      ),
    ],
    answer: [
      line("No Guessing at Size", "fits as expected once measured, so the first try is the right one"),
      line("One Order Is Enough", "the question of size is settled at once, with no second parcel to wait for"),
    ],
  },
  capacity: {
    except: ["reading", "game"],
    exceptTypes: DEVICES,
    features: [note("Roomy")],
    highlights: [note("room for the day")],
    outcome: [
      line("Enough for the Whole Day", "generous room means packing once and thinking about other things", PACKED),
      line("Holds What You Need", "space for the essentials and a little more, without stuffing or stacking"),
      line("Room for All of It", "what belongs together stays together, in easy reach and with nothing left outside"),
    ],
    answer: [
      line("Bigger on the Inside", "holds more than a glance suggests, with room to spare for one thing more"),
      line("Fewer Trips and Refills", "capacity that carries through a long stretch before it needs attention", FILLED),
      line("No Leaving Things Behind", "takes in what has to come along or be put away, down to the odd extra"),
    ],
  },
  reach: {
    features: [note("Long-Reach Arm", /\barm\b/), note("Long Reach")],
    highlights: [note("arm reaches far", /\barm\b/), note("reaches far")],
    outcome: [
      line(
        "Gets to the Far Corner",
        "the arm swings out over wide tables and big projects without moving the base",
        /\barm\b/,
      ),
      line(
        "Far Things Within Reach",
        "goes as far as the work does, so nothing has to be dragged closer or done at arm's length",
      ),
    ],
    answer: [
      line("Reaches the Whole Table", "an arm this long covers the work surface from one end to the other", /\barm\b/),
      line(
        "No Stretching Needed",
        "the distance that so often falls a little short is covered here, with some length to spare",
      ),
    ],
  },
  cupHolder: {
    features: [note("Fits Cup Holders")],
    highlights: [note("fits cup holders")],
    outcome: [
      line("A Place in the Car", "drops into the cup holder, where a hand finds it without looking"),
      line("Rides Along Neatly", "slim enough for the cup holder, so errands and commutes stay tidy"),
    ],
    answer: [
      line("Sized for the Car", "sits in the cup holder instead of rolling across the floor at the first turn"),
      line("No Rolling Underfoot", "held upright in the cup holder, out of the way of feet and pedals"),
    ],
  },
  openClose: {
    features: [note("One-Hand Lid", /\blid\b.{0,60}\bone[ -]hand/), note("Easy-Open Lid", /\blid\b/)],
    highlights: [note("lid opens one-handed", /\blid\b.{0,60}\bone[ -]hand/), note("easy-open lid", /\blid\b/)],
    outcome: [
      line(
        "One Hand Is Enough",
        "opens and shuts single-handed while the other hand stays with whatever needs holding",
        /\bone[ -]hand/,
      ),
      line(
        "Opens With Ease",
        "opens without a fight and closes firmly again, as often as a long and busy day asks for",
      ),
    ],
    answer: [
      line(
        "For Hands Already Busy",
        "the lid works single-handed, at a red light or with a chart in the other hand",
        /\blid\b.{0,60}\bone[ -]hand/,
      ),
      line(
        "No Wrestling It Open",
        "one simple motion opens and closes, with no twisting, prying or asking somebody stronger",
      ),
    ],
  },
  adjust: {
    features: [note("Adjustable Straps", /\bstraps?\b/), note("Adjustable Arm", /\barm\b/), note("Adjustable")],
    highlights: [note("adjusts on four sides", /\bfour sides\b/), note("adjusts to fit")],
    outcome: [
      line("Set to Suit You", "moves to the right position and feels made for whoever uses it next"),
      line("Bends to Your Needs", "plenty of adjustment turns one purchase into a personal fit"),
    ],
    answer: [
      line("Easy to Fine-Tune", "small changes take a moment, so a close match is never far away"),
      line("More Than One Shape", "adjusts where it needs to, for users and places that differ"),
    ],
  },
};
