import { type Point, point, told } from "./point.ts";

export const CONTROL_POINTS: Readonly<Record<string, readonly Point[]>> = {
  control: [
    told(
      "helps dogs stay close",
      /\bwalks? (?:\w+ )?(?:next to|beside|alongside) (?:me|us|him|her)\b|\bwalks? (?:\w+ )?by my side\b|\b(?:loose leash|walks? (?:\w+ )?at heel|heels? (?:nicely|now|better))\b/,
    ),
    point(
      "works right away",
      /\bfirst (?:walk|day|time|use|outing|try)\b|\b(?:within|by|after|in) (?:the |a |one |a few |two )?(?:\w+ )?(?:blocks?|minutes)\b|\b(?:immediately|instantly|right away|instant)\b/,
    ),
    point(
      "works for big dogs",
      /\b(?:[5-9]\d|1\d\d)[- ]?(?:lbs?|pounds?|pounder)\b|\b(?:big|large|strong|powerful) (?:\w+ )?(?:dogs?|pullers?|breeds?|labs?|pit\w*|husk\w+|shepherds?)\b/,
    ),
    point("extra handle to grab", /\b(?:back|top|extra|traffic|grab) handle\b|\bhandle on (?:the )?(?:back|top)\b/),
    point(
      "hard to slip out of",
      /(?:n['’]?t|\b(?:not|never|no|cannot))(?: \w+){0,3} (?:slip(?:s|ped|ping)? out|escap\w*|back(?:s|ed|ing)? out|wriggl\w*|wiggle out|get out)\b/,
    ),
    point(
      "no yanking on the arm",
      /(?:n['’]?t|\b(?:no longer|not|no more|without|stopped|no))(?: \w+){0,4} (?:yank|pull|dragg?|rip|tear|jerk)\w* (?:on )?(?:my |me |the |her |his )?(?:arms?|shoulders?|off my feet)\b/,
    ),
    point("less lunging", /(?:n['’]?t|\b(?:no|less|stopp?\w*|not|never|without))(?: \w+){0,3} lung\w*\b/),
    point("helpful around other dogs", /\b(?:past|around|near|by) (?:other |another |barking )+dogs?\b/),
  ],
  safety: [
    point(
      "no overheating",
      /(?<!feet )\b(?:(?:has|have|had|does|do|did|is|was|wo) ?n['’]?t|never|no|not|without) (?:\w+ ){0,2}over-? ?heat\w*\b(?! wearing)/,
    ),
    point(
      "has a locking mechanism",
      /\b(?:safety|child|locking) (?:lock|latch|catch|pin|clip|switch)\b|\bchild ?-?proof (?:lock|latch|lid|cap)\b/,
    ),
    told(
      "turns off when bumped or tipped",
      /\b(?:shuts?|turns?|switch(?:es)?|cuts?|clicks?) (?:it ?self )?(?:right )?off (?:\w+ )?(?:if|when|once|as soon as) (?:it.?s |it |you |the cat |they |\w+ ){0,3}(?:tip\w*|knock\w*|bump\w*|fall\w*|tilt\w*)\b|\b(?:if|when) (?:it.?s |it |you )(?:\w+ )?(?:tip\w*|knock\w*|fall\w*|bump\w*)\b[^.!?;]{0,20}\b(?:shuts?|turns?|switch(?:es)?) (?:it ?self )?off\b/,
    ),
    point(
      "does not get too hot",
      /\b(?:never|does ?n['’]?t|do ?n['’]?t|did ?n['’]?t|not) (?:gets?|got|getting|become|becomes) (?:too |very |really |that |super )?hot\b/,
    ),
    point(
      "stays steady",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:wobbl\w*|tip|tips|tipping|tilt\w*)\b/,
    ),
    told(
      "no pinched fingers",
      /\b(?:no more|no) pinch(?:ed|ing) (?:fingers?|hands?)\b|\b(?:(?:does|do|wo|ca|have|has) ?n['’]?t|never) (?:\w+ ){0,2}pinch(?:ed|es)? (?:\w+ ){0,2}(?:fingers?|hands?)\b/,
    ),
  ],
};
