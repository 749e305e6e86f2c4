import { expect, it } from "vitest";
import { startDevServer } from "../../cli/dev/server/dev-server.ts";
import { sendTo } from "../support/dev-site.ts";
import { nightly, seedOf } from "../support/extent.ts";
import { type ServedSoak, soak } from "../support/soak/soak.ts";
import { edits } from "../support/soak/soak-edits.ts";

/** The more edits are between two rests, the fewer comparisons a day has. */
const length = nightly ? { rests: 20, editsPerRest: 10 } : { rests: 6, editsPerRest: 20 };

async function serve(root: string): Promise<ServedSoak> {
  let printed = "";
  const print = (text: string) => (printed += text);
  const server = await startDevServer({ root, config: "site.config.json", port: 0, future: false, print });
  const port = Number(new URL(server.url).port);
  return {
    port,
    async send(request) {
      const { status, text, headers } = await sendTo(port, request);
      return { status, text, token: String(headers["x-blockwork-token"]) };
    },
    async atRest(look) {
      await server.quiet();
      return look();
    },
    printed: () => printed,
    stop: server.close,
  };
}

// What the server uses after a long day is measured by `npm run bench:whole soak`.
it.skipIf(process.platform !== "linux")(
  "site dev serves what a build writes at each rest of a long day (on Linux, which reports a change when it is made)",
  async () => {
    const outcome = await soak({ seed: seedOf(20), ...length, serve });
    expect(outcome.faults).toEqual([]);
    expect(Object.keys(outcome.edits).toSorted()).toEqual(Object.keys(edits).toSorted());
    expect(outcome.compared).toBeGreaterThan(length.rests / 2);
    expect(outcome.saved).toBeGreaterThanOrEqual(outcome.compared);
  },
  900_000,
);
