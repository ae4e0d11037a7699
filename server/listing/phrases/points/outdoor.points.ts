import { naming, type Point, point } from "./point.ts";

export const OUTDOOR_POINTS: Readonly<Record<string, readonly Point[]>> = {
  wind: [
    point("holds up at the beach", /^(?!.*\b(?:but|except)\b).*\b(?:beach|seaside|oceanfront|shore|dunes?)\b/),
    point(
      "stakes that stay put",
      /\b(?:stakes?|pegs?|anchors?)\b.{0,35}(?:\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?(?:pull|come|came|mov|budg|loosen)|\b(?:held|hold|stayed|stay|firm)\b)/,
    ),
    point(
      "no bending or snapping",
      /\b(?:poles?|ribs?|frame|spokes?|legs)\b.{0,30}\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ )?(?:bend|bent|snap|snapped|break|broke|broken|buckle)\w*/,
    ),
    point(
      "no flapping",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}flap\w*/,
    ),
    point(
      "works with warm layers",
      /\b(?:over|with) (?:\w+ ){0,2}(?:fleece|sweater|sweatshirt|hoodie|layers?|jumper|flannel)\b|\bfleece under\b|\blayers? under/,
    ),
    point(
      "stay-put hood",
      /\bhood\b.{0,30}\b(?:stays?|stayed|(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt) (?:blow|fall|come)|keeps?)\b/,
    ),
    point("works well for riding", /\b(?:bik(?:e|es|ing)|cycl\w+|riding|motorcycle|scooter|atv|snowmobile)\b/),
    point(
      "stays lit",
      /\b(?:flames?|burners?|lighter|stove|candles?)\b.{0,30}\b(?:stays? lit|stayed lit|(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt) (?:blow|go|blown|gone) out|keeps? burning|lights? every)\b|\b(?:stays?|stayed|keeps?|kept) lit\b/,
    ),
  ],
  pests: [
    point(
      "difficult to climb",
      /\bslid(?:e|es|ing) (?:right )?(?:off|down|back)\b|\bslip(?:s|ped)? (?:right )?(?:off|down)\b|\b(?:ca ?n['’]?t|cannot|could ?n['’]?t|unable to) (?:\w+ )?climb\b/,
    ),
    point(
      "shuts under extra weight",
      /\b(?:clos|shut)\w*\b.{0,40}\b(?:weight|lands?|climbs?|jumps?|hangs?|heavy)\b|\bweight\b.{0,40}\b(?:clos|shut)\w*/,
    ),
    point(
      "fewer bites",
      /\b(?:no|not a|not a single|without|zero|have ?n['’]?t|has ?n['’]?t|did ?n['’]?t|never) (?:\w+ ){0,2}(?:bites?|bitten|bit)\b/,
    ),
    naming(
      "deters {}",
      ["animal"],
      /^(?!.*\b(?:birds?|finch\w*|cardinals?|hummingbirds?|chickens?|hens?|dogs?|cats?|horses?|fish|but|except|still|until|unlike)\b).*?\b(?:keeps?|kept|keeping) (?=(?:\w+[ ,]+){1,8}(?:out|away|off|at bay)\b)/,
    ),
    point(
      "stands up to chewing",
      /\b(?:no|not|never|(?:has|have|ca|could|did|do|does|wo) ?n['’]?t|cannot|unable to) (?:\w+ ){0,3}(?:chew\w*|gnaw\w*)\b/,
    ),
    point(
      "fine mesh",
      /\b(?:fine|tight|small|tiny|dense|tightly woven) (?:\w+ )?(?:mesh|netting|weave)\b|\b(?:mesh|netting|weave) (?:is|are) (?:\w+ )?(?:fine|tight|small|tiny|dense)\b/,
    ),
    point(
      "protects garden plants",
      /\b(?:deer|rabbits?|bunn(?:y|ies)|groundhogs?|slugs?|snails?|squirrels?|gophers?|birds)\b.{0,50}\b(?:gardens?|plants?|hostas?|tomato\w*|lettuce|flowers?|flower ?beds?|vegetables?|veggies|seedlings?|berries|strawberries|blueberries|lilies|roses)\b/,
    ),
    point(
      "works all season long",
      /\b(?:all|whole|entire) (?:summer|season|year|winter|spring|fall)\b|\b(?:summer|season) long\b/,
    ),
  ],
};
