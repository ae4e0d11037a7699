const THOUGHT = /^\s*<think>[^]*?<\/think>/i;
const FENCED = /```(?:json)?[ \t]*\n([^]*?)\n?```/i;

const between = (text: string): string => text.slice(Math.max(0, text.indexOf("{")), text.lastIndexOf("}") + 1);

/** The JSON object of an answer, which may stand in a fence or between words. Throws where there is none. */
export const jsonOf = (answer: string): unknown => {
  const text = answer.replace(THOUGHT, "");
  return JSON.parse(between(FENCED.exec(text)?.[1] ?? text));
};
