import type { FacetPhrases } from "./phrase.ts";

export const HANDLING_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  control: {
    only: /\b(?:dog|leash|walks?|harness|collar|puppy)\b/,
    features: [{ text: "Front Clip", needs: /\bfront (?:clip|ring)/ }, { text: "Calmer Walks" }],
    highlights: [{ text: "calmer walks" }, { text: "less tugging" }],
    outcome: [
      {
        header: "Calm Walks at Last",
        body: "tugging turns into walking side by side, so shoulders can relax[; made for {uses}]",
      },
      {
        header: "Happy Shoulders",
        body: "less tugging at the other end of the leash makes every outing easier[; made for {uses}]",
      },
    ],
    answer: [
      {
        header: "For Strong Pullers",
        body: "clip the leash in front and forward force turns into a turn; more control with less strength",
        needs: /\bfront\b/,
      },
      { header: "Small Person, Big Dog", body: "more control over pulling, with less strength needed" },
    ],
  },
  sound: {
    features: [{ text: "Clear Sound" }],
    highlights: [{ text: "clear at any volume" }],
    outcome: [
      { header: "Hear Every Detail", body: "clear sound for voices and music alike[; good for {uses}]" },
      { header: "Music as It Should Be", body: "full sound for everyday listening[; good for {uses}]" },
    ],
    answer: [
      { header: "Not Tinny, Not Muddy", body: "voices and music come through clearly" },
      { header: "Full Sound, No Fuss", body: "listening that is a pleasure from the first minute" },
    ],
  },
  picture: {
    features: [{ text: "Sharp Picture" }],
    highlights: [{ text: "crisp picture" }],
    outcome: [
      { header: "See It Clearly", body: "a sharp picture that shows the details[; good for {uses}]" },
      { header: "Crisp and Clear", body: "images that are easy to read at a glance" },
    ],
    answer: [
      { header: "No Squinting", body: "sharp enough to recognize everything at a glance" },
      { header: "Details You Can Make Out", body: "a picture that stays clear where it counts" },
    ],
  },
  connection: {
    features: [{ text: "Easy Pairing" }],
    highlights: [{ text: "stable connection" }],
    outcome: [
      { header: "Connected in Moments", body: "pairs quickly and stays connected" },
      { header: "Pair Once, Then Forget It", body: "a link that holds while you get on with the day" },
    ],
    answer: [
      { header: "No Dropouts to Chase", body: "a connection that holds in daily use" },
      { header: "Simple to Pair", body: "no need to be the technical one in the family" },
    ],
  },
  noise: {
    features: [{ text: "Quiet" }],
    highlights: [{ text: "low noise" }],
    outcome: [
      { header: "Quiet Company", body: "low noise that lets others sleep, talk or work[ {places}]" },
      { header: "Peace in the House", body: "quiet enough for early mornings and shared rooms" },
    ],
    answer: [
      { header: "Will It Wake Anyone", body: "quiet in use, so the rest of the house can carry on" },
      { header: "Kind to Quiet Rooms", body: "noise stays low where people live and work" },
    ],
  },
  safety: {
    features: [],
    highlights: [{ text: "made to feel safe" }],
    outcome: [
      { header: "Confidence in Daily Use", body: "made to feel safe from the first day[; good for {uses}]" },
      { header: "Look Away Without Worry", body: "feels safe in everyday use" },
    ],
    answer: [
      { header: "Safe to Have Around", body: "made for homes where people and pets pass by" },
      { header: "Calm in Busy Moments", body: "feels safe when things get lively" },
    ],
  },
  grip: {
    features: [{ text: "Firm Hold" }],
    highlights: [{ text: "firm hold" }],
    outcome: [
      { header: "Stays Where You Put It", body: "a firm hold that does not let go in daily use[ {places}]" },
      { header: "One Less Thing to Pick Up", body: "grips firmly until you take it off" },
    ],
    answer: [
      { header: "Will It Hold", body: "a strong grip for everyday use" },
      { header: "No Slipping Down", body: "stays up and stays put through daily use" },
    ],
  },
  wet: {
    features: [{ text: "Sweat-Free", needs: /\b(?:condensation|sweat)/ }, { text: "Water-Resistant" }],
    highlights: [{ text: "no condensation rings", needs: /\b(?:condensation|sweat)/ }, { text: "shrugs off water" }],
    outcome: [
      {
        header: "Dry on the Outside",
        body: "no condensation, so books, papers and hands stay dry[ {places}]",
        needs: /\bcondensation|sweat/,
      },
      { header: "Rain Is Not a Problem", body: "water stays on its own side[; made for {uses}]" },
    ],
    answer: [
      {
        header: "Safe Next to Paper",
        body: "the outside stays dry, with no ring left behind[ {places}]",
        needs: /\bcondensation|sweat/,
      },
      { header: "Made for Wet Days", body: "keeps water out when the weather turns" },
    ],
  },
  visible: {
    features: [
      { text: "Reflective Stitching", needs: /\breflective stitching\b/ },
      { text: "Reflective Trim", needs: /\breflective\b/ },
    ],
    highlights: [{ text: "reflective in headlights", needs: /\breflective\b/ }],
    outcome: [
      {
        header: "Seen in the Dark",
        body: "reflective details catch headlights[; made for {uses}][ through {times}]",
        needs: /\breflect/,
      },
      { header: "Easy to Spot", body: "stands out when the light is low" },
    ],
    answer: [
      {
        header: "Will Drivers See Us",
        body: "reflective details light up when headlights hit them[, a help during {uses}]",
        needs: /\breflect/,
      },
      { header: "Made for Dark Hours", body: "easy to see before sunrise and after sunset" },
    ],
  },
  secure: {
    features: [
      { text: "Escape-Resistant", needs: /\b(?:escape|escaped|back out|slipped out|get out)\b/ },
      { text: "Secure Fit" },
    ],
    highlights: [{ text: "hard to back out of", needs: /\bback(?:ed)? out\b/ }, { text: "stays put" }],
    outcome: [
      {
        header: "Stays Put, Step After Step",
        body: "a secure fit that does not shift or ride up[; made for {uses}]",
        needs: /\b(?:stays|ride|slide|slip|shift)/,
      },
      { header: "Nothing Slips Away", body: "a secure hold when things get lively" },
    ],
    answer: [
      {
        header: "For Escape Artists",
        body: "a fit that is hard to back out of, even for the clever ones",
        needs: /\b(?:back out|backed out|escape|escaped)\b/,
      },
      { header: "No Sliding Around", body: "stays where it belongs while moving[; made for {uses}]" },
    ],
  },
};
