import type { FacetPhrases } from "./phrase.ts";

export const USE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  leak: {
    feature: "Leak-Resistant",
    highlight: "seals tight on its side",
    outcome: [
      { header: "Dry Bags, Dry Papers", body: "a tight seal keeps drinks where they belong, even lying down[ in {places}]" },
      { header: "Toss It In and Go", body: "sealed tight when it tips over[, so {places} stay dry]" },
    ],
    answer: [
      { header: "Will It Leak", body: "not when the seal is seated right; built to lie flat[ in {places}] without a drip" },
      { header: "No Puddles to Find Later", body: "the seal holds sideways and upside down when it is closed fully" },
    ],
  },
  cold: {
    feature: "Long-Lasting Cold",
    highlight: "ice for hours",
    outcome: [
      { header: "Cold to the Last Sip", body: "ice and cold water hold out through a full day[, from {uses}][ and through {times}]" },
      { header: "Ice That Outlasts the Day", body: "fill it once and drink cold for hours[ on {uses}]" },
    ],
    answer: [
      { header: "Still Cold When It Counts", body: "insulation that slows melting for hours[, even through {times}]" },
      { header: "No More Lukewarm Water", body: "ice added early is there long after the morning[, {uses} included]" },
    ],
  },
  hot: {
    feature: "Keeps Drinks Hot",
    highlight: "hot coffee hours later",
    outcome: [
      { header: "Hot When You Get to It", body: "coffee and tea wait patiently and stay hot for hours[, handy for {uses}]" },
      { header: "Warm Until the Break", body: "heat stays in through a busy morning" },
    ],
    answer: [
      { header: "No Reheating at Noon", body: "insulation that holds heat as well as it holds cold" },
      { header: "Busy Mornings Welcome", body: "a drink poured early keeps its heat until there is time for it" },
    ],
  },
  power: {
    feature: "Powerful",
    highlight: "power for tough jobs",
    outcome: [
      { header: "Done in One Go", body: "enough power to finish tough jobs without stopping to help[, from {uses}]" },
      { header: "Smooth Results", body: "strength that gets through the hard parts and leaves nothing behind" },
    ],
    answer: [
      { header: "Strong Enough for Daily Work", body: "handles demanding jobs without bogging down" },
      { header: "No Second Round Needed", body: "power where weaker models stall" },
    ],
  },
  speed: {
    feature: "Fast",
    highlight: "ready in moments",
    outcome: [
      { header: "Minutes Back in the Day", body: "quick from start to finish[, so there is more time for {uses}]" },
      { header: "Ready When You Are", body: "no long waits between wanting it and using it" },
    ],
    answer: [
      { header: "No Waiting Around", body: "quick enough for busy mornings" },
      { header: "Fits a Tight Schedule", body: "the job is over before it gets in the way" },
    ],
  },
  light: {
    feature: "Glare-Free Light",
    highlight: "bright yet easy on eyes",
    outcome: [
      { header: "See the Fine Details", body: "bright, even light that lets eyes relax[ during {uses}]" },
      { header: "Comfortable Light for Long Hours", body: "clear and steady[, made for {uses}]" },
    ],
    answer: [
      { header: "Easy on Tired Eyes", body: "no harsh glare and no flicker to fight[ through {times}]" },
      { header: "Bright Without the Glare", body: "strong light where work happens and soft settings for winding down" },
    ],
  },
  battery: {
    feature: "Long Battery Life",
    highlight: "lasts between charges",
    outcome: [
      { header: "More Use per Charge", body: "battery life that keeps up with {uses|busy days}" },
      { header: "Charge Less, Use More", body: "holds its charge from one use to the next" },
    ],
    answer: [
      { header: "No Daily Charging", body: "a battery that lasts, so the cable can stay in the drawer" },
      { header: "Ready After a Rest", body: "charge stays in while it waits for its next use" },
    ],
  },
  results: {
    feature: "Reliable",
    highlight: "works from day one",
    outcome: [
      { header: "Works From the First Day", body: "does what it was bought for[, on {uses} as well as at home]" },
      { header: "A Difference You Notice", body: "dependable in everyday use[ during {uses}]" },
    ],
    answer: [
      { header: "Tried the Others Already", body: "made for people whose last one let them down; this one does its job" },
      { header: "Dependable by Design", body: "steady performance in everyday use" },
    ],
  },
  control: {
    feature: "Stops Pulling",
    highlight: "calmer walks",
    outcome: [
      { header: "Calm Walks at Last", body: "less pulling, more walking side by side[, on {uses} and beyond]" },
      { header: "Happy Shoulders", body: "less pulling at the other end of the leash makes every outing easier" },
    ],
    answer: [
      { header: "For Strong Pullers", body: "turns a dragging match back into a walk" },
      { header: "Small Person, Big Dog", body: "more control over pulling, with less strength needed" },
    ],
  },
  sound: {
    feature: "Clear Sound",
    highlight: "clear at any volume",
    outcome: [
      { header: "Hear Every Detail", body: "clear sound that stays clean when the volume goes up[, good for {uses}]" },
      { header: "Music as It Should Be", body: "full, balanced sound for everyday listening" },
    ],
    answer: [
      { header: "Not Tinny, Not Muddy", body: "voices and music come through clearly" },
      { header: "Small Size, Full Sound", body: "more body than the size suggests" },
    ],
  },
  picture: {
    feature: "Sharp Picture",
    highlight: "crisp, clear picture",
    outcome: [
      { header: "See It Clearly", body: "a sharp picture that shows the details[ during {uses}]" },
      { header: "Crisp From Edge to Edge", body: "clear images for everyday use" },
    ],
    answer: [
      { header: "No Squinting", body: "sharp enough to read and recognize at a glance" },
      { header: "Clear Day After Day", body: "a picture that stays crisp in normal light" },
    ],
  },
  connection: {
    feature: "Easy Pairing",
    highlight: "stable connection",
    outcome: [
      { header: "Connected in Moments", body: "pairs quickly and stays connected while you move around" },
      { header: "Pair Once, Then Forget It", body: "a stable link that comes back by itself" },
    ],
    answer: [
      { header: "No Dropouts to Chase", body: "a connection that holds during daily use" },
      { header: "Simple to Pair", body: "no need to be the technical one in the family" },
    ],
  },
  noise: {
    feature: "Quiet",
    highlight: "quiet enough for shared rooms",
    outcome: [
      { header: "Quiet Company", body: "low noise that lets others sleep, talk or work[, in {places} too]" },
      { header: "Peace in the House", body: "runs quietly enough for early mornings and shared rooms" },
    ],
    answer: [
      { header: "Will It Wake Anyone", body: "quiet operation that blends into the room" },
      { header: "No Rattle, No Hum", body: "noise stays low where people live and work" },
    ],
  },
  safety: {
    feature: "Safety-Minded Design",
    highlight: "safe around family",
    outcome: [
      { header: "Look Away Without Worry", body: "made to feel safe in everyday use around the family" },
      { header: "Confidence in Daily Use", body: "sensible details that keep hands out of trouble" },
    ],
    answer: [
      { header: "Safe to Have Around", body: "designed for homes where people and pets pass by" },
      { header: "Calm in Busy Rooms", body: "no hot spots or sharp surprises in normal use" },
    ],
  },
  grip: {
    feature: "Firm Hold",
    highlight: "holds fast",
    outcome: [
      { header: "Stays Where You Put It", body: "a firm hold that does not let go in daily use[ in {places}]" },
      { header: "One Less Thing to Pick Up", body: "grips firmly and comes off only when wanted" },
    ],
    answer: [
      { header: "Will It Hold", body: "a strong grip on everyday surfaces" },
      { header: "No Slipping Down", body: "stays in place through daily use" },
    ],
  },
  wet: {
    feature: "Sweat-Free",
    highlight: "no wet rings",
    outcome: [
      { header: "Dry on the Outside", body: "moisture stays where it belongs[, so {places} stay dry]" },
      { header: "No Wet Surprises", body: "papers, fabrics and hands stay dry" },
    ],
    answer: [
      { header: "Safe Next to Paper", body: "no puddle and no ring left behind[ on {places}]" },
      { header: "Made for Wet Days", body: "water stays on its own side" },
    ],
  },
  visible: {
    feature: "Reflective",
    highlight: "visible in headlights",
    outcome: [
      { header: "Seen in the Dark", body: "reflective details catch headlights[ on {uses}]" },
      { header: "Safer Early and Late", body: "reflective trim stands out before sunrise and after sunset" },
    ],
    answer: [
      { header: "Will Drivers See Us", body: "reflective details light up in headlights from a distance" },
      { header: "Made for Dark Hours", body: "visible without a vest or an extra lamp" },
    ],
  },
  secure: {
    feature: "Escape-Resistant",
    highlight: "stays put",
    outcome: [
      { header: "Stays Put, Step After Step", body: "a secure fit that does not shift or slip[ during {uses}]" },
      { header: "Nothing Slips Away", body: "stays in place when things get lively" },
    ],
    answer: [
      { header: "For Escape Artists", body: "a fit that is hard to back out of once the straps are snug" },
      { header: "No Sliding Around", body: "stays where it belongs while moving" },
    ],
  },
};
