import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataCommand, Output } from "../../../../server/control/command.ts";
import { ControlUnreachable, sendCommand } from "../../../../server/control/control-client.ts";
import { type Control, startControl } from "../../../../server/control/control-server.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

let app: TestApp;
let folder: string;
let control: Control | null = null;
beforeEach(async () => {
  app = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), "listwright-test-"));
});
afterEach(async () => {
  await control?.stop();
  control = null;
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const echo: DataCommand = {
  name: "echo",
  run: async (deps, args, { out, err }) => {
    for (const arg of args) out(`${arg} ${deps.env.NODE_ENV}`);
    err("so far");
    return 3;
  },
};
const broken: DataCommand = {
  name: "broken",
  run: async () => {
    throw new Error("a secret reason");
  },
};

const listen = () => {
  const lines: string[] = [];
  const output: Output = {
    out: (line) => void lines.push(`out ${line}`),
    err: (line) => void lines.push(`err ${line}`),
  };
  return { lines, output };
};

describe("the control socket", () => {
  test("runs a command in the server and repeats what it says", async () => {
    control = startControl(app.deps, [echo], folder);
    const { lines, output } = listen();
    expect(await sendCommand(control.address, "echo", ["ä", "two\nlines"], output)).toBe(3);
    expect(lines).toEqual(["out ä test", "out two\nlines test", "err so far"]);
  });

  test("can be opened by its owner only", () => {
    control = startControl(app.deps, [echo], folder);
    expect(statSync(control.address).mode & 0o777).toBe(0o600);
  });

  test("takes the place of one that a crash left behind", async () => {
    await Bun.write(join(folder, "control.sock"), "left behind");
    control = startControl(app.deps, [echo], folder);
    expect(await sendCommand(control.address, "echo", [], listen().output)).toBe(3);
  });

  test("finds a shorter place when the folder's path is longer than a socket's may be", async () => {
    const deep = join(folder, "d".repeat(120));
    control = startControl(app.deps, [echo], deep);
    expect(control.address.length).toBeLessThan(104);
    expect(await sendCommand(control.address, "echo", [], listen().output)).toBe(3);
  });

  test("goes on, and tells the command, when who asked has gone", async () => {
    const ended = Promise.withResolvers<void>();
    const endless: DataCommand = {
      name: "endless",
      run: async (_, __, { out, gone }) => {
        out("begun");
        await new Promise((resolve) => gone?.addEventListener("abort", resolve));
        out("nobody hears this");
        ended.resolve();
        return 0;
      },
    };
    control = startControl(app.deps, [endless, echo], folder, 5);
    const leaving = new AbortController();
    const asked = await fetch("http://localhost/commands/endless", {
      unix: control.address,
      method: "POST",
      body: "[]",
      signal: leaving.signal,
    });
    await asked.body?.getReader().read();
    leaving.abort();
    await ended.promise;
    for (let breath = 0; breath < 20; breath += 1)
      expect(await sendCommand(control.address, "echo", [], listen().output)).toBe(3);
  });

  test("a command that breaks says so without the reason, which is in the log", async () => {
    control = startControl(app.deps, [broken], folder);
    const { lines, output } = listen();
    expect(await sendCommand(control.address, "broken", [], output)).toBe(1);
    expect(lines).toEqual(["err The command failed. The server's log says why."]);
    expect(app.logLines.join()).toContain("a secret reason");
  });

  test("knows only its commands", async () => {
    control = startControl(app.deps, [echo], folder);
    await expect(sendCommand(control.address, "other", [], listen().output)).rejects.toBeInstanceOf(ControlUnreachable);
  });

  test("is gone once it is stopped", async () => {
    const stopped = startControl(app.deps, [echo], folder);
    await stopped.stop();
    await expect(sendCommand(stopped.address, "echo", [], listen().output)).rejects.toBeInstanceOf(ControlUnreachable);
  });
});
