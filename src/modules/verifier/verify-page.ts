import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Deps } from '../../deps.ts'
import { createRouter } from '../../platform/http/index.ts'
import { keyFingerprint, rawPublicKey } from '../../platform/signature.ts'
import { pages } from '../../routes.ts'
import { verifyMarkup } from './verify-markup.ts'
import { verifyStyles } from './verify-styles.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The page as one file: it can be saved and opened without a server. */
export function verifyDocument(shop: { origin: string; publicKey: string }) {
  const styles = verifyStyles
  // Both files as one script: the page must not load anything.
  const script = [read('verify-file.mjs'), read('verify-screen.mjs')]
    .map((text) => text.replace(/^import .*$/gm, '').replace(/^export /gm, ''))
    .join('\n')
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(styles)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const html = verifyMarkup({
    styles,
    script,
    policy,
    origin: escapeHtml(shop.origin),
    fingerprint: keyFingerprint(shop.publicKey),
    download: pages.verifyFile(),
    shop: JSON.stringify(shop).replaceAll('<', '\\u003c'),
  })
  return { html, policy: `${policy}; frame-ancestors 'none'` }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Serves the page that checks signed files, to look at and to save. */
export function verifyPage(deps: Deps) {
  const router = createRouter()
  const publicKey = rawPublicKey(deps.secret)
  let made: ReturnType<typeof verifyDocument> | undefined
  for (const path of [pages.verify(), pages.verifyFile()])
    router.get(path, (c) => {
      made ??= verifyDocument({ origin: deps.origin(), publicKey })
      const saved = path === pages.verifyFile()
      return c.body(made.html, 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': made.policy,
        'cache-control': 'public, max-age=3600',
        ...(saved && { 'content-disposition': 'attachment; filename="redial-check.html"' }),
      })
    })
  return router
}
