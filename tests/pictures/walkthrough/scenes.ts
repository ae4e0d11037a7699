import type { Page } from "playwright";
import { demoModel } from "../../e2e/models/demo.model.ts";
import { listingModel } from "../../e2e/models/listing.model.ts";
import type { Camera } from "./film.ts";

const READ = 10;
const GLANCE = 4;

const section = (page: Page, id: string) => page.locator(`section#${id}, #${id}`).first();

const tryTheDemo = async (page: Page, camera: Camera): Promise<void> => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  camera.say(
    "Listwright turns customer reviews into a listing you can publish. This is the product itself, filmed as it runs.",
  );
  await camera.hold(READ);
  const demo = demoModel(page);
  await demo.open();
  camera.say(
    "Start with reviews: paste a page from a marketplace, open a spreadsheet, or take a sample. No account is needed.",
  );
  await camera.hold(GLANCE);
  await camera.click(page.getByRole("button", { name: "Insulated bottle" }));
  await demo.seeRecognized(41);
  await camera.hold(READ - GLANCE);
  camera.say(
    "Every line is accounted for: 41 reviews will be used, and what is left out is listed with its reason. You can take it back in.",
  );
  await camera.scrollTo(page.getByText("41 reviews will be used", { exact: true }));
  await camera.hold(READ);
  camera.say("One click, and it reads all of them. This takes about a second.");
  await camera.click(page.getByRole("button", { name: "Optimize my listing" }));
  await camera.hold(1);
  await demo.seeResults();
  await camera.hold(GLANCE);
};

const readTheCustomer = async (page: Page, camera: Camera): Promise<void> => {
  camera.say(
    "What your customers say: themes, counted by reviews, with how sure that count is and what each costs or earns in stars.",
  );
  await camera.scrollTo(section(page, "findings"));
  await camera.hold(READ + 3);
  camera.say("Every number opens the customers’ own words, exactly as they wrote them. Nothing here is made up.");
  await camera.click(section(page, "findings").getByRole("button").first());
  await camera.hold(READ + 3);
  await page.keyboard.press("Escape");
  camera.say("Your customer: what hurts, what they hope for, why they buy, and why they send it back.");
  await camera.scrollTo(section(page, "customer"));
  await camera.hold(READ + 3);
  camera.say("Words they use and words they never use. What no review supports stays empty, age and income included.");
  await camera.scrollTo(page.getByRole("heading", { name: "What they say", exact: true }).first());
  await camera.hold(READ + 2);
  camera.say("Questions shoppers ask that your listing does not answer yet.");
  await camera.scrollTo(section(page, "questions"));
  await camera.hold(READ);
};

const readTheListing = async (page: Page, camera: Camera): Promise<void> => {
  camera.say(
    "Your listing: ranked titles that fit the marketplace’s limit to the letter, and the most valuable words first.",
  );
  await camera.scrollTo(section(page, "listing"));
  await camera.hold(READ + 3);
  camera.say("Two bullet sets for a fair test: set A sells the outcome, set B answers the objection.");
  await camera.scrollTo(page.getByRole("heading", { name: "Set A" }).first());
  await camera.hold(READ + 4);
  camera.say("What changed and why, most valuable first. Faults that no wording can fix are named as such.");
  await camera.scrollTo(section(page, "fixes"));
  await camera.hold(READ + 3);
  camera.say(
    "How to test A against B: how many visitors it takes, and a calculator that does not call a winner early.",
  );
  await camera.scrollTo(section(page, "test"));
  await camera.hold(READ + 2);
  camera.say("Which keywords are covered, in which field, word by word. Stuffing does not raise the figure.");
  await camera.scrollTo(section(page, "keywords"));
  await camera.hold(READ + 2);
  camera.say("The rules of the marketplace, with their dates and sources. What Listwright writes passes all of them.");
  await camera.scrollTo(section(page, "checks"));
  await camera.hold(READ);
  camera.say("How it was made: the same reviews give the same listing, every time. What was not used is listed here.");
  await camera.scrollTo(section(page, "method"));
  await camera.hold(READ + 2);
};

const editTheWords = async (page: Page, camera: Camera): Promise<void> => {
  await camera.click(page.getByRole("main").getByRole("link", { name: "Steel Bottle 32 oz" }).first());
  await page.getByRole("heading", { name: "Your listing" }).waitFor();
  await page.waitForLoadState("networkidle");
  camera.say("Change any words in their place. Rules and keywords are checked while you type, each with a fix.");
  await camera.scrollTo(section(page, "listing"));
  const listing = listingModel(page);
  await camera.click(page.locator("#listing").getByRole("button", { name: "Edit listing" }));
  await listing.type("Title 1", `BEST ${await listing.words("Title 1")}!`);
  await listing.seeInBar(/error/);
  await camera.scrollTo(section(page, "listing"));
  await camera.hold(READ - GLANCE);
  for (const _ of ["sign", "superlative"]) await camera.click(listing.button(/^Apply fix/).first());
  await camera.hold(GLANCE);
  camera.say("Each saved change is a revision, to be compared and restored. What was written for you stays.");
  await camera.click(listing.form.getByRole("button", { name: "Save", exact: true }));
  await listing.seeRead();
  await camera.click(page.getByRole("button", { name: /^Revision 1$/ }));
  await listing.dialog.locator("ins").first().waitFor();
  await camera.hold(READ);
};

const runTheBusiness = async (page: Page, camera: Camera): Promise<void> => {
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  camera.say(
    "With a plan, your avatars and results stay. The dashboard says what is left of this cycle and when it begins anew.",
  );
  await camera.hold(READ);
  await editTheWords(page, camera);
  await page.goto("/welcome");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  camera.say("Every avatar leads back to its last result, and forward to the next listing.");
  await camera.hold(READ);
  await page.goto("/optimization");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  camera.say("Choose an avatar, add the listing you have now, and Listwright shows what becomes of each of its words.");
  await camera.hold(READ + 2);
};

const end = async (page: Page, camera: Camera): Promise<void> => {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  camera.say("Try it on one product, free and without an account.");
  await camera.hold(READ - 2);
};

/** Four minutes of the product: a demo from reviews to listing, and what a plan adds. */
export const playWalkthrough = async (visitor: Page, seller: Page, cameraOf: (page: Page) => Camera): Promise<void> => {
  const first = cameraOf(visitor);
  await tryTheDemo(visitor, first);
  await readTheCustomer(visitor, first);
  await readTheListing(visitor, first);
  const second = cameraOf(seller);
  await runTheBusiness(seller, second);
  await end(visitor, cameraOf(visitor));
};
