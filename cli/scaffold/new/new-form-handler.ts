import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "../../../renderer/site.ts";
import { SiteError } from "../../files/site-error.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import { type HandlerForm, handlerForms } from "../../pipeline/check/handler-forms.ts";
import { formsModule, handlerFolder, handlerSources } from "../../pipeline/read/read-form-handler.ts";
import type { CreatedFiles } from "./created-files.ts";

interface HandlerHost {
  /** The heading of its section in README.md. */
  readonly title: string;
  /** Of the folder packages/form-handler, by the files that they become. */
  readonly files: Readonly<Record<string, string>>;
  readonly settings: (site: Site) => Readonly<Record<string, string>>;
}

const byHttp = { [`${handlerFolder}/send-by-http.js`]: "send-by-http.js" };

export const handlerHosts = {
  cloudflare: {
    title: "Cloudflare",
    files: { ...byHttp, [`${handlerFolder}/worker.js`]: "worker.js" },
    settings: ({ settings }) => ({
      [`${handlerFolder}/package.json`]: packageText(),
      [`${handlerFolder}/wrangler.json`]: wranglerText(new URL(settings.origin).host),
    }),
  },
  netlify: {
    title: "Netlify",
    files: { ...byHttp, "netlify/functions/form-handler.mjs": "netlify.js" },
    settings: () => ({ [`${handlerFolder}/package.json`]: packageText() }),
  },
  vercel: {
    title: "Vercel",
    files: { ...byHttp, "api/form-handler.mjs": "vercel.js" },
    settings: () => ({ [`${handlerFolder}/package.json`]: packageText() }),
  },
  node: {
    title: "Node",
    files: {
      [`${handlerFolder}/send-by-smtp.js`]: "send-by-smtp.js",
      [`${handlerFolder}/rate-limit.js`]: "rate-limit.js",
      [`${handlerFolder}/server.js`]: "server.js",
    },
    settings: () => ({
      [`${handlerFolder}/package.json`]: packageText({
        scripts: { start: "node server.js" },
        engines: { node: ">=20.19.0" },
        dependencies: { nodemailer: "^10.6.1" },
      }),
    }),
  },
} as const satisfies Readonly<Record<string, HandlerHost>>;

export type HandlerHostName = keyof typeof handlerHosts;

export const isHandlerHost = (name: string | undefined): name is HandlerHostName =>
  name !== undefined && Object.hasOwn(handlerHosts, name);

const commonFiles = ["handle.js", "message.js", "read-post.js", "respond.js"];

/**
 * The form handler of a site for a host. Made again, only what is known of the forms and the rules is written; the rest is
 * written where it is missing. Throws a SiteError for a site without a form that is sent to it.
 */
export async function newFormHandler(
  folder: SiteFolder,
  site: Site,
  hostName: HandlerHostName,
): Promise<CreatedFiles> {
  const forms = handlerForms(site);
  if (forms.length === 0)
    throw new SiteError(
      'No form of this site is sent to a form handler.\n  Write "delivery": { "handler": true } in the forms that it is for.',
    );
  const { title, files, settings }: HandlerHost = handlerHosts[hostName];
  const once = {
    ...settings(site),
    ...(await sourcesOf({ ...files, ...commonNames() })),
    [`${handlerFolder}/README.md`]: withoutOtherHosts(await source("README.md"), title),
  };
  const missing = [];
  for (const [file, text] of Object.entries(once))
    if (!(await folder.exists(file))) missing.push([file, text] as const);
  return {
    id: hostName,
    files: {
      ...Object.fromEntries(missing),
      ...(await rewritten(folder, {
        [`${handlerFolder}/forms.js`]: formsModule(handlerSite(site, forms, hostName)),
        [`${handlerFolder}/rules.js`]: await source("rules.js"),
      })),
    },
    next: [
      `Which variables it needs and how it is published is in ${handlerFolder}/README.md.`,
      "Put site new form-handler before site build where the site is built, and a changed form is never forgotten.",
    ],
  };
}

function handlerSite({ settings }: Site, forms: readonly HandlerForm[], host: HandlerHostName) {
  const { name, origin, theme } = settings;
  const coloursOf = ({ paper, ink, accent, error }: typeof theme.light) => ({ paper, ink, accent, error });
  return {
    host,
    name,
    origin,
    look: { light: coloursOf(theme.light), dark: coloursOf(theme.dark) },
    languages: Object.fromEntries(forms.map(({ record, answersIn }) => [record.language, answersIn])),
    forms: Object.fromEntries(forms.map(({ id, record }) => [id, record])),
  };
}

/** Files that are written each time, as far as their texts differ from what is there. */
async function rewritten(folder: SiteFolder, files: Readonly<Record<string, string>>) {
  const changed = [];
  for (const [file, text] of Object.entries(files)) {
    const before = (await folder.exists(file)) ? (await folder.read(file)).text : undefined;
    if (before !== text) changed.push([file, text] as const);
  }
  return Object.fromEntries(changed);
}

const commonNames = () => Object.fromEntries(commonFiles.map((name) => [`${handlerFolder}/${name}`, name]));

async function sourcesOf(names: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const read = Object.entries(names).map(async ([file, name]) => [file, await source(name)] as const);
  return Object.fromEntries(await Promise.all(read));
}

const source = (name: string) => readFile(join(handlerSources, name), "utf8");

function withoutOtherHosts(readme: string, title: string): string {
  const others = Object.values(handlerHosts).flatMap((host) => (host.title === title ? [] : [host.title]));
  const [head = "", ...sections] = readme.split(/^(?=## )/m);
  return [head, ...sections.filter((section) => !others.some((other) => section.startsWith(`## ${other}\n`)))]
    .join("")
    .replace(/\n+$/, "\n");
}

const packageText = (parts: object = {}) =>
  json({ name: "form-handler", private: true, type: "module", ...parts });

const wranglerText = (host: string) =>
  json({
    name: "form-handler",
    main: "worker.js",
    compatibility_date: "2026-01-01",
    routes: [`${host}/api/form-handler*`],
    ratelimits: [{ name: "RATE_LIMIT", namespace_id: "1001", simple: { limit: 5, period: 60 } }],
  });

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
