import { whenIdle } from "./when-idle.ts";

export function attachLazily<Options>(
  load: () => Promise<(options: Options) => () => void>,
): (options: Options) => () => void {
  let attach: ((options: Options) => () => void) | undefined;
  return (options) => {
    if (attach) return attach(options);
    let end: (() => void) | undefined;
    let isOver = false;
    const cancel = whenIdle(() => {
      load().then(
        (loaded) => {
          attach = loaded;
          if (!isOver) end = attach(options);
        },
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      cancel();
      end?.();
    };
  };
}
