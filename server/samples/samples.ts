/** Review sets written for trying the product; the people, brands and products are invented. */
export type Sample = {
  id: string;
  title: string;
  productName: string;
  avatarName: string;
  blurb: string;
  file: string;
};

export const SAMPLES: readonly Sample[] = [
  {
    id: "bottle",
    title: "Insulated bottle",
    productName: "Kelvara Insulated Water Bottle with Straw Lid",
    avatarName: "Long-Shift Nurse",
    blurb: "A page copied from a marketplace: why do some bottles leak and others never do?",
    file: "bottle.txt",
  },
  {
    id: "harness",
    title: "Dog harness",
    productName: "Tuggins No-Pull Dog Harness",
    avatarName: "Early-Morning Dog Walker",
    blurb: "A spreadsheet with stars and dates: it stops the pulling, but what happens on long walks?",
    file: "harness.csv",
  },
  {
    id: "lamp",
    title: "Desk lamp",
    productName: "Wickmoor Arc LED Desk Lamp",
    avatarName: "Late-Night Maker",
    blurb: "A JSON export: gentle on the eyes, with a weakness that cats found first.",
    file: "lamp.json",
  },
];
