import { noWrap } from "styles/global.css";

import { timeRanges } from "./timeRanges";

/** Renders a text that never breaks a line inside of times such as `9:00–18:00` or days such as `po–pá`. */
export function UnbrokenTimes({ children }: { children: string }) {
  return children.split(timeRanges).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and none moves.
      <span key={index} className={noWrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
