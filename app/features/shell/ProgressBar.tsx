import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { leaveToBrowser } from "~/platform/browser/leaveToBrowser";
import { holdLostRequests, type LostRequest, retryAll, useLostRequests } from "~/platform/workarounds/lostRequests";
import { button } from "~/ui/Button.css";

import { mayReload } from "./lostChunk";
import * as styles from "./ProgressBar.css";

/**
 * idle: hidden · busy: growing · done: full, then hidden · failed: stopped, with a message · lost: stopped, with a link
 * to load the page natively
 */
type Stage = "idle" | "busy" | "done" | "failed" | "lost";

const timeoutMs = 200;
const lastsMs = { done: 400, failed: 3_500 } as const;

/**
 * Shows that a page is loading once it takes longer than a moment, and that it failed. `hasFailed` is true when an
 * error page replaced the requested page.
 */
export function ProgressBar({ hasFailed = false }: { hasFailed?: boolean }) {
  const { t } = useTranslation("shell");
  const { state, location: target } = useNavigation();
  const address = target ? `${target.pathname}${target.search}${target.hash}` : null;
  const [stage, setStage] = useState<Stage>("idle");
  const isNavigating = state !== "idle";
  // The timer may end between the last step of a navigation and its effects.
  const isStillNavigating = useRef(isNavigating);
  isStillNavigating.current = isNavigating;
  useEffect(() => {
    if (!isNavigating) return setStage((before) => (before === "busy" ? "done" : before === "lost" ? "idle" : before));
    const timer = setTimeout(() => {
      if (isStillNavigating.current) setStage((before) => (before === "lost" ? before : "busy"));
    }, timeoutMs);
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
  useEffect(() => (import.meta.env.PLAIN_lostRequests ? undefined : holdLostRequests()), []);
  const requests = useLostRequests();

  if (requests.length > 0) return <LostConnection requests={requests} />;
  return (
    <>
      <div aria-live="polite">
        <Bar stage={stage} label={t("progress.label")} />
      </div>
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

/** Draws the bar. Screen readers meet it while a page loads or has just failed; while it fades away it says nothing. */
function Bar({ stage, label }: { stage: Stage; label: string }) {
  if (stage === "idle") return null;
  const spoken = stage === "done" ? {} : { role: "progressbar", "aria-label": label };
  return <div {...spoken} className={styles.bar} data-stage={stage} />;
}

/** Says that the connection was lost, and offers to retry; the page stays as it is. */
function LostConnection({ requests }: { requests: readonly LostRequest[] }) {
  const { t } = useTranslation("ui");
  return (
    <>
      <div className={styles.bar} data-stage="lost" />
      <p role="alert" className={styles.message}>
        {requests.some(({ isPost }) => isPost) ? t("lost.answer") : t("lost.page")}{" "}
        <button type="button" className={button.text} onClick={() => retryAll(requests)}>
          {t("lost.again")}
        </button>
      </p>
    </>
  );
}

function showFailure(setStage: (stage: Stage) => void, text: string) {
  setStage("failed");
  window.dispatchEvent(new CustomEvent("show-notification", { detail: text }));
}

/**
 * Handles code chunks that are missing, as old ones are after a release. The requested page is loaded natively. If that
 * has happened shortly before, or if the shop cannot be reached, a link to the page is offered. Code that only a form
 * in the background needs never replaces the page: its forms are then submitted natively.
 */
function useLostChunks(address: string | null, setStage: (stage: Stage) => void) {
  const latestAddress = useRef(address);
  latestAddress.current = address;
  // The listener is never removed in between, as a page may send the event in the very step that ends a navigation.
  useEffect(() => {
    const cleanup = new AbortController();
    const onLost = async (event: Event) => {
      const wanted = event instanceof CustomEvent ? String(event.detail) : latestAddress.current;
      if (wanted === null) leaveToBrowser();
      const isLeaving = wanted !== null && (await isThere(wanted)) && mayReload(sessionStorage, Date.now());
      if (isLeaving) location.assign(wanted);
      else setStage("lost");
    };
    window.addEventListener("chunk-lost", onLost, cleanup);
    return () => cleanup.abort();
  }, [setStage]);
}

async function isThere(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: "HEAD" })).status < 500;
  } catch {
    return false;
  }
}
