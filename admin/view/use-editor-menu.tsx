import {
  type EditorLanguage,
  editorLanguage,
  editorLanguages,
  messages,
} from "../../editing/messages/messages.ts";
import { usePublishers } from "../publish/publishers.ts";
import { useEditor } from "../sync/store/editor-document.ts";
import { useSync } from "../sync/sync.ts";
import { chooseLanguage } from "../ui/browser/editor-language.ts";
import { shortcutLabel } from "../ui/browser/shortcut-label.ts";
import {
  Download,
  ExternalLink,
  FileInput,
  History,
  Keyboard,
  Languages,
  Replace,
  Search,
  Send,
} from "../ui/icons/icons.ts";
import type { MenuItem } from "../ui/menu.tsx";
import type { Commands } from "./commands.ts";
import { useView } from "./workspace.ts";

function changeLanguage(language: EditorLanguage): void {
  chooseLanguage(language);
  location.reload();
}

export function useEditorMenu(commands: Commands): readonly (MenuItem | undefined)[] {
  const { host } = useSync();
  const { publishing } = usePublishers();
  const showPanel = useView((view) => view.showPanel);
  const findAndReplace = useView((view) => view.findAndReplace);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const isSent = !host.canWrite && !publishing;
  const other = editorLanguage === "en" ? "de" : "en";
  return [
    {
      label: messages.shell.find,
      icon: <Search size={16} />,
      hint: messages.shell.findHint,
      keys: shortcutLabel("Mod+K"),
      onChoose: () => showPanel("find"),
    },

    {
      label: messages.shell.openSite,
      icon: <ExternalLink size={16} />,
      onChoose: () => window.open("/", "_blank", "noopener"),
    },
    {
      label: messages.shell.importMenu,
      icon: <FileInput size={16} />,
      hint: messages.shell.importHint,
      disabled: readOnly,
      onChoose: () => showPanel("import"),
    },
    {
      label: messages.shell.exportAll,
      icon: <Download size={16} />,
      hint: messages.shell.exportHint,
      onChoose: commands.exportText,
    },
    ...(isSent
      ? [
          {
            label: messages.sending.menu,
            icon: <Send size={16} />,
            hint: messages.sending.hint,
            onChoose: commands.send,
          },
        ]
      : []),
    {
      label: messages.shell.replace,
      icon: <Replace size={16} />,
      hint: messages.shell.replaceHint,
      disabled: readOnly,
      onChoose: () => findAndReplace(),
    },
    {
      label: messages.shell.versions,
      icon: <History size={16} />,
      hint: messages.shell.versionsHint,
      onChoose: () => showPanel("changes"),
    },
    {
      label: messages.shell.shortcuts,
      icon: <Keyboard size={16} />,
      keys: "?",
      onChoose: () => showPanel("shortcuts"),
    },
    undefined,
    {
      label: editorLanguages[other],
      icon: <Languages size={16} />,
      hint: messages.shell.otherLanguage,
      onChoose: () => changeLanguage(other),
    },
  ];
}
