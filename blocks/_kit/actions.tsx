import { Link } from "./link.tsx";
import { withIndexKeys } from "./with-index-keys.ts";

interface Action {
  readonly text: string;
  readonly href?: string;
}

/** Buttons that lead somewhere; the first is the one we would press. */
export function Actions({
  actions,
  className = "",
}: {
  readonly actions: readonly Action[];
  readonly className?: string;
}) {
  if (actions.length === 0) return null;
  return (
    <p className={`actions ${className}`.trim()}>
      {withIndexKeys(actions).map(([index, action]) => (
        <Link key={index} href={action.href} className={index === 0 ? "button" : "button button-quiet"}>
          {action.text}
        </Link>
      ))}
    </p>
  );
}
