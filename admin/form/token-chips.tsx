import { useForm } from "./form-context.ts";

/** What the tokens in a text stand for, each with a way to where that is edited. */
export function TokenChips({ text }: { readonly text: string }) {
  const { tokenValue, openToken } = useForm();
  const names = [
    ...new Set([...text.matchAll(/(?<!\\)\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = ""]) => name)),
  ];
  if (names.length === 0) return null;
  return (
    <ul className="chips" aria-label="Taken from the settings">
      {names.map((name) => {
        const value = tokenValue(name);
        return (
          <li key={name}>
            <button
              type="button"
              className="chip"
              disabled={!name.startsWith("site.")}
              onClick={() => openToken(name)}
            >
              {value === undefined ? `${name} is not known` : value}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
