import { Session } from "node:inspector";
import { setFlagsFromString } from "node:v8";

interface Coverage {
  readonly result: readonly {
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** How often functions, loops and branches of JavaScript run in an action: its work, on any machine the same. */
export function countSteps(action: () => void): number {
  const session = new Session();
  session.connect();
  const send = <T>(method: string, parameters = {}): T => {
    let answer: unknown;
    session.post(method, parameters, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer as T;
  };
  // Code that V8 has compiled anew no longer counts its calls.
  setFlagsFromString("--no-opt");
  setFlagsFromString("--no-maglev");
  send("Profiler.enable");
  send("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  action();
  const { result } = send<Coverage>("Profiler.takePreciseCoverage");
  send("Profiler.stopPreciseCoverage");
  session.disconnect();
  setFlagsFromString("--opt");
  return result
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
}
