import { type FacetPhrases, line, lineFor, note } from "./phrase.ts";

const DROPPED = /\b(?:drop|dropped|drops|survived|fell|threw|falls?)\b/;

export const BUILD_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  durability: {
    features: [note("Durable")],
    highlights: [note("survives drops", DROPPED), note("built for daily knocks")],
    outcome: [
      line("Takes the Knocks", "drops and bumps that would end a lesser day are shrugged off and forgotten", DROPPED),
      line(
        "Still Going Strong",
        "made for use, not for the shelf; daily wear is part of the plan, and so is the day after",
      ),
    ],
    answer: [
      line("Made to Be Dropped", "a fall onto hard ground leaves the insides untouched and the work goes on", DROPPED),
      line("In It for the Long Run", "holds up to daily use, month after month, instead of wearing out its welcome"),
    ],
  },
  sturdy: {
    features: [note("Sturdy Handle", /\bhandle\b[\w ]{0,20}\bsturdy|sturdy handle/), note("Sturdy Build")],
    highlights: [note("sturdy grab handle", /\bhandle\b[\w ]{0,20}\bsturdy|sturdy handle/), note("solid in the hand")],
    outcome: [
      line(
        "A Handle You Can Trust",
        "sturdy enough to lift, steady and hold on to when things get steep",
        /\bhandle\b[\w ]{0,20}\bsturdy|sturdy handle/,
      ),
      line(
        "Quality You Can Feel",
        "solid, well-made parts give confidence from the first touch and keep on earning trust",
      ),
    ],
    answer: [
      line("Firm in the Hand", "parts that feel solid and well put together, nothing that seems thin or hollow"),
      line(
        "Built With Substance",
        "a build with some weight behind the looks, made to be handled and not only admired",
      ),
    ],
  },
  stability: {
    features: [note("Stable Base", /\bbase\b/), note("Stable")],
    highlights: [note("base that does not tip", /\bbase\b/), note("steady footing")],
    outcome: [
      line(
        "Stands Its Ground",
        "a base with real weight keeps upright through bumps, tugs and crowded tables",
        /\bbase\b/,
      ),
      line(
        "Set Down and Settled",
        "steady footing on busy surfaces, with no rocking to get used to and no coaster underneath",
      ),
    ],
    answer: [
      line("Hard to Knock Over", "a bump or a yank from small hands does not send it over"),
      line("No Wobble, No Worry", "stands firm on everyday surfaces, even when the table is full"),
    ],
  },
  finish: {
    features: [],
    highlights: [note("finish that wears well")],
    outcome: [
      line("Keeps Its Good Looks", "a finish that puts up with daily handling and still looks cared for"),
      line("Looks Fresh for Longer", "surface and color wear well, however often hands are on them"),
    ],
    answer: [
      line("Ready for Daily Handling", "everyday use leaves the surface intact, with no flakes or chips to find"),
      line("Color That Stays", "handled, bumped and put away again, the coating keeps its look"),
    ],
  },
  fasteners: {
    features: [note("Easy-Click Buckles", /\bbuckles?\b/)],
    highlights: [note("easy-click buckles", /\bbuckles?\b/), note("fastenings that hold")],
    outcome: [
      line(
        "Clicks Shut With Ease",
        "buckles that close with little force are kind to stiff or chilly fingers",
        /\bbuckles?\b/,
      ),
      line(
        "Fastens Without Fuss",
        "closures that work in one clear motion save patience on the way out and on the way in",
      ),
    ],
    answer: [
      line("Kind to Stiff Hands", "buckles click without force, even when fingers would rather not", /\bbuckles?\b/),
      line(
        "No Fighting With Clips",
        "fastenings that close in one motion and hold until somebody opens them on purpose",
      ),
    ],
  },
  looks: {
    features: [],
    highlights: [
      note("draws compliments", /\bcompliments?\b/),
      note("sleek look", /\bsleek\b/),
      note("handsome color", /\bcolou?rs?\b/),
      note("good-looking design"),
    ],
    outcome: [
      line(
        "Too Good-Looking to Hide",
        "draws compliments and earns a place where people can see it",
        /\bcompliments?\b/,
      ),
      line("A Pleasure to Look At", "lines and colors that please the eye when the box is opened, and long after that"),
    ],
    answer: [
      line("Practical, Not Plain", "a useful thing that collects compliments along the way", /\bcompliments?\b/),
      line(
        "Nice Enough to Leave Out",
        "handsome in plain sight, so there is no need to hide anything when guests come by",
        /\b(?:counter\w*|desk|table|kitchen|room|shelf|next to)\b/,
      ),
      line(
        "Good Looks, No Fuss",
        "clean lines and pleasing colors that go along with most tastes, now and in the long run",
      ),
    ],
  },
  gift: {
    features: [],
    highlights: [note("good to give")],
    outcome: [
      line("A Gift to Look Forward To", "nice enough to wrap for somebody special, and easy to find an occasion for"),
      line("Easy to Give", "one name less on the list when birthdays and holidays come around again"),
    ],
    answer: [
      line("For When Ideas Run Out", "a present to fall back on, for people next door and for people far away"),
      line("An Easy Gift Decision", "no long search and no second guess before the wrapping paper comes out"),
    ],
  },
  acceptance: {
    domains: ["edible", "reading", "game", "walking"],
    features: [],
    highlights: [note("welcomed at home")],
    outcome: [
      lineFor(
        ["pet"],
        "Taken to at Once",
        "welcomed happily by the ones who matter here, with no coaxing and no second tries",
      ),
      lineFor(
        ["toy"],
        "A Hit From the First Day",
        "welcomed happily when the wrapping comes off, and asked for again the day after",
      ),
      line("Approved at Home", "the real judges in the family are won over early and stay that way"),
    ],
    answer: [
      lineFor(
        ["pet", "edible"],
        "For the Picky Ones",
        "even choosy characters come around early and come back for more",
      ),
      line("No Persuading Needed", "accepted without a struggle by the ones who have the final say"),
    ],
  },
};
