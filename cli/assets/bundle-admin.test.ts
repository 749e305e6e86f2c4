import { readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporarySites } from "../../tests/support/temporary-sites.ts";
import { bundleAdmin } from "./bundle-admin.ts";

const temporarySite = temporarySites();

describe("the editor's bundle", () => {
  it("is never of sources that changed while it was made", async () => {
    const { root } = await temporarySite("own-block");
    const file = join(root, "blocks/notice/schema.ts");
    const before = readFileSync(file, "utf8");
    const after = before.replace("What has changed.", "What is other than it was.");
    let meanwhile: (() => void) | undefined = () => writeFileSync(file, after);
    const words = async () => {
      const validators = async () => {
        meanwhile?.();
        meanwhile = undefined;
        return "export const none = 0;";
      };
      const { script, files } = await bundleAdmin({ root, validators });
      const made = files.find(({ path }) => `/${path}` === script);
      const code = await readFile(made?.source ?? "", "utf8");
      return /What has changed\.|What is other than it was\./.exec(code)?.[0];
    };
    expect(await words()).toBe("What is other than it was.");
    writeFileSync(file, before);
    expect(await words()).toBe("What has changed.");
  });
});
