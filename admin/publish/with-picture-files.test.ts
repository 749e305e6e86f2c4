import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type PictureContent, pictureText } from "../../editing/document/picture.ts";
import { publishHosts } from "../../schema/site/admin-settings.ts";
import { type GitHost, startGitHost } from "../../tests/support/git-host/git-host.ts";
import { pictureVersion } from "../sync/content/picture-storage.ts";
import { createRepository } from "./open-publishing.ts";
import { type FileWrite, publishFiles } from "./publish-files.ts";
import { withPictureFiles } from "./with-picture-files.ts";

const catalogue = `{
  "house.jpg": { "alt": "A house",   "dark": "night.jpg" },

  "night.jpg": { "decorative": true }
}
`;
const bytes = (...of: number[]) => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0, ...of])]);
/** The pictures that this browser keeps, by their versions. */
const kept = new Map([
  ["11111111", bytes(1)],
  ["22222222", bytes(2)],
]);
const places = new Map<string, string>();
const write = (
  name: string,
  text: PictureContent | undefined,
  known: PictureContent | undefined = undefined,
): FileWrite => ({
  path: `shop/content/media/${name}`,
  text: text && pictureText(text),
  known: known && pictureText(known),
});

describe.each(publishHosts)("pictures published to %s", (kind) => {
  let host: GitHost;
  let first: string;
  beforeAll(async () => {
    host = await startGitHost(kind);
    const files = [
      { path: "shop/site.config.json", content: "one\n" },
      { path: "shop/content/media/media.json", content: catalogue },
      { path: "shop/content/media/house.jpg", content: Buffer.from([0xff, 0xd8, 0, 9]) },
    ];
    first = (await host.git.commit({ branch: "main", parent: undefined, message: "Begin", files })) ?? "";
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.git.begin("main", first);
    host.fault = () => undefined;
    host.requests.length = 0;
  });

  const publish = (writes: readonly FileWrite[], proposal?: string) => {
    const repository = createRepository({ settings: host.settings, token: "valid", fetch });
    const bytesOf = (version: string) => kept.get(version);
    return publishFiles(
      withPictureFiles(repository, {
        writes,
        prefix: "shop/",
        bytesOf,
        pathOf: (version) => places.get(version),
        keep: async (file) => kept.set(await pictureVersion(file), file),
      }),
      {
        message: "Pictures",
        writes,
        proposal,
      },
    );
  };
  const blob = async (path: string, branch = "main") =>
    host.git.blob((await host.git.head(branch)) ?? "", `shop/content/media/${path}`);
  const said = async () => (await blob("media.json"))?.bytes.toString();
  const developer = async (path: string, content: Buffer | string | undefined) =>
    host.git.commit({
      branch: "main",
      parent: await host.git.head("main"),
      message: "A developer’s push",
      files: [{ path: `shop/content/media/${path}`, content }],
    });

  it("go in the one commit with their descriptions; of media.json only their lines are other", async () => {
    const door = write("door.jpg", { version: "11111111", alt: "A door" });
    const config = { path: "shop/site.config.json", text: "two\n", known: "one\n" };
    expect(await publish([config, door])).toMatchObject({ kind: "published" });
    expect(host.git.messages("main")).toEqual(["Pictures", "Begin"]);
    expect((await blob("door.jpg"))?.bytes).toEqual(Buffer.from([0xff, 0xd8, 0xff, 0, 1]));
    const text = (await said()) ?? "";
    expect(text).toContain(catalogue.slice(0, catalogue.lastIndexOf("\n}")));
    expect(JSON.parse(text)).toEqual({ ...JSON.parse(catalogue), "door.jpg": { alt: "A door" } });
    // It is there already, so it is not sent again.
    expect(await publish([door])).toMatchObject({ kind: "published" });
    expect(host.git.messages("main")).toHaveLength(2);
  });

  it("are described without their bytes being asked for; others may describe other pictures meanwhile", async () => {
    const house = { version: "99999999", alt: "A house", dark: "night.jpg" };
    await developer("media.json", catalogue.replace('{ "decorative": true }', '{ "alt": "At night" }'));
    const described = write(
      "house.jpg",
      { ...house, alt: "A house with a red door", focus: [0.3, 0.6] },
      house,
    );
    expect(await publish([described])).toMatchObject({ kind: "published" });
    expect(JSON.parse((await said()) ?? "")).toEqual({
      "house.jpg": { alt: "A house with a red door", dark: "night.jpg", focus: [0.3, 0.6] },
      "night.jpg": { alt: "At night" },
    });
    const asked = JSON.stringify(host.requests.map(({ path, body }) => [path, body]));
    expect(asked).not.toContain("house.jpg");
  });

  it("that somebody else has described meanwhile are not written over", async () => {
    const house = { version: "99999999", alt: "A house", dark: "night.jpg" };
    await developer("media.json", catalogue.replace('"A house"', '"Theirs"'));
    expect(await publish([write("house.jpg", { ...house, alt: "Mine" }, house)])).toEqual({
      kind: "changed",
      files: new Map([["shop/content/media/house.jpg", pictureText({ ...house, alt: "Theirs" })]]),
    });
    expect(await said()).toContain('"Theirs"');
  });

  it("never take the place of another picture, whatever is known of it", async () => {
    await developer("door.jpg", Buffer.from([1, 2, 3]));
    const theirs = (await blob("door.jpg"))?.oid ?? "";
    const door: PictureContent = { version: "11111111", alt: "A door" };
    const changed = { path: "shop/content/media/door.jpg", text: pictureText({ version: theirs }) };
    expect(await publish([write("door.jpg", door)])).toEqual({
      kind: "changed",
      files: new Map([[changed.path, changed.text]]),
    });
    expect(await publish([write("door.jpg", door, { version: theirs })])).toMatchObject({ kind: "failed" });
    expect((await blob("door.jpg"))?.bytes).toEqual(Buffer.from([1, 2, 3]));
  });

  it("are sent once where the answer was lost", async () => {
    let isLost = false;
    const isCommit = (sent: string) => sent.includes("createCommitOnBranch") || sent.includes('"door');
    host.fault = ({ method, body, path }) => {
      const sends = method === "POST" && (isCommit(JSON.stringify(body)) || /contents$|commits$/.test(path));
      if (!sends || isLost) return undefined;
      isLost = true;
      return "lost-after";
    };
    const door = write("door.jpg", { version: "11111111", alt: "A door" });
    expect(await publish([door])).toMatchObject({ kind: "published" });
    expect(isLost).toBe(true);
    expect(host.git.messages("main")).toHaveLength(2);
  });

  it("go again when their addition is undone, with what was said of them", async () => {
    const door: PictureContent = { version: "11111111", alt: "A door" };
    await publish([write("door.jpg", door)]);
    expect(await publish([write("door.jpg", undefined, door)])).toMatchObject({ kind: "published" });
    expect(await blob("door.jpg")).toBeUndefined();
    expect(JSON.parse((await said()) ?? "")).toEqual(JSON.parse(catalogue));
  });

  it("are renamed, exchanged and deleted in one commit, without their bytes being here before; what is gone is kept", async () => {
    const [red, blue] = [bytes(70), bytes(71)];
    const [redVersion, blueVersion] = [await pictureVersion(red), await pictureVersion(blue)];
    await developer("red.jpg", Buffer.from(await red.arrayBuffer()));
    await developer("blue.jpg", Buffer.from(await blue.arrayBuffer()));
    const [one, two] = [{ version: redVersion }, { version: blueVersion }];
    const result = await publish([
      write("crimson.jpg", { ...one, alt: "Red" }),
      write("red.jpg", undefined, one),
      write("blue.jpg", { version: "11111111" }, two),
    ]);
    expect(result).toMatchObject({ kind: "published" });
    expect((await blob("crimson.jpg"))?.bytes.at(-1)).toBe(70);
    expect(await blob("red.jpg")).toBeUndefined();
    expect((await blob("blue.jpg"))?.bytes.at(-1)).toBe(1);
    expect(JSON.parse((await said()) ?? "")).toEqual({
      ...JSON.parse(catalogue),
      "crimson.jpg": { alt: "Red" },
    });
    // All of it is undone and published again.
    const back = await publish([
      write("crimson.jpg", undefined, { ...one, alt: "Red" }),
      write("red.jpg", one),
      write("blue.jpg", two, { version: "11111111" }),
    ]);
    expect(back).toMatchObject({ kind: "published" });
    expect((await blob("red.jpg"))?.bytes.at(-1)).toBe(70);
    expect((await blob("blue.jpg"))?.bytes.at(-1)).toBe(71);
    expect(JSON.parse((await said()) ?? "")).toEqual(JSON.parse(catalogue));
  });

  it("that stay under their old name as well are copied from there", async () => {
    const green = bytes(80);
    const version = await pictureVersion(green);
    await developer("green.jpg", Buffer.from(await green.arrayBuffer()));
    places.set(version, "shop/content/media/green.jpg");
    expect(await publish([write("lime.jpg", { version, alt: "Lime" })])).toMatchObject({ kind: "published" });
    expect((await blob("lime.jpg"))?.bytes.at(-1)).toBe(80);
    expect((await blob("green.jpg"))?.bytes.at(-1)).toBe(80);
  });

  it("that somebody else has exchanged meanwhile are neither deleted nor written over", async () => {
    await developer("house.jpg", Buffer.from([0xff, 0xd8, 0xff, 0, 99]));
    const known = { version: "99999999", alt: "A house", dark: "night.jpg" };
    expect(await publish([write("house.jpg", undefined, known)])).toMatchObject({ kind: "changed" });
    expect(await publish([write("house.jpg", { ...known, version: "11111111" }, known)])).toMatchObject({
      kind: "changed",
    });
    expect((await blob("house.jpg"))?.bytes.at(-1)).toBe(99);
  });

  it("wait on the branch of a proposal", async () => {
    const door = write("door.jpg", { version: "22222222", decorative: true });
    expect(await publish([door], `look-${kind}`)).toMatchObject({ kind: "proposed" });
    expect((await blob("door.jpg", `look-${kind}`))?.bytes.at(-1)).toBe(2);
    expect(await blob("door.jpg")).toBeUndefined();
  });

  it("that the host finds too large, or this browser has lost, are said so, and nothing is sent", async () => {
    const lost = write("gone.jpg", { version: "33333333", alt: "Gone" });
    expect(await publish([lost])).toMatchObject({
      kind: "failed",
      error: { kind: "picture-lost", message: "gone.jpg" },
    });
    host.fault = ({ method, body }) =>
      method === "POST" &&
      JSON.stringify(body).includes("door.jpg") &&
      !JSON.stringify(body).includes("query Files")
        ? { status: 413 }
        : undefined;
    const door = write("door.jpg", { version: "11111111", alt: "A door" });
    expect(await publish([door])).toMatchObject({ kind: "failed", error: { kind: "too-large" } });
    expect(await said()).toBe(catalogue);
  });
});
