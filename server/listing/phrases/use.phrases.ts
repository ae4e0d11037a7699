import type { FacetPhrases } from "./phrase.ts";

export const USE_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  leak: {
    features: [{ text: "Leak-Resistant" }],
    highlights: [{ text: "seals tight in a bag", needs: /\b(?:bag|backpack|purse|tote)\b/ }, { text: "seals tight" }],
    outcome: [
      {
        header: "Dry Bags, Dry Papers",
        body: "a tight seal keeps drinks where they belong[, even lying down {places}]",
        needs: /\b(?:bag|backpack|purse|tote|sideways)\b/,
      },
      { header: "Toss It In and Go", body: "closes tight and stays that way[ {places}]" },
    ],
    answer: [
      {
        header: "Will It Leak in a Bag",
        body: "closed properly, it rides sideways without a drip[ {places}]",
        needs: /\b(?:bag|backpack|purse|tote|sideways|upside)\b/,
      },
      { header: "No Puddles to Find Later", body: "the seal holds when the lid is closed fully" },
    ],
  },
  cold: {
    only: /\b(?:ice|water|drinks?|beer|soda|juice|milk)\b/,
    features: [{ text: "Keeps Ice Overnight", needs: /\bovernight\b/ }, { text: "Keeps Drinks Cold" }],
    highlights: [
      { text: "ice that lasts overnight", needs: /\bovernight\b/ },
      { text: "ice for hours", needs: /\bice\b/ },
      { text: "cold for hours" },
    ],
    outcome: [
      {
        header: "Cold to the Last Sip",
        body: "ice and water hold their chill from the first fill to the end of the day[; made for {uses}][; made for {times}]",
        needs: /\bice\b/,
      },
      { header: "Cold to the Last Sip", body: "drinks hold their chill for hours[; made for {uses}]" },
    ],
    answer: [
      {
        header: "Cold When the Day Runs Long",
        body: "insulation slows the melt, so there is ice left for the way home[, even through {times}][, even during {uses}]",
        needs: /\bice\b/,
      },
      {
        header: "No More Lukewarm Water",
        body: "cold in the morning, cold hours later[, even through {times}][, even during {uses}]",
      },
    ],
  },
  hot: {
    only: /\b(?:coffee|tea|drinks?|soup|water|cocoa|food|meals?|lunch)\b/,
    features: [{ text: "Keeps Coffee Hot", needs: /\bcoffee\b/ }, { text: "Keeps Drinks Hot" }],
    highlights: [{ text: "hot coffee at lunch", needs: /\b(?:lunch|noon)\b/ }, { text: "hot for hours" }],
    outcome: [
      {
        header: "Hot When You Get to It",
        body: "coffee poured early waits until there is time to drink it[; good for {uses}]",
        needs: /\bcoffee\b/,
      },
      { header: "Warmth That Waits", body: "holds heat for hours[; good for {uses}]" },
    ],
    answer: [
      {
        header: "No Reheating at Noon",
        body: "the same insulation that keeps ice from melting keeps coffee hot[; good for {uses}]",
        needs: /\bcoffee\b/,
      },
      { header: "Busy Mornings Welcome", body: "a drink poured early keeps its heat until there is time for it" },
    ],
  },
  power: {
    features: [{ text: "Crushes Ice", needs: /\bcrush\w* ice|ice crush/ }, { text: "Powerful" }],
    highlights: [{ text: "smooth results", needs: /\bsmooth\b/ }, { text: "power for tough jobs" }],
    outcome: [
      {
        header: "Smooth on the First Try",
        body: "enough power to leave nothing lumpy behind[; good for {uses}]",
        needs: /\b(?:smooth|chunks|lumps)\b/,
      },
      {
        header: "Done in One Go",
        body: "enough power to finish tough jobs without stopping to help[; good for {uses}]",
      },
    ],
    answer: [
      {
        header: "Strong Enough for Frozen Fruit",
        body: "power to spare where weaker machines stall[; good for {uses}]",
        needs: /\b(?:frozen|ice)\b/,
      },
      { header: "Strong Enough for Daily Work", body: "handles demanding jobs without bogging down" },
    ],
  },
  speed: {
    features: [],
    highlights: [{ text: "fast drying", needs: /\bdr(?:y|ies) fast|dries quickly/ }],
    outcome: [
      { header: "Minutes Back in the Day", body: "quick from start to finish[, so there is more time for {uses}]" },
      { header: "Ready When You Are", body: "no long wait between wanting it and using it" },
    ],
    answer: [
      { header: "No Waiting Around", body: "quick enough for mornings that are already full" },
      { header: "Fits a Tight Schedule", body: "the job is over before it gets in the way" },
    ],
  },
  light: {
    only: /\b(?:lamp|light|bulb|lantern|glare|flicker|brightness|screen|display)\b/,
    features: [
      { text: "Warm to White Light", needs: /\bwarm to white\b/ },
      { text: "Flicker-Free", needs: /\bflicker\b/ },
      { text: "Glare-Free", needs: /\bglare\b/ },
      { text: "Dimmable", needs: /\bdim/ },
      { text: "Bright Light" },
    ],
    highlights: [
      { text: "glare-free brightness", needs: /\bglare\b/ },
      { text: "no flicker", needs: /\bflicker\b/ },
      { text: "bright, comfortable glow" },
    ],
    outcome: [
      {
        header: "See the Finest Details",
        body: "bright, even light for small things and tired eyes[; made for {uses}]",
        needs: /\b(?:see|tiny|thread|parts|details|read|page|pages|yarn|needle)\b/,
      },
      { header: "Light That Works With You", body: "bright where the work is[; made for {uses}]" },
    ],
    answer: [
      {
        header: "Easy on Tired Eyes",
        body: "no glare on the page and no flicker to fight[ through {times}]; bright settings for work, soft ones for later",
        needs: /\b(?:glare|flicker|eyes)\b/,
      },
      { header: "Bright Without Being Harsh", body: "strong light for work and gentler settings for later" },
    ],
  },
  battery: {
    features: [{ text: "Long Battery Life" }],
    highlights: [{ text: "lasts between charges" }],
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
    features: [],
    highlights: [],
    outcome: [
      { header: "Does Its Job", body: "works the way it should from the first day[; good for {uses}]" },
      { header: "A Difference You Notice", body: "dependable in everyday use[ during {uses}]" },
    ],
    answer: [
      { header: "Tried the Others Already", body: "for people whose last one let them down; this one does its job" },
      { header: "Simple Promise, Kept", body: "does what it was bought for, day after day" },
    ],
  },
};
