import { useEffect, useRef } from "react";

interface RobotCheckProps {
  readonly address: string;
  readonly title: string;
  readonly onToken: (token: string) => void;
}

/** The frame in which the form handler shows Turnstile: so the page itself runs no script of another host. */
export function RobotCheck({ address, title, onToken }: RobotCheckProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { origin } = new URL(address, location.href);
    const onMessage = (event: MessageEvent) => {
      const isOurs = event.source === frame.current?.contentWindow && event.origin === origin;
      if (isOurs && typeof event.data === "string") onToken(event.data);
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  });
  return <iframe ref={frame} className="form-robot-check" src={`${address}?check`} title={title} />;
}
