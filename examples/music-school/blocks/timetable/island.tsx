import { useState } from "react";
import { Board, type BoardProps } from "./board.tsx";

/** The timetable with a filter: a link of an instrument shows its lessons instead of leading to its page. */
export default function TimetableIsland(props: BoardProps) {
  const [chosen, setChosen] = useState<string>();
  return <Board {...props} chosen={chosen} onChoose={setChosen} />;
}
