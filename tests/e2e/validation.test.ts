import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { type Seller, workOf } from "../support/paid-seller.ts";
import { formsModel } from "./models/forms.model.ts";
import { toastModel } from "./models/toast.model.ts";
import { REVIEWS } from "./support/failing-calls.ts";
import { type GatedApp, startGatedApp } from "./support/gated-app.ts";

let gated: GatedApp;
let sellers: Record<"demo" | "pro", Seller>;
let avatarId: string;

beforeAll(async () => {
  gated = await startGatedApp();
  sellers = { demo: await gated.openSeller("demo"), pro: await gated.openSeller("pro") };
  await gated.as(sellers.pro, "validation, work", async (page) => {
    ({ id: avatarId } = await workOf(page, gated.app.url).savedAvatar({ name: "Night nurse", audience: "Nurses" }));
  });
}, 240_000);

afterAll(() => gated.stop());

type Try = {
  entries?: Readonly<Record<string, string>>;
  /** What stands in the form afterwards. */
  sees?: readonly string[];
  toast?: { title: string; description: string | null };
};

type Form = {
  form: string;
  who?: "demo" | "pro";
  at: () => string;
  open?: (page: Page) => Promise<void>;
  submit: (page: Page) => Promise<void>;
  tries: readonly Try[];
};

const press = (button: string) => (page: Page) => page.getByRole("button", { name: button, exact: true }).click();
const pressInDialog = (button: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("dialog").waitFor();
};

const CREDENTIALS: readonly Try[] = [
  { sees: ["Invalid email address", "Password must be at least 6 characters"] },
  { entries: { Email: "ada", Password: "123456" }, sees: ["Invalid email address"] },
  { entries: { Email: "ada@example.com", Password: "12345" }, sees: ["Password must be at least 6 characters"] },
];

const TOO_LONG = "a".repeat(20_001);
const BULLETS = "Current bullets (optional)";

const FORMS: readonly Form[] = [
  {
    form: "the sign-in dialog",
    at: () => "/watch-demo",
    open: openDialog,
    submit: pressInDialog("Sign in"),
    tries: CREDENTIALS,
  },
  {
    form: "the sign-up dialog",
    at: () => "/watch-demo",
    open: async (page) => {
      await openDialog(page);
      await press("Create an account")(page);
    },
    submit: pressInDialog("Create account"),
    tries: CREDENTIALS,
  },
  {
    form: "the forgotten password",
    at: () => "/forgot-password",
    submit: press("Send reset link"),
    tries: ["", "ada", "ada@example", "ada.example"].map((Email) => ({
      entries: { Email },
      sees: ["Invalid email", "Enter a valid email."],
    })),
  },
  {
    form: "the avatar editor",
    who: "demo",
    at: () => "/avatars/new",
    submit: press("Create avatar"),
    tries: [{}, { entries: { Name: "Packer" } }, { entries: { Name: " ", "Target audience": "Travellers" } }].map(
      (entries) => ({
        ...entries,
        toast: { title: "Validation error", description: "Name and target audience are required" },
      }),
    ),
  },
  {
    form: "the demo",
    at: () => "/demo",
    submit: press("Optimize my listing"),
    tries: [
      { sees: ["All fields are required"] },
      { entries: { "Product name": "Bag", Reviews: REVIEWS }, sees: ["All fields are required"] },
      { entries: { "Avatar name": "Packer", Reviews: TOO_LONG }, sees: ["Reviews must be 20,000 characters or less"] },
    ],
  },
  {
    form: "the demo's upgrade dialog",
    at: () => "/demo?upgrade=1",
    open: (page) => page.getByRole("dialog", { name: "Keep going" }).waitFor(),
    submit: pressInDialog("Continue to plans"),
    tries: [
      { sees: ["Email and password are required"] },
      { entries: { Email: "ada@example.com" }, sees: ["Email and password are required"] },
      { entries: { Password: "12345" }, sees: ["Password must be at least 6 characters"] },
    ],
  },
  {
    form: "the form to start with",
    who: "pro",
    at: () => "/optimize/start?mode=paid",
    submit: press("Optimize listing"),
    tries: [
      { sees: ["All fields are required"], toast: { title: "All fields are required", description: null } },
      {
        entries: { "Avatar name": "Packer", "Product or ASIN name": "Bag", Reviews: TOO_LONG },
        sees: ["Reviews must be 20,000 characters or less"],
        toast: { title: "Reviews must be 20,000 characters or less", description: null },
      },
    ],
  },
  {
    form: "the form for a saved avatar",
    who: "pro",
    at: () => `/optimization?avatarId=${avatarId}`,
    submit: press("Optimize listing"),
    tries: [
      { toast: { title: "Missing information", description: "Please fill in product name and reviews" } },
      {
        entries: { "Product name": "Bag" },
        toast: { title: "Missing information", description: "Please fill in product name and reviews" },
      },
      { entries: { Reviews: REVIEWS, [BULLETS]: "a\nb\nc\n\nd\ne\nf" }, sees: ["Too many bullets (max 5)."] },
      {
        entries: { [BULLETS]: Array.from({ length: 5 }, () => "b".repeat(301)).join("\n") },
        sees: ["Too many characters (max 1500)."],
      },
      { entries: { [BULLETS]: "b".repeat(301) }, sees: ["One or more bullets exceed 300 characters."] },
    ],
  },
];

describe("a form that cannot be sent", () => {
  test.each(FORMS)(
    "$form says what is wrong in the specified words, keeps every entry and sends nothing",
    ({ form, who, at, open, submit, tries }) =>
      gated.as(who === undefined ? null : sellers[who], `validation ${form}`, async (page) => {
        const [forms, toasts] = [formsModel(page), toastModel(page)];
        await page.goto(at());
        await open?.(page);
        await page.getByRole("textbox").first().waitFor();
        const before = await gated.appended();
        for (const { entries = {}, sees = [], toast } of tries) {
          await forms.fill(entries);
          const entered = await forms.entries();
          await submit(page);
          for (const words of sees) await forms.see(words);
          if (toast !== undefined) {
            expect(await toasts.said(toast.title)).toEqual({ ...toast, tone: "destructive" });
            await toasts.close();
          }
          expect(await forms.entries()).toEqual(entered);
        }
        expect(await gated.appended()).toBe(before);
      }),
  );

  test("a current title is called too long above 200 characters, and may be sent all the same", () =>
    gated.as(sellers.pro, "validation title", async (page) => {
      const forms = formsModel(page);
      await page.goto(`/optimization?avatarId=${avatarId}`);
      await forms.fill({ "Current title (optional)": "a".repeat(200) });
      expect(await page.getByText("⚠️ Too long", { exact: true }).count()).toBe(0);
      await forms.fill({ "Current title (optional)": "a".repeat(201) });
      await forms.see("⚠️ Too long");
      await forms.fill({ "Product name": "p".repeat(230) });
      await forms.see("Product name must be 200 characters or less");
      expect(await forms.entries()).toContain("p".repeat(230));
      await forms.fill({ "Product name": "Bag", Reviews: REVIEWS });
      await forms.press("Optimize listing");
      await page.getByRole("heading", { name: "Your listing" }).waitFor();
    }));
});
