import { type FormEvent, type ReactNode, useId, useState } from "react";
import { type StoreApi, useStore } from "zustand";
import { isPictureFile, pictureIn, pictureNameOf } from "../../../editing/document/picture.ts";
import { formatAgo } from "../../../editing/labels/format-value.ts";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { describeFailure } from "../../publish/describe-failure.ts";
import { usePublishers, usePublishing } from "../../publish/publishers.ts";
import type { RemoteDrafts } from "../../remote-drafts/create-remote-drafts.ts";
import { hasChanges } from "../../sync/state/selectors.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useView } from "../../view/workspace.ts";
import { nameDevice } from "./describe-work.ts";
import { useWorkWords } from "./work-location.tsx";
import { workMessages } from "./work-messages.ts";

interface WorkPanelProps {
  readonly drafts: StoreApi<RemoteDrafts>;
  readonly onClose: () => void;
}

export function WorkPanel(props: WorkPanelProps) {
  const { state } = useStore(props.drafts, ({ now }) => now);
  if (state === "offered") return <Offer {...props} />;
  return state === "unnamed" ? <NameForm {...props} /> : <Place {...props} />;
}

function useHostName(): string {
  return messages.publishing.hosts[usePublishing(({ settings }) => settings.host) ?? "github"];
}

function Offer({ drafts, onClose }: WorkPanelProps) {
  const { now, failure, takeFound, declineFound } = useStore(drafts);
  const isChanged = useEditor(hasChanges);
  const [isBusy, setBusy] = useState(false);
  const words = workMessages();
  if (now.state !== "offered") return null;
  const { device, at } = now.found.remote;
  const run = (work: () => Promise<void>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
    if (drafts.getState().failure === undefined) onClose();
  };
  return (
    <Dialog
      title={words.continueTitle({ ago: formatAgo(at, Date.now()), device: nameDevice(device) })}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={run(declineFound)}>
            {isChanged ? words.stayHere : words.beginPublished}
          </Button>
          <Button tone="primary" disabled={isBusy} onClick={run(takeFound)}>
            {words.continue}
          </Button>
        </>
      }
    >
      <p>
        {words.continueText} {words.continueKept}
      </p>
      <p className="publish-reason" role="alert">
        {failure && describeFailure(failure)}
      </p>
    </Dialog>
  );
}

function NameForm({ drafts, onClose }: WorkPanelProps) {
  const [name, setName] = useState("");
  const [field, form] = [useId(), useId()];
  const words = workMessages();
  const host = useHostName();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (/[a-z0-9]/i.test(name)) void drafts.getState().nameAccount(name);
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <Button tone="primary" type="submit" form={form}>
          {words.keepName}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="sign-in">
        <p>{words.askName({ host })}</p>
        <div className="field">
          <label className="field-label" htmlFor={field}>
            {words.name}
          </label>
          <input
            id={field}
            className="input"
            maxLength={40}
            autoComplete="username"
            placeholder={words.nameExample}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      </form>
    </Dialog>
  );
}

function Place({ drafts, onClose }: WorkPanelProps) {
  const { now, leftOut, hasAllVersions } = useStore(drafts);
  const said = useWorkWords(drafts);
  const names = useLeftOutNames(leftOut);
  const host = useHostName();
  const words = workMessages();
  const isOn = !/^(?:unasked|declined|signed-out|opening)$/.test(now.state);
  return (
    <Dialog title={words.title} onClose={onClose} actions={<Actions drafts={drafts} onClose={onClose} />}>
      {said !== undefined && (
        <p>
          <strong>{said}</strong>
        </p>
      )}
      <Details drafts={drafts} />
      {names.length > 0 && <p>{words.leftOut({ names: names.join(", ") })}</p>}
      {!hasAllVersions && <p>{words.versionsLeftOut}</p>}
      {isOn && <p className="field-help">{words.readers({ host })}</p>}
      {now.state === "declined" && <p className="field-help">{words.stays({ host })}</p>}
    </Dialog>
  );
}

function Details({ drafts }: Pick<WorkPanelProps, "drafts">) {
  const { now } = useStore(drafts);
  const host = useHostName();
  const words = workMessages();
  if (now.state === "unreadable")
    return (
      <p>
        {now.why === "newer"
          ? words.newerEditor({ host, device: nameDevice(now.device ?? { kind: "other" }) })
          : words.damaged({ host })}
      </p>
    );
  if (now.state === "conflict")
    return <p>{words.bothText({ device: nameDevice(now.found.remote.device) })}</p>;
  return <p>{now.state === "unasked" ? words.askPublic({ host }) : words.text({ host })}</p>;
}

function Actions({ drafts, onClose }: WorkPanelProps) {
  const { now, update, agree } = useStore(drafts);
  const { publishing } = usePublishers();
  const showPanel = useView((view) => view.showPanel);
  const host = useHostName();
  const words = workMessages();
  const signIn = () => {
    publishing?.getState().signOut();
    showPanel("publish");
  };
  const action = (label: string, run: () => unknown): ReactNode => (
    <Button tone="primary" onClick={() => void run()}>
      {label}
    </Button>
  );
  const putTogether = () => {
    onClose();
    return update();
  };
  switch (now.state) {
    case "opening":
      return null;
    case "signed-out":
      return action(words.signIn, signIn);
    case "unasked":
    case "declined":
      return action(words.thereToo({ host }), () => agree(true));
    case "unreadable":
      return action(words.reload, () => location.reload());
    case "conflict":
      return action(words.putTogether, putTogether);
    default:
      return (
        <>
          <Button onClick={() => void agree(false)}>{words.onlyHere}</Button>
          {now.state === "failed" && now.why === "signed-out"
            ? action(words.signIn, signIn)
            : action(now.state === "failed" ? words.tryAgain : words.update, update)}
        </>
      );
  }
}

function useLeftOutNames(versions: readonly string[]): readonly string[] {
  const entries = useEditor((state) => state.entries);
  return Object.entries(entries).flatMap(([file, document]) =>
    isPictureFile(file) && versions.includes(pictureIn(document).version)
      ? [namePicture(pictureNameOf(file))]
      : [],
  );
}
