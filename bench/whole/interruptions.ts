import { setTimeout } from "node:timers/promises";
import { median } from "../figures.ts";
import { counts, type Outcome, random } from "./outcome.ts";
import type { Build, State, TwoStates } from "./two-states.ts";

const other: Record<State, State> = { A: "B", B: "A" };
const pick = (): State => (random(2) < 1 ? "A" : "B");

/** Ends a build at a random instant, each second time while it writes. */
async function interrupt(
  site: TwoStates,
  { process: { pid = 0 }, reached }: Build,
  signal: NodeJS.Signals,
  isWriting: boolean,
): Promise<number> {
  if (isWriting) await reached("pictures");
  await setTimeout(random(isWriting ? site.buildMs / 6 : site.buildMs));
  try {
    // A killed process is killed alone; Ctrl+C goes to everything that it has started.
    process.kill(signal === "SIGINT" ? -pid : pid, signal);
  } catch {
    // It has ended.
  }
  return performance.now();
}

/** Kills builds of the other state; the next build, of any state, is to leave that one. */
export async function kills(site: TwoStates, times: number): Promise<Outcome> {
  const faults: string[] = [];
  const found: string[] = [];
  let current: State = "B";
  for (let round = 1; round <= times; round++) {
    const next = other[current];
    site.set(next);
    const build = site.start();
    await interrupt(site, build, "SIGKILL", round % 2 === 0);
    await build.ended;
    const left = site.published();
    found.push(left === current ? "old" : left === next ? "new" : left);
    // Between its two renames there is no folder, which the next start puts right.
    if (![current, next, "none"].includes(left)) faults.push(`round ${round}: ${left} after the kill`);
    current = pick();
    site.set(current);
    faults.push(...(await faultsOfBuild(site, current)).map((fault) => `round ${round}: ${fault}`));
  }
  return { what: "SIGKILL", times, detail: counts(found), faults };
}

/** Presses Ctrl+C while builds of the other state run. */
export async function interrupts(site: TwoStates, times: number): Promise<Outcome> {
  const faults: string[] = [];
  const found: string[] = [];
  const took: number[] = [];
  let current: State = "B";
  site.set(current);
  await site.start().ended;
  for (let round = 1; round <= times; round++) {
    const fault = (text: string) => faults.push(`round ${round}: ${text}`);
    const next = other[current];
    site.set(next);
    const build = site.start();
    const sent = await interrupt(site, build, "SIGINT", round % 2 === 0);
    const { code, signal, stderr } = await build.ended;
    took.push(performance.now() - sent);
    // A shell reports 130 for a process that the signal itself has ended.
    const exit = signal === "SIGINT" ? 130 : code;
    if (exit !== 130 && exit !== 0) fault(`ended with ${exit}: ${stderr}`);
    if (stderr !== "") fault(`said ${stderr}`);
    const left = site.published();
    if (left !== current && left !== next) fault(`${left} after Ctrl+C`);
    for (const path of site.litter()) if (!path.includes("/cache/unfinished/")) fault(`left ${path}`);
    found.push(`${left === next ? "new" : "old"} with ${exit}`);
    current = pick();
    site.set(current);
    for (const text of await faultsOfBuild(site, current)) fault(text);
  }
  const detail = `${counts(found)}; to the end median ${median(took).toFixed(0)} ms, at most ${Math.max(...took).toFixed(0)} ms`;
  return { what: "SIGINT", times, detail, faults };
}

/** Two builds of different states into one folder, started together; each second time there is nothing before. */
export async function pairs(site: TwoStates, times: number): Promise<Outcome> {
  const faults: string[] = [];
  const found: string[] = [];
  site.set("A");
  for (let round = 1; round <= times; round++) {
    const fault = (text: string) => faults.push(`round ${round}: ${text}`);
    if (round % 2 === 0) site.clear();
    const builds = [site.start(), site.start("--config", "other.config.json")];
    const ends = await Promise.all(builds.map(({ ended }) => ended));
    const refused = ends.filter(({ code }) => code !== 0);
    for (const { code, stderr } of refused) {
      if (code !== 2 || !/^Another build .*\n {2}.*\n$/.test(stderr)) fault(`ended with ${code}: ${stderr}`);
    }
    if (refused.length === 2) fault("neither has built");
    const left = site.published();
    if (left !== "A" && left !== "B") fault(`${left} after both`);
    for (const path of site.litter()) fault(`left ${path}`);
    found.push(refused.length === 0 ? "one after the other" : "one refused");
    for (const text of await faultsOfBuild(site, "A")) fault(text);
  }
  return { what: "two builds at once", times, detail: counts(found), faults };
}

/** What is wrong after one more build of a state. */
export async function faultsOfBuild(site: TwoStates, state: State): Promise<string[]> {
  const { code, stderr } = await site.start().ended;
  const left = site.published();
  return [
    ...(code === 0 && stderr === "" ? [] : [`the next build ended with ${code}: ${stderr}`]),
    ...(left === state ? [] : [`${left} instead of ${state} after the next build`]),
    ...site.litter().map((path) => `the next build left ${path}`),
  ];
}
