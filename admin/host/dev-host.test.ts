import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDevHost } from "./dev-host.ts";
import type { ServedContent } from "./served-content.ts";

/** Questions to the server, in their order, each answered when the test says so. */
let questions: { readonly path: string; readonly answer: (body: unknown) => void }[];

beforeEach(() => {
  questions = [];
  vi.stubGlobal(
    "fetch",
    (path: string) =>
      new Promise<Response>((resolve) => {
        questions.push({ path, answer: (body) => resolve(Response.json(body)) });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const content = (alt: string): ServedContent => ({
  config: { file: "site.config.json", text: "{}" },
  model: { settings: {}, collections: {} },
  entries: [],
  orders: [],
  problems: [],
  icons: { names: [], drawings: {}, address: "" },
  described: [],
  styles: { base: "", blocks: {}, site: "" },
  faces: [],
  validators: "",
  today: "2031-06-30",
  future: false,
  files: [],
  publicFiles: [],
  media: { "house.jpg": { width: 640, height: 427, version: "1a2b3c4d", alt } },
});
const asked = () => questions.map(({ path }) => path);
const answerTo = async (index: number, body: unknown) => {
  await vi.waitFor(() => expect(questions.length).toBeGreaterThan(index));
  questions[index]?.answer(body);
};

it("keeps the newer pictures when an older answer comes after it", async () => {
  const host = createDevHost();
  const loads = [host.load(), host.load()];
  await answerTo(1, content("New."));
  await loads[1];
  await answerTo(0, content("Old."));
  const [older] = await Promise.all(loads);
  expect(older?.media.get("house.jpg")).toMatchObject({ alt: "New." });
});

it("asks what there is once a description that is on its way is answered", async () => {
  const host = createDevHost();
  const described = host.pictures?.describe({
    name: "house.jpg",
    description: { alt: "Mine." },
    known: { alt: "A house." },
  });
  const loaded = host.load();
  await vi.waitFor(() => expect(asked()).toEqual(["/__blockwork/descriptions/house.jpg"]));
  await answerTo(0, {});
  expect(await described).toEqual({ kind: "described", description: { alt: "Mine." } });
  await answerTo(1, content("Theirs."));
  expect((await loaded).media.get("house.jpg")).toMatchObject({ alt: "Theirs." });
  expect(asked()).toEqual(["/__blockwork/descriptions/house.jpg", "/__blockwork/content"]);
});
