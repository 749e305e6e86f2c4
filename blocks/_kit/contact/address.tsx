import { Isolated } from "../isolated.tsx";
import { withIndexKeys } from "../with-index-keys.ts";

/** A postal address; its commas and line breaks become lines. */
export function Address({ address }: { readonly address: string }) {
  return (
    <address className="address">
      {withIndexKeys(linesOf(address)).map(([key, line]) => (
        <span key={key}>
          <Isolated text={line} />
        </span>
      ))}
    </address>
  );
}

function linesOf(address: string): readonly string[] {
  return address
    .split(/[,،\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
