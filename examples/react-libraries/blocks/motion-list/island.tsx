import { AnimatePresence, MotionConfig, motion } from "motion/react";
import { useState } from "react";

export default function Notices({ notices }: { readonly notices: readonly string[] }) {
  const [shown, setShown] = useState(notices);
  return (
    <MotionConfig reducedMotion="user">
      <ul>
        <AnimatePresence initial={false}>
          {shown.map((notice) => (
            <motion.li key={notice} exit={{ opacity: 0, height: 0 }}>
              {notice}{" "}
              <button type="button" onClick={() => setShown(shown.filter((other) => other !== notice))}>
                Dismiss <span className="visually-hidden">{notice}</span>
              </button>
            </motion.li>
          ))}
        </AnimatePresence>
      </ul>
    </MotionConfig>
  );
}
