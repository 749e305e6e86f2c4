import { type FormEvent, useEffect, useRef, useState } from "react";
import { activate } from "../_kit/hydrate-on.ts";
import { showToast } from "../_kit/show-toast.ts";
import { TelephoneLink } from "../_kit/telephone-link.tsx";
import { deliver, type Outcome } from "./deliver.ts";
import { FormFields, type FormFieldsProps, trapName } from "./fields.tsx";

const sentences: Record<Exclude<Outcome, "sent">, string> = {
  offline: "You seem to be offline, so your message was not sent.",
  timeout: "The message took too long to send, and we can't tell whether it arrived.",
  refused: "Your message was not accepted.",
  failed: "Your message could not be sent.",
};

/** The hydrated form: it sends, says what happened, and keeps every character until the message has arrived. */
export default function FormIsland(props: FormFieldsProps) {
  const [state, setState] = useState<Outcome | "idle" | "sending">("idle");
  const busy = useRef(false);
  const said = useRef<HTMLDivElement>(null);
  // "Sent" must not depend on a file that is fetched after it was.
  useEffect(() => activate("toasts"), []);
  useEffect(() => {
    if (state in sentences) said.current?.scrollIntoView({ block: "nearest" });
  }, [state]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setState("sending");
    const form = event.currentTarget;
    const { [trapName]: trap, ...fields } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    // A filled-in trap is a machine, which is told what it wants to hear.
    const outcome = trap ? "sent" : await deliver(fields, props.delivery);
    busy.current = false;
    setState(outcome);
    if (outcome !== "sent") return;
    form.reset();
    showToast(props.success);
  };

  return (
    <FormFields {...props} sending={state === "sending"} onSubmit={submit}>
      <div ref={said} className="form-outcome" role="alert">
        {state !== "idle" && state !== "sending" && state !== "sent" && (
          <p>
            {sentences[state]} Everything you typed is still here: try again, call{" "}
            <TelephoneLink number={props.phone} /> or write to{" "}
            <a href={`mailto:${props.email}`}>{props.email}</a>.
          </p>
        )}
      </div>
    </FormFields>
  );
}
