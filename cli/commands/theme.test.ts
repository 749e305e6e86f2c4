import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { run } from "./main.ts";

const config = `{
  "configVersion": 2,
  "site": { "url":   "https://www.small.example",
    "theme": { "radius": 4, "light": { "paper": "#fffff0" } } },
  "pages": []
}
`;

async function theme(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const root = await temporaryFolder({ "site.config.json": config, ...files });
  const printed = { out: "", err: "" };
  const output = (name: "out" | "err") => ({
    write(text: string) {
      printed[name] += text;
    },
  });
  const terminal = { cwd: root, stdin: Readable.from([]), stdout: output("out"), stderr: output("err") };
  const code = await run(["theme", ...args], terminal);
  return { code, ...printed, text: await readFile(join(root, "site.config.json"), "utf8") };
}

it("export prints the theme as design tokens, and import of those changes nothing", async () => {
  const { code, out, text } = await theme({}, "export");
  expect([code, text]).toEqual([0, config]);
  const tokens = JSON.parse(out);
  expect(tokens.color.light.paper.$value).toEqual({
    colorSpace: "srgb",
    components: [1, 1, 0.9412],
    hex: "#fffff0",
  });
  expect(tokens.size.radius).toEqual({ $type: "dimension", $value: { value: 4, unit: "px" } });
  const again = await theme({ "tokens.json": out }, "import", "tokens.json");
  expect(again).toMatchObject({ code: 0, text: config });
  expect(again.out).toBe("The theme has these values already.\n");
});

const tokens = JSON.stringify({
  color: { light: { accent: { $value: "#123456" } }, dark: { ink: { $value: "#eeeeee" } } },
  brand: { logo: { $value: "#000000" } },
});

it("import writes what differs, leaves all else as it is written, and names what has no setting", async () => {
  const { code, out, err, text } = await theme({ "tokens.json": tokens }, "import", "tokens.json");
  expect(code).toBe(0);
  expect(out).toBe("light.accent: #1d4fc4 → #123456\ndark.ink: #eceef1 → #eeeeee\n");
  expect(err).toContain("A theme has no setting for brand.logo.");
  expect(text).toContain('"url":   "https://www.small.example"');
  expect(JSON.parse(text).site.theme).toEqual({
    radius: 4,
    light: { paper: "#fffff0", accent: "#123456" },
    dark: { ink: "#eeeeee" },
  });
});

it.each([
  ["only says it with --dry-run", tokens, ["--dry-run"], 0, ""],
  [
    "nothing with a mistake in it",
    '{"size":{"radius":{"$value":{"value":90,"unit":"px"}}}}',
    [],
    1,
    "0 to 32.\nNothing was written.",
  ],
  ["nothing of a file without one", "{}", [], 1, "has no token of a theme"],
  ["nothing of what is no JSON", "{", [], 1, "is not JSON"],
])("import writes %s", async (_, file, args, expected, words) => {
  const { code, err, text } = await theme({ "tokens.json": file }, "import", "tokens.json", ...args);
  expect([code, text]).toEqual([expected, config]);
  expect(err).toContain(words);
});

it.each([
  [["import"], "Say site theme export"],
  [["export", "x"], "Say site theme export"],
  [["import", "none.json"], "none.json can't be read"],
])("%j says what is wrong", async (args, words) => {
  const { code, err } = await theme({}, ...args);
  expect(code).toBe(2);
  expect(err).toContain(words);
});
