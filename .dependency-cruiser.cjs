const SOURCES = "^(client|events|machines|server|tests)/";
const PURE_ENGINE = "^server/(insight|listing)/";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "events-are-pure",
      comment: "events/ is the language of the business: it imports itself and valibot.",
      severity: "error",
      from: { path: "^events/" },
      to: { pathNot: ["^events/", "^node_modules/valibot/"] },
    },
    {
      name: "machines-are-pure",
      comment: "machines/ imports events/, xstate and valibot; the client provides the actors.",
      severity: "error",
      from: { path: "^machines/" },
      to: { pathNot: ["^machines/", "^events/", "^node_modules/(valibot|xstate)/"] },
    },
    {
      name: "server-stands-alone",
      comment: "server/ imports events/ and itself.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(client|machines|tests)/" },
    },
    {
      name: "engine-is-pure",
      comment: "insight/ and listing/ read and write nothing: no IO, no other part of the server.",
      severity: "error",
      from: { path: PURE_ENGINE },
      to: { path: "^server/", pathNot: PURE_ENGINE },
    },
    {
      name: "engine-does-no-io",
      comment: "insight/ and listing/ use no module of the runtime and no driver.",
      severity: "error",
      from: { path: PURE_ENGINE },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "engine-drives-nothing",
      comment: "insight/ and listing/ use no framework, driver or network client.",
      severity: "error",
      from: { path: PURE_ENGINE },
      to: { path: "^node_modules/(elysia|@elysiajs|postgres|@electric-sql|openai|nodemailer|rate-limiter-flexible)/" },
    },
    {
      name: "client-knows-one-type-of-the-server",
      comment: "Only client/api/api.ts imports from server/.",
      severity: "error",
      from: { path: "^client/", pathNot: "^client/api/api\\.ts$" },
      to: { path: "^server/" },
    },
    {
      name: "client-imports-the-server-as-a-type",
      comment: "client/api/api.ts imports from server/ with import type.",
      severity: "error",
      from: { path: "^client/api/api\\.ts$" },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "features-do-not-know-each-other",
      comment: "Share by an event, or move the shared thing down.",
      severity: "error",
      from: { path: "^(client|server)/features/([^/]+)/" },
      to: { path: "^$1/features/", pathNot: "^$1/features/$2/" },
    },
    {
      name: "ui-knows-no-business",
      comment: "client/ui/ is looks and behaviour: no features, no api, no machines.",
      severity: "error",
      from: { path: "^client/ui/" },
      to: { path: "^(client/(features|api|routes)|machines|server)/" },
    },
    {
      name: "tests-stay-outside",
      comment: "Nothing imports tests/.",
      severity: "error",
      from: { path: SOURCES, pathNot: "^tests/" },
      to: { path: "^tests/" },
    },
    {
      name: "no-cycles",
      comment: "Not even by types: a cycle is one module in two files.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "everything-resolves",
      comment: "An import that does not resolve is not checked by any other rule.",
      severity: "error",
      from: { path: SOURCES },
      to: { couldNotResolve: true, pathNot: "^bun(:|$)|styled-system" },
    },
    {
      name: "no-undeclared-packages",
      comment: "What is imported stands in package.json.",
      severity: "error",
      from: { path: SOURCES },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-dev-packages-in-production",
      comment: "Code that ships uses dependencies, not devDependencies.",
      severity: "error",
      from: { path: "^(client|events|machines|server)/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules|^client/styled-system/" },
    exclude: { path: "^(dist|\\.data|\\.cache)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "bun", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".json", ".css"],
    },
  },
};
