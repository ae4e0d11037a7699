import { describe, expect, test } from "bun:test";
import { parseJunit } from "../../run/junit.ts";

const REPORT = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="bun test" tests="4" failures="1" skipped="2">
  <testsuite name="tests/unit/a.test.ts" file="tests/unit/a.test.ts" tests="4">
    <testsuite name="a &gt; b" file="tests/unit/a.test.ts" line="2">
      <testcase name="says &quot;no&quot; &amp; &lt;stops&gt;" classname="a &gt; b" file="tests/unit/a.test.ts" line="3" />
      <testcase name="breaks" classname="a &gt; b" file="tests/unit/a.test.ts" line="4">
        <failure type="AssertionError" message="expect(&quot;x&quot;)">at line 4</failure>
      </testcase>
    </testsuite>
    <testcase name="waits" classname="" file="tests/unit/a.test.ts" line="5">
      <skipped />
    </testcase>
    <testcase name="is planned" classname="" file="tests/unit/a.test.ts" line="6">
      <skipped message="planned" />
    </testcase>
  </testsuite>
</testsuites>`;

describe("reading a report", () => {
  test("each case keeps its file, its full name and its status", () => {
    const file = "tests/unit/a.test.ts";
    expect(parseJunit(REPORT)).toEqual([
      { file, name: 'a > b > says "no" & <stops>', status: "passed" },
      { file, name: "a > b > breaks", status: "failed" },
      { file, name: "waits", status: "skipped" },
      { file, name: "is planned", status: "skipped" },
    ]);
  });

  test("what is no report has no cases", () => {
    expect(parseJunit("")).toEqual([]);
    expect(parseJunit("<testsuites")).toEqual([]);
  });
});
