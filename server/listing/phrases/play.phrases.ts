import { type FacetPhrases, line, lineFor, note } from "./phrase.ts";

const RHYMES = /\brhym/;
const SWEET_STORY = /\bsweet (?:little )?story\b|\bstory (?:is|was) (?:so |very )?sweet\b/;
const STORY = /\b(?:story|stories|plot|characters?)\b/;
const HOOKED =
  /\b(?:page[- ]turner|put (?:it|this) down|hooked|one sitting|stop reading|kept me (?:guessing|reading)|keeps you (?:guessing|reading))\b/;
const FUNNY = /\b(?:funny|hilarious|laugh\w*|humor\w*)\b/;
const TOUCHING = /\b(?:heartwarming|touching|tear[- ]jerker|made me (?:cry|tear)|(?:in|brought) tears)\b/;
const LESSON =
  /\b(?:good|great|positive|sweet|lovely|important|beautiful|wonderful) (?:message|lesson)s?\b|\bteaches (?:kids|children)\b/;
const PHOTOS = /\b(?:photos?|photographs?)\b/;
const ILLUSTRATED = /\b(?:illustrat\w+|drawings?|artwork)\b/;
const HIDDEN = /\bhidden\b|\bhid(?:es?|ing)\b|\b(?:finding|spotting) the\b/;
const COLORFUL = /\b(?:colorful|vibrant|vivid|bright colors)\b/;
const CUTE =
  /\b(?:cute|adorable|charming) (?:illustrations?|pictures?|drawings?|art\w*)\b|\b(?:illustrations?|pictures?|drawings?|artwork) (?:are|is|were|was) (?:so |very |really )?(?:cute|adorable|charming)\b/;
const PRINT =
  /\b(?:large|big|clear|easy[- ]to[- ]read) (?:print|font|type)\b|\b(?:print|font|type) is (?:large|big|clear)\b/;
const FLAT = /\b(?:lays?|lies?) (?:\w+ )?flat\b|\bstays? open\b/;
const STURDY = /\b(?:sturdy|durable)\b/;
const STURDY_PAGES = /\b(?:sturdy|durable) (?:board )?pages\b|\bpages are (?:\w+ )?(?:sturdy|durable)\b/;
const THICK = /\bthick\b.{0,12}\b(?:pages?|paper|cardboard|board)\b|\b(?:pages?|paper)\b.{0,15}\bthick\b/;
const NO_BLEED = /\b(?:no|\w+n['’]t|not|without|never|zero) (?:\w+ )?bleed/;
const UNTORN = /\b(?:\w+n['’]t|not|hard to|impossible to) (?:easily )?(?:rip|tear)\b|\b(?:toddler|baby)[- ]proof\b/;
const BOUND = /\b(?:sturdy|strong|good|great) binding\b|\bbinding is\b|\bwell bound\b/;
const AGAIN =
  /\b(?:again and again|over and over|every (?:single )?(?:day|night|weekend|sunday|evening)|never gets old|(?:play|read) (?:it |this )?again|(?:asks?|asking|begs?|begging) (?:for|to|me)|one more (?:round|time))\b/;
const DIFFERENT = /\b(?:plays out differently|different (?:every|each) time|never the same)\b/;
const BUSY = /\b(?:keeps?|kept) (?:\w+ ){1,3}(?:busy|entertained|occupied)\b/;
const ATTENTION = /\b(?:attention|interest)\b/;
const KIDS_LOVE =
  /\b(?:(?:grand)?(?:kids?|children|sons?|daughters?)|toddlers?|boys?|girls?) (?:\w+ )?(?:loves?|loved)\b/;
const FAMILY_LOVES = /\bfamily favorite\b|\bwhole family (?:\w+ )?lov/;
const ALL_AGES =
  /\b(?:all ages|any age|young and old|old and young|kids and (?:adults|grown-?ups)|adults and kids|adults (?:enjoy|love) it too)\b/;
const SMALL_HANDS = /\b(?:little|small|tiny) hands\b/;
const LITTLE_ONES = /\b(?:for|age for) (?:\w+ )?(?:toddlers?|babies|preschoolers?|little ones)\b/;
const FOR_ADULTS = /\bfor adults\b|\badults (?:enjoy|love)\b/;
const SIMPLE_ENOUGH = /\b(?:simple|easy) enough for\b|\beven (?:the|my) (?:youngest|little ones)\b/;
const GROWS = /\bgrows? with\b|\bgrow into\b/;
const TAUGHT = /\b(?:easy|quick|simple) to (?:teach|explain)\b|\b(?:taught|teach|explain) it in\b/;
const SET_UP = /\b(?:easy|quick|fast|simple) to set ?up\b/;
const RULES = /\brules?\b|\brule ?book\b/;
const INSTRUCTIONS =
  /\b(?:clear|easy|simple) (?:instructions|directions)\b|\b(?:instructions|directions) (?:are|were) (?:very |really )?(?:clear|easy|simple)\b/;
const LAUGHS = /\b(?:laugh\w*|hilarious|giggling|cracking up)\b/;
const FAMILY = /\bfamily\b/;
const CHALLENGE =
  /\b(?:good|great|nice|fun) challenge\b|\bchallenging but fun\b|\bjust challenging enough\b|\b(?:good|great|deep|lots of|enough) strategy\b/;
const PIECES_FIT = /\bpieces (?:all )?fit\b|\bfits? together\b|\binterlock|\bsnaps? together\b/;
const ART = /\b(?:art|artwork)\b/;
const STURDY_PIECES =
  /\b(?:sturdy|thick|solid|durable) (?:\w+ )?(?:pieces|cards|board|tokens|box|components)\b|\b(?:pieces|cards|board|tokens|box|components) (?:are|is) (?:\w+ )?(?:sturdy|thick|solid|durable)\b/;
const STURDY_CARDS =
  /\b(?:sturdy|thick|durable) (?:\w+ )?cards\b|\bcards (?:are|feel) (?:\w+ )?(?:sturdy|thick|durable)\b/;
const SORTED = /\b(?:great|nice) insert\b|\binsert is\b|\beverything has its place\b|\bfits back\b/;

export const PLAY_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  story: {
    features: [
      note("Rhyming Story", RHYMES),
      note("Sweet Story", SWEET_STORY),
      note("Engaging Story", STORY),
      note("Engaging Read"),
    ],
    highlights: [note("rhymes that flow", RHYMES), note("engaging story", STORY), note("enjoyable to read")],
    outcome: [
      line("Flowing Rhymes", "verses that read well aloud", RHYMES),
      line("Hard to Put Down", "interesting from page to page", HOOKED),
      line("Funny to Read", "humor that makes readers laugh", FUNNY),
      line("A Touching Read", "written with warmth and feeling", TOUCHING),
      line("Engaging Story", "a narrative that is good to follow", STORY),
      line("A Good Read", "well written and interesting"),
    ],
    answer: [
      line("Worthwhile Message", "something good to take from the text", LESSON),
      line("Rhymes That Work", "the lines flow when spoken", RHYMES),
      line("Keeps You Reading", "enough interest to stay with the text", HOOKED),
      line("Not a Dull Story", "told well enough to hold attention", STORY),
      line("Enjoyable to Read", "writing that keeps the attention"),
    ],
  },
  illustrations: {
    features: [
      note("Beautiful Illustrations", ILLUSTRATED),
      note("Beautiful Photos", PHOTOS),
      note("Colorful Pictures", COLORFUL),
      note("Attractive Pictures"),
    ],
    highlights: [
      note("beautiful illustrations", ILLUSTRATED),
      note("beautiful photos", PHOTOS),
      note("colorful pictures", COLORFUL),
      note("attractive pictures"),
    ],
    outcome: [
      line("Hidden Details to Find", "small things to look for in the pictures", HIDDEN),
      line("Cute Illustrations", "drawn in a charming style", CUTE),
      line("Colorful Pictures", "bright and attractive to look at", COLORFUL),
      line("Beautiful Photos", "a good view of what is described", PHOTOS),
      line("Beautiful Illustrations", "artwork that is a pleasure to see", ILLUSTRATED),
      line("Attractive Pictures", "nice to look at while reading"),
    ],
    answer: [
      line("Something to Search For", "details to find in the pictures", HIDDEN),
      line("Plenty of Color", "no dull or pale impression", COLORFUL),
      line("Well-Chosen Photos", "shots that go well with the text", PHOTOS),
      line("Art Worth Looking At", "carefully drawn and pleasing", ILLUSTRATED),
      line("Good-Looking Pages", "images that readers enjoy"),
    ],
  },
  pages: {
    features: [
      note("Sturdy Pages", STURDY_PAGES),
      note("Thick Pages", THICK),
      note("Easy-to-Read Print", PRINT),
      note("Well-Made Pages"),
    ],
    highlights: [
      note("sturdy pages", STURDY_PAGES),
      note("thick pages", THICK),
      note("easy-to-read print", PRINT),
      note("well-made pages"),
    ],
    outcome: [
      line("Easy-to-Read Print", "type that is clear to the eye", PRINT),
      line("Lies Flat When Open", "no need to hold the pages down", FLAT),
      line("Sturdy Construction", "holds up to frequent handling", STURDY),
      line("Thick Pages", "paper that feels solid to the touch", THICK),
      line("Well-Made Pages", "printed and put together with care"),
    ],
    answer: [
      line("No Bleed-Through", "ink stays on one side of the sheet", NO_BLEED),
      line("Hard to Tear", "pages stay whole when handled", UNTORN),
      line("Binding That Holds", "sheets are firmly attached", BOUND),
      line("Solid in the Hand", "solid enough to be used often", STURDY),
      line("Good to Leaf Through", "pages that are pleasant to turn"),
    ],
  },
  engagement: {
    features: [],
    highlights: [note("enjoyed again and again", AGAIN), note("a real favorite")],
    outcome: [
      line("Enjoyed Again and Again", "interest that does not wear off quickly", AGAIN),
      lineFor(["game"], "Different Every Time", "each round brings something new", DIFFERENT),
      line("Keeps You Entertained", "time passes without boredom", BUSY),
      line("Popular With Kids", "something that children really enjoy", KIDS_LOVE),
      line("A Real Favorite", "easy to like and to come back to"),
    ],
    answer: [
      line("Worth Repeating", "worth picking up another time", AGAIN),
      line("Holds Attention Well", "plenty of interest to stay with", ATTENTION),
      line("A Family Favorite", "liked by the whole household", FAMILY_LOVES),
      line("Easy to Enjoy", "pleasant to spend time with"),
    ],
  },
  ageFit: {
    features: [note("For All Ages", ALL_AGES)],
    highlights: [note("suits all ages", ALL_AGES), note("sized for small hands", SMALL_HANDS), note("age-appropriate")],
    outcome: [
      line("Suits All Ages", "good for children and adults alike", ALL_AGES),
      line("Sized for Small Hands", "easy for children to hold and handle", SMALL_HANDS),
      line("Good for Little Ones", "suited to very young children", LITTLE_ONES),
      line("Right for the Age", "suitable for the intended users"),
    ],
    answer: [
      line("For Grown-Ups Too", "adults can enjoy this as well", FOR_ADULTS),
      line("Easy Enough for Beginners", "simple enough for the young ones", SIMPLE_ENOUGH),
      line("Room to Grow", "stays suitable as children get older", GROWS),
      line("Age-Appropriate Choice", "fits the age group in mind"),
    ],
  },
  rules: {
    features: [note("Easy to Learn")],
    highlights: [note("easy to learn")],
    outcome: [
      line("Easy to Teach", "new players need little introduction", TAUGHT),
      line("Quick to Set Up", "play can begin with little preparation", SET_UP),
      line("Simple, Clear Rules", "how to play is understood quickly", RULES),
      line("Easy to Learn", "quick to grasp and get started with"),
    ],
    answer: [
      line("Clear Instructions", "the steps are simple to follow", INSTRUCTIONS),
      line("No Confusing Rules", "explained well enough to go by", RULES),
      line("Simple to Explain", "takes only a short explanation"),
    ],
  },
  fun: {
    features: [
      note("Family Fun", FAMILY),
      note("Lots of Laughs", LAUGHS),
      note("Fun Challenge", CHALLENGE),
      note("Fun and Entertaining"),
    ],
    highlights: [
      note("fun for the family", FAMILY),
      note("lots of laughs", LAUGHS),
      note("a good challenge", CHALLENGE),
      note("fun and entertaining"),
    ],
    outcome: [
      line("Lots of Laughs", "funny moments while playing", LAUGHS),
      line("A Good Challenge", "enjoyable and not too simple", CHALLENGE),
      line("Fun for the Family", "a good choice for playing together", FAMILY),
      line("Fun and Entertaining", "an enjoyable way to pass the time"),
    ],
    answer: [
      line("Makes People Laugh", "humor is a part of the play", LAUGHS),
      line("A Real Challenge", "enough to think about along the way", CHALLENGE),
      line("Good Family Entertainment", "fun that several can share", FAMILY),
      line("Far From Boring", "enough going on to hold interest"),
    ],
  },
  components: {
    features: [
      note("Sturdy Pieces", STURDY_PIECES),
      note("Beautiful Artwork", ART),
      note("Pieces Fit Well", PIECES_FIT),
      note("Well-Made Pieces"),
    ],
    highlights: [
      note("sturdy pieces", STURDY_PIECES),
      note("beautiful artwork", ART),
      note("pieces that fit well", PIECES_FIT),
      note("well-made pieces"),
    ],
    outcome: [
      line("Pieces Fit Well", "neatly made to go together", PIECES_FIT),
      line("Beautiful Artwork", "designs that are good to look at", ART),
      line("Sturdy Components", "solid enough for frequent play", STURDY_PIECES),
      line("Well-Made Pieces", "pleasant to hold and handle"),
    ],
    answer: [
      line("No Flimsy Cards", "firm enough to handle often", STURDY_CARDS),
      line("Everything Has a Place", "packs away neatly after play", SORTED),
      line("Made to Be Handled", "strong parts that stand up to playing", STURDY_PIECES),
      line("Nicely Made", "parts that look and feel good"),
    ],
  },
};
