import { expect, it } from "vitest";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import type { PublishSettings } from "../../../schema/site/admin-settings.ts";
import { handMadeBlock } from "../../../tests/support/hand-made-site.ts";
import { adminPage } from "./admin-page.ts";
import { adminAccess } from "./admin-policy.ts";
import { adminHeaders } from "./make-admin.ts";

const embeds = ["https://maps.example.com"];
const frames = /frame-src [^;]*openstreetmap[^;]* https:\/\/maps\.example\.com[;"]/;

it("the editor shows maps of the providers that the site names, by its page and by its headers", () => {
  const page = adminPage({
    base: "",
    script: "/a.js",
    styles: [],
    modules: [],
    nextModules: [],
    checks: "/b.js",
    embeds,
  });
  expect(page).toMatch(frames);
  expect(JSON.stringify(adminHeaders({ base: "", embeds }))).toMatch(frames);
});

it.each<[Partial<PublishSettings> | undefined, string]>([
  [undefined, "connect-src 'self';"],
  [{}, "connect-src 'self' https://api.github.com;"],
  [{ host: "gitlab" }, "connect-src 'self' https://gitlab.com;"],
  [{ url: "https://git.example.com" }, "connect-src 'self' https://git.example.com;"],
])("it talks to the host of the site's repository and no other: %j", (settings, directive) => {
  const publish =
    settings &&
    ({ host: "github", repository: "owner/name", branch: "main", ...settings } as PublishSettings);
  expect(JSON.stringify(adminHeaders({ base: "", embeds: [], publish }))).toContain(directive);
});

const block = (definition: Partial<AnyBlock>) => handMadeBlock("map", definition).definition;

it("it loads from other hosts what the blocks of the site load, as they are placed and in their samples", () => {
  const loads = ({ host }: { host: string }) => ({ pictures: [`https://${host.trim()}/1.png`] });
  const map = block({ loads, sample: { host: "sample.example" } } as never);
  const placed = [
    { type: "map", props: { host: "tiles.example" } },
    { type: "map", props: {} },
  ];
  const config = { pages: [{ blocks: [{ type: "columns", props: { blocks: placed } }] }] };
  const headers = JSON.stringify(
    adminHeaders({ base: "", ...adminAccess({ embeds: [] }, [map, block({})], config) }),
  );
  expect(headers).toContain("img-src 'self' data: blob: https://sample.example https://tiles.example;");
  expect(headers).toContain("style-src 'self';");
});

it("it sets markup through its own Trusted Types policies, and those that the site's blocks create", () => {
  const access = adminAccess({ embeds: [] }, [block({ trustedTypes: ["html"] }), block({})], {});
  expect(JSON.stringify(adminHeaders({ base: "", ...access }))).toContain(
    "require-trusted-types-for 'script'; trusted-types blockwork blockwork-worker html",
  );
});
