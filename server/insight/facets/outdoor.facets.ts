import type { Facet } from "./facet.ts";

/** What buyers judge in things that stand, hang or are worn outdoors. */
export const OUTDOOR_FACETS: readonly Facet[] = [
  {
    id: "wind",
    group: "performance",
    only: ["outdoor", "shelter"],
    praised:
      "wind proof|windproof|wind resistant|held up in * wind|hold up in * wind|held up in * winds|hold up in * winds|held up in * storm|held up to * wind|held up to * winds|hold up to * wind|hold up to * winds|held up against * wind|stand up to * wind|stand up to * winds|stood up to * wind|stood up to * winds|stand up to wind|survived * wind|survived * winds|survived * storm|survived * storms|survived storm|survived * hurricane|withstood * wind|withstood * winds|withstood * storm|withstand * wind|withstand * winds|handled * wind|handle * wind|handles wind|handled * winds|block the wind|block wind|blocks * wind|cut the wind|cuts the wind|keep the wind out|keep wind out|keep the wind off|stayed put in * wind|stays put in * wind|stay put in * wind|stays upright in * wind|not blow over|not blow away|not blow off|not flip inside|not turn inside out|not budge in * wind|wind does not bother|wind did not bother|wind did not move|even in high winds|even in strong wind|even in strong winds|even in the wind",
    blamed:
      "blown away in|blow over|blows over|blew over|blown over|blew down|blown down|blows down|blew off|blows off|blow off|blown off|blew apart|blows off in|wind snapped|wind broke|wind ripped|wind tore|wind bent|wind knocked|wind blew|wind took|wind catches|wind caught|wind picked|wind destroyed|wind flipped|wind goes through|wind goes right|wind cuts through|wind cuts right|wind comes through|wind blows through|wind blows right|flip inside out|flips inside out|flipped inside out|goes inside out|went inside out|turned inside out in|blew inside out|blown inside out|collapse in * wind|collapsed in * wind|collapses in * wind|collapsed in * storm|bent in * wind|broke in * wind|snapped in * wind|ripped in * wind|fell over in * wind|falls over in * wind|falls over in wind|flaps in the wind|flapping in the wind|slightest breeze|slightest wind|first gust|first windy|first storm|light breeze|a gust of|gust of wind|not for wind|not for windy|not wind proof|useless in wind|useless in the wind|blows away in|blew away in|blew away on|blew away during|blew away after|blew away with|it blew away|just blew away|blew away the first",
    raised:
      "high winds|strong winds|strong wind|high wind|heavy winds|heavy wind|windy conditions|windy days|windy nights|wind resistance",
    praise: "Stands up to wind",
    complaint: "Gives way in wind",
    desire: "{product} that stands up to wind",
    pain: "It gives way in wind",
    value: "holding out in wind",
  },
  {
    id: "pests",
    group: "performance",
    only: ["outdoor", "shelter"],
    praised:
      "squirrel proof|squirrel resistant|bear proof|bear resistant|raccoon proof|mouse proof|rodent proof|bug proof|critter proof|pest proof|keep * squirrels out|keep * squirrels off|keep * squirrels away|keep * raccoons out|keep * critters out|keep * critters off|keep * animals out|keep * bugs out|keep bugs out|keep * mosquitoes out|keep mosquitoes out|keep * insects out|keep insects out|keep * flies out|keep * ants out|keep squirrels out|keep squirrels off|keep squirrels away|keep animals out|keep critters out|squirrel can not|squirrel could not|squirrel have not|squirrel gave up|squirrel give up|squirrel have given up|raccoon can not|raccoon could not|raccoon have not|bear could not|no bugs|bug free|no mosquitoes|no ants|no critters|no insects|not a single mosquito|not a single bug|not one mosquito|squirrels can not|squirrels could not|squirrels gave up|raccoons can not|keep rabbits out|flies stay away|keep the deer out|keep the deer away",
    blamed:
      "squirrel get|squirrel can|squirrel eat|squirrel empty|squirrel emptied|squirrel chew|squirrel destroyed|squirrel figured|squirrel hang|squirrel raid|squirrel climb|squirrel steal|squirrel jump|squirrel broke|squirrel knocked|squirrel tore|squirrel feeder|squirrel took|squirrel have no problem|squirrel had no problem|raccoon get|raccoon can|raccoon tore|raccoon broke|raccoon knocked|raccoon opened|raccoon destroyed|bear get|bear tore|bear destroyed|bear broke|bear took|mouse get|mouse chew|mouse ate|rat get|rat chew|ant get|ants everywhere|full of ants|covered in ants|covered with ants|attract ants|attract bees|attract wasps|attract rats|attract mice|bee get|bees took over|wasp get|wasp nest|full of wasps|bug get|bugs came in|bugs come in|mosquito get|mosquitoes came in|mosquitoes come in|let bugs in|let the bugs in|let mosquitoes in|let * bugs in|animals get|animals got|critters get|critters got|squirrel ate|squirrel eaten|raccoon ate|bear ate|mosquitoes get|mosquitos get|bugs get|squirrels get|squirrels can|squirrels eat|squirrels chew|raccoons get|bears get|mice get|mice chew|rats get|ants get|bees get|wasps get|not keep squirrels out|not bug proof",
    raised: "",
    praise: "Keeps animals and bugs out",
    complaint: "Animals or bugs get at it",
    desire: "{product} that keeps animals and bugs out",
    pain: "Animals or bugs get at it",
    value: "keeping animals and bugs out",
  },
];
