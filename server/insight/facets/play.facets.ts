import type { Facet } from "./facet.ts";

/** What buyers judge in things that are read or played. */
export const PLAY_FACETS: readonly Facet[] = [
  {
    id: "story",
    group: "performance",
    only: ["reading"],
    praised:
      "good story|great story|wonderful story|sweet story|beautiful story|page turner|couldn't put it down|can't put it down|story is good|story is wonderful|well written|funny and|flow well|flow so well|engaging|moving|heartwarming|lovely message|great message|rhymes are fun",
    blamed:
      "boring|predictable|dull|preachy|forced|drags on|drags|too long|confusing story|badly written|poorly written|full of typos",
    raised: "story|plot|rhymes|rhyme|characters|writing|message|ending|text",
    praise: "A story people enjoy",
    complaint: "The story disappoints",
    desire: "a story worth reading again",
    pain: "The story disappoints",
    value: "a good story",
  },
  {
    id: "illustrations",
    group: "looks",
    only: ["reading"],
    praised:
      "beautiful illustrations|gorgeous illustrations|stunning illustrations|pretty pictures|colorful|pictures are gorgeous|illustrations are beautiful|illustrations are stunning|illustrations are colorful|lovely illustrations",
    blamed: "ugly illustrations|creepy|pictures are dark|no pictures|not enough pictures",
    raised: "illustrations|illustration|pictures|artwork|drawings|art",
    praise: "Beautiful illustrations",
    complaint: "Illustrations disappoint",
    desire: "pictures worth looking at twice",
    pain: "The illustrations disappoint",
    value: "beautiful pictures",
  },
  {
    id: "pages",
    group: "build",
    only: ["reading"],
    praised: "sturdy pages|thick pages|pages are thick|pages are sturdy|good quality paper|holds up to|board pages",
    blamed:
      "thin paper|thin pages|paper is thin|pages are thin|pages tore|pages ripped|pages fell out|pages are falling|pages came out|stuck together|upside down|misprint|misprinted|binding came apart|binding broke|binding fell|binding is|text is too small|print is too small|tiny print|ripped|tore|torn|arrived bent|came apart",
    raised: "pages|page|paper|print|binding|cover",
    praise: "Well-made pages",
    complaint: "Pages or binding fail",
    desire: "pages that survive small hands",
    pain: "Pages tear or the binding gives way",
    value: "a book that lasts",
  },
  {
    id: "engagement",
    group: "performance",
    only: ["reading", "game"],
    praised:
      "asks for * every|asks for this|asks for it|holds their attention|holds his attention|holds her attention|every single night|won't let me|not let me turn|over and over|again and again|replay value|plays out differently|never gets old|nobody is bored|every weekend|every sunday|addictive|keeps them busy|kids love|loves finding|giggles|love the|loves this book",
    blamed: "lost interest|not interested|gets old|gave up|one and done|same every time|gets boring|got bored|bored",
    raised: "replay value|replayability|replay|attention",
    praise: "Wanted again and again",
    complaint: "Interest fades soon",
    desire: "{product} that gets asked for again",
    pain: "Interest fades soon",
    value: "something that stays interesting",
  },
  {
    id: "ageFit",
    group: "handling",
    only: ["reading", "game"],
    praised:
      "great for ages|perfect for ages|good for ages|age is right|right age|great for kids|perfect for kids|for all ages|all ages|kids and adults|any age",
    blamed:
      "too young|too old for|too babyish|too advanced|too hard for|was lost|over their heads|not for kids|not for toddlers|a little long for|too long for",
    raised: "age range|age recommendation",
    praise: "Right for the age",
    complaint: "Wrong for the age",
    desire: "{product} that suits the age it is bought for",
    pain: "It does not suit the age it is sold for",
    value: "the right age",
  },
  {
    id: "rules",
    group: "ease",
    only: ["game"],
    praised:
      "easy to learn|quick to learn|quick to explain|easy to explain|easy to teach|simple rules|rules are simple|rules are clear|rules fit on|got it right away|learn in minutes|quick to set up|easy to play",
    blamed:
      "confusing rules|rules are confusing|instructions are confusing|hard to learn|complicated rules|rulebook is|arguing about the rules|hard to understand|unclear rules|rules make no sense",
    raised: "rules|rule|rulebook|rule book|instructions|directions|manual",
    praise: "Easy to learn",
    complaint: "Rules are hard to follow",
    desire: "rules that are learned in one round",
    pain: "The rules are hard to follow",
    value: "clear rules",
  },
  {
    id: "fun",
    group: "performance",
    only: ["game"],
    praised:
      "so fun|so much fun|lots of fun|great fun|fun|laughed|laughing|hilarious|a blast|best game|great family game|good game|great game|enjoyed|family game",
    blamed: "boring|not fun|no fun|dull|too much luck|not much strategy|no strategy|waste of an evening",
    raised: "game night|gameplay|game play|strategy",
    praise: "Fun to play",
    complaint: "Not much fun",
    desire: "a game everybody at the table enjoys",
    pain: "It is not much fun",
    value: "fun",
  },
  {
    id: "components",
    group: "build",
    only: ["game"],
    praised:
      "beautiful components|great components|quality components|sturdy pieces|pieces feel great|sturdy cards|thick cards|beautiful artwork|artwork is gorgeous|wooden pieces feel",
    blamed:
      "cards are thin|cards are flimsy|thin cards|flimsy cards|ink rubs off|warped|bent|bend|cheap pieces|cheap components",
    raised: "components|component|pieces|cards|tokens|board|artwork|insert",
    praise: "Pieces are well made",
    complaint: "Pieces feel cheap",
    desire: "pieces that feel good in the hand",
    pain: "The pieces feel cheap",
    value: "well-made pieces",
  },
];
