import { expect, test } from "bun:test";
import { customerDecider } from "../../../../events/customer/customer.ts";
import { createStateOpener } from "../../../../server/http/opened-states.ts";
import type { StateRow } from "../../../../server/store/event-store.ts";

const REMEMBERED = 2_000;

/** A row whose state is sealed, as the database answers it. */
const row = (sealed: string): StateRow => ({
  version: 1,
  state_schema: customerDecider.stateSchema,
  state_version: 1,
  state: { sealed },
  wrapped_key: new Uint8Array(1),
  erased: false,
});

const opener = () => {
  const opened: string[] = [];
  const open = createStateOpener({
    read: async () => [],
    openState: (streamId) => {
      opened.push(streamId);
      return { version: 1, folded: { version: 1, value: customerDecider.initialState } };
    },
  });
  return { open, opened };
};

test("the same sealed state is opened once, and another one anew", async () => {
  const { open, opened } = opener();
  for (const sealed of ["one", "one", "two", "two"]) await open("ada", row(sealed));
  expect(opened).toEqual(["customer-ada", "customer-ada"]);
});

test("of more states than it holds it forgets the one that was asked for longest ago", async () => {
  const { open, opened } = opener();
  for (let id = 0; id < REMEMBERED; id += 1) await open(`${id}`, row("one"));
  await open("0", row("one"));
  await open("one more", row("one"));
  opened.length = 0;
  for (const id of ["0", "one more", "1"]) await open(id, row("one"));
  expect(opened).toEqual(["customer-1"]);
});
