import { type Point, point, told } from "./point.ts";

export const AUTO_OFF_POINTS: Readonly<Record<string, readonly Point[]>> = {
  autoOff: [
    told(
      "no need to get up at bedtime",
      /\b(?:fall|fell|falls|falling|asleep)\b[^.;!?]{0,60}\b(?:(?:shuts?|turns?|switch(?:es)?|cuts?)(?: itself| it)? off|(?:turned|shut) (?:it |itself )?off|timer)\b|\b(?:shuts?|turns?|turned|switch(?:es)?|cuts?)(?: itself| it)? off\b[^.;!?]{0,60}\b(?:fall|fell|falls|falling|asleep)\b/,
    ),
    point(
      "shuts down after an hour or two",
      /\bafter (?:about |like |around )?(?:an|one|1|two|2|a couple(?: of)?) hours?\b/,
    ),
    point(
      "stops after a set number of minutes",
      /\bafter (?:about |like |around |a )?(?:\d+|two|three|five|ten|fifteen|twenty|thirty|sixty|few|couple(?: of)?) ?(?:min|mins|minutes)\b/,
    ),
    point("shuts down quietly", /\b(?:no|without (?:a |any )?) ?(?:beep\w*|noise|sound)\b|\b(?:silently|quietly)\b/),
    told(
      "no need to go back and check",
      /\b(?:shuts?|turns?|switch(?:es)?|cuts?)(?: itself| it)? off\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,80}\b(?:(?:drive|go|come|turn|run|went|drove|going) (?:back|home|around)|wonder\w*|left the house|leave the house|did i turn)\b/,
    ),
    point(
      "timer with a choice of times",
      /\bset (?:a|the|my|your) timer\b|\btimer (?:settings|options|choices)\b|\b(?:30|60|90|120)[^.;!?]{0,12}\b(?:30|60|90|120|180)\b/,
    ),
    told(
      "saves battery power",
      /\b(?:shuts?|turns?|switch(?:es)?|auto\w*|powers?)\b[^.;!?]{0,15}\boff\b[^.;!?]{0,40}\b(?:sav(?:e|es|ing)|preserv\w+|conserv\w+|does ?n['’]?t (?:drain|waste|kill)|not (?:drain|waste))\b[^.;!?]{0,12}\bbatter(?:y|ies)\b/,
    ),
    told(
      "stops when the water runs out",
      /\b(?:shuts?|turns?|switch(?:es)?|cuts?|stops?)\b[^.;!?]{0,15}(?:\boff\b)?[^.;!?]{0,25}\b(?:out of water|(?:water|tank) (?:is|runs|gets|level is) (?:\w+ )?(?:low|out|gone|empty|dry)|(?:tank|reservoir) is (?:empty|dry)|boils? dry|no water)\b|\b(?:runs? out of water|water runs out|tank is empty)\b[^.;!?]{0,20}\b(?:shuts?|turns?|switch(?:es)?|cuts?)\b[^.;!?]{0,12}\boff\b/,
    ),
    told(
      "stops when tipped over",
      /\b(?:tips?|tipped|knock(?:s|ed)?|falls?)(?: it| this)? over\b[^.;!?]{0,40}\b(?:shuts?|turns?|cuts?|switch(?:es)?)(?: itself| it)? off\b|\b(?:shuts?|turns?|cuts?|switch(?:es)?)(?: itself| it)? off\b[^.;!?]{0,30}\b(?:tips?|tipped|knock(?:s|ed)?|falls?)(?: it| this)? over\b/,
    ),
    told(
      "stops when the water boils",
      /\b(?:shuts?|turns?|clicks?|switch(?:es)?|cuts?)(?: itself| it)? off\b[^.;!?]{0,30}\b(?:when|once|after|as soon as|at)\b[^.;!?]{0,20}\bboil(?:s|ed|ing)?\b(?! dry)/,
    ),
  ],
};
