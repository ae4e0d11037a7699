/** What a thing goes into and comes out of, as alternatives of a pattern. */
export const APPLIANCE = "(?:dishwasher|washer|wash|dryer|washing machine|oven|freezer|fridge|microwave|laundry)";
