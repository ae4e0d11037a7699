export type TestCase = { file: string; name: string; status: "passed" | "failed" | "skipped" };

const CASE = /<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g;

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

const decode = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot|apos|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const attribute = (attributes: string, name: string) =>
  decode(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");

const statusOf = (body: string): TestCase["status"] => {
  if (/<(failure|error)\b/.test(body)) return "failed";
  return /<skipped\b/.test(body) ? "skipped" : "passed";
};

/** The test cases of a report as `bun test --reporter=junit` writes it. */
export const parseJunit = (xml: string): readonly TestCase[] =>
  [...xml.matchAll(CASE)].map(([, attributes = "", body = ""]) => {
    const group = attribute(attributes, "classname");
    const name = attribute(attributes, "name");
    return {
      file: attribute(attributes, "file"),
      name: group === "" ? name : `${group} > ${name}`,
      status: statusOf(body),
    };
  });
