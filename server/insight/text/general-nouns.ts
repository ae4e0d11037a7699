import { wordSet } from "./word-table.ts";

/** Nouns that people use of anything: times, occasions, persons, shops. They name no part and no cause. */
export const GENERAL_NOUNS: ReadonlySet<string> = wordSet(`
  thing item product purchase order brand company seller shop store model version unit one review star rating price money cost value deal bargain dollar
  quality work use way bit lot kind type sort number amount half rest side part piece end top bottom middle front side set pair couple point reason problem
  issue complaint option choice idea fact question answer difference change luck chance fan matter
  time day night morning evening noon week weekend month year hour minute second season summer winter spring fall moment date age today tomorrow yesterday
  trip travel flight vacation holiday visit party wedding christmas birthday occasion event
  person people man woman guy girl boy kid child baby friend family husband wife mother mom father dad son daughter sister brother grandson granddaughter
  grandma grandpa neighbor dog cat pet everybody anybody guest customer buyer user reviewer
  home house place room area world life job water
  size foot feet inch yard mile meter pound ounce gallon degree percent
`);
