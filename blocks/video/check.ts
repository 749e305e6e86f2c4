import type { BlockProblem } from "../../schema/block/define-block.ts";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { findPlayer } from "./find-player.ts";
import type { schema } from "./schema.ts";

type Props = Pick<Resolved<typeof schema>, "file" | "address" | "captions" | "silent">;

/** Reports `video-address` for a film that is nowhere, and `missing-captions` for a file without them that is not silent. */
export function check({ file, address, captions, silent }: Props): BlockProblem[] {
  if (file === undefined && !findPlayer(address))
    return [
      {
        code: "video-address",
        ...(address !== undefined && { key: "address" }),
        message:
          address === undefined
            ? "The video has neither a file nor an address."
            : "This is not the address of a video on YouTube or Vimeo.",
        suggestion:
          'Write "file": "oven.mp4", a file of content/files, or "address": "https://vimeo.com/76979871".',
      },
    ];
  if (file === undefined || silent || captions.length > 0) return [];
  return [
    {
      code: "missing-captions",
      key: "file",
      message: "The video has no captions for those who can't hear it.",
      suggestion:
        'Write "captions": [{ "file": "oven.en.vtt" }], or "silent": true if nothing is heard in it.',
    },
  ];
}
