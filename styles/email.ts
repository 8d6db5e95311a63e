/**
 * Inline styles of e-mails, as mail clients support neither style sheets nor variables. The colours are those of the
 * theme.
 */
const ink = "#1c1815";
const hair = "1px solid #e2dcd3";

export const emailStyle = {
  page: `margin:0;padding:24px 8px;background:#faf8f4;color:${ink};font:16px/1.6 Jost,Arial,sans-serif`,
  sheet: `margin:0 auto;padding:32px 20px 40px;max-width:560px;background:#ffffff;border:${hair}`,
  brand: `margin:0 0 32px;padding-bottom:24px;border-bottom:${hair};font-size:20px;font-weight:500;letter-spacing:0.35em`,
  title: "margin:0 0 24px;font-size:28px;font-weight:400;line-height:1.2",
  heading: `margin:32px 0 12px;padding-top:24px;border-top:${hair};font-size:18px;font-weight:400`,
  paragraph: "margin:0 0 12px",
  link: `color:${ink}`,
  button: `display:inline-block;margin:12px 0;padding:13px 28px;background:${ink};color:#f6f2ec;text-decoration:none`,
  table: "width:100%;margin:0 0 12px;border-collapse:collapse",
  name: "padding:5px 12px 5px 0;text-align:left;vertical-align:top",
  value: "padding:5px 0;text-align:right;vertical-align:top;white-space:nowrap",
  longValue: "white-space:normal;overflow-wrap:anywhere",
  picture: "margin:20px 0 4px",
  imprint: `margin:32px 0 0;padding-top:16px;border-top:${hair};font-size:13px;color:#5f564d`,
  strong: "font-size:18px;font-weight:500",
} as const;
