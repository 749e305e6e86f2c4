import { useCallback, useState } from "react";

export function useRobotCheck() {
  const [token, setToken] = useState("");
  const [round, setRound] = useState(0);
  const renew = useCallback(() => {
    setToken("");
    setRound((before) => before + 1);
  }, []);
  return { token, round, setToken, renew };
}
