import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { SiteDocument } from "../../../editing/document/site-document.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { describeProblem } from "../../check/problems/describe-problem.ts";
import { DeveloperNote } from "../../check/problems/developer-note.tsx";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Upload } from "../../ui/icons/icons.ts";
import type { Commands } from "../../view/commands.ts";
import type { ImportFailure } from "../../view/imports.ts";
import { useWorkspace } from "../../view/workspace.ts";

interface ImportPanelProps {
  readonly commands: Commands;
  readonly onClose: () => void;
}

export function ImportPanel({ commands, onClose }: ImportPanelProps) {
  const { imports } = useWorkspace();
  const failure = useStore(imports, (state) => state.failure);
  const readOnly = useEditor((state) => state.readOnly);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => imports.setState({ failure: undefined }), [imports]);
  const takes = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void commands.importFile(file);
    // The same file can be chosen again, mended.
    if (input.current) input.current.value = "";
  };
  return (
    <Dialog title={messages.imports.title} onClose={onClose}>
      {failure && (
        <div className="import-failure" role="alert">
          <p>
            <strong>{failure.reason}</strong>
          </p>
          {failure.problems.length > 0 && <ImportProblems failure={failure} />}
          {failure.problems.length > maxProblems && (
            <p>{messages.imports.more({ number: failure.problems.length - maxProblems })}</p>
          )}
          <p className="field-help">{messages.imports.asBefore}</p>
        </div>
      )}
      <p>
        {messages.imports.chooseWhat} <code>site-content.json</code>
        {messages.imports.chooseWhere}
      </p>
      <input
        ref={input}
        className="unseen"
        type="file"
        accept=".json,application/json"
        aria-label={messages.imports.file}
        tabIndex={-1}
        onChange={({ target }) => takes(target.files)}
      />
      <Button
        tone="primary"
        icon={<Upload size={16} />}
        disabled={readOnly !== undefined}
        onClick={() => input.current?.click()}
      >
        {failure ? messages.imports.chooseAnother : messages.imports.choose}
      </Button>
      {readOnly && <p className="field-help">{readOnly}</p>}
    </Dialog>
  );
}

function ImportProblems({ failure }: { readonly failure: ImportFailure }) {
  const problems = failure.problems.slice(0, maxProblems);
  const { schemas, blocks } = useOpenedSite();
  const { store } = useEditorDocument();
  const { entries } = store.getState();
  // The problems are those of the file that was not imported.
  const edited = { config: failure.document ?? nothing, entries };
  return (
    <ul className="import-problems">
      {problems.map((problem) => {
        const { location, text, hint } = describeProblem(problem, { edited, schemas, definitions: blocks });
        const place = `${problem.file}:${problem.line ?? 1}:${problem.column ?? 1}`;
        return (
          <li key={`${place} ${problem.code} ${problem.message}`} data-place={place}>
            <p>
              {failure.document && <strong>{location}</strong>} {text}
            </p>
            {hint && <p className="field-help">{hint}</p>}
            <DeveloperNote problems={[problem]} />
          </li>
        );
      })}
    </ul>
  );
}

const nothing: SiteDocument = { configVersion: 0, site: {}, pages: [] };

/** More problems than anybody reads at once. */
const maxProblems = 50;
