import type { Outcome } from "./outcome.ts";
import { runFiles } from "./run-files.ts";
import type { Need, Suite, SuiteFiles } from "./suites.ts";

type Group = { suite: Suite; title: string; files: readonly string[] };

/** Brings what a suite needs, and says how its tests find it. */
type Provide = (needs: readonly Need[]) => Promise<Readonly<Record<string, string>>>;

type Report = (outcome: Outcome) => void;

/** Processes that run side by side: one for each of the two processors that a run is promised. */
const LANES = 2;

const inGroups = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** What runs beside others, and what runs by itself, each file set in a process of its own. */
const groupsOf = ({ suite, files }: SuiteFiles): { together: readonly Group[]; apart: readonly Group[] } => {
  const { name, filesPerProcess, alone = [] } = suite;
  const [together, apart] = [false, true].map((isApart) =>
    inGroups(
      files.filter((file) => alone.includes(file) === isApart),
      filesPerProcess,
    ),
  );
  const groups = [...(together ?? []), ...(apart ?? [])].map(
    (some, index, all): Group => ({
      suite,
      title: all.length === 1 ? name : `${name} ${index + 1}/${all.length}`,
      files: some,
    }),
  );
  return { together: groups.slice(0, together?.length), apart: groups.slice(together?.length) };
};

/** Does them in order, so many at a time. */
const inLanes = async <Item>(
  items: readonly Item[],
  lanes: number,
  does: (item: Item) => Promise<void>,
): Promise<void> => {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await does(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

/**
 * Runs suites in as few processes as they allow, two at a time, and last of all, by themselves, the files that measure time.
 * A suite without files has nothing to show and fails.
 */
export const runSuites = async (suites: readonly SuiteFiles[], provide: Provide, report: Report): Promise<void> => {
  for (const { suite, files } of suites) {
    if (files.length === 0)
      report({ title: suite.name, passed: 0, failures: [`no test file in tests/${suite.name}`], ms: 0 });
  }
  const groups = suites.map(groupsOf);
  const isOne = groups.flatMap(({ together, apart }) => [...together, ...apart]).length === 1;
  const output = isOne ? "shown" : "kept";
  const runGroup = async ({ suite: { needs, testTimeoutMs }, title, files }: Group): Promise<void> => {
    const env = await provide(needs).catch((error: unknown) => {
      report({ title, passed: 0, failures: [String(error)], ms: 0 });
      return null;
    });
    if (env === null) return;
    const heading = `\n── ${title}: ${files.length} files`;
    if (output === "shown") console.log(heading);
    const { text, ...outcome } = await runFiles(files, { title, testTimeoutMs, env, output });
    if (output === "kept") console.log(`${heading}\n${text}`);
    report(outcome);
  };
  await inLanes(
    groups.flatMap(({ together }) => together),
    LANES,
    runGroup,
  );
  await inLanes(
    groups.flatMap(({ apart }) => apart),
    1,
    runGroup,
  );
};
