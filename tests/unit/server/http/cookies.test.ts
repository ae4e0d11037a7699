import { describe, expect, test } from "bun:test";
import { cookieRule, readCookie, sessionCookieRule } from "../../../../server/http/cookies.ts";

describe("the name of a cookie", () => {
  test.each([
    ["https://listwright.example", { name: "__Host-sid", secure: true }],
    ["http://listwright.example", { name: "sid", secure: false }],
    [null, { name: "sid", secure: false }],
  ])("under %p is %p", (appUrl, rule) => {
    expect(sessionCookieRule({ appUrl })).toEqual(rule);
  });

  test("follows the same rule for every cookie", () => {
    expect(cookieRule({ appUrl: "https://listwright.example" }, "visitor").name).toBe("__Host-visitor");
  });
});

describe("reading a cookie", () => {
  const read = (cookie: string | null) =>
    readCookie(new Request("http://localhost/", cookie === null ? {} : { headers: { cookie } }), "sid");

  test.each([
    [null, null],
    ["", null],
    ["other=1", null],
    ["sid=a.b", "a.b"],
    ["other=1; sid=a.b; more=2", "a.b"],
    ["xsid=no; sid = a.b ", "a.b"],
    ["sid=first; sid=second", "first"],
    ["sid=a=b", "a=b"],
    ["sid", null],
    ["=sid; ;;", null],
  ])("in %p finds %p", (header, value) => {
    expect(read(header)).toBe(value);
  });
});
