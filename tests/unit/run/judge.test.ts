import { describe, expect, test } from "bun:test";
import { judge } from "../../run/judge.ts";

const well = { exitCode: 0, signal: null, timedOut: false };
const badly = { ...well, exitCode: 1 };
const FILE = "tests/unit/a.test.ts";

const testCase = (file: string, name: string, body = "") =>
  `<testcase name="${name}" classname="" file="${file}" line="1">${body}</testcase>`;
const report = (...cases: string[]) => `<testsuites name="bun test">${cases.join("")}</testsuites>`;

describe("judging a test process", () => {
  test("passed tests of a process that ended well are counted as passed", () => {
    const xml = report(testCase(FILE, "one"), testCase(FILE, "two"));
    expect(judge([FILE], well, xml)).toEqual({ passed: 2, failures: [] });
  });

  test("a failed test is named", () => {
    const xml = report(testCase(FILE, "one"), testCase(FILE, "two", '<failure type="Error" />'));
    expect(judge([FILE], badly, xml)).toEqual({ passed: 1, failures: [`${FILE}: two (failed)`] });
  });

  test("a skipped test is a failure", () => {
    const xml = report(testCase(FILE, "one"), testCase(FILE, "two", "<skipped />"));
    expect(judge([FILE], well, xml)).toEqual({ passed: 1, failures: [`${FILE}: two (skipped)`] });
  });

  test("a file in which no test ran is a failure, whatever the process says", () => {
    const silent = "tests/unit/silent.test.ts";
    const xml = report(testCase(FILE, "one"));
    expect(judge([FILE, silent], well, xml)).toEqual({ passed: 1, failures: [`${silent}: no test ran`] });
  });

  test("a process without a report has failed, for each file and for itself", () => {
    const crashed = { exitCode: null, signal: "SIGSEGV", timedOut: false };
    expect(judge([FILE], crashed, null)).toEqual({
      passed: 0,
      failures: [`${FILE}: no test ran`, "the test process left no report and was killed by SIGSEGV"],
    });
  });

  test("a bad ending that no failed test explains is a failure", () => {
    const xml = report(testCase(FILE, "one"));
    expect(judge([FILE], badly, xml)).toEqual({ passed: 1, failures: ["the test process exited with 1"] });
  });

  test("a process that reported well and then never ended is a failure", () => {
    const xml = report(testCase(FILE, "one"));
    const stuck = { exitCode: null, signal: "SIGKILL", timedOut: true };
    expect(judge([FILE], stuck, xml)).toEqual({ passed: 1, failures: ["the test process ran out of time"] });
  });

  test("running nothing is a failure", () => {
    expect(judge([], well, report())).toEqual({ passed: 0, failures: ["there was nothing to run"] });
  });
});
