/** A fault, the file it is planted in, and what each tool has to say about it. */
export type PlantedFault = {
  fault: string;
  file: string;
  source: string;
  /** The rule of the dependency graph. */
  graph?: string;
  /** The lint rule. */
  lint?: string;
  /** The compiler's error code. */
  types?: string;
};

const IMPORTS = "eslint(no-restricted-imports)";
const GLOBALS = "eslint(no-restricted-globals)";
const PROPERTIES = "eslint(no-restricted-properties)";

const uses = (name: string, from: string) => `import { ${name} } from "${from}";\nexport const value = ${name};\n`;
const usesType = (name: string, from: string) =>
  `import type { ${name} } from "${from}";\nexport type Alias = ${name};\n`;

/** A tree without a fault: whatever a tool says about it is a false alarm. */
export const CLEAN_TREE: Readonly<Record<string, string>> = {
  "events/customer/account.ts": `export const account = 1;\n`,
  "events/order.ts": `import * as v from "valibot";\nexport const order = v;\n`,
  "machines/flow.ts": `import * as v from "valibot";\nimport { setup } from "xstate";\nimport { order } from "../events/order.ts";\nexport const flow = [v, setup, order];\n`,
  "server/app.ts": `import { order } from "../events/order.ts";\nexport const app = order;\nexport type App = typeof app;\n`,
  "server/features/a/verb.ts": `import { app } from "../../app.ts";\nexport const verb = app;\n`,
  "server/features/b/verb.ts": `export const other = 1;\n`,
  "server/optimizer/run.ts": `export const run = 1;\n`,
  "client/work/query.ts": `export const query = 1;\n`,
  "server/insight/theme.ts": `import { order } from "../../events/order.ts";\nexport const theme = order;\n`,
  "client/api/api.ts": usesType("App", "../../server/app.ts"),
  "client/features/a/page.ts": uses("flow", "../../../machines/flow.ts"),
  "client/features/b/page.ts": `export const page = 1;\n`,
  "client/ui/button.ts": `export const button = 1;\n`,
  "tests/helper.ts": `export const helper = 1;\n`,
};

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    fault: "events/ imports server/",
    file: "events/reaches-server.ts",
    source: uses("app", "../server/app.ts"),
    graph: "events-are-pure",
    lint: IMPORTS,
  },
  {
    fault: "events/ imports machines/, if only as a type",
    file: "events/reaches-machines.ts",
    source: usesType("flow", "../machines/flow.ts"),
    graph: "events-are-pure",
    lint: IMPORTS,
  },
  {
    fault: "the visitor's stream imports the customer's",
    file: "events/visitor/reaches-customer.ts",
    source: uses("account", "../customer/account.ts"),
    graph: "streams-do-not-know-each-other",
  },
  {
    fault: "events/ imports a package other than valibot",
    file: "events/reaches-package.ts",
    source: uses("setup", "xstate"),
    graph: "events-are-pure",
    lint: IMPORTS,
  },
  {
    fault: "events/ imports a module of the runtime",
    file: "events/reads-files.ts",
    source: uses("readFileSync", "node:fs"),
    graph: "events-are-pure",
    lint: IMPORTS,
    types: "TS2591",
  },
  {
    fault: "events/ reaches for the network",
    file: "events/fetches.ts",
    source: `export const value = () => fetch("/");\n`,
    lint: GLOBALS,
    types: "TS2304",
  },
  {
    fault: "events/ reads the environment",
    file: "events/reads-environment.ts",
    source: "export const value = process.argv;\n",
    lint: GLOBALS,
    types: "TS2591",
  },
  {
    fault: "events/ prints",
    file: "events/prints.ts",
    source: "export const value = () => console.log(1);\n",
    lint: GLOBALS,
    types: "TS2584",
  },
  {
    fault: "events/ reads the clock",
    file: "events/reads-clock.ts",
    source: "export const value = () => Date.now();\n",
    lint: PROPERTIES,
  },
  {
    fault: "events/ throws dice",
    file: "events/throws-dice.ts",
    source: "export const value = () => Math.random();\n",
    lint: PROPERTIES,
  },
  {
    fault: "machines/ imports client/",
    file: "machines/reaches-client.ts",
    source: uses("button", "../client/ui/button.ts"),
    graph: "machines-are-pure",
    lint: IMPORTS,
  },
  {
    fault: "machines/ imports React",
    file: "machines/renders.ts",
    source: uses("useState", "react"),
    graph: "machines-are-pure",
    lint: IMPORTS,
  },
  {
    fault: "machines/ touches the page",
    file: "machines/touches-page.ts",
    source: "export const value = () => document.title;\n",
    types: "TS2584",
  },
  {
    fault: "server/ imports client/",
    file: "server/reaches-client.ts",
    source: uses("button", "../client/ui/button.ts"),
    graph: "server-stands-alone",
    lint: IMPORTS,
  },
  {
    fault: "server/ imports machines/",
    file: "server/reaches-machines.ts",
    source: uses("flow", "../machines/flow.ts"),
    graph: "server-stands-alone",
    lint: IMPORTS,
  },
  {
    fault: "a feature of the server imports another",
    file: "server/features/a/reaches-b.ts",
    source: uses("other", "../b/verb.ts"),
    graph: "features-do-not-know-each-other",
  },
  {
    fault: "the engine imports the rest of the server",
    file: "server/insight/reaches-app.ts",
    source: uses("app", "../app.ts"),
    graph: "engine-is-pure",
  },
  {
    fault: "the engine reads files",
    file: "server/insight/reads-files.ts",
    source: uses("readFileSync", "node:fs"),
    graph: "engine-does-no-io",
    lint: IMPORTS,
  },
  {
    fault: "the engine throws dice",
    file: "server/listing/throws-dice.ts",
    source: "export const value = () => Math.random();\n",
    lint: PROPERTIES,
  },
  {
    fault: "client/ imports the server, if only as a type",
    file: "client/reaches-server.ts",
    source: usesType("App", "../server/app.ts"),
    graph: "client-knows-one-type-of-the-server",
    lint: IMPORTS,
  },
  {
    fault: "client/ reads anew what may be under way",
    file: "client/invalidates.ts",
    source: "export const value = (client: { invalidateQueries: () => void }) => client.invalidateQueries();\n",
    lint: PROPERTIES,
  },
  {
    fault: "client/ imports a module of the runtime",
    file: "client/reads-files.ts",
    source: uses("readFileSync", "node:fs"),
    lint: IMPORTS,
  },
  {
    fault: "a page's code is fetched without regard to a lost connection",
    file: "client/routes/loads-alone.ts",
    source: uses("lazyRouteComponent", "@tanstack/react-router"),
    lint: IMPORTS,
  },
  {
    fault: "a feature of the client imports another",
    file: "client/features/a/reaches-b.ts",
    source: uses("page", "../b/page.ts"),
    graph: "features-do-not-know-each-other",
  },
  {
    fault: "client/ui/ imports a feature",
    file: "client/ui/knows-business.ts",
    source: uses("page", "../features/b/page.ts"),
    graph: "ui-knows-no-business",
  },
  {
    fault: "code imports a test helper",
    file: "server/reaches-tests.ts",
    source: uses("helper", "../tests/helper.ts"),
    graph: "tests-stay-outside",
    lint: IMPORTS,
  },
  {
    fault: "an import leads nowhere",
    file: "server/reaches-nothing.ts",
    source: uses("nothing", "./nothing.ts"),
    graph: "everything-resolves",
  },
  {
    fault: "a file exports a default",
    file: "server/default-export.ts",
    source: "export default 1;\n",
    lint: "import(no-default-export)",
  },
  {
    fault: "a value is any",
    file: "server/says-any.ts",
    source: "export const value: any = 1;\n",
    lint: "typescript(no-explicit-any)",
  },
  {
    fault: "a value is asserted to be there",
    file: "server/asserts.ts",
    source: "export const value = (list: readonly string[]) => list[0]!;\n",
    lint: "typescript(no-non-null-assertion)",
  },
  {
    fault: "a promise is dropped",
    file: "server/drops-promise.ts",
    source: "export const value = () => {\n  Promise.resolve(1);\n};\n",
    lint: "typescript(no-floating-promises)",
  },
  {
    fault: "a switch forgets a case",
    file: "server/forgets-case.ts",
    source: `export const value = (kind: "a" | "b") => {\n  switch (kind) {\n    case "a":\n      return 1;\n  }\n  return 2;\n};\n`,
    lint: "typescript(switch-exhaustiveness-check)",
  },
  {
    fault: "a file grows beyond 300 lines",
    file: "server/grows.ts",
    source: Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};\n`).join(""),
    lint: "eslint(max-lines)",
  },
  {
    fault: "the store imports a feature",
    file: "server/store/reaches-feature.ts",
    source: uses("verb", "../features/a/verb.ts"),
    graph: "store-knows-nothing-above-it",
  },
  {
    fault: "what features are built of imports one",
    file: "server/mail/reaches-feature.ts",
    source: uses("verb", "../features/a/verb.ts"),
    graph: "services-know-no-features",
  },
  {
    fault: "server/http/ imports the work",
    file: "server/http/reaches-work.ts",
    source: uses("run", "../optimizer/run.ts"),
    graph: "http-knows-no-work",
  },
  {
    fault: "the store makes a log of its own",
    file: "server/store/logs-by-itself.ts",
    source: uses("getLogger", "@logtape/logtape"),
    graph: "log-is-passed-in",
  },
  {
    fault: "the sandbox imports ours",
    file: "server/sandbox/reaches-app.ts",
    source: uses("app", "../app.ts"),
    graph: "sandbox-plays-stripe",
  },
  {
    fault: "client/ui/ imports shared business",
    file: "client/ui/reaches-work.ts",
    source: uses("query", "../work/query.ts"),
    graph: "ui-knows-no-business",
  },
  {
    fault: "a shared part imports a feature",
    file: "client/work/reaches-feature.ts",
    source: uses("page", "../features/b/page.ts"),
    graph: "shared-parts-know-no-features",
  },
  {
    fault: "client/lib/ imports what is shown",
    file: "client/lib/reaches-ui.ts",
    source: uses("button", "../ui/button.ts"),
    graph: "lib-knows-no-screens",
  },
];
