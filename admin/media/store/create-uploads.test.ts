import { expect, it } from "vitest";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { createMedia } from "../../site/create-media.ts";
import type { AddResult, NewPicture } from "../../sync/content/new-picture.ts";
import { createUploads } from "./create-uploads.ts";

const facts: MediaMetadata = { width: 800, height: 600, version: "aaaaaaaa" };

/** Uploads to a host that answers as it is told, and otherwise adds. */
function uploadsTo(answers: AddResult[] = []) {
  const media = new Map([["door.jpg", facts]]);
  const sent: NewPicture[] = [];
  const store = createMedia({
    content: { media, pictureAt: (address) => address },
    site: () => ({}),
    async add(picture: NewPicture): Promise<AddResult> {
      sent.push(picture);
      const answer = answers.shift() ?? { kind: "added", name: picture.name, facts };
      if (answer.kind === "added") media.set(answer.name, { ...facts, ...picture.description });
      return answer;
    },
  });
  const uploads = createUploads(
    store,
    () => "en",
    async (file) => ({
      name: file.name,
      bytes: file.size,
      kind: file.name.endsWith(".svg") ? undefined : "jpg",
      size: { width: 800, height: 600 },
    }),
  );
  return { media: store, uploads, sent };
}

const file = (name: string) => new File(["x"], name);

it("gives files names that can be published and that none has, and refuses what is no picture", async () => {
  const { uploads } = uploadsTo();
  await uploads.getState().take(["Door.JPEG", "Frönt (1).jpg", "frönt (1).png", "plan.svg", "…"].map(file));
  expect(uploads.getState().uploads.map(({ name, state }) => [name, state])).toEqual([
    ["door-2.jpg", "ready"],
    ["front-1.jpg", "ready"],
    ["front-1-2.jpg", "ready"],
    [expect.anything(), "refused"],
    ["picture.jpg", "ready"],
  ]);
});

it("sends nothing before it is said what the picture shows, and then is there at once", async () => {
  const { uploads, media, sent } = uploadsTo();
  const { take, change, send } = uploads.getState();
  await take([file("gate.jpg")]);
  const id = uploads.getState().uploads[0]?.id ?? 0;
  expect(await send(id)).toBeUndefined();
  change(id, { alt: "  " });
  expect(await send(id)).toBeUndefined();
  expect(sent).toEqual([]);
  change(id, { alt: " A gate " });
  expect(await send(id)).toBe("gate.jpg");
  expect(sent).toMatchObject([{ name: "gate.jpg", description: { alt: "A gate" } }]);
  expect(media.getState().media.get("gate.jpg")).toMatchObject({ alt: "A gate" });
  expect(uploads.getState().uploads).toEqual([]);
});

it("offers another name for one that is taken meanwhile, and keeps what was typed", async () => {
  const { uploads } = uploadsTo([{ kind: "taken", reason: "There is one." }]);
  const { take, change, send } = uploads.getState();
  await take([file("gate.jpg")]);
  const id = uploads.getState().uploads[0]?.id ?? 0;
  change(id, { decorative: true });
  expect(await send(id)).toBeUndefined();
  expect(uploads.getState().uploads).toMatchObject([
    {
      name: "gate-2.jpg",
      decorative: true,
      state: "ready",
      reason:
        "There is a picture gate.jpg already, so this one would be called gate-2.jpg. Add it again to go on.",
    },
  ]);
  expect(await send(id)).toBe("gate-2.jpg");
});

it("says why the server would not have it, and can try again", async () => {
  const { uploads } = uploadsTo([{ kind: "failed", reason: "The server does not answer." }]);
  const { take, change, send } = uploads.getState();
  await take([file("gate.jpg")]);
  const id = uploads.getState().uploads[0]?.id ?? 0;
  change(id, { alt: "A gate" });
  await send(id);
  expect(uploads.getState().uploads).toMatchObject([
    { state: "ready", name: "gate.jpg", reason: "The server does not answer." },
  ]);
});

it("puts files into a folder, where names count that are in it alone", async () => {
  const { uploads, sent } = uploadsTo();
  const { take, change, send } = uploads.getState();
  await take([file("door.jpg"), file("door.jpg")], "rooms/01");
  const [first, second] = uploads.getState().uploads;
  expect([first?.name, second?.name]).toEqual(["door.jpg", "door-2.jpg"]);
  change(first?.id ?? 0, { alt: "A door" });
  expect(await send(first?.id ?? 0)).toBe("rooms/01/door.jpg");
  expect(sent).toMatchObject([{ name: "rooms/01/door.jpg" }]);
});
