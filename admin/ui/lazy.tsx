import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useReducer,
  useState,
} from "react";
import { messages } from "../../editing/messages/messages.ts";
import type { LazyModule } from "./browser/lazy-module.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { EmptyState } from "./empty-state.tsx";

/** Called when a part could not be loaded twice: browsers cache a failed import as long as the page lives. */
export const ReloadContext = createContext<() => void>(() => undefined);

/** A dialog can be closed while it loads; a note renders nothing until it is loaded. */
type LazyShape = "screen" | "piece" | "dialog" | "note";

interface FramedPiece<Props> {
  frame(props: Props, content: ReactNode, isLoading: boolean): ReactNode;
}

/** The components among the exports of a module. */
type Components<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends ComponentType<never>
    ? Name
    : never]: Exports[Name];
};

/** A component of a module that is loaded when it is first rendered. On failure it says so, with a retry. */
export function lazy<Exports, Name extends keyof Components<Exports>>(
  module: LazyModule<Exports>,
  name: Name,
  shape: LazyShape | FramedPiece<PropsOf<Exports[Name]>>,
): (props: PropsOf<Exports[Name]>) => ReactNode {
  type Props = PropsOf<Exports[Name]>;
  return function Lazy(props: Props) {
    const Part = module.value()?.[name] as ComponentType<Props> | undefined;
    const { isFailed, retry } = useLoading(module.load, Part !== undefined, typeof shape === "object");
    if (Part) return <Part {...props} />;
    if (shape === "note") return null;
    if (shape === "dialog") return isFailed ? <FailedDialog {...props} onRetry={retry} /> : null;
    const content = isFailed ? (
      <FailedPiece isScreen={shape === "screen"} onRetry={retry} />
    ) : (
      <p className="waiting waiting-long">{messages.later.loading}</p>
    );
    return typeof shape === "object" ? shape.frame(props, content, !isFailed) : content;
  };
}

type PropsOf<Component> = Component extends (props: infer Props) => unknown
  ? Props extends object
    ? Props
    : object
  : never;

function useLoading(load: () => Promise<unknown>, isLoaded: boolean, isLarge: boolean) {
  const reload = useContext(ReloadContext);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    let isShown = true;
    if (isLoaded) return undefined;
    load().then(
      () => {
        if (!isShown) return;
        if (isLarge) startTransition(rerender);
        else rerender();
      },
      () => {
        if (!isShown) return;
        setFailedAttempt(attempt);
        if (attempt > 0) reload();
      },
    );
    return () => {
      isShown = false;
    };
  }, [attempt, load, isLoaded, isLarge, reload]);
  return { isFailed: failedAttempt === attempt, retry };
}

function FailedPiece({ isScreen, onRetry }: { readonly isScreen: boolean; readonly onRetry: () => void }) {
  const { title, failed, failedText } = messages.later;
  return (
    <div role="alert">
      {isScreen && <h1 className="unseen">{title}</h1>}
      <EmptyState title={failed} text={failedText}>
        <RetryButton onRetry={onRetry} />
      </EmptyState>
    </div>
  );
}

function FailedDialog({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose?: () => void }) {
  const { failed, failedText } = messages.later;
  return (
    <Dialog title={failed} actions={<RetryButton onRetry={onRetry} />} {...(onClose && { onClose })}>
      <p role="alert">{failedText}</p>
    </Dialog>
  );
}

function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Button tone="primary" onClick={onRetry}>
      {messages.later.again}
    </Button>
  );
}
