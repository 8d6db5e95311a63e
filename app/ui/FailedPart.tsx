import { useTranslation } from "react-i18next";

type FailedPartProps = { id?: string; text: string; retryAt: string };

/** Says that a part of the page could not be read, with a link that tries again. The rest of the page stays. */
export function FailedPart({ id, text, retryAt }: FailedPartProps) {
  const { t } = useTranslation("ui");
  return (
    <p role="alert" id={id}>
      {text} <a href={retryAt}>{t("lost.again")}</a>
    </p>
  );
}
