/** A seller's claim with the reviews that say otherwise, and those that bear it out; every other review is about something else. */
export type PlantedClaim = { claim: string; against: readonly string[]; for: readonly string[] };

export type Planted = { productName: string; claims: readonly PlantedClaim[]; others: readonly string[] };

export const PLANTED: readonly Planted[] = [
  {
    productName: "Thornby Insulated Travel Mug",
    claims: [
      {
        claim: "Keeps Cold 24 Hours: iced drinks stay cold for 24 hours",
        against: [
          "Mine was cold for six hours, then room temperature.",
          "It only stays cold for about 8 hours in my experience.",
          "Iced tea was warm after five hours.",
        ],
        for: ["Still cold after 24 hours, I tested it over a weekend.", "Ice lasts for 30 hours easily."],
      },
      {
        claim: "Leakproof Lid: toss it in a bag",
        against: ["The lid leaks when it lies on its side.", "It leaked all over my laptop."],
        for: ["No leaks at all, even upside down.", "The lid is leakproof, it rides in my backpack."],
      },
      {
        claim: "Cup Holder Friendly: fits car cup holders",
        against: ["It does not fit the cup holder in my truck.", "Too wide for my cup holder."],
        for: ["Fits the cup holder in my sedan."],
      },
      {
        claim: "Easy Care: dishwasher safe",
        against: ["Not dishwasher safe, the paint came off."],
        for: ["Dishwasher safe, which saves me time."],
      },
    ],
    others: [
      "I bought it in green for my sister.",
      "We took it on a 24 hour train ride and had a lovely view.",
      "My 12 year old picked the color.",
      "Drank two cups of coffee before the meeting.",
      "If it leaks I will return it, so far so good.",
      "My old mug leaked, which is why I bought this one.",
      "I wish it fit a bigger cup holder, mine is a race car seat thing.",
    ],
  },
  {
    productName: "Padlow Folding Camp Chair",
    claims: [
      {
        claim: "Sturdy Frame: strong frame for years of use",
        against: ["The frame is flimsy and bent.", "The frame broke on the second trip."],
        for: ["The frame is sturdy.", "Strong frame, my big brother sits in it."],
      },
      {
        claim: "Sets Up in 1 Minute: unfolds in 1 minute",
        against: ["It took me 15 minutes to unfold.", "Unfolds in ten minutes if you are lucky."],
        for: ["Unfolds in 1 minute, truly."],
      },
      {
        claim: "Light to Carry: weighs only 4 pounds",
        against: ["It weighs 9 pounds on my scale.", "Way too heavy to carry to the beach."],
        for: ["It weighs 4 pounds, my kid can carry it."],
      },
      {
        claim: "Soft Padded Seat: thick seat cushion",
        against: ["The seat cushion is thin.", "The seat is hard as a board."],
        for: ["The seat cushion is thick.", "The soft seat is lovely for long evenings."],
      },
    ],
    others: [
      "My 90 pound dog stole it.",
      "We drove 4 hours to the lake and sat by the fire.",
      "The blue one matches our tent.",
      "It arrived on a Tuesday.",
      "I waited 15 minutes for the mailman.",
      "Bought two for the porch.",
    ],
  },
  {
    productName: "Quellby Countertop Blender",
    claims: [
      {
        claim: "Quiet Motor: quiet enough for early mornings",
        against: ["It is so loud that the baby woke up.", "The motor is loud."],
        for: ["The motor is quiet.", "Very quiet for a blender."],
      },
      {
        claim: "Smooth Results: blends smooth without chunks",
        against: ["Leaves chunks of fruit in my drink."],
        for: ["Blends smooth every time.", "No chunks, even with frozen mango."],
      },
      {
        claim: "Large Pitcher: holds 64 oz",
        against: ["The pitcher holds 48 oz at most."],
        for: ["The pitcher holds 64 oz, enough for the family."],
      },
      {
        claim: "Easy Cleanup: easy to clean",
        against: ["Hard to clean under the blades.", "It is a pain to clean."],
        for: ["So easy to clean.", "Easy to clean, rinse and done."],
      },
    ],
    others: [
      "I drink 64 oz of water a day.",
      "The box was huge.",
      "My neighbor is loud, so I work at the library.",
      "Red looks nice on the counter.",
      "We use it every day for soup.",
      "I used to clean pools for a living.",
    ],
  },
  {
    productName: "Larkspur Cordless Stick Vacuum",
    claims: [
      {
        claim: "Long Battery Life: runs for 45 minutes per charge",
        against: [
          "The battery died after 20 minutes.",
          "It runs for 15 minutes and then needs a nap.",
          "Battery life is terrible.",
        ],
        for: ["Runs for 45 minutes, I timed it.", "Great battery life."],
      },
      {
        claim: "Powerful Suction: strong suction on carpet",
        against: ["The suction is weak.", "Weak suction on carpet, I had to go over it three times."],
        for: ["Strong suction, it picks up everything.", "The suction is strong on my rugs."],
      },
      {
        claim: "Lightweight Design: easy to carry upstairs",
        against: ["It is heavy and hurts my wrist.", "Too heavy for my mother."],
        for: ["It is so light.", "Lightweight, I carry it upstairs every day."],
      },
      {
        claim: "Washable Filter: rinse the filter and reuse it",
        against: ["The filter is not washable, it fell apart in water."],
        for: ["The washable filter saves money."],
      },
    ],
    others: [
      "My apartment has 45 stairs.",
      "The dog barks at it.",
      "I vacuum on Sundays for 20 minutes.",
      "My last vacuum had weak suction.",
      "The color is a nice teal.",
      "If the battery dies I will buy another.",
    ],
  },
  {
    productName: "Bramwell Cotton Bath Towels Set of 6",
    claims: [
      {
        claim: "Soft and Thick: plush feel after each wash",
        against: ["The towels are thin.", "They feel scratchy after one wash.", "Rough, not soft at all."],
        for: ["So soft and thick.", "Thick towels, plush like a hotel."],
      },
      {
        claim: "Quick Drying: dries fast on the rack",
        against: ["They never dry, still damp the next day.", "They do not dry fast."],
        for: ["They dry fast."],
      },
      {
        claim: "Fade Resistant: color stays wash after wash",
        against: ["The color faded after two washes."],
        for: ["The color stayed bright."],
      },
      {
        claim: "100% Cotton: no lint",
        against: ["There is lint everywhere.", "So much lint on my clothes."],
        for: ["No lint at all."],
      },
    ],
    others: [
      "I put them in the guest bathroom.",
      "My daughter took two to college.",
      "Our water is hard here.",
      "I ordered gray.",
      "The thin mailman was friendly.",
    ],
  },
];
