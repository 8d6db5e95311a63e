import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { mayReload } from "./lostChunk";
import * as styles from "./ProgressBar.css";

/** still: nothing to show · busy: growing · done: full, then gone · failed: stopped, with a message · lost: see below. */
type Stage = "still" | "busy" | "done" | "failed" | "lost";

const patienceMs = 200;
const lastsMs = { done: 400, failed: 3_500 } as const;

/**
 * Shows that a page is on its way once it takes longer than a moment, and when it did not come: `hasFailed` stands where
 * an error page took the place of the page that was asked for.
 */
export function ProgressBar({ hasFailed = false }: { hasFailed?: boolean }) {
  const { t } = useTranslation("shell");
  const { state, location: target } = useNavigation();
  const address = target ? `${target.pathname}${target.search}${target.hash}` : null;
  const [stage, setStage] = useState<Stage>("still");
  const isUnderWay = state !== "idle";
  useEffect(() => {
    if (!isUnderWay) return setStage((before) => (before === "busy" ? "done" : before === "lost" ? "still" : before));
    const timer = setTimeout(() => setStage((before) => (before === "lost" ? before : "busy")), patienceMs);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  useEffect(() => {
    if (hasFailed) tellFailure(setStage, t("progress.failed"));
  }, [hasFailed, t]);
  useEffect(() => {
    if (stage !== "done" && stage !== "failed") return;
    const timer = setTimeout(() => setStage("still"), lastsMs[stage]);
    return () => clearTimeout(timer);
  }, [stage]);
  useLostChunks(address, setStage);

  if (stage === "still") return null;
  return (
    <>
      <div role="progressbar" aria-label={t("progress.label")} className={styles.bar} data-stage={stage} />
      {stage === "lost" ? (
        <p role="alert" className={styles.message}>
          {t("progress.lost")}{" "}
          <a href={address ?? ""} target="_self">
            {t("progress.reload")}
          </a>
        </p>
      ) : null}
    </>
  );
}

function tellFailure(setStage: (stage: Stage) => void, text: string) {
  setStage("failed");
  window.dispatchEvent(new CustomEvent("show-notification", { detail: text }));
}

/** A part of the page's code is gone, as after a new release: the whole page is fetched anew, or, so soon after, offered. */
function useLostChunks(address: string | null, setStage: (stage: Stage) => void) {
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener(
      "chunk-lost",
      () => {
        if (mayReload(sessionStorage, Date.now())) location.assign(address ?? location.href);
        else setStage("lost");
      },
      leaving,
    );
    return () => leaving.abort();
  }, [address, setStage]);
}
