import type { Facet } from "./facet.ts";

/** What buyers judge in things to lie, sit or wrap up in, for people as well as for pets. */
export const REST_FACETS: readonly Facet[] = [
  {
    id: "staysPut",
    group: "performance",
    only: ["laid"],
    praised:
      "stays put|stay put|stayed put|stays in place|stay in place|stayed in place|stays where|not slide|not slip|not skid|not scoot|non slip|nonslip|anti slip|non skid|nonskid|slip resistant|skid resistant|grips the floor|grip the floor|grips well|no slipping|no sliding|no more sliding|no more slipping|do not move|do not shift|do not budge|do not slide|has not moved|have not moved|has not budged|has not slid|has not slipped|not slide around|not slip around|not move around on|not go anywhere|does not go anywhere",
    blamed:
      "slide around|slide across|slide everywhere|slide when|slide every|slide on * floor|slide on hardwood|slide on tile|slide on wood|slide on laminate|keep sliding|slip around|slip across|slip when|slip every|slip on * floor|slip on hardwood|slip on tile|slip on wood|slip on laminate|slips and slides|keep slipping|skid across|skid on|skid around|scoot around|scoot across|scoot when|skate across|move across|move when you|move when he|move when she|move when i|shift around|slippery on|slippery bottom|bottom is slippery|bottom is slick|not stay in place|not stay put|never stays in place|never stays put|not non slip|bunch up|bunches up|not grip|slide all over|slip all over|slide right across|slide right out|slide out from|slides out from under|slip out from|slips out from under|on the move|never in the same place|never stays where|slides around|sliding around|shifts around|slips around|slides off the bed|slides everywhere|skids|skids around|scoots|scoots around|budges|slides on|slides when|slides every|slides all|slides off|slides with|slips on|slips when|slips every|slips off",
    raised: "non slip bottom|nonslip bottom|rubber bottom|non slip backing|rubber backing|backing",
    praise: "Stays where laid",
    complaint: "Slides around",
    desire: "{product} that stays where laid",
    pain: "It slides around",
    value: "staying in place",
  },
  {
    id: "rest",
    group: "comfort",
    only: ["bedding"],
    praised:
      "sleeps all night|sleep all night|slept all night|sleep better|slept better|sleeping better|sleep so well|sleep well|slept well|sleep soundly|slept soundly|sleep great|slept great|sleep like a baby|slept like a baby|sleep like a rock|sleep like a log|sleep peacefully|sleep comfortably|best sleep|best night|good night 's sleep|great night 's sleep|better night 's sleep|best night 's sleep|restful|fall asleep faster|fall asleep quickly|asleep in minutes|out like a light|out cold|wake up rested|wake up refreshed|woke up rested|woke up refreshed|waking up refreshed|get up easier|get up easily|get up more easily|get up so much|gets up faster|get up without|stand up easier|less stiff|not as stiff|no stiffness|no longer stiff|without limping|no longer limps|not limping|stopped limping|limps less|move better|moves easier|easier on her joints|easier on his joints|easy on the joints|easier on the joints|not sleep without|can not sleep without|no more tossing|stopped tossing|not toss and turn|sleep through the night|sleep right through|slept through|sleeps through|sleep much better",
    blamed:
      "wake up sore|woke up sore|wake up stiff|woke up stiff|wake up with * pain|woke up with * pain|wake up aching|woke up aching|wake up hurting|not sleep at all|not slept well|not get any sleep|no sleep|worst sleep|worst night|terrible night|keeps waking|kept waking|keep me awake|kept me awake|sore in the morning|stiff in the morning|stiff every morning|harder to get up|trouble getting up|struggles to get up|tossing and turning all|tossed and turned|still toss|toss and turn on|toss and turn more|could not sleep on|can not sleep on|not sleep well on|not sleep a wink|not able to sleep on",
    raised: "sleep quality|night 's sleep",
    praise: "Brings good rest",
    complaint: "No good rest",
    desire: "{product} that brings good rest",
    pain: "It brings no good rest",
    value: "good rest",
  },
  {
    id: "shape",
    group: "build",
    only: ["padded", "worn", "bedding"],
    praised:
      "hold its shape|hold their shape|hold shape|keep its shape|keep their shape|keep shape|retain its shape|retain their shape|maintain its shape|spring back|springs right back|bounce back|bounces right back|pops back|stay fluffy|stays fluffy|still fluffy|stay plump|still plump|stay firm|stays firm|still firm|not go flat|not gone flat|not flatten|not flattened|not sag|no sagging|not bottom out|not sink|not lost its shape|not stretched out|springs back|bounces back|still thick|still as thick|still as firm",
    blamed:
      "go flat|goes flat|went flat|gone flat|going flat|got flat|flat as|flattened|flattens|flattened out|flattens out|sag|sags|sagging|saggy|has sunk|have sunk|is sunken|sunken|sink in the middle|sinks in the middle|sunk in the middle|dip in the middle|dips in the middle|crater|dent where|hole in the middle|lumpy|stretched out after|stretches out after|stretched out within|bunches up in the corners|bunched up in the corners|bunches up in the corner|bunches up in the squares|bunched up in the squares|bunches up in one|bunched up in one|full of lumps|clump up|clumped up|bunched up inside|lose its shape|lost its shape|lose their shape|lost their shape|losing its shape|misshapen|bottom out|bottoms out|bottomed out|deflates|deflated|loses air|lost air|losing air|lost its loft|lost all loft|lost its fluff|lost its fluffiness|lost its firmness|lost its bounce|lost its elasticity|lost its stretch|lose elasticity|elastic wore|elastic gave|stretched out of|thinner in the middle|flat in the middle|body impression|not spring back|not bounce back|not fluff up|never fluffed up|not hold its shape|not keep its shape|clumps up|into clumps|bent out of shape|pulled out of shape|stretched out of shape|turn to lumps|turned to lumps|turns to lumps|into lumps|big lumps|lumps in it|got lumps|gets lumps|flat after|flat within|flat in no time|pancake flat|indentation where|permanent indentation|hollow in the middle|valley in the middle|sinks to the floor|sink to the floor|feel the floor|feel the springs|feel the slats|feel the ground through|not recover|never recovered|foam collapsed|foam has collapsed|foam broke down|foam breaks down|paper thin now|thinned out|like pancake|as pancake|into pancake|to pancake|be pancake|total pancake|pancake now|pancake after|pancake in",
    raised: "loft",
    praise: "Keeps its shape",
    complaint: "Goes flat or loses its shape",
    desire: "{product} that keeps its shape",
    pain: "It goes flat or loses its shape",
    value: "keeping its shape",
  },
  {
    id: "warmth",
    group: "comfort",
    only: ["worn", "bedding", "shelter"],
    praised:
      "keep * warm|keeps * warm|kept * warm|keeping * warm|keep warm|keeps warm|stay warm|stays warm|stayed warm|staying warm|warm enough|so warm|very warm|super warm|really warm|extremely warm|incredibly warm|nice and warm|nice warm|warm and cozy|warm and comfortable|warm and comfy|warm and soft|warm and toasty|warm and snug|soft and warm|cozy and warm|comfortable and warm|comfy and warm|warm without|warm but not|warm yet|toasty|toasty warm|snug and warm|plenty warm|cozy warmth|surprisingly warm|actually warm|warm all night|warm inside|warm even|warm on cold|warm in cold|warm in winter|perfectly warm|amazingly warm|wonderfully warm|warm as toast|super cozy and warm",
    blamed:
      "not warm|not warm enough|not keep * warm|not kept * warm|not stay warm|no warmth|not much warmth|little warmth|not provide * warmth|lacks warmth|i was freezing|we were freezing|i froze|we froze|still freezing|i was cold|we were cold|still cold|cold all night|cold at night|froze all night|too thin for winter|too thin for cold|too thin to keep|too cold for|not for winter|not for cold|not for real winter|shivering|chilly in|drafty|cold air gets|cold air comes|cold comes through|cold goes through",
    raised: "warmth|insulation",
    praise: "Keeps warm",
    complaint: "Not warm enough",
    desire: "{product} that keeps warm",
    pain: "It is not warm enough",
    value: "warmth",
  },
  {
    id: "lint",
    group: "care",
    only: ["fabric", "bedding", "padded", "worn", "laid"],
    praised:
      "lint free|no lint|not shed|no shedding|does not shed at all|hair comes off|fur comes off|hair comes right off|fur comes right off|hair comes right out|hair wipes off|hair wipes right|hair brushes off|fur brushes off|hair brushes right|hair vacuums|fur vacuums|hair washes out|fur washes out|hair shakes|fur shakes|hair does not stick|fur does not stick|not attract hair|not attract lint|not attract dog hair|not attract cat hair|not attract pet hair|not collect hair|not collect lint|not show hair|not show dog hair|not show the hair|hides * hair|repels hair|repels fur|repels pet hair|resists hair",
    blamed:
      "sheds like crazy|shed like crazy|shedding like crazy|sheds everywhere|sheds all over|sheds constantly|rug shed|keeps shedding|still shedding|still sheds|will not stop shedding|lint magnet|hair magnet|fur magnet|dust magnet|magnet for lint|magnet for hair|magnet for * hair|magnet for fur|attract lint|attract all the lint|attract every|attract * lint|attract hair|attract fur|attract dust|attract dog hair|attract cat hair|attract pet hair|collect lint|collect hair|collect dog hair|collect cat hair|collect pet hair|collect fur|pick up lint|pick up every|pick up all the lint|show every hair|show every speck|show every piece|show every bit|show all the hair|show lint|show dog hair|covered in lint|covered in fuzz|covered in hair|covered in fur|covered in dog hair|covered in cat hair|full of lint|lint all over|lint everywhere|lint on everything|fuzz all over|fuzz everywhere|fuzz on everything|fuzz balls|leave fuzz|leave lint|leave little fuzz|leave fibers|sheds fuzz|sheds lint|sheds fibers|sheds feathers|shed fuzz|shed lint|shed feathers|it sheds|rug sheds|blanket sheds|throw sheds|towels shed|fabric sheds|sweater sheds|robe sheds|leak feathers|feathers come out|feathers coming out|feathers poke|feathers everywhere|hair sticks|fur sticks|hair clings|fur clings|hair is embedded|hair embeds|hair weaves|hair is impossible|fur is impossible|attract every hair|attract every speck|attract every bit|attract all the hair|attract all the dust|static cling|full of static|static electricity|builds up static|build up static|lots of static|so much static|static shock|static shocks|hair is stuck|hair still stuck|fur is stuck|fur still stuck|hair stuck to|fur stuck to|hair does not come off|fur does not come off|hair will not come off|fur will not come off|holds onto hair|holds on to hair|holds onto fur|grabs every hair|every hair sticks|pet hair sticks|dog hair sticks|cat hair sticks|hair sticks to",
    raised: "",
    praise: "Hair and lint come off easily",
    complaint: "Sheds or holds on to hair and lint",
    desire: "{product} that does not shed or hold on to hair and lint",
    pain: "It sheds or holds on to hair and lint",
    value: "no hair and lint",
  },
  {
    id: "chewing",
    group: "build",
    only: ["pet"],
    except: ["edible"],
    praised:
      "chew proof|chew resistant|dig proof|scratch proof|indestructible|not chewed|not chew through|not chewed through|not been able to chew|not been able to destroy|not able to destroy|not able to chew|not managed to destroy|not destroyed|not destroy|not torn|not ripped|still in one piece|survived my|survived * chewer|survived * chewing|survives * chewer|survived * puppy|survived * teeth|stand up to * chewing|stand up to * chewer|stands up to * chewing|stands up to * chewer|stands up to * scratching|stands up to * digging|held up to * chewing|held up to * chewer|held up to * chewers|held up to * scratching|held up to * digging|held up to * teeth|holds up to * chewing|holds up to * chewer|holds up to * chewers|holds up to * scratching|holds up to * digging|tough enough for my|can not destroy|could not destroy",
    blamed:
      "chew through|chewed through|chew it up|chewed it up|chewed up|chewed this up|chewed them up|chewed apart|chewed it apart|chewed hole|chewed a hole|chewed holes|chewed off|chewed the corner|chewed the corners|chewed the edge|chewed the edges|chewed the zipper|chewed to pieces|destroyed it|destroyed this|destroyed them|destroyed in|destroyed within|tore it apart|tore it up|tore it to|tore it open|tore this|tore apart|ripped it apart|ripped it open|ripped it up|ripped it to|ripped open|ripped apart|ripped hole|ripped holes|ripped the stuffing|shredded it|in shreds|to shreds|tore into|tear hole|tear it up|dug through|dig hole|dug hole|dug holes|ate through|bit through|bit hole|bite through|chunks off|stuffing everywhere|fluff everywhere|stuffing all over|pulled the stuffing|pulled out the stuffing|unstuffed|gutted|demolished|clawed through|scratched through|bit off chunks|shredded this|shredded the|shredded in|shredded within|shredded by|tore this up|tore them up|tore through it|pulls pieces off|chewed chunks|ripped chunks|had it in pieces|in pieces within|chewed right through|went through the fabric|ripped right through|ripped a seam|lasted five minutes|lasted ten minutes|lasted 5 minutes|lasted 10 minutes",
    raised: "",
    praise: "Stands up to teeth and claws",
    complaint: "Teeth and claws get through",
    desire: "{product} that teeth and claws do not get through",
    pain: "Teeth and claws get through",
    value: "standing up to teeth and claws",
  },
  {
    id: "seatHeight",
    group: "comfort",
    only: ["padded", "seating"],
    except: ["bedding", "footwear", "toy"],
    praised:
      "perfect height|right height|good height|great height|added height|extra height|ideal height|comfortable height|nice height",
    blamed:
      "sits too high|sit too high|sits too low|sit too low|raises me too|raises you too|raised me too|feet dangle|feet dangling|legs dangle|legs dangling|feet not touch|feet not reach|too high off the|too low to the|too tall for my desk|too tall for my chair|too tall for the table|too high for my desk|too high for the table",
    raised: "seat height|sitting height",
    praise: "Right height to sit at",
    complaint: "Sits too high or too low",
    desire: "the right height to sit at",
    pain: "It sits too high or too low",
    value: "the right seat height",
  },
];
