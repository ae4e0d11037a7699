import type { FacetPhrases } from "./phrase.ts";

export const CARE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  cleaning: {
    feature: "Easy to Clean",
    highlight: "washes up fast",
    outcome: [
      { header: "Clean in a Minute", body: "washes up quickly, so it is ready again the same day" },
      { header: "Less Time at the Sink", body: "simple shapes that come clean without fuss" },
    ],
    answer: [
      { header: "Is It Hard to Clean", body: "everyday cleaning is quick and simple" },
      { header: "Mess Comes Off", body: "everyday dirt washes away without special tools" },
    ],
  },
  smell: {
    feature: "Odor-Free",
    highlight: "no lingering odor",
    outcome: [
      { header: "Fresh From the Start", body: "no lingering odor to air out first" },
      { header: "Smells of Nothing at All", body: "pleasantly neutral in daily use" },
    ],
    answer: [
      { header: "No Chemical Smell", body: "neutral out of the box and after washing" },
      { header: "Sensitive Noses Welcome", body: "no odor that stays behind" },
    ],
  },
  taste: {
    feature: "Clean Taste",
    highlight: "no metallic taste",
    outcome: [
      { header: "Tastes the Way It Should", body: "nothing added to the flavor, sip after sip" },
      { header: "Pure Flavor", body: "no odd aftertaste to get used to" },
    ],
    answer: [
      { header: "Any Metallic Taste", body: "none to notice; drinks keep their own flavor" },
      { header: "Nothing Strange in the Taste", body: "flavor stays clean from the first fill" },
    ],
  },
  laundry: {
    feature: "Machine Washable",
    highlight: "keeps shape in the wash",
    outcome: [
      { header: "Wash Day Is Simple", body: "goes in the wash and keeps its shape and color" },
      { header: "Fresh Again, Fast", body: "comes out of the laundry ready for more" },
    ],
    answer: [
      { header: "Will It Survive the Wash", body: "shape and softness stay after laundering" },
      { header: "No Special Treatment", body: "an ordinary wash is enough" },
    ],
  },
  easeOfUse: {
    feature: "Easy to Use",
    highlight: "simple to use",
    outcome: [
      { header: "Simple From the Start", body: "no learning curve; it makes sense the first time" },
      { header: "Less to Think About", body: "straightforward to use, even on busy days" },
    ],
    answer: [
      { header: "No Manual Needed", body: "simple enough to hand to anyone in the house" },
      { header: "Not Another Gadget to Learn", body: "works the way hands expect it to" },
    ],
  },
  setup: {
    feature: "Quick Setup",
    highlight: "on and off in moments",
    outcome: [
      { header: "Ready in Moments", body: "goes on or together quickly and gets out of the way" },
      { header: "From Box to Use", body: "a short setup, then straight to work[ on {uses}]" },
    ],
    answer: [
      { header: "Hard to Put Together", body: "not at all; a few simple steps and it is ready" },
      { header: "No Struggle at the Start", body: "quick to set up, quick to take off or put away" },
    ],
  },
  instructions: {
    feature: "Clear Instructions",
    highlight: "clear instructions",
    outcome: [
      { header: "Guided Step by Step", body: "clear instructions lead to a good start" },
      { header: "Right the First Time", body: "directions that are easy to follow" },
    ],
    answer: [
      { header: "Never Done This Before", body: "directions explain each step in plain words" },
      { header: "Help Is in the Box", body: "instructions that can be followed without guesswork" },
    ],
  },
  controls: {
    feature: "Simple Controls",
    highlight: "remembers the last setting",
    outcome: [
      { header: "Settings Within Reach", body: "simple controls put the right setting at a fingertip" },
      { header: "Just the Way You Left It", body: "controls that make daily use effortless" },
    ],
    answer: [
      { header: "No Menu to Get Lost In", body: "clear controls for the settings that matter" },
      { header: "One Touch, One Result", body: "controls that respond when asked" },
    ],
  },
  cord: {
    feature: "USB Charging Port",
    highlight: "handy power port",
    outcome: [
      { header: "Power Where You Need It", body: "fewer outlets needed for the things around it" },
      { header: "One Plug Less", body: "a port close at hand keeps small devices going" },
    ],
    answer: [
      { header: "Short on Outlets", body: "power for a phone without another adapter" },
      { header: "Tidy Surfaces", body: "fewer chargers and cables in the way" },
    ],
  },
  comfort: {
    feature: "Soft Padding",
    highlight: "soft where it touches",
    outcome: [
      { header: "Comfort That Lasts", body: "soft contact points keep it pleasant[ through {uses}]" },
      { header: "Soft Where It Matters", body: "padding that feels good hour after hour" },
    ],
    answer: [
      { header: "Gentle on Sensitive Skin", body: "soft padding where it touches most" },
      { header: "No Sore Spots", body: "comfortable contact, even over longer stretches" },
    ],
  },
  breathable: {
    feature: "Breathable",
    highlight: "breathable material",
    outcome: [
      { header: "Cool and Comfortable", body: "air moves through, so heat does not build up" },
      { header: "Lets Air In", body: "breathable material for warm days" },
    ],
    answer: [
      { header: "Too Warm to Wear", body: "not this one; heat finds its way out" },
      { header: "Made for Warm Days", body: "stays airy when others get sticky" },
    ],
  },
  skin: {
    feature: "Gentle on Skin",
    highlight: "gentle daily care",
    outcome: [
      { header: "Skin That Feels Cared For", body: "a soft, comfortable feel after use" },
      { header: "Soft to the Touch", body: "a pleasant feel from the first days" },
    ],
    answer: [
      { header: "Easily Irritated Skin", body: "a gentle choice for daily use" },
      { header: "No Greasy Film", body: "absorbs without leaving a heavy layer" },
    ],
  },
  pain: {
    feature: "Supportive",
    highlight: "support where needed",
    outcome: [
      { header: "Support You Can Feel", body: "holds where holding is needed, hour after hour" },
      { header: "Sit, Stand, Feel Better", body: "support for long days" },
    ],
    answer: [
      { header: "Long Days Ahead", body: "steady support when hours add up" },
      { header: "Made for Tired Bodies", body: "supportive without being stiff" },
    ],
  },
};
