import { useTranslation } from "react-i18next";

import { Sample } from "./Sample";
import * as styles from "./typography.css";

const rows = ["jacket", "coat", "gloves"] as const;

export function TextSamples() {
  const { t } = useTranslation("typography");
  return (
    <>
      <Sample name="texts">
        <p className={styles.display}>{t("texts.display")}</p>
        <h3 className={styles.heading}>{t("texts.heading")}</h3>
        <p className={styles.leadText}>{t("texts.lead")}</p>
        <p className={styles.bodyText}>
          {t("texts.body")} <a href="#vzor-texts">{t("texts.link")}</a>
        </p>
        <p className={styles.small}>{t("texts.small")}</p>
      </Sample>
      <Sample name="lists">
        <ul className={styles.bullets}>
          {rows.map((row) => (
            <li key={row}>{t(`rows.${row}.name`)}</li>
          ))}
        </ul>
        <ol className={styles.numbers}>
          {rows.map((row) => (
            <li key={row}>{t(`rows.${row}.care`)}</li>
          ))}
        </ol>
      </Sample>
      <Sample name="table">
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className={styles.caption}>{t("table.caption")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("table.piece")}</th>
                <th scope="col">{t("table.material")}</th>
                <th scope="col">{t("table.care")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{t(`rows.${row}.name`)}</th>
                  <td>{t(`rows.${row}.material`)}</td>
                  <td>{t(`rows.${row}.care`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Sample>
      <Sample name="quote">
        <figure>
          <blockquote className={styles.quote}>{t("quote.text")}</blockquote>
          <figcaption className={styles.small}>{t("quote.who")}</figcaption>
        </figure>
      </Sample>
    </>
  );
}
