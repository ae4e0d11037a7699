import { type FacetPhrases, line, note } from "./phrase.ts";

const PHONE = /\b(?:phones?|cell|iphone)\b/;
const DEEP = /\b(?:deep|deeper) (?:\w+ )?pockets?\b|\bpockets? (?:is|are) (?:\w+ )?deep\b/;
const ZIPPED = /\bzip(?:per|pered)? pockets?\b|\bpockets? (?:that |with |have |has )?(?:a )?zip\w*/;
const INSIDE = /\b(?:hidden|inside|inner|interior) pockets?\b/;
const MANY = /\b(?:lots of|plenty of|many|so many|multiple|several|enough) (?:\w+ )?pockets\b/;
const SQUATS = /\b(?:squat\w*|bend|bending)\b/;
const LINED = /\b(?:fully |well )?lined\b/;
const IN_MOTION = /\b(?:running|jogging|gym|yoga|workouts?|walking|exercis\w+|dancing|hiking)\b/;
const UNROLLED = /(?:\b(?:no|not|never|without)\b|n't).{0,12}\broll\w*/;
const UNRIDDEN = /(?:\b(?:no|not|never|without)\b|n't).{0,12}\b(?:rid(?:e|es|ing)|creep\w*) up\b/;
const UNSLID = /(?:\b(?:no|not|never|without)\b|n't).{0,12}\b(?:slid\w*|slip\w*|fall\w*|pulling)\b/;
const UNBUNCHED = /(?:\b(?:no|not|never|without)\b|n't).{0,12}\bbunch\w*/;
const STAYED = /\bstay(?:s|ed)? (?:up|where)\b|(?:\bnot|n't) budge\b/;
const ALL_DAY = /\ball day\b/;
const MOVES = /\bmoves? with (?:me|you|my|your)\b/;
const KEPT = /\bsnaps? (?:right )?back\b|(?:\bnot|n't) stretch(?:ed)? out\b/;
const STRETCHY = /\b(?:stretchy|stretch|stretches|give)\b/;

export const WEAR_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  pockets: {
    features: [note("Deep Pockets", DEEP), note("Useful Pockets")],
    highlights: [note("deep pockets", DEEP), note("room for a phone", PHONE), note("useful pockets")],
    outcome: [
      line("Room for a Phone", "keeps a cell within reach", PHONE),
      line("Many Pockets", "several places to store things", MANY),
      line("Inside Pockets", "separate storage out of sight", INSIDE),
      line("Useful Pockets", "handy storage for small items"),
    ],
    answer: [
      line("Deep Pockets", "roomy enough for small belongings", DEEP),
      line("Zippered Pockets", "space that closes to keep things inside", ZIPPED),
      line("Phone-Friendly Pockets", "big enough to hold a mobile", PHONE),
      line("Pockets You Can Use", "practical space to put small things"),
    ],
  },
  seeThrough: {
    features: [note("Opaque Fabric")],
    highlights: [note("not see-through")],
    outcome: [
      line("Covered When Bending", "fabric stays opaque as you move", SQUATS),
      line("Lined for Coverage", "an extra layer makes the fabric opaque", LINED),
      line("Opaque Fabric", "material that gives good coverage"),
    ],
    answer: [
      line("Squat-Proof Fabric", "nothing shows through during bends", SQUATS),
      line("Not See-Through", "well covered, with nothing showing"),
    ],
  },
  staysUp: {
    features: [note("Stays Up", STAYED), note("Stays in Place")],
    highlights: [note("stays up all day", ALL_DAY), note("stays up", STAYED), note("stays where worn")],
    outcome: [
      line("Made for Movement", "holds position in active use", IN_MOTION),
      line("Stays Up When Worn", "keeps position on the body", STAYED),
      line("Secure Wear", "sits where placed and holds on"),
    ],
    answer: [
      line("No Rolling Down", "edges lie flat and stay in position", UNROLLED),
      line("No Riding Up", "the fabric remains in position", UNRIDDEN),
      line("No Slipping Down", "no constant pulling or adjusting", UNSLID),
      line("No Bunching", "fabric lies smoothly when worn", UNBUNCHED),
      line("Little Need to Adjust", "sits securely once put on"),
    ],
  },
  donning: {
    features: [note("Easy On and Off")],
    highlights: [note("easy to put on")],
    outcome: [line("Easy On and Off", "goes on without a struggle")],
    answer: [line("No Wrestling to Get On", "simple to put on and to take off")],
  },
  digsIn: {
    features: [],
    highlights: [note("bands that do not dig in")],
    outcome: [line("Gentle Bands", "edges that lie softly on skin")],
    answer: [line("No Digging In", "edges that sit softly")],
  },
  colorfast: {
    features: [note("Lasting Color")],
    highlights: [note("color that lasts")],
    outcome: [line("Color That Stays", "looks as bright after washing")],
    answer: [line("Slow to Fade", "dye that stays where it belongs")],
  },
  stretch: {
    features: [note("Stretchy Fit", STRETCHY), note("Flexible Fit")],
    highlights: [note("stretchy fabric", STRETCHY)],
    outcome: [
      line("Moves With You", "flexible fabric that gives with the body", MOVES),
      line("Stretchy Fit", "fabric with enough give for movement", STRETCHY),
      line("Flexible Fabric", "stretch that adds comfort and ease"),
    ],
    answer: [
      line("Holds Shape", "springs back instead of staying loose", KEPT),
      line("Room to Move", "elastic enough to wear with ease"),
    ],
  },
};
