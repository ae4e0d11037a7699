import { HINTS } from "./hints.ts";
import { naming, type Point, point, told } from "./point.ts";

export const SCENT_POINTS: Readonly<Record<string, readonly Point[]>> = {
  scent: [
    naming(
      "smells like {}",
      ["plant", "food"],
      /(?<!(?:\b(?:no|not|never|without|nor)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,4} )\bsmell(?:s|ing)? (?:\w+ )?(?:just |exactly |faintly |slightly |a bit )?(?:like|of) (?:a |an |the |real |fresh )*(?!(?:\w+ ){0,3}(?:fish|vinegar|garlic|onions?|cheese|feet|dogs?|chemicals?|burnt|gas|oil|rotten|milk|smoke|barn)\b)(?=\w)/,
    ),
    point(
      "a hint of lavender",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:lavender)\b.{0,15}\b(?:scent\w*|smell\w*|fragrances?|aroma)\b|(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:scent\w*|smell\w*|fragrances?|aroma)\b(?: (?!no\b|not\b)[\w,]+){0,4} (?:lavender)\b/,
    ),
    ...HINTS,
    point(
      "a hint of rose",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:roses?)\b.{0,15}\b(?:scent\w*|smell\w*|fragrances?|aroma)\b|(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} )\b(?:scent\w*|smell\w*|fragrances?|aroma)\b(?: (?!no\b|not\b)[\w,]+){0,4} (?:roses?)\b/,
    ),
    point(
      "fades soon after use",
      /\b(?:smell|scent|fragrance)\b[^.;]{0,40}\b(?:goes away|went away|fades?|faded|dissipates?|disappears?|gone)\b[^.;]{0,25}\b(?:minutes?|dr(?:y|ies|ied)|right away|after (?:application|applying))\b/,
    ),
    point(
      "still noticeable the next day",
      /\b(?:still|lasts?|lasted|lingers?|stays?|even)\b[^.;]{0,35}\bnext (?:day|morning)\b/,
    ),
    point(
      "draws compliments",
      /\bcompliment\w*\b[^.;]{0,30}\b(?:scent|smell\w*|fragrance)\b|\b(?:scent|smell\w*|fragrance)\b[^.;]{0,40}\bcompliment\w*\b(?! on (?:how|my))|\bwhat (?:is|are) (?:that (?:smell|scent|perfume)|you wearing)\b/,
    ),
    point(
      "does not clash with perfume",
      /(?:\b(?:not|never|no)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ ){0,2}(?:clash\w*|compete\w*|interfere\w*|fight\w*|overpower\w*)\b[^.;]{0,20}\b(?:perfume|cologne|fragrance)\b/,
    ),
    point(
      "keeps odor at bay",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^.;]{0,20}\bodou?r (?:issues?|problems?)\b|\bkeeps? me smelling (?:\w+ )?(?:good|fresh|clean|great)\b|\btakes? care of the odou?r\b/,
    ),
    point(
      "not too floral",
      /(?:\b(?:not|without being|never)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,3} (?:flowery|floral|flowers|girly|old lady)\b/,
    ),
    point(
      "leaves skin smelling good for hours",
      /\b(?:skin|me|body)\b(?: \w+){0,3} smell(?:ing|s)?\b[^.;]{0,25}\b(?:for hours|all day|hours later)\b/,
    ),
    point("a fresh laundry scent", /\b(?:fresh|clean) (?:linens?|laundry|cotton)\b/),
  ],
  texture: [
    point("stirs in with just a spoon", /\b(?:just|only|with) (?:a |with a |using a )?(?:spoon|fork)\b/),
    point("dissolves in cold liquid", /\bdissolv\w+[^.;]{0,25}\bcold\b/),
    point(
      "blends into smoothies",
      /(?<!\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^.;]{0,20})\bsmoothies?\b/,
    ),
    point(
      "smooth out of the blender",
      /\bsmooth in (?:the|my|a) (?:blender|nutribullet|vitamix|ninja)\b|\b(?:blender|nutribullet|vitamix)\b[^.;]{0,20}\bsmooth\b/,
    ),
    point(
      "holds together without crumbling",
      /(?:\b(?:not|never|no|without)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? (?:crumbl\w+|fall(?:ing)? apart)\b/,
    ),
    point(
      "hardly any foam",
      /(?:\b(?:no|not|without|hardly any|barely any)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? foam\w*\b/,
    ),
    point(
      "nice and creamy",
      /(?<!["'\u201c\u2018]|\b(?:no|not|never)(?: \w+)? |\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t(?: \w+)? )\bcreamy\b(?! (?:lather|white|colou?r)|["'\u201d])/,
    ),
    point(
      "thick rather than watery",
      /(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|never) (?:\w+ )?(?:watery|thin|runny)\b|\b(?:nice and|nicely|good and) thick\b|\bthick (?:like|and (?:creamy|rich|smooth))\b/,
    ),
    point(
      "light and fluffy",
      /(?<!(?:not|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?)\bfluffy\b|(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?dense\b/,
    ),
    point("melts in the mouth", /\bmelts? (?:right )?in (?:my|your|the|our) mouth\b/),
    point(
      "easy to swallow",
      /\b(?:easy|easier|easily|small enough|no (?:trouble|problem)(?: \w+)?)(?: for me)? (?:to )?swallow\w*\b|\bgoes? down (?:\w+ )?(?:smooth|easy|easily)\b/,
    ),
    point(
      "easy to cut or break up",
      /\b(?:easy|easily|simple) (?:to )?(?:cut|slice|break|snap|crumble)s?\b|\bcuts? (?:up )?easily\b/,
    ),
    point(
      "no hard or tough bits",
      /\bno (?:hard|tough|rubbery|stringy) (?:bits|chunks|pieces|parts|spots)\b|(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|never) (?:\w+ )?(?:rubbery|stringy|tough)\b/,
    ),
  ],
  layering: [
    point(
      "does not pill",
      /(?:\b(?:not|never|no|without)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? pill(?:s|ing)?\b/,
    ),
    point("layers with other products", /\blayers? (?:well |nicely |easily |beautifully )?(?:with|over|under)\b/),
  ],
  drying: [
    point("sinks in within seconds", /\b(?:gone|absorb\w*|sinks?|soaks?|sunk|disappear\w*)\b[^.;]{0,25}\bseconds\b/),
    point(
      "no waiting to get dressed",
      /\b(?:get|getting|got|be) dressed (?:right|straight|immediately|soon)?(?: away| after)?\b/,
    ),
  ],
  absorption: [
    point(
      "leaves no shine on skin",
      /(?:\b(?:no|not|without|zero|never)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,3} shin(?:e|y)\b/,
    ),
    told(
      "leaves no marks on clothes",
      /(?:\b(?:not|never|no)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?(?:stain|stains|staining|get on|rub off on|transfer to|transfer onto|leave marks on|mark) (?:\w+ )?(?:clothes|clothing|shirts?|collars?|fabrics?)\b/,
    ),
    told(
      "does not rub off on pillows",
      /(?:\b(?:not|never|no)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?(?:stain|stains|get on|rub off on|transfer to|transfer onto|leave marks on|ruin) (?:\w+ )?(?:pillow\w*|sheets?|bedding)\b/,
    ),
    point(
      "does not leave hands greasy",
      /(?:\b(?:not|no|without|never)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,3} (?:greasy|slick|slippery|oily|sticky)\b[^.;]{0,15}\b(?:hands|fingers|wheel|keyboard|phone)\b|\bhands\b[^.;]{0,25}(?:\bnot|\bnever|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?(?:greasy|slick|slippery|oily)\b/,
    ),
    point("can go on damp skin", /\b(?:damp|wet) (?:skin|face)\b/),
    point(
      "does not weigh hair down",
      /(?:\b(?:not|never|without)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? weigh(?:s|ing|ed)?(?: \w+){0,3} down\b/,
    ),
    point(
      "leaves no film on skin",
      /(?:\b(?:no|not|without|zero|never)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,3} film\b/,
    ),
  ],
  freshness: [
    point(
      "can be resealed",
      /(?<!(?:\b(?:not|never|no)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,2} )\bre-?seal(?:s|able|ed)?\b/,
    ),
    point(
      "individually wrapped",
      /(?<!(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\bindividual(?:ly)? (?:wrapped|packed|packaged|sealed|pouch\w*|packets?|packs?|bags?)\b/,
    ),
    point(
      "nothing stale",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,2} stale\b/,
    ),
    point(
      "still crisp weeks later",
      /\b(?:weeks?|months?)\b[^.;]{0,35}\bstill (?:\w+ )?(?:crisp\w*|crunchy)\b|\bstill (?:\w+ )?(?:crisp\w*|crunchy)\b[^.;]{0,35}\b(?:weeks?|months?)\b/,
    ),
    point(
      "still soft days later",
      /\b(?:days|weeks?|months?)\b[^.;]{0,35}\bstill (?:\w+ )?(?:soft|moist|chewy)\b|\bstill (?:\w+ )?(?:soft|moist|chewy)\b[^.;]{0,35}\b(?:days|weeks?|months?)\b/,
    ),
    point("comes vacuum-sealed", /\bvacuum[- ]?(?:sealed|packed)\b/),
    point(
      "an airtight seal",
      /(?<!(?:\b(?:not|no)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\bair ?-?tight\b/,
    ),
    point(
      "no freezer burn",
      /(?:\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b|\bany)(?: \w+)? freezer burn\w*\b/,
    ),
    point(
      "recently roasted",
      /\broast(?:ed|ing)? (?:date )?(?:was |is |just |only |about )*(?:a |the )?(?:few |couple of |two |three |four |five |\d+ )?(?:days? (?:ago|before|earlier|prior)|last week|the (?:day|week) before)\b/,
    ),
    point("freezes well", /\bfreez(?:e|es) (?:\w+ )?(?:well|great|beautifully|nicely|fine|perfectly)\b/),
  ],
  reseal: [
    point("keeps contents fresh", /\bfresh\w*\b/),
    point("keeps food crisp", /\b(?:crisp(?:y|ness)?|crunch\w*)\b/),
    point(
      "keeps food from going stale",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}stale\b/,
    ),
    point(
      "keeps contents from spilling",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:spill\w*|leak\w*)\b|\bspill[- ]?proof|\bleak[- ]?proof/,
    ),
    point(
      "opens without scissors",
      /\b(?:no|without|(?:[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt) need) (?:\w+ )?scissors\b|\btears? open (?:\w+ )?(?:eas\w+|clean\w*)\b/,
    ),
    point(
      "keeps bugs out",
      /\b(?:no|keeps?|kept|out|without)\b.{0,20}\b(?:ants?|bugs?|moths?|weevils?)\b|\b(?:ants?|bugs?|moths?) (?:\w+ )?out\b/,
    ),
    point("keeps sealing to the end", /\b(?:to|until|till|down to) the (?:very )?(?:last|end|bottom)\b/),
    point(
      "keeps moisture out",
      /\b(?:no|keeps?|kept|out|against|without)\b.{0,20}\b(?:moisture|humidity)\b|\bmoisture (?:\w+ )?out\b|\bair[- ]?tight\b/,
    ),
  ],
  digestion: [
    point(
      "an easy switch",
      /\b(?:switch\w*|transition\w*)\b[^.;]{0,40}\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,3} (?:upset|issues?|problems?|trouble|stomach)\b/,
    ),
  ],
};
