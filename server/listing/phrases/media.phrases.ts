import { type FacetPhrases, line, note } from "./phrase.ts";

const BASS = /\bbass\b/;
const TONE = /\b(?:great|beautiful|warm|rich|good|nice|lovely) tone\b/;
const LOUD =
  /\b(?:loud enough|plenty loud|loud and clear|gets? (?:really |very |pretty )?loud|plenty of volume|fills? (?:the|a|my|our) |room[- ]filling)/;
const VOICES =
  /\b(?:dialogu?e|speech|podcasts?|audiobooks?)\b|\bclear\w*\b.{0,25}\b(?:voices?|dialogu?e|speech)\b|\b(?:voices?|vocals)\b.{0,25}\bclear/;
const MUSIC = /\b(?:music|songs?|albums?|playlists?)\b/;
const UNDISTORTED = /\b(?:no|without|not|never|\w+n['’]t) (?:any )?distort/;
const NIGHT =
  /\bnight vision\b|\b(?:clear|well|good|great|sharp|excellent) (?:even )?(?:at night|in the dark|in low light)\b|\blow[- ]light\b/;
const PLATES = /\blicense plates?\b|\bread (?:the )?plates?\b/;
const WIDE =
  /\bwide (?:view|field)\b|\b(?:good|great) field of view\b|\b(?:covers?|sees?) (?:the|my|our) (?:whole|entire)\b/;
const COLORS = /\b(?:vivid|vibrant|bright|rich) colou?rs?\b|\bcolou?rs? (?:are |really )?(?:vivid|vibrant|bright|pop)/;
const SCREEN =
  /\b(?:clear|bright|sharp|crisp|beautiful|gorgeous|great) (?:screen|display)\b|\b(?:screen|display) is (?:\w+ )?(?:clear|bright|sharp|crisp|beautiful|gorgeous|great)\b/;
const VIDEO = /\b(?:videos?|footage)\b/;
const PHOTOS = /\b(?:photos?|photographs?)\b/;
const STAYS_CONNECTED =
  /\bstay(?:s|ed)? connected\b|\bnever (?:drops?|dropped|disconnects?|disconnected|lost|loses)\b|\bno drop ?outs?\b|\w+n['’]t (?:disconnect|drop)|\b(?:stable|solid|reliable) connection\b/;
const RECONNECTS = /\b(?:re)?connects? automatically\b|\breconnects?\b|\bautomatically (?:re)?connects?\b/;
const PAIRS = /\bbluetooth\b|\bpair(?:s|ed|ing)?\b/;
const WIFI = /\bwi-?fi\b|\bwi fi\b/;
const SIGNAL = /\b(?:strong|good|great|excellent) (?:signal|reception)\b|\bsignal is (?:strong|good|great)\b/;
const SLEEP =
  /\b(?:not|\w+n['’]t|without|never) (?:\w+ )?wak(?:e|es|ing)\b|\bsleeps? (?:right )?through\b|\bquiet enough\b.{0,25}\bsleep/;
const TALK =
  /\b(?:conversation|can talk|talk on the phone|hear the (?:tv|music|radio)|hear my (?:music|podcast)|watch(?:ing)? tv)\b/;
const SILENT = /\b(?:silent|silently|noiseless|no noise|no sound|not a sound)\b/;
const HUM = /\b(?:soft|gentle|quiet|low) hum\b/;
const NO_RATTLE = /\b(?:no|\w+n['’]t|not|without|never|zero) (?:\w+ )?rattl/;
const NO_SQUEAK = /\b(?:no|\w+n['’]t|not|without|never|zero) (?:\w+ )?squeak/;
const CANCELLING = /\bnoise[- ]?cancel\w*\b|\banc\b/;
const MASKING = /\bmask(?:s|ed|ing)?\b|\bdrowns? out\b|\bcovers? up\b/;
const CALLS = /\b(?:calls?|zoom|meetings?|conference)\b/;

const YOUNG = /\b(?:kids?|child\w*|son|daughter|toddlers?|grand\w+|boys?|girls?|little (?:ones?|ears)|his|her|their) ?/;

export const MEDIA_PHRASES: Readonly<Record<string, FacetPhrases>> = {
  sound: {
    features: [
      note("Deep Bass", BASS),
      note("Beautiful Tone", TONE),
      note("Plenty of Volume", LOUD),
      note("Clear Sound"),
    ],
    highlights: [
      note("deep bass", BASS),
      note("beautiful tone", TONE),
      note("plenty of volume", LOUD),
      note("clear sound"),
    ],
    outcome: [
      line("Deep, Full Bass", "low notes come through with strength", BASS),
      line("A Beautiful Tone", "each note has a pleasant sound", TONE),
      line("Plenty of Volume", "loud enough to be heard well", LOUD),
      line("Clear Voices", "spoken words are easy to understand", VOICES),
      line("Good Sound for Music", "songs are enjoyable to hear", MUSIC),
      line("Clear Sound", "clean, well-defined audio"),
    ],
    answer: [
      line("No Thin Sound", "the low end is strong and easy to hear", BASS),
      line("Free of Distortion", "the sound comes out clean", UNDISTORTED),
      line("Plenty of Volume", "volume goes as high as needed", LOUD),
      line("No Muffled Speech", "words can be followed without effort", VOICES),
      line("Music Comes Across Well", "good listening, whatever is playing", MUSIC),
      line("Easy to Listen To", "nice to the ear, with good clarity"),
    ],
  },
  picture: {
    features: [
      note("Clear at Night", NIGHT),
      note("Wide View", WIDE),
      note("Vivid Colors", COLORS),
      note("Clear Screen", SCREEN),
      note("Clear Video", VIDEO),
      note("Sharp Picture"),
    ],
    highlights: [
      note("clear at night", NIGHT),
      note("wide view", WIDE),
      note("vivid colors", COLORS),
      note("clear screen", SCREEN),
      note("clear video", VIDEO),
      note("crisp picture"),
    ],
    outcome: [
      line("Clear at Night", "details can be made out in low light", NIGHT),
      line("Wide View", "shows a large area at once", WIDE),
      line("Vivid Colors", "images look lively and full", COLORS),
      line("Clear Screen", "what is shown is easy to see", SCREEN),
      line("Clear Video", "moving images come out sharp", VIDEO),
      line("Sharp Photos", "fine details come out well", PHOTOS),
      line("Sharp, Clear Image", "small details are easy to make out"),
    ],
    answer: [
      line("Readable License Plates", "lettering comes out sharp enough to read", PLATES),
      line("Clear After Dark", "the image holds up after dark", NIGHT),
      line("No Washed-Out Colors", "strong hues rather than faded ones", COLORS),
      line("A Display That Reads Well", "letters and images stand out clearly", SCREEN),
      line("No Blurry Footage", "clear enough to see what happens", VIDEO),
      line("Details You Can See", "good definition without blur"),
    ],
  },
  connection: {
    // Clothes pair with other clothes, and are worn at receptions.
    except: ["garment", "footwear", "edible", "cosmetic", "reading"],
    features: [
      note("Easy Pairing", PAIRS),
      note("Stable Connection", STAYS_CONNECTED),
      note("Strong Signal", SIGNAL),
      note("Easy to Connect"),
    ],
    highlights: [
      note("stable connection", STAYS_CONNECTED),
      note("easy pairing", PAIRS),
      note("strong signal", SIGNAL),
      note("easy to connect"),
    ],
    outcome: [
      line("Stable Connection", "the link holds without cutting out", STAYS_CONNECTED),
      line("Easy Pairing", "devices find each other quickly", PAIRS),
      line("Strong Signal", "reception is clear and steady", SIGNAL),
      line("Good Wi-Fi Connection", "online without much trouble", WIFI),
      line("Easy to Connect", "simple to link up, with little to figure out"),
    ],
    answer: [
      line("No Dropped Connections", "stays linked while in use", STAYS_CONNECTED),
      line("Automatic Connection", "ready again with no steps to repeat", RECONNECTS),
      line("No Trouble Pairing", "quick to match with other devices", PAIRS),
      line("No Weak Signal", "reaches well enough to be useful", SIGNAL),
      line("A Connection That Works", "trouble-free and quick to make"),
    ],
  },
  noise: {
    features: [note("Nearly Silent", SILENT), note("Quiet")],
    highlights: [note("nearly silent", SILENT), note("low noise")],
    outcome: [
      line("Quiet Enough for Sleep", "rest can go on undisturbed", SLEEP),
      line("Easy to Hear Over", "other sounds can still be followed", TALK),
      line("No Rattling", "quiet, with nothing loose to hear", NO_RATTLE),
      line("No Squeaking", "stays quiet when moved or used", NO_SQUEAK),
      line("Only a Soft Hum", "a low sound that stays in the background", HUM),
      line("Nearly Silent", "makes little or no sound in use", SILENT),
      line("Quiet in Use", "noise stays at a low level"),
    ],
    answer: [
      line("Will Not Wake Sleepers", "sound is low enough for rest", SLEEP),
      line("No Shouting Over Noise", "talk or music remains audible", TALK),
      line("Hardly a Sound", "next to nothing to be heard", SILENT),
      line("Low Noise", "little to hear in use"),
    ],
  },
  noiseCancelling: {
    features: [note("Noise Cancelling That Works", CANCELLING), note("Blocks Out Noise")],
    highlights: [note("effective noise cancelling", CANCELLING), note("blocks out noise")],
    outcome: [
      line("Noise Cancelling That Works", "surrounding sounds fade into the background", CANCELLING),
      line("Sound That Masks Noise", "disturbances become hard to notice", MASKING),
      line("Blocks Out Noise", "surrounding sounds are held back"),
    ],
    answer: [
      line("Less Background Noise", "unwanted sound is clearly reduced", CANCELLING),
      line("Fewer Disturbing Sounds", "noises nearby are covered well", MASKING),
      line("Hear Less Around You", "noise from outside is held back"),
    ],
  },
  microphone: {
    features: [note("Clear Calls", CALLS), note("Clear Microphone")],
    highlights: [note("clear on calls", CALLS), note("clear microphone")],
    outcome: [
      line("Clear Calls", "the other side can follow what is said", CALLS),
      line("Clear Microphone", "spoken words come across well"),
    ],
    answer: [
      line("Easy to Understand on Calls", "speech is clear for the other person", CALLS),
      line("No Muffled Voice", "words reach the listener clearly"),
    ],
  },
  volumeCap: {
    features: [note("Volume Limit")],
    highlights: [note("volume limit for young ears", YOUNG), note("volume limit")],
    outcome: [
      line("Volume Limit for Young Ears", "loudness stays at a level parents can accept", YOUNG),
      line("Volume Limit", "loudness stays at a comfortable level"),
    ],
    answer: [line("Never Too Loud", "a cap on loudness that holds")],
  },
};
