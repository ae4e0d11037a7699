import type { FacetPhrases } from "./phrase.ts";

export const CARE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  cleaning: {
    features: [
      { text: "Dishwasher Safe", needs: /\bdishwasher safe\b/ },
      { text: "Machine Washable", needs: /\bmachine wash/ },
      { text: "Easy to Clean" },
    ],
    highlights: [
      { text: "dishwasher safe", needs: /\bdishwasher safe\b/ },
      { text: "machine washable", needs: /\bmachine wash/ },
      { text: "wide mouth for cleaning", needs: /\bwide mouth\b/ },
      { text: "washes up fast" },
    ],
    outcome: [
      {
        header: "Mud Comes Out in the Wash",
        body: "machine washable, so the next outing starts clean",
        needs: /\bmachine wash/,
      },
      { header: "Clean in a Minute", body: "washes up quickly and is ready again the same day" },
    ],
    answer: [
      { header: "Dirt Is No Drama", body: "goes in the washing machine after the muddy days", needs: /\bmachine wash/ },
      { header: "Is It Hard to Clean", body: "everyday cleaning is quick and simple" },
    ],
  },
  smell: {
    features: [{ text: "Odor-Free" }],
    highlights: [{ text: "no lingering odor" }],
    outcome: [
      { header: "Fresh From the Start", body: "no lingering odor to air out first" },
      { header: "Pleasant to Be Around", body: "nothing unpleasant in the air, day after day" },
    ],
    answer: [
      { header: "No Chemical Smell", body: "pleasant from the day it is unpacked" },
      { header: "Sensitive Noses Welcome", body: "no odor that stays behind" },
    ],
  },
  taste: {
    features: [{ text: "No Metallic Taste", needs: /\bmetallic\b/ }, { text: "Clean Taste" }],
    highlights: [{ text: "no metallic taste", needs: /\bmetallic\b/ }, { text: "clean taste" }],
    outcome: [
      {
        header: "Tastes the Way It Should",
        body: "drinks keep their own flavor, sip after sip",
        needs: /\b(?:metallic|water|plastic)\b/,
      },
      { header: "Good to the Last Bite", body: "flavor that makes people come back for more" },
    ],
    answer: [
      { header: "Any Metallic Taste", body: "none to notice; drinks keep their own flavor", needs: /\bmetallic\b/ },
      { header: "Nothing Strange in the Taste", body: "flavor stays clean from the first use" },
    ],
  },
  laundry: {
    features: [{ text: "Washable" }],
    highlights: [{ text: "keeps shape in the wash" }],
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
    features: [{ text: "Easy to Use" }],
    highlights: [{ text: "simple to use" }],
    outcome: [
      { header: "Simple From the Start", body: "makes sense the first time it is used" },
      { header: "Less to Think About", body: "straightforward, even on busy days" },
    ],
    answer: [
      { header: "No Manual Needed", body: "simple enough to hand to anyone in the house" },
      { header: "Not Another Gadget to Learn", body: "works the way hands expect it to" },
    ],
  },
  setup: {
    features: [
      { text: "Easy On and Off", needs: /\b(?:put on|on and off|get on|slips on)\b/ },
      { text: "Quick Setup" },
    ],
    highlights: [
      { text: "on and off in moments", needs: /\b(?:put on|on and off|get on|slips on)\b/ },
      { text: "quick setup" },
    ],
    outcome: [
      {
        header: "On in a Few Clicks",
        body: "goes on quickly and comes off just as fast, so the fun part starts sooner",
        needs: /\b(?:put on|on and off|get on|slips on|clicks?)\b/,
      },
      { header: "From Box to Use in Minutes", body: "a short setup, then straight to work[; ready for {uses}]" },
    ],
    answer: [
      {
        header: "No Wrestling at the Door",
        body: "clip the sides and go; paws can stay on the floor",
        needs: /\b(?:paws?|leg lifting|lifting)\b/,
      },
      {
        header: "No Wrestling at the Door",
        body: "goes on in a few clicks and comes off the same way",
        needs: /\b(?:put on|on and off|get on|slips on)\b/,
      },
      { header: "Hard to Put Together", body: "not at all; a few simple steps and it is ready" },
    ],
  },
  instructions: {
    features: [],
    highlights: [{ text: "clear instructions" }],
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
    features: [{ text: "Memory Function", needs: /\bremembers?\b/ }, { text: "Simple Controls" }],
    highlights: [{ text: "remembers the last setting", needs: /\bremembers?\b/ }, { text: "simple controls" }],
    outcome: [
      {
        header: "Just the Way You Left It",
        body: "remembers the last setting, so there is nothing to set up again",
        needs: /\bremembers?\b/,
      },
      { header: "Settings Within Reach", body: "simple controls put the right setting at a fingertip" },
    ],
    answer: [
      { header: "No Menu to Get Lost In", body: "clear controls for the settings that matter" },
      { header: "One Touch, One Result", body: "controls that respond when asked" },
    ],
  },
  autoOff: {
    features: [{ text: "Auto-Off Timer", needs: /\btimer\b/ }, { text: "Auto Shut-Off" }],
    highlights: [{ text: "timer turns it off", needs: /\btimer\b/ }, { text: "turns itself off" }],
    outcome: [
      {
        header: "Falls Asleep After You Do",
        body: "a timer switches it off, so nobody has to get up again",
        needs: /\btimer\b/,
      },
      { header: "Off Without a Thought", body: "switches itself off when the job is done" },
    ],
    answer: [
      { header: "Left On by Accident", body: "the timer takes care of it", needs: /\btimer\b/ },
      { header: "Did I Switch It Off", body: "it does that by itself" },
    ],
  },
  cord: {
    features: [
      { text: "USB Port", needs: /\busb\b/ },
      { text: "Long Cord", needs: /\blong\b/ },
    ],
    highlights: [
      { text: "USB port for a phone", needs: /\busb\b/ },
      { text: "long cord", needs: /\blong\b/ },
    ],
    outcome: [
      { header: "One Plug Less", body: "a USB port keeps the phone going without another adapter", needs: /\busb\b/ },
      { header: "Power Where You Need It", body: "reaches the outlet without a detour", needs: /\blong\b/ },
    ],
    answer: [
      { header: "Short on Outlets", body: "charge a phone from the built-in USB port", needs: /\busb\b/ },
      { header: "Will the Cord Reach", body: "long enough for everyday rooms", needs: /\blong\b/ },
    ],
  },
  comfort: {
    features: [{ text: "Soft Padding", needs: /\b(?:padding|padded)\b/ }, { text: "Comfortable" }],
    highlights: [
      { text: "padding that does not rub", needs: /\b(?:rub|rubbing|padding|chafing)\b/ },
      { text: "soft where it touches" },
    ],
    outcome: [
      {
        header: "Comfort That Lasts",
        body: "soft padding where it touches most[; made for {uses}]",
        needs: /\b(?:padding|padded)\b/,
      },
      { header: "Soft Where It Matters", body: "pleasant to wear, hold or lean on, hour after hour" },
    ],
    answer: [
      {
        header: "Gentle on Thin Skin",
        body: "soft padding keeps rubbing away from the spots that need it",
        needs: /\b(?:rub|rubbing|chafing|skin)\b/,
      },
      { header: "No Sore Spots", body: "comfortable contact, even over longer stretches" },
    ],
  },
  breathable: {
    features: [{ text: "Breathable" }],
    highlights: [{ text: "breathable material" }],
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
    features: [{ text: "Gentle on Skin" }],
    highlights: [{ text: "gentle daily care" }],
    outcome: [
      { header: "Feels Good on the Skin", body: "a soft, comfortable feel after use" },
      { header: "Soft to the Touch", body: "a pleasant feel from the first days" },
    ],
    answer: [
      { header: "Easily Irritated Skin", body: "a gentle choice for daily use" },
      { header: "Kind From the First Day", body: "comfortable to use, day after day" },
    ],
  },
  pain: {
    features: [{ text: "Supportive" }],
    highlights: [{ text: "support where needed" }],
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
