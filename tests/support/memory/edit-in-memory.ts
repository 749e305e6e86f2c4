import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { packageRoot } from "../package-root.ts";
import { installMemoryBrowser, type MemoryBrowser } from "./memory-browser.ts";
import { type MemorySite, readMemorySite } from "./memory-site.ts";
import { type MemoryTab, openMemoryTab } from "./memory-tab.tsx";

/** One small site and a browser for it, both in memory and anew for each test, whose clock the tests hold. */
export interface MemoryEditor {
  readonly site: MemorySite;
  readonly browser: MemoryBrowser;
  open(): Promise<MemoryTab>;
  /** Closes a tab and opens another one in its place. */
  reload(tab: MemoryTab): Promise<MemoryTab>;
  /** A site and a browser that nobody was in yet. */
  begin(): Promise<void>;
  /** Lets time pass, in milliseconds, and all that waits for the database be done. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until everything that was changed is checked. */
  check(tab: MemoryTab): Promise<void>;
}

interface MemoryOptions {
  /** The folder of the site, from this repository's root. */
  readonly folder?: string;
  /** The site's own blocks. */
  readonly ownBlocks?: readonly AnyBlock[];
}

const smallSite = "tests/fixtures/small-site";

export function editInMemory({ folder = smallSite, ownBlocks = [] }: MemoryOptions = {}): MemoryEditor {
  let makeSite: () => MemorySite;
  let site: MemorySite;
  let browser: MemoryBrowser;
  let tabs: MemoryTab[] = [];
  const closeAll = async () => {
    for (const tab of tabs) tab.kill();
    tabs = [];
    await settled();
  };
  // A site's own blocks are built into its editor, where all parts find them in the registry.
  const registry = blocks as AnyBlock[];
  beforeAll(async () => {
    registry.push(...ownBlocks);
    makeSite = await readMemorySite(join(packageRoot, folder));
  });
  afterAll(() => void registry.splice(registry.length - ownBlocks.length));
  const begin = async () => {
    await closeAll();
    site = makeSite();
    browser = installMemoryBrowser();
  };
  beforeEach(async () => {
    // The database has its own turns, which are not time that passes.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    await begin();
  });
  afterEach(closeAll);
  const open = async () => {
    const opening = openMemoryTab(browser, site);
    let isOpen = false;
    void opening.finally(() => (isOpen = true)).catch(() => undefined);
    // A lock that another tab has is asked for again a few times.
    for (let turn = 0; !isOpen && turn < 400; turn++) await pass(20);
    const tab = await opening;
    tabs.push(tab);
    return tab;
  };
  return {
    get site() {
      return site;
    },
    get browser() {
      return browser;
    },
    open,
    async reload(tab) {
      tab.close();
      return open();
    },
    begin,
    pass,
    async check({ session: { problems } }) {
      // The checks are loaded with the first one, which takes as long as it takes.
      do await pass(100);
      while (problems.getState().pending);
    },
  };
}

async function pass(ms: number): Promise<void> {
  await settled();
  for (let left = ms; left > 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 50));
    await settled();
  }
}

/** Lets what was begun come to an end, as far as it waits for no clock. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done));
}
