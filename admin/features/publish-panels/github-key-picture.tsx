import { panelMessages } from "./panel-messages.ts";

interface KeyPictureProps {
  readonly keyName: string;
  readonly repository: string;
}

/** GitHub's own page for a fine-grained key, drawn, with the places to fill in numbered. Its words are English, as they are there. */
export function GitHubKeyPicture({ keyName, repository }: KeyPictureProps) {
  return (
    <svg className="key-picture" viewBox="0 0 360 412" role="img" aria-label={panelMessages().keyPicture}>
      <rect className="key-page" x="0.5" y="0.5" width="359" height="411" rx="8" />
      <text className="key-title" x="16" y="28">
        New fine-grained personal access token
      </text>
      <Label y={54} text="Token name" />
      <Box y={62} text={shortened(keyName, 32)} />
      <Mark y={76} number={1} />
      <Label y={114} text="Expiration" />
      <Box y={122} width={150} text="366 days" hasArrow />
      <Mark y={136} number={2} width={162} />
      <Label y={174} text="Repository access" />
      <Radio y={192} text="All repositories" />
      <Radio y={212} text="Only select repositories" isChosen />
      <Box y={224} text={shortened(repository, 32)} hasArrow />
      <Mark y={229} number={3} height={52} />
      <Label y={280} text="Repository permissions" />
      <Permission y={300} name="Contents" access="Read and write" />
      <Mark y={296} number={4} height={28} />
      <Permission y={326} name="Pull requests" access="Read and write" />
      <Permission y={346} name="Actions, Commit statuses" access="Read-only" />
      <rect className="key-button" x="16" y="370" width="124" height="28" rx="6" />
      <text className="key-button-text" x="78" y="388.5">
        Generate token
      </text>
      <Mark y={384} number={5} width={136} />
    </svg>
  );
}

interface RowProps {
  readonly y: number;
  readonly text: string;
}

function Label({ y, text }: RowProps) {
  return (
    <text className="key-label" x="16" y={y}>
      {text}
    </text>
  );
}

interface BoxProps extends RowProps {
  readonly width?: number;
  readonly hasArrow?: boolean;
}

function Box({ y, text, width = 280, hasArrow = false }: BoxProps) {
  return (
    <>
      <rect className="key-box" x="16.5" y={y + 0.5} width={width - 1} height="27" rx="6" />
      <text x="26" y={y + 18}>
        {text}
      </text>
      {hasArrow && <path className="key-arrow" d={`M${width - 6} ${y + 12} l5 5 l5 -5`} />}
    </>
  );
}

function Radio({ y, text, isChosen = false }: RowProps & { readonly isChosen?: boolean }) {
  return (
    <>
      <circle className="key-box" cx="23" cy={y} r="6" />
      {isChosen && <circle className="key-dot" cx="23" cy={y} r="3.2" />}
      <text x="38" y={y + 4}>
        {text}
      </text>
    </>
  );
}

function Permission({
  y,
  name,
  access,
}: {
  readonly y: number;
  readonly name: string;
  readonly access: string;
}) {
  return (
    <>
      <text x="26" y={y}>
        {name}
      </text>
      <text x="196" y={y}>
        {`Access: ${access}`}
      </text>
    </>
  );
}

interface MarkProps {
  readonly y: number;
  readonly number: number;
  readonly width?: number;
  readonly height?: number;
}

function Mark({ y, number, width = 292, height = 38 }: MarkProps) {
  const x = 10 + width;
  return (
    <>
      <rect className="key-ring" x="10" y={y - height / 2} width={width} height={height} rx="9" />
      <circle className="key-number" cx={x + 18} cy={y} r="12" />
      <text className="key-number-text" x={x + 18} y={y + 4.5}>
        {number}
      </text>
    </>
  );
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
