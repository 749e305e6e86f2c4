import type { Each } from "../../../schema/site-config.ts";
import { messages } from "../../messages/messages.ts";
import { type Path, useForm } from "../form-context.ts";
import { PlaceProblems } from "../place-problems.tsx";

const ownEntry = "{{entry.id}}";

/** Whether the entry that the page is for is left out. */
export function EachWithoutOwn({ each, path }: { readonly each: Each; readonly path: Path }) {
  const form = useForm();
  const left = [each.except ?? []].flat();
  return (
    <>
      <label className="each-check">
        <input
          type="checkbox"
          disabled={form.readOnly}
          checked={left.includes(ownEntry)}
          onChange={({ target }) => {
            const kept = left.filter((one) => one !== ownEntry);
            const next = target.checked ? [...kept, ownEntry] : kept;
            form.set([...path, "except"], next.length > 1 ? next : next[0]);
          }}
        />
        {messages.each.withoutOwn}
      </label>
      <PlaceProblems path={[...path, "except"]} />
    </>
  );
}
