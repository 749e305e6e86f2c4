import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";
import { messages } from "../../../editing/messages/messages.ts";
import { focusWhenVisible } from "./focus-when-visible.ts";
import { usePersistedState } from "./use-persisted-state.ts";

const states = ["open", "folded"] as const;
type FoldState = (typeof states)[number];
const isState = (value: unknown): value is FoldState => states.some((state) => state === value);

export function useFold(): { readonly isFolded: boolean; toggle(): void; unfold(): void } {
  const [state, setState] = usePersistedState("list", isState, "browser");
  const isFolded = state === "folded";
  const toggle = () => {
    const { activeElement } = document;
    const isInside = activeElement?.closest(".panel-blocks, .panel-tabs") !== null;
    setState(isFolded ? "open" : "folded");
    announce(messages.pages.fold[isFolded ? "isOpen" : "isFolded"]);
    if (!isFolded && isInside) focusWhenVisible(() => document.querySelector<HTMLElement>(".fold-button"));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // On a phone there is nothing to fold.
    if (document.querySelector("dialog[open]") || !document.querySelector(".fold-button")) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => tinykeys(window, { "$mod+Period": press }), []);
  return { isFolded, toggle, unfold: () => setState("open") };
}
