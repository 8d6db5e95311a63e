type Setting = {
  nonce: string;
  isProduction: boolean;
  /** True when the page contains its styles in an element with the nonce. */
  hasStyles?: boolean;
  isSecure: boolean;
  isIndexed: boolean;
  /** True when the operator has set a tag manager for visitors who consent to analytics. */
  hasTag?: boolean;
  /** The origin of the bank's page, to which a form may redirect; null for the trial gateway. */
  paymentOrigin: string | null;
  /** The origin of pictures when it is not the shop's own. */
  picturesOrigin?: string | undefined;
};

/** The hosts that Google lists for its tag manager and analytics. */
const tagHosts = {
  script: " https://*.googletagmanager.com",
  picture: " https://*.google-analytics.com https://*.googletagmanager.com",
  connection: " https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
};

/**
 * Sets the security headers of every document. Scripts run only from this origin or with the nonce, and no page may
 * frame the shop. Only development allows inline styles without the nonce and the reload socket.
 */
export function setSecurityHeaders(
  headers: Headers,
  { nonce, isProduction, hasStyles, isSecure, isIndexed, hasTag, paymentOrigin, picturesOrigin }: Setting,
): void {
  const tag = hasTag ? tagHosts : { script: "", picture: "", connection: "" };
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${tag.script}`,
    isProduction ? `style-src 'self'${hasStyles ? ` 'nonce-${nonce}'` : ""}` : "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${picturesOrigin ? ` ${picturesOrigin}` : ""}${tag.picture}`,
    `connect-src 'self'${isProduction ? "" : " ws:"}${tag.connection}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${paymentOrigin ? ` ${paymentOrigin}` : ""}`,
    "frame-ancestors 'none'",
  ];
  headers.set("Content-Security-Policy", policy.join("; "));
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
  if (!headers.has("Referrer-Policy")) headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (!isIndexed) headers.set("X-Robots-Tag", "noindex, nofollow");
}
