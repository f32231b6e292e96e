/**
 * Headers of every answer. Scripts run only from our own files, plus two inline ones (by hash): one
 * sets the theme before the first paint, the other begins what the files define. Styles come only
 * from our own sheets, inline ones by hash.
 */
export function securityHeaders(options: {
  inlineScriptHashes?: string[]
  inlineStyleHashes?: string[]
  imageHosts: string[]
  https: boolean
  /** Browsers use HTTPS for all subdomains too; hard to take back. */
  hstsSubdomains?: boolean
  /** For the check-up page, where a phone tests its own sensors. */
  sensors?: boolean
  /** For the checkout page, where Stripe shows its card form in frames. */
  stripe?: boolean
}) {
  const images = [
    "'self'",
    'data:',
    'blob:',
    ...options.imageHosts.map((host) => `https://${host}`),
    ...(options.stripe ? ['https://*.stripe.com'] : []),
  ]
  const scripts = sourcesOf(options.inlineScriptHashes)
  const policy = [
    "default-src 'self'",
    `script-src 'self'${scripts}${options.stripe ? ` ${STRIPE_SCRIPTS}` : ''}`,
    ...(options.stripe
      ? [
          `connect-src 'self' https://api.stripe.com`,
          `frame-src ${STRIPE_SCRIPTS} https://hooks.stripe.com`,
        ]
      : []),
    `style-src 'self'${sourcesOf(options.inlineStyleHashes)}`,
    `img-src ${images.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': permissionsOf(options),
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(options.https && {
      'Strict-Transport-Security': `max-age=31536000${options.hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

function sourcesOf(hashes: readonly string[] = []): string {
  return hashes.map((hash) => ` '${hash}'`).join('')
}

// https://docs.stripe.com/security/guide#content-security-policy
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com'

/** Device features a page may use: location everywhere, sensors only on the check-up page. */
function permissionsOf(options: { sensors?: boolean; stripe?: boolean }): string {
  const parts = ['camera', 'microphone', 'accelerometer', 'gyroscope']
  const allowed = parts.map((part) => `${part}=${options.sensors ? '(self)' : '()'}`)
  const pay = options.stripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()'
  return [...allowed, 'geolocation=(self)', pay].join(', ')
}

/** For the few pages with inline styles; they show nothing that users wrote. */
export const INLINE_STYLES_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')
