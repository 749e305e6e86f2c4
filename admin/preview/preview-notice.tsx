import { messages } from "../../editing/messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { X } from "../ui/icons/icons.ts";

/** A sentence under the preview, about what was clicked or typed. */
export interface Notice {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface PreviewNoticeProps {
  readonly notice: Notice | undefined;
  readonly persistent: string | undefined;
  readonly onClose: () => void;
}

export function PreviewNotice({ notice, persistent, onClose }: PreviewNoticeProps) {
  return (
    <div className="preview-notices" role="status">
      {notice && (
        <p className="preview-notice">
          <span>{notice.text}</span>
          {notice.action && <Button onClick={notice.action.run}>{notice.action.label}</Button>}
          <IconButton label={messages.preview.close} icon={<X size={16} />} onClick={onClose} />
        </p>
      )}
      {persistent && <p className="preview-notice preview-notice-lasting">{persistent}</p>}
    </div>
  );
}
