import { describe, expect, test } from "bun:test";
import {
  type OwnWords,
  ownWordsAround,
  quoted,
  tellingWords,
  within,
} from "../../../../../server/insight/avatar/own-words.ts";
import { analyseText, type Sentence } from "../../../../../server/insight/text/analyse.ts";

const placeOf = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { reviewId: "r1", start, end: start + words.length };
};

const sentenceAt = (text: string, at: number): Sentence => {
  const found = analyseText(text, "r1").find(({ start, end }) => start <= at && at < end);
  if (found === undefined) throw new Error(`no sentence at ${at}`);
  return found;
};

/** What is quoted around the strap. */
const aroundStrap = (text: string): OwnWords | null => {
  const at = text.indexOf("strap");
  return ownWordsAround(sentenceAt(text, at), text, at);
};

const LONG = "We took it to the lake on the first weekend of May with all of our kids";

describe("words are quoted", () => {
  test.each([
    ["without what leads on from before", "And the strap is loose", "“the strap is loose”"],
    ["and what leads on with a comma", "But, the strap is loose", "“the strap is loose”"],
    ["and what is only cried", "Well, the strap is loose", "“the strap is loose”"],
    ["but with what they begin to say", "Ok for a den", "“Ok for a den”"],
    ["but with a word that only begins so", "Andover sells the strap", "“Andover sells the strap”"],
    ["without the stop", "The strap is loose ...", "“The strap is loose”"],
    ["without a dash at the end", "The strap is loose –", "“The strap is loose”"],
    ["with what they cry", "The strap is loose!", "“The strap is loose!”"],
  ])("%s: %s", (_, text, words) => {
    expect(quoted(text, placeOf(text, text)).text).toBe(words);
  });

  test("with the place where they stand, and how many they are", () => {
    const text = "It came. And the strap - of 2 cm - is loose. Oh.";
    const { span, words } = quoted(text, placeOf(text, "And the strap - of 2 cm - is loose."));
    expect(span).toEqual(placeOf(text, "the strap - of 2 cm - is loose"));
    expect(words).toBe(7);
  });
});

describe("around a place is quoted", () => {
  test("the whole sentence where it is short", () => {
    const text = "It came. And, when I ran, the strap was loose.";
    expect(aroundStrap(text)).toEqual({
      text: "“when I ran, the strap was loose”",
      span: placeOf(text, "when I ran, the strap was loose"),
      words: 7,
    });
  });

  test("of a sentence of more than eighteen words the clause", () => {
    const eighteen = "One two three four five six seven eight nine, the strap is loose on the left side now.";
    expect(aroundStrap(eighteen)?.words).toBe(18);
    expect(aroundStrap(eighteen.replace(" now", " right now"))?.text).toBe(
      "“the strap is loose on the left side right now”",
    );
    const text = `${LONG}, and the strap came loose on the way home, and nobody could fix it.`;
    expect(aroundStrap(text)).toEqual({
      text: "“the strap came loose on the way home”",
      span: placeOf(text, "the strap came loose on the way home"),
      words: 8,
    });
  });

  test("with the clause that hangs on it", () => {
    expect(aroundStrap(`${LONG}, the strap came loose, which annoyed us, and nobody could fix it.`)?.text).toBe(
      "“the strap came loose, which annoyed us”",
    );
    expect(aroundStrap(`${LONG}, and the strap came loose because nobody had sewn it.`)?.text).toBe(
      "“the strap came loose because nobody had sewn it”",
    );
  });

  test.each([
    ["a clause that hangs on another", `${LONG} in a tent, which has a strap that came loose.`],
    ["a clause that is too long itself", `${LONG} and the big cooler and the tent with a strap.`],
    ["a question", "Is the strap loose?"],
    ["what quotes others", 'They call it "never loose" of the strap.'],
    ["what quotes others as books do", "They call it “never loose” of the strap."],
    ["how somebody can be reached", "Write to ann@mail.com about the strap."],
    ["whom one can call", "Call me at 555-123-4567 about the strap."],
  ])("but not %s: %s", (_, text) => {
    expect(aroundStrap(text)).toBeNull();
  });

  test("what somebody can be reached by in another clause keeps nothing back", () => {
    expect(aroundStrap(`${LONG}, the strap came loose, ask ann@mail.com.`)?.text).toBe("“the strap came loose”");
  });
});

describe("of a sentence", () => {
  const TEXT = "The wide strap is quickly coming loose at the lake.";
  const sentence = sentenceAt(TEXT, 0);
  const wordsOf = (tokens: readonly { text: string }[]): string => tokens.map(({ text }) => text).join(" ");

  test("the tokens that stand wholly between two places are within", () => {
    expect(wordsOf(within(sentence, placeOf(TEXT, "wide strap is")))).toBe("wide strap is");
    expect(wordsOf(within(sentence, placeOf(TEXT, "ide strap i")))).toBe("strap");
  });

  test("nouns, verbs and qualities tell of something", () => {
    expect(wordsOf(tellingWords(sentence, placeOf(TEXT, TEXT)))).toBe("wide strap is coming loose lake");
    expect(wordsOf(tellingWords(sentence, placeOf(TEXT, "strap is quickly")))).toBe("strap is");
  });
});
