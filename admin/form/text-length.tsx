import { messages } from "../messages/messages.ts";
import { withTokens } from "../tokens/token-meaning.ts";
import { useTokenScope } from "../tokens/use-token-scope.ts";

interface TextLengthProps {
  readonly text: string;
  readonly most: number | undefined;
  readonly advised: number | undefined;
}

/** How long a text is, and how long it may be; where search engines cut it off, as visitors read it. */
export function TextLength({ text, most, advised }: TextLengthProps) {
  if (advised !== undefined) return <AdvisedLength text={text} advised={advised} />;
  // As long as there is plenty of room, how much there is would only be one more thing to read.
  if (most === undefined || text.length < most * 0.7) return null;
  return <Length length={text.length} limit={most} over={(more) => messages.form.tooMany(more)} />;
}

function AdvisedLength({ text, advised }: { readonly text: string; readonly advised: number }) {
  const scope = useTokenScope();
  const { length } = withTokens(text, scope).trim();
  return <Length length={length} limit={advised} over={(more) => messages.form.moreThanShown(more)} />;
}

interface LengthProps {
  readonly length: number;
  readonly limit: number;
  readonly over: (more: number) => string;
}

function Length({ length, limit, over }: LengthProps) {
  const isOver = length > limit;
  return (
    <p className={isOver ? "text-length text-length-over" : "text-length"}>
      {messages.form.characters(length, limit)}
      {isOver && `, ${over(length - limit)}`}
    </p>
  );
}
