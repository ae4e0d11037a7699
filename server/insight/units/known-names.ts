import type { Token } from "../text/analyse.ts";
import { wordSet } from "../text/word-table.ts";

/** Makers and their products, in small letters; such as are everyday words too are left out. */
const MAKERS = wordSet(`
  aeropress airpods anker apple archos arlo asics asus audiovox babyliss benq bialetti birkenstock bissell bodum bosch bose braun breville brita britax calphalon camelbak canon
  casio chacco chemex chromecast clarks conair contigo cosori costway cricut cuckoo cuisinart dansko delonghi denon dewalt dyson ecobee eddie electrolux epson ergobaby eureka eufy
  farberware fiskars fitbit fossil fujifilm galaxy garmin gopro graco hamilton henckels hitachi hoka honeywell hoover huawei hydroflask hydro ikea instapot iphone ipad ipod ipods
  irobot iriver itunes jabra jansport jbl jvc kenmore kenwood keurig kindle kitchenaid klean klipsch kodak krups kyocera lasko leatherman leica lenovo levoit lexar lg libratone linksys
  lodge logitech macbook magellan makita medela merrell microsoft miele minolta motorola motorolla nalgene napster nespresso netgear nikon nikons nintendo nokia nutribullet oculus
  olympus omron onkyo oneplus osprey oster owala oxo palmolive panasonic patagonia pentax philips playstation polaroid proctor pyrex remington riovolt rockbox roku roomba rowenta
  rubbermaid ryobi salomon samsung sandisk sansui sanyo sennheiser siemens simplehuman simpletech skullcandy sonicare sonos sony soundlink stasher sunbeam swiffer teavana tefal thermos
  thinkpad tomtom toshiba tupperware ugg uggs umbra vitamix vizio weber westinghouse whirlpool wusthof wyze xbox xiaomi yamaha yeti zippo zojirushi zune`);

/** Shops, carriers and services: what is said of them is not said of the thing. */
const SHOPS = wordSet(
  "aliexpress amazon at&t costco csr ebay fedex homedepot kmart lowes newegg qvc radioshack reps sephora shein sprint staples t-mobile temu tmobile usps verizon walgreens walmart wayfair",
);

/** Letters with a number of three to five digits, as makers call their models: "ad600", "s105". */
const MODEL = /^\p{L}{1,3}-?\d{3,5}\p{L}?$/u;
const DIGIT = /\d/;
const MEASURED = /^(?:x|m|h|w|v|mm|cm|kg|lb|lbs|oz|ml|gb|mb|no|iso)-?\d/;

/** The name of a maker, a model or a shop. */
export const isName = ({ lower }: Pick<Token, "lower">): boolean =>
  MAKERS.has(lower) || SHOPS.has(lower) || (DIGIT.test(lower) && MODEL.test(lower) && !MEASURED.test(lower));
