import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { packageRoot } from "../package-root.ts";
import { createTemporarySite, type TemporarySite } from "../temporary-site.ts";

/** The form of the tests: a field of each kind, a copy to the sender. */
export const enquiry = {
  title: "Enquiry <1>",
  fields: [
    { name: "name", label: "Your name", required: true, autocomplete: "name" },
    { name: "email", label: "E-mail", kind: "email", required: true },
    { name: "phone", label: "Telephone", kind: "tel" },
    { name: "topic", label: "Topic", kind: "select", options: ["A loft", "An extension"] },
    { name: "rooms", label: "Rooms", kind: "number", minimum: 1, maximum: 20 },
    { name: "day", label: "Day", kind: "date" },
    { name: "plan", label: "Plan", kind: "file", accept: ".pdf,image/*", maximumSize: 0.2 },
    { name: "message", label: "Message", kind: "long-text", required: true },
    { name: "consent", label: "I agree", kind: "checkbox" },
  ],
  delivery: { handler: true, copy: true },
  success: { title: "Thank you & good-bye", text: "We read <every> letter." },
};

/** The small site with a form that is sent to its handler, which is not made yet. */
export async function siteWithForm(props: object = enquiry): Promise<TemporarySite> {
  const site = await createTemporarySite();
  const config = JSON.parse(await site.read("site.config.json"));
  config.pages[1].blocks[1].props = props;
  await site.write("site.config.json", `${JSON.stringify(config, null, 2)}\n`);
  return site;
}

export interface Ran {
  readonly code: number;
  readonly text: string;
}

export async function runSite(root: string, ...args: readonly string[]): Promise<Ran> {
  try {
    const command = [join(packageRoot, "cli/site.js"), ...args, "--root", root];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command);
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

/** The module that was made at a path of a site. */
export function importMade<T>(root: string, file: string): Promise<T> {
  return import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);
}

export interface MadeForms {
  readonly origin: string;
  readonly forms: Readonly<Record<string, { readonly title: string; readonly language: string }>>;
}

export async function formsOf(root: string): Promise<MadeForms> {
  const { default: made } = await importMade<{ default: MadeForms }>(root, "form-handler/forms.js");
  return made;
}
