import type { PublishedContent } from "../../../editing/host/served-content.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { dayOf } from "../../../schema/text/day-of.ts";
import { openContent, type PublishedTo } from "../content/editor-content.ts";
import { openPictureStorage } from "../content/picture-storage.ts";
import { createSentStorage } from "../content/sent-files.ts";
import { siteKey } from "../content/site-key.ts";
import { textsIn, withSent } from "../content/with-sent.ts";
import type { Host } from "./host.ts";
import { nearestPicture, storedPicture } from "./nearest-picture.ts";

interface StaticOptions extends Pick<Host, "checkWorker"> {
  readonly address: string;
}

export function createStaticHost({ address, checkWorker }: StaticOptions): Host {
  return {
    kind: "static",
    canWrite: false,
    checkWorker,
    async load() {
      const response = await fetch(address).catch(() => undefined);
      if (!response) throw new Error(messages.hosts.notConnected);
      if (!response.ok) throw new Error(messages.hosts.outdated);
      const published = (await response.json().catch(() => undefined)) as PublishedContent | undefined;
      if (!published) throw new Error(messages.hosts.outdated);
      const now = dayOf(new Date());
      const [publish, pictureStorage] = await Promise.all([
        publishedTo(published),
        openPictureStorage(keyOf(published)),
      ]);
      const content = withSent(published, publish?.sent, pictureStorage);
      return openContent(content, {
        publish,
        pictureStorage,
        media: new Map(Object.entries(content.media)),
        // What is edited now is built today or later.
        today: now > published.today ? now : published.today,
        pictureAt: storedPicture(pictureStorage, nearestPicture(published.widths)),
        async original(_, address) {
          const response = await fetch(address).catch(() => undefined);
          return response?.ok ? response.blob() : undefined;
        },
      });
    },
    save: async () => ({ kind: "kept" }),
    onSiteChanged: () => () => undefined,
  };
}

function keyOf({ config, folder }: PublishedContent): string {
  return siteKey({ file: config?.file ?? "", folder }, location);
}

async function publishedTo(published: PublishedContent): Promise<PublishedTo | undefined> {
  const { publish: settings, config } = published;
  if (!settings || !config) return undefined;
  const sent = await createSentStorage().read(keyOf(published));
  return { settings, sent, deployed: textsIn(published) };
}
