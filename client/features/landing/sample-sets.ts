type SampleSet = { id: string; label: string };

/** The review sets that the demo form can be filled with. */
export const SAMPLE_SETS: readonly SampleSet[] = [
  { id: "water-bottle", label: "Water bottle" },
  { id: "dog-bed", label: "Dog bed" },
  { id: "desk-lamp", label: "Desk lamp" },
];
