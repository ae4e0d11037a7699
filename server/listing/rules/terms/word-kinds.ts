const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that are capitals by nature: units, standards, materials, sizes. */
export const CAPITAL_WORDS = list(
  "HDMI OLED QLED AMOLED NASA HEPA WIFI XXXL XXXXL MERV PTFE HDPE LDPE TRRS MIDI NVME SATA RFID ANSI ASTM ISBN NEMA MOLLE EDTA SPDT DPDT SDHC SDXC ASMR STEM FHSS ALCI GFCI CPSC ROHS AWAI NIOSH IECEX DMSO BIFMA OEKO GOTS FIPS CARB",
);

/** Prepositions, articles and conjunctions: they may stand as often as they like. */
export const FUNCTION_WORDS = list(
  "a an the and or nor but yet so if than that for in on at to of with from by as into onto over under up down off out near per via plus without within between through during after before above below around against along across behind beside inside outside toward towards until upon since while",
);

/** Units and words that keep their small letter in a title. */
export const LOWER_WORDS = list(
  "oz lb lbs ml l in ft cm mm m g kg mg w v mah x vs n fl sq pc pcs ct pk yd gal qt hz ghz mp dpi rpm psi",
);

export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((word, index) => [
    word,
    String(index + 1),
  ]),
);

/** What follows a number in a measure. */
export const UNIT_WORDS = list(
  "inch inches feet foot yard yards mile miles ounce ounces pound pounds gram grams kilogram kilograms liter liters litre litres milliliter milliliters quart quarts pint pints gallon gallons cup cups meter meters metre metres millimeter millimeters centimeter centimeters watt watts volt volts amps milliamp lumen lumens hertz hour hours minute minutes second seconds days weeks week month months year years degree degrees percent square cubic tbsp gauge gauges mils",
);
