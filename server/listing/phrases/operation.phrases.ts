import { type FacetPhrases, line, lineExcept, lineFor, note } from "./phrase.ts";

const SET_UP =
  /\b(?:set ?up|sets? up|assembl\w*|install\w*|together|pitch\w*|up in|(?:goes|go|went|pops?|popped|puts?) (?:\w+ )?up|minutes?|by myself)\b/;
const ON_AND_OFF = /\b(?:put on|on and off|get on|slips on|clicks?|clip the sides)\b/;

const WORN = ["worn", "walking"] as const;

export const OPERATION_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  setup: {
    features: [note("Easy On and Off", ON_AND_OFF), note("Quick Setup")],
    highlights: [note("on and off in moments", ON_AND_OFF), note("quick setup")],
    outcome: [
      lineFor(
        WORN,
        "On in a Few Clicks",
        "goes on quickly and comes off just as fast, so the fun part starts sooner and ends without fuss",
        ON_AND_OFF,
      ),
      lineExcept(
        WORN,
        "On in a Moment",
        "goes on quickly and without force, which leaves time and patience for other things on the list",
        ON_AND_OFF,
      ),
      line(
        "Ready Sooner Than Expected",
        "the short setup leaves the afternoon for what comes after, and patience for other things",
        SET_UP,
      ),
    ],
    answer: [
      line(
        "No Wrestling at the Door",
        "clip the sides and go; paws can stay on the floor",
        /\b(?:paws?|leg lifting)\b/,
      ),
      lineFor(
        WORN,
        "No Wrestling at the Door",
        "dressing and undressing takes a moment, without coaxing or tangles",
        ON_AND_OFF,
      ),
      lineExcept(
        WORN,
        "No Force, No Fuss",
        "sits in place at once, with nothing to bend, to press or to do over, however often",
        ON_AND_OFF,
      ),
      line(
        "No Toolbox, No Helper",
        "simple enough to put together alone and get right, with daylight left at the end",
        SET_UP,
      ),
    ],
  },
  controls: {
    except: ["holding"],
    features: [note("Memory Function", /\bremembers?\b/), note("Simple Controls")],
    highlights: [note("remembers the last setting", /\bremembers?\b/), note("simple controls")],
    outcome: [
      line(
        "Just the Way You Left It",
        "remembers the last setting, so each day begins where the last one ended",
        /\bremembers?\b/,
      ),
      line(
        "Settings Within Reach",
        "simple controls put the right setting under a fingertip, with no manual to carry around",
      ),
    ],
    answer: [
      line(
        "No Menu to Get Lost In",
        "clear controls for what matters, and nothing hidden behind the rest",
        /\b(?:menus?|screen|display|app|settings?|modes?)\b/,
      ),
      line(
        "One Touch, One Result",
        "responds when asked, without repeats or second tries",
        /\b(?:buttons?|touch|responsive|switch)\b/,
      ),
      line("Nothing to Puzzle Over", "the parts one turns, pulls and presses explain themselves"),
    ],
  },
  autoOff: {
    features: [note("Auto-Off Timer", /\btimer\b/), note("Auto Shut-Off")],
    highlights: [note("timer turns it off", /\btimer\b/), note("turns itself off")],
    outcome: [
      line(
        "Falls Asleep After You Do",
        "a timer switches it off, so nobody has to get up once the covers are warm",
        /\btimer\b/,
      ),
      line("Off Without a Thought", "switches itself off when the job is done, one thing less to go back and check"),
    ],
    answer: [
      line(
        "Left On by Accident",
        "the timer takes care of it, long before the morning or the electric bill",
        /\btimer\b/,
      ),
      line("No Going Back to Check", "it turns itself off, so the question does not come up halfway down the street"),
    ],
  },
  cord: {
    features: [note("USB Port", /\busb\b/), note("Long Cord", /\blong\b/)],
    highlights: [note("USB port for a phone", /\busb\b/), note("long cord", /\blong\b/)],
    outcome: [
      line(
        "One Plug Less",
        "a built-in USB port keeps the phone going, without another adapter taking up the wall",
        /\busb\b/,
      ),
      line(
        "Power Where You Need It",
        "a cord with length to spare leaves the choice of place to you, not to the nearest socket",
        /\blong\b/,
      ),
    ],
    answer: [
      line(
        "Short on Outlets",
        "charge a phone from the USB port and keep the wall socket free for something larger",
        /\busb\b/,
      ),
      line(
        "No Extension Needed",
        "long enough for everyday rooms, without a detour around furniture or a strip on the floor",
        /\blong\b/,
      ),
    ],
  },
};
