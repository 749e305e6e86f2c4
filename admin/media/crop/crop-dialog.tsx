import { useEffect, useRef, useState } from "react";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia, useOpenedSite } from "../../site/opened-site.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RotateCcw, RotateCw } from "../../ui/icons/icons.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { loadOriginal } from "../commands/original-picture.ts";
import { usePictureCommands } from "../commands/use-picture-commands.ts";
import {
  type Crop,
  type CropShape,
  cropShapes,
  isTooSmall,
  isWholeBox,
  pixelsOf,
  type QuarterTurns,
  ratioOf,
  rotateCrop,
  rotatedSize,
  wholeBox,
  withRatio,
} from "../store/crop-box.ts";
import { CropPicker } from "./crop-picker.tsx";

interface CropDialogProps {
  readonly name: string;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

const whole: Crop = { turns: 0, box: wholeBox };

export function CropDialog({ name, onDone, onClose }: CropDialogProps) {
  const words = libraryWords().crop;
  const commands = usePictureCommands();
  const facts = useMedia((state) => state.media.get(name));
  const original = useOriginal(name);
  const [cut, setCut] = useState(whole);
  const [shape, setShape] = useState<CropShape>("free");
  const [reason, setReason] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!facts) return null;
  const there = original && !("reason" in original) ? original : undefined;
  const size = there ?? facts;
  const ratioAt = (turns: QuarterTurns, wanted: CropShape) => ratioOf(wanted, rotatedSize(size, turns));
  const choose = (wanted: CropShape) => {
    setShape(wanted);
    setCut({ ...cut, box: withRatio(cut.box, ratioAt(cut.turns, wanted)) });
  };
  const turn = (by: QuarterTurns) => {
    const turned = rotateCrop(cut, by);
    setCut({ ...turned, box: withRatio(turned.box, ratioAt(turned.turns, shape)) });
  };
  const part = pixelsOf(cut, size);
  const isNothing = cut.turns === 0 && isWholeBox(cut.box);
  const noOriginal = original && "reason" in original ? original.reason : undefined;
  const problem = noOriginal ?? (isTooSmall(part) ? words.tooSmall : undefined);
  const apply = async () => {
    if (isBusy) return;
    setBusy(true);
    setReason(undefined);
    const result = await commands.cut(name, cut, there);
    setBusy(false);
    if ("reason" in result) setReason(result.reason);
    else onDone(result.name);
  };
  return (
    <Dialog
      title={words.title}
      shape="gallery"
      onClose={onClose}
      actions={
        <>
          <Button
            tone="plain"
            disabled={isNothing}
            onClick={() => {
              setCut(whole);
              setShape("free");
            }}
          >
            {words.whole}
          </Button>
          <Button onClick={onClose}>{fieldWords().cancel}</Button>
          <Button tone="primary" disabled={isNothing || problem !== undefined} onClick={() => void apply()}>
            {isBusy ? words.applying : words.apply}
          </Button>
        </>
      }
    >
      <div className="crop">
        <div className="crop-tools">
          <SegmentedControl
            label={words.shape}
            value={shape}
            options={cropShapes.map((value) => [value, words.shapes[value]] as const)}
            onChange={choose}
          />
          <Button icon={<RotateCcw size={16} />} onClick={() => turn(3)}>
            {words.left}
          </Button>
          <Button icon={<RotateCw size={16} />} onClick={() => turn(1)}>
            {words.right}
          </Button>
        </div>
        <CropPicker
          name={name}
          cut={cut}
          size={size}
          ratio={ratioAt(cut.turns, shape)}
          onBox={(box) => setCut({ ...cut, box })}
        />
        <div className="crop-words">
          <p className="field-error" role="alert">
            {problem ?? reason ?? ""}
          </p>
          <p>{words.result({ width: part.width, height: part.height })}</p>
          {there && there.width < facts.width && (
            <p>{words.copy({ width: there.width, height: there.height })}</p>
          )}
          {facts.focus && <p className="field-help">{words.focus}</p>}
          {facts.dark !== undefined && (
            <p className="field-help">{words.dark({ name: namePicture(facts.dark) })}</p>
          )}
          <p className="field-help">{words.undo}</p>
        </div>
      </div>
    </Dialog>
  );
}

function useOriginal(name: string): ImageBitmap | { readonly reason: string } | undefined {
  const { content } = useOpenedSite();
  const { media } = useOpenedSite();
  const [original, setOriginal] = useState<ImageBitmap | { readonly reason: string }>();
  const known = useRef({ content, media });
  useEffect(() => {
    const loading = loadOriginal(name, known.current);
    let isWanted = true;
    void loading.then((found) => isWanted && setOriginal(found));
    return () => {
      isWanted = false;
      void loading.then((found) => "close" in found && found.close());
    };
  }, [name]);
  return original;
}
