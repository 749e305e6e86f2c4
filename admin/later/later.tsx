import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from "react";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { messages } from "../messages/messages.ts";
import { useSession } from "../session-context.ts";
import { latePart, type WhenLoaded } from "./late-part.ts";
import { reloadEditor } from "./reload-editor.ts";

/** What a part of the editor is: a screen of its own, a piece of one, a dialog, which may be closed, or a note that may come late. */
type PartShape = "screen" | "piece" | "dialog" | "note";

/** A piece whose place is drawn before it is there: around the words that it is being loaded, or could not be. */
interface PlacedPart<Props> {
  around(props: Props, words: ReactNode, isLoading: boolean): ReactNode;
}

/**
 * A part of the editor whose code is loaded when it is first shown. Where that fails, it says so, with a way to try
 * again. A part that was loaded before is there at once. What few sites need waits until it is `asked` for.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shape: PartShape | PlacedPart<Props>,
  when: WhenLoaded = "idle",
): ComponentType<Props> {
  const { get, part } = latePart(load, when);
  return function Later(props: Props) {
    const session = useSession();
    const Part = part();
    const [, redraw] = useReducer((times: number) => times + 1, 0);
    const [attempt, tryAgain] = useReducer((times: number) => times + 1, 0);
    const [failedAttempt, setFailedAttempt] = useState<number>();
    useEffect(() => {
      let isShown = true;
      if (part()) return undefined;
      get().then(
        () => {
          if (isShown) redraw();
        },
        () => {
          if (!isShown) return;
          setFailedAttempt(attempt);
          if (attempt > 0) void reloadEditor(session);
        },
      );
      return () => {
        isShown = false;
      };
    }, [attempt, session]);
    if (Part) return <Part {...props} />;
    if (shape === "note") return null;
    const isFailed = failedAttempt === attempt;
    const words = messages.later;
    const again = (
      <Button tone="primary" onClick={tryAgain}>
        {words.again}
      </Button>
    );
    if (shape !== "dialog") {
      const told = isFailed ? (
        <div role="alert">
          {shape === "screen" && <h1 className="unseen">{words.title}</h1>}
          <EmptyState title={words.failed} text={words.failedText}>
            {again}
          </EmptyState>
        </div>
      ) : (
        <p className="waiting waiting-long">{words.loading}</p>
      );
      return typeof shape === "object" ? shape.around(props, told, !isFailed) : told;
    }
    const { onClose } = props as { readonly onClose?: () => void };
    return isFailed ? (
      <Dialog title={words.failed} actions={again} {...(onClose && { onClose })}>
        <p role="alert">{words.failedText}</p>
      </Dialog>
    ) : null;
  };
}
