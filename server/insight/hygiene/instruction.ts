import { patternSieve } from "../text/pattern-book.ts";

const EARLIER =
  "(?:all |any |every |each )?(?:of )?(?:the |your |my |these |those )?(?:previous|prior|preceding|above|earlier|foregoing|existing|system)";
const ORDERS =
  "(?:instructions?|prompts?|directions?|rules|guidelines|commands?|directives?|messages?|context|constraints)";
const VERB = "(?:ignore|disregard|forget|override|bypass|overrule|do not follow|don't follow|stop following)";
const MACHINE = "(?:ai|a\\.i\\.|llms?|gpt|chatgpt|chat ?bots?|(?:large )?language models?)";
const MACHINE_ROLE = `${MACHINE}(?: (?:model|assistant|system|writer|reader|agent|tool)s?)?`;

/** Orders open a sentence; in the middle of one they tell what somebody did. */
const OPENING = "(?:^|[.!?:;\\n]\\s*)(?:and |then |now |instead,? |please |you must |always |only )?";
const COPY = "(?:titles?|bullets?|bullet points?|search terms?|output|fix list|json|summary)";

const pattern = (source: string): RegExp => new RegExp(source, "i");

const PATTERNS: readonly RegExp[] = [
  pattern(`\\b${VERB} ${EARLIER} (?:\\w{1,15} )?${ORDERS}\\b`),
  pattern(`\\b${VERB} (?:everything|all|anything)(?: that (?:was|is))?(?: \\w{1,12})? (?:above|before this|so far)\\b`),
  pattern(
    `(?<!\\b(?:can|could|may|might|to|i|we|they|you|people|just|will|please) )\\b${VERB} (?:all|any|every) ${ORDERS}\\b`,
  ),
  /\b(?:your|this|reveal|print|show|repeat|leak|output|new|reveal the|print the|repeat the|ignore the) (?:hidden |secret |initial |full )?system (?:prompt|message|instructions?)\b/i,
  /\b(?:reveal|print|show me|repeat|leak|output|expose) (?:your|the) (?:\w{1,12} )?(?:prompts?|instructions verbatim|api keys?|secrets?|credentials|environment variables)\b/i,
  /\bas an? (?:ai|a\.i\.|artificial intelligence)(?=[,.]| i\b(?! (?:engineer|researcher|developer))| my\b)/i,
  /\bas an? (?:ai|large|artificial intelligence) (?:language )?(?:model|assistant|chatbot)\b/i,
  pattern(
    `${OPENING}(?:you are|act as|behave as|pretend (?:to be|you are)|from now on,? you(?:'re| are)?) (?:now )?(?:an? |the |my )?(?:\\w{1,15} ){0,2}?${MACHINE_ROLE}\\b`,
  ),
  pattern(
    `\\b(?:note|message|instructions?|attention|important|dear|hey|hello|hi)(?: (?:to|for))?:? (?:all |any )?${MACHINE_ROLE}(?= ?[:,!]| reading| please| you must|\\s*$)`,
  ),
  /\b(?:new|updated|revised|additional|real|actual) (?:system )?(?:instructions?|tasks?|directives?|prompts?)(?: (?:for|to) (?:you|(?:the |all |any |every )?(?:ai |language )?(?:assistants?|models?|bots?|agents?|machines?|systems?)))? ?: ?\S/i,
  /\b(?:instructions?|message|note) (?:for|to) (?:the |all |any |every )?(?:ai |language )?(?:assistants?|models?) ?: ?\S/i,
  /<\/ ?(?:reviews?|customer_?reviews?|user|system|assistant|data|input|context|documents?|instructions?|prompt|query|task)s? ?>/i,
  /(?:^|\n) ?(?:system|assistant|developer)(?: prompt| message)? ?: ?(?:you|ignore|disregard|write|output|respond|reply|override|always|never|do not|don't|new|the user|from now|forget)\b/i,
  /<\|?(?:im_start|im_end|endoftext|system|assistant|user)\|?>|\[\/?INST\]|<<\/?SYS>>|#{2,} ?(?:system|instructions?|assistant|prompt)\b|\{\{.{1,80}\}\}/i,
  pattern(
    `${OPENING}(?:respond|reply|answer|output) (?:only )?(?:with|in) (?:only |exactly |the (?:word|following|phrase|text)|json|valid json|nothing)`,
  ),
  pattern(
    `${OPENING}(?:write|put|insert|include|append|output|set|generate|return|mention)\\b[^.!?\\n]{1,60} (?:in|into|to|as) (?:the |your |every |each |all |its )?(?:\\w{1,12} )?${COPY}\\b`,
  ),
  /\b(?:jailbreak|prompt injection|dan mode)\b/i,
  /<(?:script|style|iframe|svg|object|embed|meta|link|base|form)\b/i,
  /<!--|["';{] ?(?:display ?: ?none|visibility ?: ?hidden|(?:font-size|opacity) ?: ?0(?![.\d]))|\bjavascript:/i,
  /\bsystem override\b/i,
  pattern(
    `${OPENING}(?:set|change|make|replace) (?:the|all|every|each|your) (?:\\w{1,12} )?${COPY} (?:to|with|be|say)\\b`,
  ),
  /\bwhen (?:summari[sz]ing|analy[sz]ing|processing|rewriting) (?:this|these|the) (?:reviews?|text|feedback|data|input)\b.{0,40}\b(?:say|write|always|must|do not|don't|only|state|mention|claim)\b/i,
];

/** Orders to whoever writes the listing, which no buyer gives. */
const TO_THE_WRITER: readonly RegExp[] = [
  pattern(
    `\\b(?:titles?|bullets?|bullet points?|listings?|summary|copy|search terms?) (?:must|shall) (?:say|contain|include|read|mention|state|claim|be)\\b`,
  ),
  pattern(
    `\\b(?:make sure|ensure|be sure)(?: that)? (?:the|your|every|each) (?:\\w{1,12} )?${COPY} (?:says?|reads?|contains?|includes?|mentions?)\\b`,
  ),
  /\b(?:note|message|instructions?|hint|attention) (?:to|for) (?:the |any |all |every )?(?:copy ?writers?|writers?|editors?|summari[sz]ers?|bots?|machines?|tools?|systems?|readers? of this data)\b/i,
  /\beditor['’]s note ?:/i,
  /\b(?:whoever|whatever|anyone who|if you) (?:reads?|are reading|writes?|processes|parses|summari[sz]es) (?:this|it|these reviews)(?: up)?(?: automatically| for the listing)? ?:/i,
  /\bi (?:hereby )?(?:authorize|authorise|order|instruct|command) you to\b/i,
  /\b(?:debug|developer|god|admin) mode (?:is )?on\b/i,
  /(?:^|[.!?\n] ?)(?:now |then )?(?:repeat after me|continue the listing|translate [^.!?\n]{0,30} (?:use|put)\b[^.!?\n]{0,20} as the title)\b/i,
  /\bthe (?:correct|real|right|official|new) (?:product name|title|brand name) is\b/i,
  /(?:^|\n) ?(?:title|bullets?|keywords?|search terms?) ?: ?\S[^]{0,200}(?:^|[\n.] ?)(?:bullets?|keywords?|search terms?) ?: ?\S/i,
  /["'{,[ ]?\b(?:theme_ids|may_be_claimed|seller_facts|bullets_[ab])\b["']? ?:|"titles" ?: ?\[/i,
  /```/,
];

/** "Ignore the previous instructions", as other languages say it. */
const IN_OTHER_LANGUAGES: readonly RegExp[] = [
  /\bignorier(?:e|en sie|t)?\b.{0,40}\b(?:anweisungen|regeln|instruktionen)\b/i,
  /\b(?:ignora|ignore|ignorez|ignorad|olvida|oubliez|dimentica|esque[cç]a)\b.{0,30}\b(?:instrucciones|instructions|istruzioni|instru[cç][oõ]es|reglas|r[eè]gles|regole|regras)\b.{0,30}\b(?:y|et|e)\b/i,
  /\p{Script=Cyrillic}*гнорируй\p{Script=Cyrillic}* .{0,30}(?:инструкци|указани|правил)/iu,
  /忽略.{0,12}(?:指示|指令|说明|規則|规则)|(?:指示|命令|ルール)を?無視/u,
  /تجاهل .{0,20}التعليمات/u,
];

export const INSTRUCTION_PATTERNS: readonly RegExp[] = [...PATTERNS, ...TO_THE_WRITER];

const mayInstruct = patternSieve(INSTRUCTION_PATTERNS);

/** Letters of the tag block spell text that no reader sees; a flag is the only lawful use. */
const HIDDEN_LETTERS = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0020}-\u{E007E}]{4,}/u;
const HIDDEN_RUN = /[\u200B-\u200D\u2060-\u2064\uFEFF]{6,}/;
const REVERSED = /[\u202D\u202E]/;

const HIDDEN_LETTER = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u00AD\u{E0000}-\u{E007F}]/gu;

/** Whether a text speaks to the machine that reads it, or hides something from people. `raw` is the text before cleaning. */
export const isInstruction = (raw: string): boolean => {
  if (HIDDEN_LETTERS.test(raw) || HIDDEN_RUN.test(raw) || REVERSED.test(raw)) return true;
  const visible = raw
    .normalize("NFKC")
    .replace(HIDDEN_LETTER, "")
    .replace(/[’‘]/g, "'")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n\s+/g, "\n");
  return [...mayInstruct(visible), ...IN_OTHER_LANGUAGES].some((each) => each.test(visible));
};
