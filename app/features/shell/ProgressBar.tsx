import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { mayReload } from "./lostChunk";
import * as styles from "./ProgressBar.css";

/** idle: hidden · busy: growing · done: full, then hidden · failed: stopped, with a message · lost: see below. */
type Stage = "idle" | "busy" | "done" | "failed" | "lost";

const timeoutMs = 200;
const lastsMs = { done: 400, failed: 3_500 } as const;

/**
 * Shows that a page is loading once it takes longer than a moment, and that it failed: `hasFailed` is true where an
 * error page replaced the requested page.
 */
export function ProgressBar({ hasFailed = false }: { hasFailed?: boolean }) {
  const { t } = useTranslation("shell");
  const { state, location: target } = useNavigation();
  const address = target ? `${target.pathname}${target.search}${target.hash}` : null;
  const [stage, setStage] = useState<Stage>("idle");
  const isNavigating = state !== "idle";
  useEffect(() => {
    if (!isNavigating) return setStage((before) => (before === "busy" ? "done" : before === "lost" ? "idle" : before));
    const timer = setTimeout(() => setStage((before) => (before === "lost" ? before : "busy")), timeoutMs);
    return () => clearTimeout(timer);
  }, [isNavigating]);
  useEffect(() => {
    if (hasFailed) showFailure(setStage, t("progress.failed"));
  }, [hasFailed, t]);
  useEffect(() => {
    if (stage !== "done" && stage !== "failed") return;
    const timer = setTimeout(() => setStage("idle"), lastsMs[stage]);
    return () => clearTimeout(timer);
  }, [stage]);
  useLostChunks(address, setStage);

  if (stage === "idle") return null;
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

function showFailure(setStage: (stage: Stage) => void, text: string) {
  setStage("failed");
  window.dispatchEvent(new CustomEvent("show-notification", { detail: text }));
}

/**
 * After a release an old code chunk may be missing: the page is reloaded, or, shortly after a reload, a link offered.
 */
function useLostChunks(address: string | null, setStage: (stage: Stage) => void) {
  useEffect(() => {
    const cleanup = new AbortController();
    window.addEventListener(
      "chunk-lost",
      () => {
        if (mayReload(sessionStorage, Date.now())) location.assign(address ?? location.href);
        else setStage("lost");
      },
      cleanup,
    );
    return () => cleanup.abort();
  }, [address, setStage]);
}
