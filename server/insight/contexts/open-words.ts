import { wordSet } from "../text/word-table.ts";

/** What "for …" may end in and yet name no use: the price, how long, for whom. */
export const NO_USE = wordSet(
  "peace mess noise difference mistake sense progress price prices money cost costs dollars bucks cash pay sale deal value quality while time times second seconds minute minutes hour hours week weeks month months year years decade decades day days ages life lives lifetime period moment now sure example instance reason reasons fact good bad free real once purpose purposes need needs thing things stuff one ones bit lot lots part parts kind sort size sizes way ways result results effort half everything anything something nothing everyone anyone someone everybody anybody somebody all both it that this them those these which what whom starters start beginning end rest person people folks man men woman women lady ladies guy guys girl girls boy boys adult adults teen teens teenager teenagers kid kids child children baby babies infant infants toddler toddlers mom mother mum dad father parent parents son daughter sons daughters husband wife brother sister grandson granddaughter grandkids grandchildren grandma grandpa niece nephew friend friends family neighbor boyfriend girlfriend user users beginner beginners customer customers review reviews product products item items company seller amazon walmart target christmas birthday gift gifts present presents replacement refund return exchange warranty help assistance support convenience comfort fun joke job lack sake being having getting making doing use uses usage usages issue issues problem problems purchase order orders model version brand type types style color amount number level course mine ours yours yourself myself himself herself him her me us you others other another else experience situation situations activity activities application applications task tasks shipping delivery feature features functionality performance design look fit material age ages size range category department average winner record star stars couple medium companion wash number variety commuter commuters traveler travelers sleeper sleepers owner owners homeowner homeowners artist artists woodworker enthusiast enthusiasts professional professionals collector collectors student students senior seniors hobbyist hobbyists player players amateur photographer photographers taste volume case arthritis",
);

/** "for home use" is one, "for daily use" is everybody's. */
export const KINDS_OF_USE = wordSet(
  "home travel outdoor outdoors indoor gym office commercial professional camping kitchen garage car classroom school studio salon boat rv shower bathroom beach pool workshop medical industrial business restaurant",
);

/** Before whom a thing is carried to be sold, mended or thrown away. */
export const NO_DESTINATION = wordSet(
  "tailor store shop vet mechanic dealer doctor jeweler repairman dump trash garbage recycling goodwill ups fedex level bank next bed point extreme extremes end edge limit max maximum test heart head face mind police manager cleaners cleaner laundromat laundrette launderette seamstress cobbler friend professional genius customer counter desk floor top bottom side kids child son daughter husband wife mom dad",
);

/** What is done to the thing or about it, and is no use of it. */
export const NO_DOING = wordSet(
  "be have do go get try see test find make sure return replace order buy purchase save say tell know think decide keep like love want need start stop come put take look believe write review check ensure compare confirm justify determine figure learn wait pay spend work begin use help give let avoid prevent achieve allow enjoy feel meet fit ask talk send ship upgrade fix repair complain assemble install set charge clean wash open close connect pair become last leave bring turn stay support add provide",
);

/** What one makes or does in a thing or with it. */
export const DOINGS = wordSet(
  "make cook bake fry roast grill blend mix grind brew reheat steam dry dehydrate cut chop slice dice peel wash rinse scrub spray water paint draw color carve carry haul pack store watch sear boil heat toast puree mash knead smoke drill build sand polish mow trim shave curl straighten braid sew knit print record photograph film stream chill freeze thaw soak trap feed groom bathe sweep mop vacuum dust iron hang sharpen open lift clean",
);
