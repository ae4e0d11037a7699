import { type FacetPhrases, line, note } from "./phrase.ts";

const PLAYED = /\b(?:music|songs?|albums?|podcasts?|audiobooks?|movies?|shows?|bass|treble|guitars?|playlists?)\b/;

export const MEDIA_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  sound: {
    features: [note("Clear Sound")],
    highlights: [note("deep, full bass", /\bbass\b/), note("clear sound")],
    outcome: [
      line("Hear Every Detail", "deep bass and clear voices bring old favorites back to life", /\bbass\b/),
      line(
        "Hear Every Detail",
        "voices and instruments come through clearly, from a quiet podcast to a favorite album",
        PLAYED,
      ),
      line("Every Sound Comes Through", "voices and small noises alike arrive clear enough to tell what is going on"),
    ],
    answer: [
      line(
        "Not Tinny, Not Muddy",
        "lows have weight and highs stay clean, whether it is talk or music",
        /\b(?:bass|highs|lows|treble)\b/,
      ),
      line(
        "Full Sound, No Fuss",
        "rich and balanced straight away, without a long hunt through menus and settings first",
        PLAYED,
      ),
      line("Easy to Listen To", "clear at low volume as well, with nothing shrill or muffled in between"),
    ],
    points: [note("spoken words stay easy to follow", /\b(?:podcasts?|calls?|voices?|audiobooks?)\b/)],
  },
  picture: {
    features: [note("Sharp Picture")],
    highlights: [note("crisp picture")],
    outcome: [
      line("See It Clearly", "a crisp picture brings out the small details that make the difference"),
      line("Crisp From Edge to Edge", "images that are easy to read at a glance, with colors that please"),
    ],
    answer: [
      line("No Squinting Needed", "sharp enough to recognize what matters without a second look"),
      line("Details You Can Make Out", "clear where clarity counts, from small text to faraway faces"),
    ],
  },
  connection: {
    features: [note("Easy Pairing")],
    highlights: [note("stable connection")],
    outcome: [
      line("Connected in Moments", "pairing takes no patience, and the link holds while life goes on around it"),
      line("Pair Once, Then Forget It", "the connection is simply there each time, ready before you are"),
    ],
    answer: [
      line("No Dropouts to Chase", "a link that stays up in daily use, from room to room and call to call"),
      line("Simple to Pair", "no need to be the technical one in the family; the devices find each other"),
    ],
  },
  noise: {
    features: [note("Quiet")],
    highlights: [note("low noise")],
    outcome: [
      line("Quiet Company at Home", "sound stays low enough that sleep, talk and work carry on in the next room"),
      line("Peace in the House", "a gentle hum instead of a racket keeps early mornings calm"),
    ],
    answer: [
      line(
        "Kind to Light Sleepers",
        "quiet in use, so the rest of the house does not need to know",
        /\b(?:sleep|sleeps|baby|wake|waking)\b/,
      ),
      line(
        "Kind to Quiet Rooms",
        "low noise is welcome where people rest, read and work, and where walls are on the thin side",
      ),
    ],
  },
  noiseCancelling: {
    features: [note("Blocks Out Noise")],
    highlights: [note("keeps noise outside")],
    outcome: [
      line(
        "A Quiet of Your Own",
        "engines, chatter and lawn mowers fade, and what you chose to hear remains close and undisturbed",
      ),
      line("Room to Concentrate", "the world turns its volume down, so work and music get full attention"),
    ],
    answer: [
      line("Peace on Loud Trips", "background noise drops away enough to rest or to think"),
      line("No Turning It Up", "outside sound is held back, so moderate volume is plenty"),
    ],
  },
  microphone: {
    features: [note("Clear Calls")],
    highlights: [note("clear on calls")],
    outcome: [
      line("Calls Without Repeats", "a clear microphone lets the other side follow each word"),
      line("Heard the First Time", "speech comes across cleanly, from meetings to chats with family"),
    ],
    answer: [
      line("No More Asking Twice", "voices come through on the other end without echo or guesswork"),
      line("Clear on the Other End", "the people you call hear you, not the street around you"),
    ],
  },
};
