import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { findPlayer } from "./find-player.ts";

const youTube = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0";
const vimeo = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

it.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", youTube],
  ["https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=10s", youTube],
  ["https://m.youtube.com/watch?v=aqz-KE-bpKQ", youTube],
  ["https://youtu.be/aqz-KE-bpKQ?si=abc", youTube],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", youTube],
  ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", youTube],
  ["https://vimeo.com/76979871", vimeo],
  ["https://player.vimeo.com/video/76979871", vimeo],
  ["https://vimeo.com/76979871/0a1b2c3d4e", `${vimeo}&h=0a1b2c3d4e`],
  ["https://player.vimeo.com/video/76979871?h=0a1b2c3d4e", `${vimeo}&h=0a1b2c3d4e`],
  ["http://vimeo.com/76979871", undefined],
  ["https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ", undefined],
  ["https://www.youtube.com/watch?v=too-short", undefined],
  ["https://www.youtube.com/watch?v=%22%3E%3Cscript%3E", undefined],
  ["https://vimeo.com/channels/staff", undefined],
  ["javascript:alert(1)", undefined],
  ["a film", undefined],
  [undefined, undefined],
])("the player of %s is %s", (address, frame) => {
  expect(findPlayer(address)?.frame).toBe(frame);
});

describe("a video", () => {
  const codes = (props: object) =>
    check({ captions: [], silent: false, ...props }).map(({ code, key }) => `${code} ${key ?? ""}`.trim());

  it.each([
    [{}, ["video-address"]],
    [{ address: "https://www.example.com/film" }, ["video-address address"]],
    [{ address: "https://vimeo.com/76979871" }, []],
    [{ file: "/files/oven.mp4" }, ["missing-captions file"]],
    [{ file: "/files/oven.mp4", silent: true }, []],
    [{ file: "/files/oven.mp4", captions: [{ file: "/files/oven.vtt" }] }, []],
  ])("of %j has the problems %j", (props, problems) => {
    expect(codes(props)).toEqual(problems);
  });
});
