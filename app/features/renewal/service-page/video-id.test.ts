import { expect, it } from "vitest";
import { videoId } from "./video-id.ts";

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://youtube.com/watch?t=3&v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://m.youtube.com/watch?v=a-b_c-d_e-f", "a-b_c-d_e-f"],
  ["https://youtu.be/dQw4w9WgXcQ?t=12", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["https://www.youtube.com/watch?v=dQw4w9WgXc", undefined],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQQ", undefined],
  ["https://www.youtube.com/watch?v=dQw4w9WgX%22Q", undefined],
  ["https://www.youtube.com/", undefined],
  ["https://notyoutube.com/watch?v=dQw4w9WgXcQ", undefined],
  ["https://other.example/embed/dQw4w9WgXcQ", undefined],
  ["dQw4w9WgXcQ", undefined],
  ["", undefined],
  [undefined, undefined],
])("the link %s has the video id %s", (link, id) => {
  expect(videoId(link)).toBe(id);
});
