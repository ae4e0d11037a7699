import { wordSet } from "../text/word-table.ts";

/** Where people use things. */
export const PLACES = wordSet(
  "home house kitchen bedroom bathroom shower bathtub garage basement attic office cubicle desk car truck van rv camper boat plane airplane train bus subway airport hotel backpack purse tote pocket suitcase luggage gym pool beach park yard backyard garden patio porch deck balcony campground campsite tent cabin lake river ocean woods mountain mountains trail classroom school college dorm library hospital clinic church salon studio workshop barn farm stable court track rink stadium apartment fridge freezer oven microwave counter countertop table couch sofa nightstand crib nursery stroller lunchbox holder room warehouse site rain snow sun dark greenhouse driveway crate kennel playground daycare cottage hallway bleachers work lap street city coast desert festival garage island rv shed treadmill bike motorcycle scooter sand mailbox trailer motorhome bunk tailgate caravan campervan recliner armchair rocker hammock hostel motel airbnb lakehouse worktop condo allotment conservatory lounge stall booth marquee gazebo stairs staircase loft pantry",
);

/** When and at what people use things. */
export const EVENTS = wordSet(
  "trip trips vacation flight flights drive drives commute commutes hike hikes walk walks run runs ride rides workout workouts practice game games tournament match race marathon class classes lesson lessons shift shifts meeting meetings call calls party parties wedding weddings picnic picnics bbq barbecue potluck dinner dinners lunch breakfast brunch holiday holidays christmas thanksgiving halloween easter birthday birthdays festival concert concerts camp sleepover playdate storm storms winter winters summer summers spring fall season night nights evening evenings morning mornings afternoon weekend weekends monday tuesday wednesday thursday friday saturday sunday mondays fridays saturdays sundays bedtime naptime session sessions road subway train plane bus boat trail beach zoom podcast podcasts outing outings tour tours sleepovers playdates travels errand errands cruise feeds feedings recess homework exam exams deadline studio sunrise sunset dawn day days noon midnight july august december january february",
);

/** What people use things for. */
export const ACTIVITIES = wordSet(
  "camping hiking backpacking fishing hunting kayaking swimming running jogging cycling biking yoga pilates crossfit gardening cooking baking grilling sewing quilting knitting crocheting painting drawing sketching reading studying homework gaming coding work travel traveling travelling training obedience agility grooming cleaning laundry dishes mowing driving commuting meditation bedtime smoothies smoothie espresso podcasts music movies zoom school college commute walks hikes walking trips trip class classes practice guests parties party season nursing crafts crafting scrapbooking woodworking soldering welding construction landscaping watering washing detailing storage packing moving lunch lunches breakfast dinner dinners snacks snack oatmeal coffee tea shakes shake bread pizza soup meals prep makeup shaving skincare sleeping sleep naps nap feeding feeds flights flight drives shifts calls meetings presentations streaming recording podcasting interviews photography streaming tv chores yardwork lawn tomatoes plants flowers deck car boat rv dog puppy toddlers picnics bbq tailgating concerts festivals workouts workout gym rehab therapy recovery surgery climbing skiing snowboarding surfing golf tennis soccer football baseball softball basketball dance ballet hockey",
);

/** With whom. */
export const PEOPLE = wordSet(
  "neighbors neighbor friends friend family kids children child son daughter husband wife partner girlfriend boyfriend grandson granddaughter grandkids grandchildren parents mom dad mother father students class coworkers roommate roommates group team twins toddler baby dog cat puppy brother sister cousins niece nephew guests",
);

/** A time that recurs and tells of a life: "every …", but not "every day". */
export const RECURRING = wordSet(
  "morning night evening weekend afternoon summer winter shift workout walk hike trip run monday tuesday wednesday thursday friday saturday sunday class meal shower bedtime",
);
