import { wordTable } from "../../text/word-table.ts";
import { clauseText, type Reading } from "./misreading.ts";

/** Words that judge, each with what stands around it where it does not: "as well", "a hard drive", "fine mode". */
const UNJUDGING: ReadonlyMap<string, RegExp> = wordTable({
  well: /(?<!\b(?:work|works|worked|working|fits?|performs?|holds?|does|just|almost) )as well\b|\bwell (?:over|under|before|after|into|as|water)\b/,
  hard: /\bhard (?:drives?|disks?|discs?|copy|core|case|shell|water|candy)\b|\btr(?:y|ying|ied) (?:very |so |really )?hard\b/,
  fine: /\bfine (?:mode|print|setting|tun\p{L}+|point|tip|grit|mist|powder|ground|grind|hair|resolution)\b/u,
  light:
    /\b(?:low|little|less|more|much|any|enough|of|flash|mixed - |day|sun|moon|night|no|the|a|led|indicator|warning) light\b/,
  lighter: /\ba (?:\p{L}+ )?lighter\b/u,
  fast: /\bfast - ?forward\b|\bfast food\b|\b(?:hold|holds|stuck|breakfast|break) fast\b/,
  easy: /\btake it easy\b|\beasy pictures?\b|\beasy on you\b/,
  compact: /\bcompact ?-? ?(?:flash|dis[ck]s?|cds?|suv|car)\b/,
  heavy:
    /\bheavy (?:(?!(?:in|for|with|and|but|to|when|of|on)\b)[\p{L}-]+ ){0,3}(?:rain|rains|rainfall|downpour|snow)\b|\bheavy (?:metal|snow|rain|rains|winds?|traffic|use|usage|user|users|duty|cream|whipping|breathing|bleeding|drinker|sleeper|showers?|smell|rubber|odou?r|scent|flow|thunderstorms?)\b/u,
  strong:
    /\bstrong (?:point|points|suit|smell|odou?r|scent|fragrance|perfume|taste|flavou?r|aroma|coffee|tea|signal|winds?|currents?|opinions?|feelings?|magnets?|suction|light)\b|\b(?:smell|odou?r|scent|magnet|magnets|magnetic|suction|taste|flavou?r|fragrance) (?:is|was|are|were|wasn't|isn't)?(?: \p{L}+){0,2} ?(?:strong|powerful)\b/u,
  stronger: /\bstronger than my\b/,
  tough: /\btough (?:to|on|on the|time|love|job|jobs|stains?|choice|decision|day)\b/,
  solid: /\bsolid (?:state|food|foods|colou?rs?|black|white|green|red|blue|line|light)\b/,
  thick: /\bthick (?:fog|smoke|hair|soup|batter|skin|traffic|accent)\b/,
  important: /./,
  stop: /\bstop (?:button|key|switch|watch|working|light|sign)\b|\b(?:to|and|not|n't) stop\b/,
  win: /\bwin (?:software|xp|\d|me|98|2000|user)\b/,
  hopefully: /./,
  depressing: /\bdepressing (?:the|a|it|this|both|and)\b/,
  quick: /\bquick (?:start|guide|release|draw|setup guide|question|note|trip|look|shower)\b/,
  cool: /\bcool (?:down|off|air|water|weather|temperatures?|nights?|side|months?|white|setting)\b|\bstays? cool\b/,
  warm: /\bwarm (?:white|weather|up|water|climate|months?|days?|setting)\b/,
  smooth: /\bsmooth (?:the|it|out|over|them)\b/,
  fresh:
    /\bfresh (?:ground|air|water|herbs?|fruits?|vegetables?|produce|squeezed|out of|start|coffee|bread|garlic|lemons?)\b/,
  perfect: /\bperfect (?:care|stranger|storm|world)\b/,
  best: /\bbest (?:buy|friend|friends|man|western|bet|way|guess|before|of luck|regards)\b|\bat best\b|\bdo (?:my|your|our) best\b/,
  "best buy": /\b(?:from|at|to|by|in|a|local|the) best buy\b|\bbest buy (?:store|had|has|or|yesterday|today|com)\b/,
  "great deal": /\bgreat deal (?:of|more|less|better|easier|bigger|smaller|about|longer|faster)\b/,
  great: /\bgreat (?:number|care of|lakes?|grand\p{L}*|length|lengths|pains|dane|while|britain)\b/u,
  good: /\bgood (?:luck|morning|friend|friends|chance|amount|bit|deal of|while|idea to|thing (?:i|we)|ways?|point|reason|question)\b|\bas good (?:of )?an? (?:idea|time)\b|\bfor good\b/,
  kind: /\bkind(?:s|a)? of\b/,
  like: /\b(?:do|does|did|feels?|felt|looks?|looked|seems?|acts?|works?|just|exactly|something|more) (?:it |exactly |just |kind of |a bit |almost |much |quite )?like (?:this|that|my|an?|the|in|on|i|you|when)\b/,
  smell: /\bsmell like burning\b/,
  beautiful: /\bbeautiful thing\b/,
  favorite:
    /\b(?:favorite|favourite) (?:cds?|songs?|music|shows?|movies?|station|team|snacks?|food|foods|drinks?|recipes?|books?|photos?|player|artist|channel|radio|perfume|restaurant|place|store|thing about)\b/,
  gold: /./,
  silver: /./,
  modern: /\bmodern (?:versions?|windows|day|times?|computers?|phones?|cars?|homes?)\b/,
  improve: /\bto improve\b/,
  worried: /\b(?:was|were) (?:a bit |a little |very |so |really )?worried\b|\bnot worried\b/,
  creative: /\bcreative (?:labs?|controls?|technology)\b/,
  responsive:
    /\b(?:service|seller|support|company|vendor|staff|team|they) .*\bresponsive\b|\bresponsive (?:service|seller|customer|support|company)\b/,
  careful: /\bcareful (?:research|with|not|about|when|to|as|if)\b|\bbe (?:very )?careful\b/,
  fell: /\bfell (?:right |straight )?(?:on|onto|into|from|off (?:the|my|a) (?:table|counter|desk|bed|shelf|bike))\b/,
  loud: /\bloud (?:and clear|music|bass)\b/,
  save: /\bto save (?:a|the|my|your|pictures?|files?)\b|\btry(?:ing)? to save\b|\bto save money\b/,
  saves: /\bsaves (?:a|the) (?:file|picture|setting)\b/,
  confidence: /./,
  skeptical: /./,
  favor: /./,
});

const isSingle = (opinion: string): boolean =>
  !opinion.includes(" ") || opinion === "best buy" || opinion === "great deal";

/** "as well", "a 40 GB hard drive", "compact flash": a word that judges elsewhere. */
export const isUnjudging = (reading: Reading): boolean => {
  const { unit } = reading;
  const around = UNJUDGING.get(unit.opinion);
  return isSingle(unit.opinion) && around?.test(clauseText(unit.clause)) === true;
};
