import { messages } from "../../messages/messages.ts";
import { Segments } from "../../ui/segments.tsx";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useWorkspace } from "../../workspace/workspace.ts";

/** More than this don't fit side by side. */
const maxButtons = 3;

/** The collections of the site, of which one is listed. */
export function CollectionChoice({ chosen }: { readonly chosen: string }) {
  const { content } = useOpenedSite();
  const { view } = useWorkspace();
  const collections = Object.values(content.model.collections);
  const show = (collection: string) => view.getState().go({ workspace: "entries", collection });
  if (collections.length < 2) return null;
  if (collections.length <= maxButtons) {
    const options = collections.map(({ name, title }) => [name, title] as const);
    return <Segments label={messages.entries.kinds} value={chosen} options={options} onChange={show} />;
  }
  return (
    <select
      className="input"
      aria-label={messages.entries.kinds}
      value={chosen}
      onChange={({ target }) => show(target.value)}
    >
      {collections.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
