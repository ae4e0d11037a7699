import type { FacetPhrases } from "./phrase.ts";

export const BUILD_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  durability: {
    feature: "Durable",
    highlight: "built for daily knocks",
    outcome: [
      { header: "Takes the Knocks", body: "made to keep going after drops, bumps and daily use[ on {uses}]" },
      { header: "Still Going After Months", body: "construction that shrugs off a rough life[, {uses} included]" },
    ],
    answer: [
      { header: "Will It Last", body: "everyday wear leaves it working; a companion for months of hard use" },
      { header: "Drops Happen", body: "built so that a fall is a story and not the end" },
    ],
  },
  sturdy: {
    feature: "Sturdy Build",
    highlight: "solid in the hand",
    outcome: [
      { header: "Feels Solid From Day One", body: "sturdy materials and clean workmanship you notice in the hand" },
      { header: "Quality You Can Feel", body: "solid parts where it matters, nothing flimsy" },
    ],
    answer: [
      { header: "Nothing Flimsy Here", body: "thick, sturdy parts hold up to handling" },
      { header: "Made Like It Matters", body: "solid construction that inspires trust" },
    ],
  },
  stability: {
    feature: "Stable Base",
    highlight: "steady base",
    outcome: [
      { header: "Stands Its Ground", body: "a steady base that stays upright when it is bumped[ in {places}]" },
      { header: "Set It Down and Forget It", body: "stays upright on busy surfaces" },
    ],
    answer: [
      { header: "Will It Tip Over", body: "a knock or a yank does not send it over" },
      { header: "No Wobble", body: "steady footing on everyday surfaces" },
    ],
  },
  finish: {
    feature: "Lasting Finish",
    highlight: "finish that keeps its look",
    outcome: [
      { header: "Looks New for Longer", body: "a finish that puts up with daily handling" },
      { header: "Keeps Its Good Looks", body: "surface and color that wear well" },
    ],
    answer: [
      { header: "Ready for Daily Handling", body: "the surface holds up to keys, bags and counters" },
      { header: "Color That Stays", body: "everyday use leaves the finish intact" },
    ],
  },
  fasteners: {
    feature: "Easy-Click Buckles",
    highlight: "easy-click buckles",
    outcome: [
      { header: "Clicks Shut, Stays Shut", body: "buckles and clips that are simple to handle, even for stiff fingers" },
      { header: "On in a Click", body: "fastenings that close with a clear click" },
    ],
    answer: [
      { header: "Kind to Stiff Hands", body: "buckles that close without force" },
      { header: "No Fighting With Clips", body: "fastenings that work with one motion" },
    ],
  },
  compact: {
    feature: "Space-Saving",
    highlight: "small footprint",
    outcome: [
      { header: "Room Left to Live", body: "a small footprint that leaves space for everything else[ on crowded {places}]" },
      { header: "Big Help, Small Footprint", body: "takes little room[ in {places}]" },
    ],
    answer: [
      { header: "Short on Space", body: "small enough to stay out all day without crowding the room" },
      { header: "Fits Tight Spots", body: "needs less room than its work suggests" },
    ],
  },
  sizing: {
    feature: "Great Fit",
    highlight: "true-to-chart fit",
    outcome: [
      { header: "A Fit That Works", body: "sized to sit right once measured and matched to the chart" },
      { header: "Made to Measure Up", body: "proportions that suit everyday use" },
    ],
    answer: [
      { header: "Which Size to Choose", body: "measure first, compare with the size chart, then order" },
      { header: "Hard to Fit Shapes", body: "proportions that suit more than the average build" },
    ],
  },
  capacity: {
    feature: "Roomy",
    highlight: "room for the day",
    outcome: [
      { header: "Enough for the Whole Day", body: "roomy enough to last without topping up[ on {uses}]" },
      { header: "Holds What You Need", body: "space for the essentials and then some" },
    ],
    answer: [
      { header: "Is It Big Enough", body: "generous room for daily needs" },
      { header: "Fewer Refills", body: "capacity that carries through a long stretch" },
    ],
  },
  cupHolder: {
    feature: "Fits Cup Holders",
    highlight: "fits cup holders",
    outcome: [
      { header: "Rides Along Safely", body: "drops into a cup holder and stays there" },
      { header: "A Place in the Car", body: "slim enough for cup holders" },
    ],
    answer: [
      { header: "Does It Fit the Car", body: "sized for common cup holders" },
      { header: "No Rolling on the Floor", body: "sits in the cup holder where it belongs" },
    ],
  },
  weight: {
    feature: "Lightweight",
    highlight: "light to carry",
    outcome: [
      { header: "Light Enough to Forget", body: "low weight that does not tire hands or shoulders[ on {uses}]" },
      { header: "Easy on the Arms", body: "carry it all day without noticing" },
    ],
    answer: [
      { header: "No Extra Weight", body: "light where others drag you down" },
      { header: "Small Hands Welcome", body: "low weight makes it easy to handle" },
    ],
  },
  carry: {
    feature: "Easy-Carry Handle",
    highlight: "easy-carry loop",
    outcome: [
      { header: "Comes Along Anywhere", body: "easy to carry[ and at home in {places}]" },
      { header: "Grab It and Go", body: "a comfortable hold makes it simple to bring along[ on {uses}]" },
    ],
    answer: [
      { header: "Hands Already Full", body: "carries with a couple of fingers while the rest of the hand is busy" },
      { header: "Made to Be Moved", body: "a comfortable grip[ between {places}]" },
    ],
  },
  openClose: {
    feature: "One-Hand Lid",
    highlight: "opens one-handed",
    outcome: [
      { header: "One Hand Is Enough", body: "opens and closes while the other hand stays busy[ during {uses}]" },
      { header: "Open, Sip, Done", body: "a lid made for moments when there is no second hand to spare" },
    ],
    answer: [
      { header: "No Wrestling With the Lid", body: "opens with a simple motion and closes firmly again" },
      { header: "For Busy Hands", body: "quick to open, quick to close, no twisting contest" },
    ],
  },
  adjust: {
    feature: "Adjustable",
    highlight: "adjusts on every side",
    outcome: [
      { header: "Set to Suit You", body: "adjusts to the right position and feels made for it" },
      { header: "Bends to Your Needs", body: "plenty of adjustment for a personal fit" },
    ],
    answer: [
      { header: "One Setup, Many Shapes", body: "adjusts in several places for a close match" },
      { header: "Easy to Fine-Tune", body: "small changes take a moment" },
    ],
  },
  looks: {
    feature: "Elegant Design",
    highlight: "good-looking colors",
    outcome: [
      { header: "Worth Leaving Out", body: "clean looks that draw compliments[ in {places}]" },
      { header: "Looks as Good as It Works", body: "colors and lines that please the eye every day" },
    ],
    answer: [
      { header: "No Need to Hide It", body: "a design that suits the room and the people in it" },
      { header: "Practical, Not Plain", body: "useful things can be nice to look at" },
    ],
  },
  value: {
    feature: "Great Value",
    highlight: "earns its keep",
    outcome: [
      { header: "Earns Its Keep", body: "a fair price for something used this often" },
      { header: "Money Well Used", body: "a purchase that still feels right months later" },
    ],
    answer: [
      { header: "Worth the Spend", body: "priced fairly for how much it gets used" },
      { header: "Buy Once", body: "a purchase that still makes sense after the first month" },
    ],
  },
  gift: {
    feature: "Gift Idea",
    highlight: "gift that gets used",
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
    feature: "Family Favorite",
    highlight: "welcomed at home",
    outcome: [
      { header: "Taken to at Once", body: "the ones it is meant for accept it without fuss" },
      { header: "Approved at Home", body: "made to be liked by those who use it" },
    ],
    answer: [
      { header: "For Picky Users", body: "gentle enough to be accepted early on" },
      { header: "No Persuading Needed", body: "fits into daily habits without a struggle" },
    ],
  },
};
