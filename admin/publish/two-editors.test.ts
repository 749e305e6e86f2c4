import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPictureFile, pictureFile, pictureNameOf, pictureText } from "../../editing/document/picture.ts";
import { uniqueName } from "../../editing/document/unique-name.ts";
import { publishHosts } from "../../schema/site/admin-settings.ts";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { inEach } from "../../tests/support/extent.ts";
import { type Fault, type GitHost, startGitHost } from "../../tests/support/git-host/git-host.ts";
import type { Repository } from "./hosts/repository.ts";
import { createRepository } from "./open-publishing.ts";
import { publishFiles } from "./publish-files.ts";
import { withPictureFiles } from "./with-picture-files.ts";

const paths = ["site.config.json", "content/breads/rye.md", "content/breads/new.md"];
const start = "begin\n";
/** Each of the three kinds of host has them, over real commits. */
const interleavings = inEach({ smoke: 10, all: 10, nightly: 30 });

const catalogue = "content/media/media.json";

/** Somebody who adds lines to files and pictures, and merges by taking both versions' lines, and free names. */
function createEditor(repository: Repository) {
  const bytes = new Map<string, Blob>();
  const pictures = new Map<string, string>();
  const knownPictures = new Map<string, string>();
  const taken = new Set<string>();
  const known = new Map<string, string | undefined>([
    [paths[0] ?? "", start],
    [paths[1] ?? "", start],
  ]);
  const mine = new Map(known);
  return {
    /** Each picture has other bytes, and says which. */
    add(wanted: string, alt: string) {
      const version = alt.replace(/\D/g, "").padStart(8, "0");
      bytes.set(version, new Blob([`\0${alt}`]));
      pictures.set(uniqueName(wanted, [...pictures.keys(), ...taken]), pictureText({ version, alt }));
    },
    write: (path: string, line: string) => mine.set(path, `${mine.get(path) ?? ""}${line}\n`),
    /** Gives whether everything of theirs is in the repository. */
    async publish(message: string): Promise<boolean> {
      const ofTexts = paths.flatMap((path) => {
        const [text, before] = [mine.get(path), known.get(path)];
        return text === before ? [] : [{ path, text, known: before }];
      });
      const ofPictures = [...pictures].flatMap(([name, text]) => {
        const before = knownPictures.get(name);
        return text === before ? [] : [{ path: pictureFile(name), text, known: before }];
      });
      const writes = [...ofTexts, ...ofPictures];
      if (writes.length === 0) return true;
      const files = withPictureFiles(repository, {
        writes,
        prefix: "",
        bytesOf: (it) => bytes.get(it),
        pathOf: () => undefined,
        keep: async () => undefined,
      });
      const result = await publishFiles(files, { message, writes });
      if (result.kind === "published") {
        for (const { path, text } of ofTexts) known.set(path, text);
        for (const { path, text } of ofPictures) knownPictures.set(pictureNameOf(path), text);
      }
      if (result.kind === "changed")
        for (const [path, theirs] of result.files) {
          const name = pictureNameOf(path);
          const own = isPictureFile(path) ? pictures.get(name) : undefined;
          if (own !== undefined) {
            taken.add(name);
            pictures.delete(name);
            pictures.set(uniqueName(name, [...pictures.keys(), ...taken]), own);
            continue;
          }
          const added = linesOf(mine.get(path)).filter((line) => !linesOf(known.get(path)).includes(line));
          const left = added.filter((line) => !linesOf(theirs).includes(line));
          known.set(path, theirs);
          mine.set(path, (theirs ?? "") + left.map((line) => `${line}\n`).join(""));
        }
      return result.kind === "published";
    },
  };
}

const linesOf = (text: string | undefined) => (text ?? "").split("\n").filter(Boolean);

const actors = ["anna", "ben"] as const;
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("write" as const),
      who: fc.constantFrom(...actors),
      path: fc.constantFrom(...paths),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("publish" as const), who: fc.constantFrom(...actors) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("together" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("picture" as const),
      who: fc.constantFrom(...actors),
      name: fc.constantFrom("door.jpg", "house.jpg"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("push" as const), path: fc.constantFrom(...paths) }),
  },
);
const faults = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constantFrom<Fault>("lost-before", "lost-after") },
    { weight: 1, arbitrary: fc.constant<Fault>({ status: 502 }) },
    { weight: 1, arbitrary: fc.constant<Fault>({ status: 429, headers: { "retry-after": "1" } }) },
  ),
  { maxLength: 30 },
);

describe.each(publishHosts)("two editors and a developer on %s", (kind) => {
  let host: GitHost;
  let first: string;
  beforeAll(async () => {
    host = await startGitHost(kind);
    const files = paths.slice(0, 2).map((path) => ({ path, content: start }));
    first = (await host.git.commit({ branch: "main", parent: undefined, message: "Begin", files })) ?? "";
  });
  afterAll(() => host.close());

  it(`lose nothing in ${interleavings} random interleavings with faults, and send nothing twice`, async () => {
    let runs = 0;
    const walk = fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14 }),
      faults,
      async (steps, planned) => {
        const branch = `run-${runs++}`;
        host.git.begin(branch, first);
        const settings = { ...host.settings, branch };
        const editors = {
          anna: createEditor(createRepository({ settings, token: "valid", fetch })),
          ben: createEditor(createRepository({ settings, token: "valid", fetch })),
        };
        const left = [...planned];
        host.fault = () => left.shift();
        const written: [path: string, line: string][] = [];
        const added: string[] = [];
        let count = 0;
        const push = async (path: string, line: string) => {
          const parent = await host.git.head(branch);
          const content = `${(await host.git.blob(parent ?? "", path))?.bytes.toString() ?? ""}${line}\n`;
          const message = `push ${line}`;
          if (await host.git.commit({ branch, parent, message, files: [{ path, content }] }))
            written.push([path, line]);
        };
        for (const action of steps) {
          const line = `line ${++count}`;
          if (action.kind === "write") {
            editors[action.who].write(action.path, line);
            written.push([action.path, line]);
          } else if (action.kind === "picture") {
            editors[action.who].add(action.name, line);
            added.push(line);
          } else if (action.kind === "publish") await editors[action.who].publish(line);
          else if (action.kind === "push") await push(action.path, line);
          else await Promise.all(actors.map((who) => editors[who].publish(`${line} ${who}`)));
        }
        host.fault = () => undefined;
        for (const who of actors)
          for (let go = 0; go < 4 && !(await editors[who].publish(`last ${who}`)); go++);
        const head = (await host.git.head(branch)) ?? "";
        for (const path of paths) {
          const lines = linesOf((await host.git.blob(head, path))?.bytes.toString()).filter(
            (line) => line !== "begin",
          );
          const wanted = written.flatMap(([where, line]) => (where === path ? [line] : []));
          expect(lines.toSorted()).toEqual(wanted.toSorted());
        }
        const described = JSON.parse((await host.git.blob(head, catalogue))?.bytes.toString() ?? "{}");
        const shown = Object.entries(described as Record<string, { readonly alt: string }>);
        expect(shown.map(([, { alt }]) => alt).toSorted()).toEqual(added.toSorted());
        for (const [name, { alt }] of shown)
          expect((await host.git.blob(head, pictureFile(name)))?.bytes.toString()).toBe(`\0${alt}`);
      },
    );
    await assertProperty(walk, { numRuns: interleavings });
  });
});
