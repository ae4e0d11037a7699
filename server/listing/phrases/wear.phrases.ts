import { type FacetPhrases, line, note } from "./phrase.ts";

const PHONE = /\bphones?\b/;
const DEEP = /\b(?:deep|deeper)\b/;
const SQUATS = /\b(?:squats?|gym|yoga|workouts?|exercise|bend|bending)\b/;
const WORKED_IN = /\b(?:run|running|runs|gym|yoga|workouts?|walk|walking|walks|exercise|work|shift|shifts)\b/;

export const WEAR_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  pockets: {
    features: [note("Deep Pockets", DEEP), note("Useful Pockets")],
    highlights: [note("deep pockets", DEEP), note("phone-size pockets", PHONE), note("pockets that get used")],
    outcome: [
      line("Phone in the Pocket", "a pocket that takes a phone keeps hands free and leaves the purse at home", PHONE),
      line("Pockets With a Purpose", "keys, cards and small things go where they are quickly found again"),
    ],
    answer: [
      line("Deep Enough to Trust", "what goes in stays in, even when sitting down or hurrying up the stairs", DEEP),
      line("Pockets That Get Used", "room for what the day needs, rather than a seam that only looks the part"),
    ],
  },
  seeThrough: {
    features: [note("Opaque Fabric")],
    highlights: [note("not see-through")],
    outcome: [
      line(
        "Covered in Each Move",
        "bend, stretch and squat without a second thought, at the gym and anywhere else",
        SQUATS,
      ),
      line("Dense Enough for Daylight", "fabric that covers in full, in bright sun as well as under office lights"),
    ],
    answer: [
      line("No Extra Layer Needed", "solid coverage on its own, so nothing shows that should not show"),
      line("No Checking the Mirror Twice", "covers well from the front and from behind, in light shades and dark"),
    ],
  },
  staysUp: {
    features: [note("Stays Up")],
    highlights: [note("stays up all day")],
    outcome: [
      line(
        "Hands Free to Move",
        "stays where it was put on through walks, stairs and long shifts, with no tugging",
        WORKED_IN,
      ),
      line("Put On and Forgotten", "stays up from morning to evening, so nobody has to stop and pull"),
    ],
    answer: [
      line("No Rolling, No Tugging", "edges and bands stay where they belong, sitting, standing and walking"),
      line("No Hitching Up All Day", "a hold that lasts the whole day without squeezing to do so"),
    ],
  },
  stretch: {
    features: [note("Stretchy Fit")],
    highlights: [note("stretches with each move")],
    outcome: [
      line("Moves the Way You Move", "fabric with some give follows along when you reach, bend or sit"),
      line("Easy to Pull On", "gives where that is needed and draws in again afterward"),
    ],
    answer: [
      line("Room Where You Need Some", "enough stretch for a big meal or a deep knee bend, and no stiff seams"),
      line(
        "Close Without Being Tight",
        "follows the body instead of pinching in the places where fabric usually pulls",
      ),
    ],
  },
};
