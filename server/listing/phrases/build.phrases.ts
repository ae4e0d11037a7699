import type { FacetPhrases } from "./phrase.ts";

export const BUILD_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  durability: {
    features: [{ text: "Durable" }],
    highlights: [
      { text: "survives drops", needs: /\b(?:drop|dropped|survived|fell|threw)/ },
      { text: "built for daily knocks" },
    ],
    outcome: [
      {
        header: "Takes the Knocks",
        body: "drops, bumps and rough days leave it working[; made for {uses}]",
        needs: /\b(?:drop|dropped|drops|survived|fell|threw|asphalt|stairs|still)\b/,
      },
      { header: "Still Going After Months", body: "made for use every day, not for the shelf[; made for {uses}]" },
    ],
    answer: [
      {
        header: "Will It Last",
        body: "made to be dropped, carried and used again the next day[; ready for {uses}]",
        needs: /\b(?:drop|dropped|drops|survived|fell|threw|asphalt|stairs|still)\b/,
      },
      { header: "Made for the Long Run", body: "holds up to daily use, month after month" },
    ],
  },
  sturdy: {
    features: [
      { text: "Sturdy Handle", needs: /\bhandle\b[\w ]{0,20}\bsturdy|sturdy handle/ },
      { text: "Sturdy Build" },
    ],
    highlights: [
      { text: "sturdy grab handle", needs: /\bhandle\b[\w ]{0,20}\bsturdy|sturdy handle/ },
      { text: "solid in the hand" },
    ],
    outcome: [
      {
        header: "A Handle You Can Trust",
        body: "sturdy enough to lift, steady and hold on to[; a help with {uses}]",
        needs: /\bhandle\b[\w ]{0,20}\bsturdy|sturdy handle/,
      },
      { header: "Quality You Can Feel", body: "solid, well-made parts from the first touch" },
    ],
    answer: [
      { header: "Nothing Flimsy Here", body: "thick, solid parts that hold up to handling" },
      { header: "Made Like It Matters", body: "solid construction that inspires trust" },
    ],
  },
  stability: {
    features: [{ text: "Stable Base", needs: /\bbase\b/ }, { text: "Stable" }],
    highlights: [{ text: "base that does not tip", needs: /\bbase\b/ }, { text: "steady footing" }],
    outcome: [
      {
        header: "Stands Its Ground",
        body: "a steady base that takes a bump without going over[ {places}]",
        needs: /\bbase\b/,
      },
      { header: "Set It Down and Forget It", body: "stays upright on busy surfaces[ {places}]" },
    ],
    answer: [
      { header: "Will It Tip Over", body: "a bump or a yank does not send it over" },
      { header: "No Wobble", body: "steady footing on everyday surfaces" },
    ],
  },
  finish: {
    features: [],
    highlights: [{ text: "finish that wears well" }],
    outcome: [
      { header: "Looks New for Longer", body: "a finish that puts up with daily handling" },
      { header: "Keeps Its Good Looks", body: "surface and color that wear well" },
    ],
    answer: [
      { header: "Ready for Daily Handling", body: "the surface keeps its look in everyday use" },
      { header: "Color That Stays", body: "everyday use leaves the finish intact" },
    ],
  },
  fasteners: {
    features: [{ text: "Easy-Click Buckles", needs: /\bbuckles?\b/ }],
    highlights: [{ text: "easy-click buckles", needs: /\bbuckles?\b/ }],
    outcome: [
      {
        header: "Clicks Shut With Ease",
        body: "buckles that are simple to handle, even for stiff fingers",
        needs: /\bbuckles?\b/,
      },
      { header: "Fastens Without Fuss", body: "closes with one clear motion" },
    ],
    answer: [
      { header: "Kind to Stiff Hands", body: "buckles that click without force", needs: /\bbuckles?\b/ },
      { header: "No Fighting With Clips", body: "fastenings that work with one motion" },
    ],
  },
  compact: {
    features: [{ text: "Small Footprint", needs: /\bfootprint|base\b/ }, { text: "Space-Saving" }],
    highlights: [{ text: "small footprint" }],
    outcome: [
      { header: "Room Left to Live", body: "a small footprint leaves space for everything else[ {places}]" },
      { header: "Big Help, Little Space", body: "takes hardly any room[ {places}]" },
    ],
    answer: [
      { header: "Short on Space", body: "small enough to stay out all day without crowding the room" },
      { header: "Fits Tight Spots", body: "needs less room than its work suggests[ {places}]" },
    ],
  },
  sizing: {
    features: [],
    highlights: [{ text: "fits as it should" }],
    outcome: [
      { header: "A Fit That Works", body: "sits right once measured and matched to the chart" },
      { header: "Made to Measure Up", body: "proportions that suit everyday use" },
    ],
    answer: [
      { header: "Which Size to Choose", body: "measure first, compare with the size chart, then order" },
      { header: "Hard to Fit", body: "proportions that suit more than the average build" },
    ],
  },
  capacity: {
    features: [{ text: "Roomy" }],
    highlights: [{ text: "room for the day" }],
    outcome: [
      { header: "Enough for the Whole Day", body: "room for what the day takes[; good for {uses}]" },
      { header: "Holds What You Need", body: "space for the essentials and then some" },
    ],
    answer: [
      { header: "Is It Big Enough", body: "generous room for daily needs" },
      { header: "Fewer Refills", body: "capacity that carries through a long stretch" },
    ],
  },
  reach: {
    features: [{ text: "Long-Reach Arm", needs: /\barm\b/ }, { text: "Long Reach" }],
    highlights: [{ text: "arm reaches far", needs: /\barm\b/ }, { text: "reaches far" }],
    outcome: [
      {
        header: "Gets to the Far Corner",
        body: "the arm swings over the whole work surface[; made for {uses}]",
        needs: /\barm\b/,
      },
      { header: "Within Reach", body: "gets to where the work is[; made for {uses}]" },
    ],
    answer: [
      {
        header: "Will It Reach",
        body: "an arm long enough for wide tables and big projects[; made for {uses}]",
        needs: /\barm\b/,
      },
      { header: "No Stretching Needed", body: "reaches where others stop short" },
    ],
  },
  cupHolder: {
    features: [{ text: "Fits Cup Holders" }],
    highlights: [{ text: "fits cup holders" }],
    outcome: [
      { header: "A Place in the Car", body: "drops into the cup holder, where a hand finds it" },
      { header: "Rides Along", body: "slim enough for cup holders" },
    ],
    answer: [
      { header: "Does It Fit the Car", body: "slim enough for the cup holder" },
      { header: "No Rolling on the Floor", body: "sits in the cup holder where it belongs" },
    ],
  },
  weight: {
    features: [{ text: "Lightweight" }],
    highlights: [{ text: "light to carry" }],
    outcome: [
      { header: "Light Enough to Forget", body: "low weight that does not tire hands or shoulders[; good for {uses}]" },
      { header: "Easy on the Arms", body: "light enough to take along all day" },
    ],
    answer: [
      { header: "No Extra Weight", body: "light where others drag you down" },
      { header: "Small Hands Welcome", body: "low weight makes it easy to handle" },
    ],
  },
  carry: {
    features: [{ text: "Carry Loop", needs: /\bloop\b/ }, { text: "Easy to Carry" }],
    highlights: [{ text: "loop for two fingers", needs: /\btwo fingers\b/ }, { text: "easy to carry" }],
    outcome: [
      { header: "Comes Along Anywhere", body: "easy to carry and easy to stow[ {places}]" },
      { header: "Grab It and Go", body: "a comfortable hold makes it simple to bring along[; good for {uses}]" },
    ],
    answer: [
      {
        header: "Hands Already Full",
        body: "carries with a couple of fingers while the rest of the hand is busy",
        needs: /\bfingers\b/,
      },
      { header: "Easy to Bring Along", body: "comfortable to carry and simple to stow[ {places}]" },
    ],
  },
  openClose: {
    features: [
      { text: "One-Hand Lid", needs: /\blid\b.{0,60}\bone[ -]hand/ },
      { text: "Easy-Open Lid", needs: /\blid\b/ },
    ],
    highlights: [
      { text: "lid opens one-handed", needs: /\blid\b.{0,60}\bone[ -]hand/ },
      { text: "easy-open lid", needs: /\blid\b/ },
    ],
    outcome: [
      {
        header: "One Hand Is Enough",
        body: "open it while the other hand stays busy[; made for {uses}]",
        needs: /\bone[ -]hand/,
      },
      { header: "Opens With Ease", body: "opens without a fight and closes firmly again" },
    ],
    answer: [
      {
        header: "No Second Hand to Spare",
        body: "the lid opens single-handed and shuts the same way[; a help during {uses}]",
        needs: /\blid\b.{0,60}\bone[ -]hand/,
      },
      { header: "No Wrestling It Open", body: "opens with a simple motion and closes firmly again" },
    ],
  },
  adjust: {
    features: [
      { text: "Adjustable Straps", needs: /\bstraps?\b/ },
      { text: "Adjustable Arm", needs: /\barm\b/ },
      { text: "Adjustable" },
    ],
    highlights: [{ text: "adjusts on four sides", needs: /\bfour sides\b/ }, { text: "adjusts to fit" }],
    outcome: [
      { header: "Set to Suit You", body: "adjusts to the right position and feels made for it" },
      { header: "Bends to Your Needs", body: "plenty of adjustment for a personal fit" },
    ],
    answer: [
      { header: "One Setup, Many Shapes", body: "adjusts for a close match" },
      { header: "Easy to Fine-Tune", body: "small changes take a moment" },
    ],
  },
  looks: {
    features: [],
    highlights: [
      { text: "draws compliments", needs: /\bcompliments?\b/ },
      { text: "sleek look", needs: /\bsleek\b/ },
      { text: "handsome color", needs: /\bcolou?rs?\b/ },
      { text: "good-looking design" },
    ],
    outcome: [
      {
        header: "Too Good-Looking to Hide",
        body: "draws compliments wherever it is seen[ {places}]",
        needs: /\bcompliments?\b/,
      },
      { header: "Looks as Good as It Works", body: "lines and colors that please the eye every day" },
    ],
    answer: [
      { header: "Practical, Not Plain", body: "a useful thing that gets compliments, too", needs: /\bcompliments?\b/ },
      { header: "No Need to Put It Away", body: "handsome enough to leave out where everyone can see it" },
    ],
  },
  gift: {
    features: [],
    highlights: [{ text: "gift that gets used" }],
    outcome: [
      { header: "A Gift That Gets Used", body: "practical enough for every day and nice enough to wrap" },
      { header: "Easy to Give", body: "a welcome present for someone with busy days" },
    ],
    answer: [
      { header: "For Someone Hard to Please", body: "a useful present that does not end up in a drawer" },
      { header: "Safe Gift Choice", body: "useful for many people and many days" },
    ],
  },
  acceptance: {
    features: [],
    highlights: [{ text: "welcomed at home" }],
    outcome: [
      { header: "Taken to at Once", body: "the ones it is meant for accept it without fuss" },
      { header: "Approved at Home", body: "liked by those who use it" },
    ],
    answer: [
      { header: "For Picky Users", body: "gentle enough to be accepted early on" },
      { header: "No Persuading Needed", body: "becomes part of the day without a struggle" },
    ],
  },
};
