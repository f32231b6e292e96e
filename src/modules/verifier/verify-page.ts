import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Deps } from '../../deps.ts'
import { createRouter } from '../../platform/http/index.ts'
import { keyFingerprint, rawPublicKey } from '../../platform/signature.ts'
import { pages } from '../../routes.ts'
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

type Parts = {
  styles: string
  script: string
  policy: string
  origin: string
  fingerprint: string
  download: string
  /** JSON that a script element can hold. */
  shop: string
}

/** The markup of the page that checks files; all values are escaped already. */
export function verifyMarkup(parts: Parts): string {
  const { styles, script, policy, origin, fingerprint, download, shop } = parts
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Check a file - Redial</title>
<style>${styles}</style>
</head>
<body>
<main>
<header>
<p class="shop">Redial</p>
<h1>Check a file</h1>
<p>Device passports and order evidence from <strong>${origin}</strong> are signed. This page says whether a file is exactly what the shop signed. It sends nothing anywhere and works without a network.</p>
</header>
<label id="drop" for="file">
<span>Choose a file, or drop it here</span>
<small>A passport (.json) or order evidence (.zip)</small>
<input id="file" type="file" accept=".json,.zip,application/json,application/zip" disabled>
</label>
<p id="ready">This page needs JavaScript to check a file.</p>
<section id="result" tabindex="-1" aria-live="assertive" aria-label="Result"></section>
<section>
<h2>Whose key this page trusts</h2>
<dl>
<dt>Shop</dt><dd>${origin}</dd>
<dt>Key</dt><dd class="key">${fingerprint}</dd>
</dl>
<p>A page that someone sends you could trust their own key. Compare this fingerprint with the one at <strong>${origin}/verify</strong>.</p>
<p data-online><a href="${download}" download>Save this page</a> to check files later, without a network and without the shop.</p>
</section>
<section>
<h2>What it does not prove</h2>
<p>Genuine means: this shop signed it, and nobody changed it since. It doesn’t mean that what sellers, buyers or owners said in it is true.</p>
</section>
</main>
<script type="application/json" id="shop">${shop}</script>
<script type="module">${script}</script>
</body>
</html>
`
}
