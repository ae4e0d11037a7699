import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from "mediabunny";

const BITRATE = 900_000;
const KEY_FRAME_SECONDS = 5;
/** Players seek from picture to picture, so one that stands still is written once a second. */
const REPEAT_SECONDS = 1;

type Encoder = { add: (jpeg: string, seconds: number) => Promise<void>; finish: () => Promise<string> };

declare global {
  var openEncoder: (width: number, height: number) => Promise<Encoder>;
}

const base64Of = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
};

globalThis.openEncoder = async (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas to draw on");
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: "vp9", bitrate: BITRATE, keyFrameInterval: KEY_FRAME_SECONDS });
  output.addVideoTrack(source);
  await output.start();
  let now = 0;
  return {
    add: async (jpeg, seconds) => {
      const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
      context.drawImage(picture, 0, 0, width, height);
      picture.close();
      for (let left = seconds; left > 0; left -= REPEAT_SECONDS) {
        const length = Math.min(left, REPEAT_SECONDS);
        await source.add(now, length);
        now += length;
      }
    },
    finish: async () => {
      await output.finalize();
      return base64Of(new Uint8Array(target.buffer ?? new ArrayBuffer(0)));
    },
  };
};
