import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { spokenWords } from "../../../../../server/listing/keywords/spoken-words.ts";

const OTHERS = Array.from({ length: 18 }, (_, index) => `Works well, ${index + 2} weeks now.`);

const heard = (reviews: readonly string[], productName: string): string[] =>
  spokenWords(mineReviews(readReviews({ text: [...OTHERS, ...reviews].join("\n\n") }).reviews, productName)).map(
    ({ typed }) => typed,
  );

describe("words of reviewers for room among the search terms", () => {
  test("are what one of many uses the thing for, on and where", () => {
    const said = ["Makes pesto in a minute.", "I use it for sauces.", "Bought it for my camper."];
    expect(heard(said, "Fenmoor Hand Blender")).toEqual(expect.arrayContaining(["pesto", "sauces", "camper"]));
    expect(heard(["Ran my first marathon in it."], "Fenmoor Running Belt")).toContain("marathon");
    expect(heard(["Did a 50k in it."], "Fenmoor Running Belt")).toContain("race");
  });

  test("are of two reviewers where there is much to choose from", () => {
    const more = Array.from({ length: 16 }, (_, index) => `Fine after ${index + 30} weeks.`);
    const once = "I take it to the greenhouse.";
    expect(heard([once], "Fenmoor Water Bottle")).toContain("greenhouse");
    expect(heard([...more, once], "Fenmoor Water Bottle")).not.toContain("greenhouse");
    expect(heard([...more, once, "Great for the greenhouse."], "Fenmoor Water Bottle")).toContain("greenhouse");
  });

  test("are nouns that several content reviewers say, and none that one says in passing", () => {
    const said = ["The gravel here is no match for it.", "Good on gravel.", "A neighbor fixed my fence."];
    const words = heard(said, "Fenmoor Hiking Boots");
    expect(words).toContain("gravel");
    expect(words).not.toContain("fence");
  });

  test("are none of complaints, of other things, of similes and of diseases", () => {
    const said = [
      "The zipper is terrible and ruined my jacket.",
      "I wish it worked for smoothies.",
      "My old one was better for hummus.",
      "It is not for noodles.",
      "As heavy as a brick. Like a brick in the bag.",
      "Great for arthritis.",
      "It made my dog wheeze.",
    ];
    const words = heard(said, "Fenmoor Hand Blender");
    for (const word of ["jacket", "smoothies", "hummus", "noodles", "brick", "arthritis", "wheeze"])
      expect(words).not.toContain(word);
  });

  test("are none of what stands beside the thing, of parts of it, and of what cleans it", () => {
    const said = [
      "Looks great next to my microwave.",
      "Fits well next to my microwave.",
      "The knob is a nice touch.",
      "I like the knob.",
      "Boiled vinegar in it once and it is clean.",
      "A bit of vinegar keeps it clean.",
      "I have the blender by the same company.",
      "Love the blender from the same brand.",
      "There is room to shift around it.",
    ];
    const words = heard(said, "Fenmoor Soup Kettle");
    for (const word of ["microwave", "knob", "vinegar", "blender", "shift"]) expect(words).not.toContain(word);
  });

  test("are what several use the thing with, and what many speak of", () => {
    const tied = ["My son pairs it with his tablet.", "The tablet finds it at once."];
    expect(heard(tied, "Fenmoor Headphones")).toContain("tablet");
    const spoken = ["did the owl first", "my owl is lovely", "love the owl", "the owl took an evening"];
    expect(heard(spoken, "Fenmoor Knitting Set")).toContain("owl");
  });

  test("are the parts of a body that a thing is put on", () => {
    const said = ["My ankles feel good at night.", "Warm on the ankles."];
    expect(heard(said, "Fenmoor Compression Socks")).toContain("ankles");
    expect(heard(said, "Fenmoor Desk Lamp")).not.toContain("ankles");
  });

  test("are no words of every purchase", () => {
    const said = ["Great packaging for the price.", "Good packaging.", "I had to wait for instructions."];
    for (const word of ["packaging", "price", "instructions"])
      expect(heard(said, "Fenmoor Hand Blender")).not.toContain(word);
  });
});
