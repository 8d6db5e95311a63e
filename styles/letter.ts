/** Inline styles of e-mails, whose readers know neither style sheets nor variables. */
export const letterStyle = {
  body: "margin:0 auto;padding:24px 16px;max-width:600px;font:16px/1.55 Jost,Arial,sans-serif",
  title: "margin:0 0 16px;font-size:26px;font-weight:400;line-height:1.2",
  heading: "margin:32px 0 8px;padding-top:16px;border-top:1px solid;font-size:18px;font-weight:500",
  paragraph: "margin:0 0 8px",
  table: "width:100%;border-collapse:collapse",
  name: "padding:4px 16px 4px 0;text-align:left;vertical-align:top",
  value: "padding:4px 0;text-align:right;vertical-align:top;white-space:nowrap",
} as const;
