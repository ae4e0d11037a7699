import { customerDecider, customerStreamId } from "../../events/customer/customer.ts";
import type { OptimizationInput } from "../../events/result/result.ts";
import { isoNow } from "../../server/platform/clock.ts";
import { execute } from "../../server/store/handle-command.ts";
import { type BillingApp, subscribeTo } from "./billing-app.ts";
import { engineThat, resultOf } from "./engines.ts";
import { createdAsin, fieldOf, optimize } from "./seller.ts";
import { openBrowser, type TestBrowser } from "./test-browser.ts";

const PASSWORD = "bottle-cap-42-river";
const LOST_PRODUCT = "Plantedlost Kettle";

/** What only this person would ever write: each is searched for, everywhere, once they are erased. */
export const PLANTED = {
  email: "plantedwren@planted.example",
  firstName: "Plantedfirstname",
  lastName: "Plantedlastname",
  phone: "+1 555 0177 0199",
  visitorProduct: "Plantedvisitor Flask",
  product: "Plantedproduct Flask",
  asin: "Plantedasin",
  lostProduct: LOST_PRODUCT,
  visitorReview: "plantedvisitorreview",
  review: "plantedcustomerreview",
  keyword: "plantedkeyword",
  visitorKeyword: "plantedvisitorkeyword",
  title: "Plantedtitle of a listing",
  bullet: "Plantedbullet of a listing",
  revised: "Plantedrevision of a title",
  avatarName: "Plantedavatar",
  visitorAvatar: "Plantedvisitoravatar",
  avatarNotes: "Plantednotes about a neighbour",
  renamed: "Plantedrename",
  userAgent: "PlantedBrowser/9.1",
  address: "203.0.113.77",
  reason: "Plantedreason of a member of staff",
} as const;

const REVIEWS = (word: string): string =>
  [
    `The lid leaked in my bag, says ${word}, and ruined my notebook on the first day.`,
    "",
    `Keeps water cold for a whole shift. I am a nurse and I love it. ${word} again.`,
  ].join("\n");

/** Finishes what it is given, with the reviewers' words in it, but for the one product that is doomed. */
export const plantedEngine = engineThat(async (input: OptimizationInput) => {
  if (input.productName === LOST_PRODUCT) throw new Error("The engine gave up");
  const review = { id: "r1", text: input.reviewsText, title: null, rating: null, date: null };
  return { ...resultOf(input), reviews: [review] };
});

/** Every call of this person carries their browser's name and their address. */
const browserOf = (app: BillingApp): TestBrowser =>
  openBrowser({
    handle: (request) => {
      request.headers.set("user-agent", PLANTED.userAgent);
      request.headers.set("x-forwarded-for", PLANTED.address);
      return app.handle(request);
    },
  });

const succeed = async (answering: ReturnType<TestBrowser["post"]>): Promise<void> => {
  const { status, text } = await answering;
  if (status !== 200) throw new Error(`${status}: ${text}`);
};

const tryTheDemo = async (browser: TestBrowser): Promise<void> => {
  const demoToken = fieldOf(await browser.post("/api/demo/start", {}), "demoToken");
  const form = {
    avatarName: PLANTED.visitorAvatar,
    productName: PLANTED.visitorProduct,
    reviews: REVIEWS(PLANTED.visitorReview),
    mustIncludeKeywords: [PLANTED.visitorKeyword],
    idemKey: "planted-demo",
    demoToken,
  };
  await succeed(browser.post("/api/demo/optimize", form));
  const { visitorAvatar: avatarName, visitorProduct: productName, visitorReview: reviewsText } = PLANTED;
  const stash = { avatarName, targetAudience: avatarName, productName, reviewsText };
  await succeed(browser.post("/api/demo/stash-avatar-data", stash));
};

const work = async (browser: TestBrowser): Promise<void> => {
  const { avatarName: name, avatarNotes: notes, product: productName, keyword } = PLANTED;
  const id = fieldOf(await browser.post("/api/avatars", { name, audience: name, notes, keywords: [keyword] }), "id");
  await succeed(browser.call("PATCH", `/api/avatars/${id}`, { body: { name: PLANTED.renamed } }));
  const profile = {
    asin: PLANTED.asin,
    productName,
    avatarName: name,
    reviewsText: REVIEWS(PLANTED.review),
    currentTitle: PLANTED.title,
    currentBullets: [PLANTED.bullet],
    keywords: [keyword],
  };
  const asinId = await createdAsin(browser, profile);
  const optimizationId = fieldOf(await optimize(browser, asinId, "planted-optimization"), "id");
  const words = { optimizedTitles: [PLANTED.revised], itemHighlights: "", bulletsA: [], bulletsB: [], searchTerms: "" };
  await succeed(browser.post(`/api/optimizations/${optimizationId}/revisions`, { basedOn: 0, words }));
  const lost = await createdAsin(browser, { ...profile, productName: PLANTED.lostProduct });
  const { status } = await optimize(browser, lost, "planted-lost");
  if (status !== 503) throw new Error(`The doomed optimization answered ${status}`);
};

const lookInto = async (app: BillingApp, browser: TestBrowser): Promise<void> => {
  const [row] = await app.deps.sql.query<{ customer_id: string }>("select customer_id from accounts where email = $1", [
    PLANTED.email,
  ]);
  const customerId = row?.customer_id ?? "";
  await execute({
    store: app.deps.store,
    decider: customerDecider,
    streamId: customerStreamId(customerId),
    command: { type: "ViewHistory", data: { reason: PLANTED.reason, at: isoNow(app.deps.clock) } },
    meta: {
      actor: { kind: "staff", staffId: "staff-1", onBehalfOf: customerId },
      correlationId: app.deps.newId(),
      causationId: null,
    },
  });
  await succeed(browser.get("/api/account/activity"));
};

/** A person who leaves something of theirs wherever the product keeps anything. Answers their browser and password. */
export const livePlantedLife = async (app: BillingApp): Promise<{ browser: TestBrowser; password: string }> => {
  const browser = browserOf(app);
  await tryTheDemo(browser);
  const { email, firstName, lastName, phone } = PLANTED;
  await succeed(browser.post("/api/auth/signup", { email, password: PASSWORD, firstName, lastName, phone }));
  await subscribeTo(app, browser, "pro");
  await app.settle();
  await work(browser);
  await succeed(browser.post("/api/relay/reset", { email }));
  await app.deliverMail();
  await lookInto(app, browser);
  await browserOf(app).post("/api/auth/signin", { email, password: "not the password 1" });
  return { browser, password: PASSWORD };
};
