import { type Point, point, told } from "./point.ts";

export const INSTRUCTIONS_POINTS: Readonly<Record<string, readonly Point[]>> = {
  instructions: [
    point(
      "explained with pictures",
      /\bwith (?:\w+ ){0,3}(?:pictures|photos|photographs|drawings|diagrams|illustrations)\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:good|great|clear|big|real|color|colored|helpful|nice|plenty of|lots of|detailed) (?:\w+ )?(?:pictures|photos|photographs|drawings|diagrams|illustrations)\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\bpictures? for (?:each|every) step\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:well|clearly|nicely) illustrated\b|\bexploded views?:?\b(?! are pretty)|\bvisual step\b/,
    ),
    told(
      "written in plain language",
      /\bin (?:plain|proper|good|clear|real|perfect|understandable|simple) english\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\bactually (?:written )?in english\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point("quick-reference chart", /\bcharts?\b/),
    point(
      "clear enough for kids to follow",
      /\b(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:years?|yrs?|yo)(?:[- ]olds?)?\b|\b(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|grandsons?|granddaughters?|she|he)\b[^.;!?]{0,40}\b(?:by (?:him|her)self|by themselves|on (?:his|her|their) own|without (?:me|help|any help)|nearly all of it|alone)\b/,
    ),
    point(
      "printed right on the package",
      /\b(?:instructions?|directions?|steps)\b[^.;!?]{0,20}\bon the (?:side of the |back of the |inside of the )?(?:bottle|box|package|packet|packaging|bag|label|lid|can|jar|back|card)\b/,
    ),
    point("large readable print", /\b(?:large|big|bold) (?:\w+ )?(?:print|type|letters|drawings|font|pictures)\b/),
    point("detailed and thorough", /\b(?:thorough|detailed|in[- ]depth|comprehensive|complete)\b/),
    told(
      "no special know-how needed",
      /\b(?:instructions?|directions?|manual|guide|booklet|steps|diagrams|explanations)\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,55}\b(?:even if you.?ve never|(?:even )?(?:for|if) (?:a|you.?re a) (?:beginner|novice|first[- ]timer)|for (?:beginners|dummies)|idiot[- ]?proof|fool-?proof|anyone (?:can|could)|a (?:child|caveman|monkey) (?:can|could))\b/,
    ),
    point(
      "helpful tech support",
      /\b(?:tech support|support line|help line|helpline|phone support|called (?:the )?support)\b[^.;!?]{0,40}\b(?:helpful|stayed|walked|great|answered|kind|patient)\b/,
    ),
    point("short and to the point", /\b(?:brief|concise|to the point|quick[- ]start|short and)\b/),
    point("steps laid out in order", /\bin (?:the right |proper )?order\b|\bone step at a time\b/),
  ],
};
