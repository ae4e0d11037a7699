import { describe, expect, test } from "bun:test";
import { domainsOf } from "../../../../../server/insight/facets/domain.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { describeProduct } from "../../../../../server/insight/product/product.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const byName = (name: string): string[] => [...domainsOf(describeProduct(name), [], 10)];

describe("what kind of thing a product is", () => {
  test.each([
    ["Kelvara Insulated Water Bottle", ["drinkware"]],
    ["Lunavelle Daily Face Cream", ["cosmetic"]],
    ["Pawhollow Soft Salmon Dog Treats", ["edible", "pet"]],
    ["Harbor Lanterns Family Board Game", ["game"]],
    ["The Brave Little Mouse, Bedtime Picture Book for Kids", ["reading"]],
    ["Ridgelark 4 Person Camping Tent", ["shelter"]],
    ["Brunmoor Conical Burr Coffee Grinder", ["electric"]],
    ["Cliffgrip Clear Phone Case", ["casing"]],
    ["Acme AD26 DVD Player", ["picture", "electric"]],
    ["Acme Zen 40GB MP3 Player", ["audio", "electric"]],
    ["Acme Sleep Softgels", ["edible", "remedy"]],
    ["Acme Solar System Poster", ["inert"]],
    ["Acme Kitchen Scale", ["sensing"]],
    ["Acme Solar Path Lights", ["lighting", "solar"]],
    ["Acme Window Bird Feeder", ["outdoor", "hung"]],
    ["Acme Baking Sheet", ["cookware"]],
    ["Acme Washable Rug", ["fabric", "laid"]],
    ["Acme Pickup Seat Cover Hammock", ["fabric", "laid"]],
    ["Acme Office Chair", ["padded", "wheeled", "bearing", "seating"]],
    ["Acme Orthopedic Dog Bed", ["fabric", "bedding", "padded", "laid", "pet"]],
    ["Acme Garden Nest Box with 2K Camera", ["picture"]],
    ["Acme Smart Feeder with Camera Solar Powered", ["picture", "sensing", "solar", "outdoor", "electric"]],
    ["Acme Phone Case with Camera Cover", ["casing"]],
    ["Acme Insulated Bento", ["drinkware"]],
    ["Acme Cast Iron Skillet", ["cookware"]],
    ["Acme Bedside Alarm Clock", ["alerting", "sensing", "electric"]],
    ["Acme Dash Cam Front and Rear", ["picture", "sensing"]],
    ["Acme Clumping Cat Litter, 5 lb Bag", ["pet", "supply"]],
    ["Acme 24-Color Acrylic Paint Set with Brushes", ["supply", "coloring"]],
    ["Acme Hand Towels Set", ["fabric"]],
    ["Acme Dash Camera System", ["picture", "powered"]],
    ["Acme Scented Candles Gift Set", ["scented", "supply"]],
    ["Acme Tea Set", []],
    ["Acme Wooden Railway Tracks Set", ["toy"]],
    ["Acme Stacking Cups", ["toy"]],
    ["Acme Measuring Cups Set", ["sensing"]],
    ["Acme Elliptical Trainer", ["exercise", "electric"]],
    ["Acme Silk Bonnet and Pillowcase Set", ["fabric", "worn", "bedding"]],
    ["Acme Coffee and Spice Grinder", ["electric"]],
    ["Acme Toilet Brush and Holder", ["cleaner"]],
    ["Acme Nightstand with Lights", ["lighting", "bearing"]],
    ["Acme Sound Bar", ["audio"]],
    ["Acme Patio Sofa, Chocolate", ["padded", "seating"]],
    ["Acme Chocolate", ["edible"]],
    ["Acme Portable Air Conditioner", ["cooling"]],
    ["Acme Planter Pots", ["growing"]],
    ["Acme Trash Bags", ["supply"]],
    ["Acme Makeup Brushes Set", ["inert"]],
    ["Acme Electric Makeup Brush", ["powered", "electric"]],
    ["Acme Telescope", ["picture"]],
    ["Acme Telescope for Kids", ["picture", "toy"]],
    ["Acme Lunch Box for Kids", ["drinkware"]],
  ])("%s", (name, domains) => {
    expect(byName(name)).toEqual(domains);
  });

  test("words that a fifth of the reviews use tell it, a single mention does not", () => {
    const product = describeProduct("Ostrava Studio 4");
    const talk = ["The bass is deep.", "Music sounds rich.", "Nice.", "Fine.", "Good."];
    const read = (texts: readonly string[]) =>
      domainsOf(
        product,
        texts.flatMap((text, index) => analyseText(text, `r${index}`)),
        texts.length,
      );
    expect([...read(talk)]).toContain("audio");
    expect([...read(["This deodorant lasts.", "Nice."])]).toContain("cosmetic");
    expect([...read(["Takes every wrinkle out of my shirts.", "Nice."])]).not.toContain("cosmetic");
    expect([...read(["The bass is deep.", ...Array.from({ length: 9 }, () => "Nice.")])]).not.toContain("audio");
  });
});

describe("the same words in another kind of product", () => {
  const themeIds = (text: string, productName: string): string[] =>
    mineReviews([{ id: "r1", text, title: null, rating: null, date: null }], productName).themes.map(
      ({ theme }) => theme.id,
    );

  test.each([
    ["It leaks.", "Camping Tent", "wet"],
    ["It leaks.", "Water Bottle", "leak"],
    ["So much static.", "Coffee Grinder", "mess"],
    ["So much static.", "Wireless Headphones", "sound"],
    ["They are soft.", "Dog Treats", "texture"],
    ["They are soft.", "Wool Socks", "comfort"],
    ["The instructions are clear.", "Board Game", "rules"],
    ["It slides around.", "Kitchen Rug", "staysPut"],
    ["It slides around.", "Dog Harness", "secure"],
    ["It sags.", "Seat Cushion", "shape"],
    ["It sags.", "Desk Lamp", "adjust"],
    ["The app crashes.", "Baby Monitor", "app"],
    ["It is never accurate.", "Kitchen Scale", "accuracy"],
    ["There is a monthly fee.", "Smart Doorbell", "subscription"],
    ["They last until dawn.", "Solar Garden Lights", "solar"],
    ["They sell no spare parts.", "Stand Mixer", "spares"],
    ["It blew over.", "Patio Umbrella", "wind"],
    ["Mosquitoes get inside.", "Camping Tent", "pests"],
    ["On it I sleep through the night.", "Foam Mattress", "rest"],
    ["It keeps my feet warm.", "Fleece Blanket", "warmth"],
    ["It is a lint magnet.", "Velvet Dress", "lint"],
    ["She chewed through it.", "Puppy Blanket", "chewing"],
  ])("%s of a %s", (text, productName, theme) => {
    expect(themeIds(text, productName)).toEqual([theme]);
  });

  test.each([
    ["It switches itself off.", "autoOff", "Heated Foot Warmer", "Wool Throw"],
    ["It pairs instantly.", "connection", "Bluetooth Speaker", "Building Blocks"],
    ["It is unresponsive.", "controls", "Digital Kitchen Timer", "Cotton Sheet Set"],
    ["The app crashes.", "app", "Fitness Tracker", "Leather Wallet"],
    ["It is so powerful.", "power", "Hand Mixer", "Oak Nightstand"],
    ["It is unresponsive.", "controls", "Garment Steamer", "Laundry Hamper"],
    ["It is loud.", "noise", "Box Fan", "Summer Dress"],
    ["It drowns out the engine.", "noiseCancelling", "Wireless Earbuds", "Party Speaker"],
    ["The mic is terrible.", "microphone", "Wireless Headset", "Karaoke Speaker"],
  ])("%s is %s of a %s, not of a %s", (text, theme, heard, other) => {
    expect(themeIds(text, heard)).toContain(theme);
    expect(themeIds(text, other)).not.toContain(theme);
  });

  test("where the kind is not known, words of devices are taken as they stand", () => {
    expect(themeIds("It switches itself off.", "Ostrava Studio 4")).toEqual(["autoOff"]);
  });
});
