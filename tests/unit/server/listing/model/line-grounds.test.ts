import { describe, expect, test } from "bun:test";
import { problemsFor, type Starred } from "./line-cases.ts";

const FILL: readonly Starred[] = [
  [5, "Sleeps well."],
  [5, "Sleeps well, sturdy."],
];

describe("a word of the seller's", () => {
  const problems = problemsFor([[5, "Olive and sturdy."], ...FILL], { currentTitle: "Thornby Camping Cot, Olive" });

  test("stands where one reviewer says the same", () => {
    expect(problems("titles", "Thornby Camping Cot, Olive")).toEqual([]);
  });

  test("and another's does not", () => {
    expect(problems("titles", "Thornby Camping Cot, Crimson")).not.toEqual([]);
    const blue = problemsFor([[5, "Teal and sturdy."], ...FILL], { currentTitle: "Thornby Camping Cot, Olive" });
    expect(blue("titles", "Thornby Camping Cot, Teal")).not.toEqual([]);
  });
});

describe("a header", () => {
  const problems = problemsFor([
    [4, "I like that I rule the angle."],
    [5, "You can set the angle when you push the back."],
    [4, "Push the back and the angle is set."],
    [4, "The canvas mildewed where I sat."],
    ...FILL,
  ]);
  const CITED = [
    "1|I rule the angle",
    "2|You can set the angle when you push the back",
    "3|Push the back and the angle is set",
  ];
  const body = "push the back and set the angle you like";

  test.each(["The Angle Is Yours", "Rule the Angle"])(
    "of which one reviewer tells names what follows: %s",
    (header) => {
      expect(problems("bulletsA", `${header}: ${body}`, ...CITED)).toEqual([]);
    },
  );

  test("bears out nothing that follows", () => {
    expect(problems("bulletsA", "Rule the Angle: the sunshade spins", ...CITED)).not.toEqual([]);
  });

  test("that names a property is asked for itself", () => {
    expect(problems("bulletsA", `Lifetime Warranty: ${body}`, ...CITED)).not.toEqual([]);
  });
});

describe("a header of a line that cites", () => {
  const problems = problemsFor([
    [5, "The feet grip the sand."],
    [4, "Feet grip wet sand well."],
    [4, "The canvas mildewed where I sat."],
    ...FILL,
  ]);
  const CITED = ["1|The feet grip the sand", "2|Feet grip wet sand well"];

  test.each(["Will It Sink on a Beach", "Before You Buy", "Good to Know"])("claims nothing: %s", (header) =>
    expect(problems("bulletsB", `${header}: the feet grip sand`, ...CITED)).toEqual([]),
  );

  test("and lends what follows no ground", () => {
    expect(problems("bulletsB", "Will It Sink on a Beach: the canvas floats", ...CITED)).not.toEqual([]);
  });
});

describe("a line that cites reviewers who say it", () => {
  const reviews: readonly Starred[] = [
    [5, "The bracket is sturdy as anything."],
    [5, "Sturdy bracket, no wobble."],
    [5, "Sturdy bracket on brick."],
    [2, "Spring broke after two months."],
    [2, "The nozzle broke in a week."],
    [5, "Nice color."],
  ];
  const CITED = ["1|The bracket is sturdy", "2|Sturdy bracket", "3|Sturdy bracket on brick"];
  const reel = { productName: "Thornby Hose Reel" };

  test("is denied by no trouble of another thing", () => {
    expect(problemsFor(reviews, reel)("bulletsA", "On the Wall: the bracket is sturdy", ...CITED)).toEqual([]);
  });

  test("and by the trouble of its own thing, of the whole, or of nothing named", () => {
    for (const trouble of ["Bracket broke in a week.", "The reel broke in a week.", "Broke in a week."]) {
      const problems = problemsFor([...reviews, [1, trouble], [1, `Second one: ${trouble}`]], reel);
      expect(problems("bulletsA", "On the Wall: the bracket is sturdy", ...CITED)).not.toEqual([]);
    }
  });
});

describe("a material that is denied", () => {
  const problems = problemsFor(
    [
      [5, "No plastic anywhere near the water, I love that."],
      [5, "Glass and steel, no plastic."],
      [5, "Boils fast."],
    ],
    { productName: "Thornby Tea Kettle" },
  );
  const CITED = ["1|No plastic anywhere near the water", "2|Glass and steel, no plastic"];

  test.each(["plastic free", "no plastic near the water"])("stands on several reviewers who deny it: %s", (text) => {
    expect(problems("highlights", text, ...CITED)).toEqual([]);
  });

  test.each(["plastic near the water", "copper free", "no copper near the water"])(
    "and bears out no other: %s",
    (text) => {
      expect(problems("highlights", text, ...CITED)).not.toEqual([]);
    },
  );

  test("is the seller's where the seller denies it, and not where the seller names it", () => {
    const reviews: readonly Starred[] = [
      [5, "Boils fast."],
      [5, "Easy to fill."],
      [5, "Easy to clean."],
    ];
    const kettle = (bullet: string) =>
      problemsFor(reviews, { productName: "Thornby Tea Kettle", currentBullets: [bullet] })(
        "highlights",
        "plastic free",
      );
    expect(kettle("Pure: plastic free inside")).toEqual([]);
    expect(kettle("Pure: plastic inside, free of charge")).not.toEqual([]);
  });

  test("does not stand on one, or against those who have it", () => {
    const denied = problemsFor(
      [
        [5, "No plastic anywhere near the water."],
        [2, "Has a plastic spout."],
        [2, "It has a plastic lid."],
        [5, "Boils fast, easy to fill."],
      ],
      { productName: "Thornby Tea Kettle" },
    );
    expect(denied("highlights", "plastic free", "1|No plastic anywhere near the water")).not.toEqual([]);
  });
});

describe("who keeps something out", () => {
  const mesh = (...reviews: readonly Starred[]) =>
    problemsFor(
      [[5, "Keeps the flies out of the kitchen."], [4, "Fine mesh, flies stay out of the kitchen."], ...reviews],
      {
        productName: "Thornby Window Screen",
      },
    )("bulletsA", "Kitchen: the mesh keeps flies out of the kitchen", "1|Keeps the flies out of the kitchen");

  test("is contradicted by who tells that it comes in, though it blames nothing", () => {
    expect(mesh()).toEqual([]);
    expect(mesh([4, "Not one fly came in through the mesh."])).toEqual([]);
    expect(
      mesh([2, "It lets a lot of flies into the kitchen."], [2, "Flies get in through the kitchen mesh."]),
    ).not.toEqual([]);
  });
});

describe("what is taken back behind a praise", () => {
  const problems = problemsFor(
    [
      [4, "Fits him curled up, but not lying stretched."],
      [5, "Fits my cat, lovely."],
      [5, "Our cat fits curled up."],
    ],
    {
      productName: "Thornby Cat Cave",
    },
  );

  test("is no ground", () => {
    expect(problems("bulletsA", "Room: fits a cat curled up", "2|Fits my cat", "3|cat fits curled up")).toEqual([]);
    expect(problems("bulletsA", "Room: fits a cat stretched out", "1|Fits him curled up", "2|Fits my cat")).not.toEqual(
      [],
    );
  });
});

describe("a figure", () => {
  const SELLER = { currentBullets: ["Light: weighs only 10 pounds"] };

  test("is denied by who says that it is not so, or more", () => {
    for (const review of [
      "No way this is 10 pounds.",
      "Heavy, not the 10 they advertise.",
      "Weighs 11 pounds on my scale.",
    ]) {
      const denied = problemsFor([[3, review], [3, review], ...FILL], SELLER);
      expect([review, denied("bulletsA", "Light: weighs only 10 pounds").length]).not.toEqual([review, 0]);
    }
  });

  test("and not by who says as much", () => {
    const told = problemsFor(
      [[4, "Weighs 10 pounds on my scale."], [5, "It is 10 pounds, not a problem."], ...FILL],
      SELLER,
    );
    expect(told("bulletsA", "Light: weighs only 10 pounds")).toEqual([]);
  });

  test("of one person is told by who was alone, and of two by nobody", () => {
    const alone = problemsFor([[5, "I put up the cot by myself, easy."], [5, "Put up the cot alone, quick."], ...FILL]);
    expect(
      alone("bulletsA", "Quick: one person puts up the cot", "1|I put up the cot by myself", "2|Put up the cot alone"),
    ).toEqual([]);
    expect(
      alone("bulletsA", "Quick: three people put up the cot", "1|I put up the cot by myself", "2|Put up the cot alone"),
    ).not.toEqual([]);
  });
});

describe("words that are cited", () => {
  const problems = problemsFor(
    [
      [5, "Room for two screens."],
      [5, "There is room for my books and a lamp."],
      [3, "The printer does not fit."],
      [2, "Seam in the top is annoying."],
      [2, "The seam in the top catches my pen, annoying."],
      [5, "Lovely oak top."],
      [5, "The oak top is big."],
    ],
    { productName: "Thornby Reading Desk" },
  );
  const ROOM = ["1|Room for two screens", "2|There is room for my books and a lamp"];
  const TOP = ["6|Lovely oak top", "7|The oak top is big"];

  test("bear out what they mostly say", () => {
    expect(problems("bulletsA", "Room: room for two screens and books", ...ROOM)).toEqual([]);
    expect(problems("bulletsA", "Top: a big oak top", ...TOP)).toEqual([]);
  });

  test("and nothing that reviews only blame", () => {
    expect(problems("bulletsA", "Room: room for a printer", ...ROOM)).not.toEqual([]);
    expect(problems("bulletsA", "Top: a seamless oak top", ...TOP)).not.toEqual([]);
    expect(problems("bulletsA", "Pen: the top glides a pen over paper and foil", ...TOP)).not.toEqual([]);
  });
});
