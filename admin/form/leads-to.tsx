import { CircleAlert, CornerDownRight } from "lucide-react";
import { messages } from "../messages/messages.ts";
import { describeLink } from "./describe-link.ts";
import { useLinkKnowledge } from "./use-link-knowledge.ts";

interface LeadsToProps {
  readonly text: string;
  /** Whether it is left to the problems of a field to say what is wrong. */
  readonly isTold?: boolean;
  readonly onMend?: (address: string) => void;
}

/** Where an address leads, in words. */
export function LeadsTo({ text, isTold = false, onMend }: LeadsToProps) {
  const knowledge = useLinkKnowledge();
  const found = describeLink(text, knowledge);
  if (!found || (found.wrong && isTold)) return null;
  const { words, wrong, meant } = found;
  return (
    <p className={wrong ? "leads-to leads-nowhere" : "leads-to"}>
      {wrong ? <CircleAlert size={14} aria-hidden /> : <CornerDownRight size={14} aria-hidden />}
      <span>{words}</span>
      {meant && onMend && (
        <button type="button" onClick={() => onMend(meant)}>
          {messages.form.use(meant)}
        </button>
      )}
    </p>
  );
}
