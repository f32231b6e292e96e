import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { createRouter } from '../../../platform/http/index.ts'
import { ROOT } from '../../../platform/root.ts'
import { keyFingerprint, rawPublicKey } from '../../../platform/signature.ts'
import { passportEventDetails, passportEventTitles } from '../../../shared/listings/passport.ts'

const folder = path.join(ROOT, 'src/modules/verification/verifier')
// Both files as one script: the page must not load anything.
const script = ['verify-file.mjs', 'verify-screen.mjs']
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .map((text) => text.replace(/^import .*$/gm, '').replace(/^export /gm, ''))
  .join('\n')

/** The page as one file: it can be saved and opened without a server. */
export function verifyDocument({
  name,
  ...shop
}: {
  name: string
  origin: string
  publicKey: string
}) {
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
    name: escapeHtml(name),
    origin: escapeHtml(shop.origin),
    fingerprint: keyFingerprint(shop.publicKey),
    download: pages.verifyFile(),
    shop: JSON.stringify({
      ...shop,
      titles: passportEventTitles,
      details: passportEventDetails,
    }).replaceAll('<', '\\u003c'),
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
  for (const path of [pages.verify(), pages.verifyFile()])
    router.get(path, (c) => {
      const { name } = deps.settings.current()
      const { html, policy } = verifyDocument({ name, origin: deps.origin(), publicKey })
      const saved = path === pages.verifyFile()
      return c.body(html, 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
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
  name: string
  origin: string
  fingerprint: string
  download: string
  /** The shop and the labels of passport entries, as JSON that a script element can hold. */
  shop: string
}

/** The markup of the page that checks files; all values are escaped already. */
export function verifyMarkup(parts: Parts): string {
  const { styles, script, policy, name, origin, fingerprint, download, shop } = parts
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Check a file - ${name}</title>
<style>${styles}</style>
</head>
<body>
<main>
<header>
<p class="shop">${name}</p>
<h1>Check a file</h1>
<p>Device passports and order evidence from <strong>${origin}</strong> are signed. This page says whether a file is exactly what the shop signed. It sends no data and works offline.</p>
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
<p>A copy of this page that someone sends you could trust a different key. Compare this fingerprint with the one at <strong>${origin}/verify</strong>.</p>
<p data-online><a href="${download}" download>Save this page</a> to check files later, offline and without the shop.</p>
</section>
<section>
<h2>What it does not prove</h2>
<p>Genuine means that this shop signed the file and nobody has changed it since. It doesn’t mean that everything in it is true.</p>
</section>
</main>
<script type="application/json" id="shop">${shop}</script>
<script type="module">${script}</script>
</body>
</html>
`
}

/** Styles of the page that checks files: it cannot load those of the site. */
const styles = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #131215);
  --ink: light-dark(#17161a, #f3f1ec);
  --muted: light-dark(#5f5c63, #aba7b0);
  --line: light-dark(#e7e3da, #2c2a30);
  --edge: light-dark(#89857e, #77737e);
  --accent: light-dark(#bc3314, #ff8a6f);
  --good: light-dark(#12703f, #6fd39a);
  --good-wash: light-dark(#e6f3ea, #15291d);
  --bad: light-dark(#ae1038, #ff8fa3);
  --bad-wash: light-dark(#fbe9ec, #34161d);
}
* {
  box-sizing: border-box;
  margin: 0;
}
body {
  background: var(--paper);
  color: var(--ink);
  font:
    1rem / 1.55 system-ui,
    "Segoe UI",
    Roboto,
    sans-serif;
  overflow-wrap: anywhere;
}
main {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  max-width: 44rem;
  margin: 0 auto;
  padding: 2.5rem 1rem 4rem;
}
h1 {
  font-size: 2rem;
  line-height: 1.2;
  margin: 0.25rem 0 0.75rem;
}
h2 {
  font-size: 1.25rem;
  margin-bottom: 0.5rem;
}
h3 {
  font-size: 1rem;
  margin: 1.5rem 0 0.5rem;
}
p + p {
  margin-top: 0.75rem;
}
.shop {
  font-weight: 700;
}
a {
  color: var(--accent);
}
#drop {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  place-items: center;
  padding: 2rem 1rem;
  border: 2px dashed var(--edge);
  border-radius: 1rem;
  text-align: center;
  font-weight: 600;
  cursor: pointer;
}
#drop.over,
#drop:focus-within {
  border-color: var(--accent);
}
small,
dt,
time,
li span {
  color: var(--muted);
  font-weight: 400;
  font-size: 0.9rem;
}
input {
  display: block;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  min-width: 0;
  margin-top: 0.75rem;
  min-height: 2.75rem;
  font: inherit;
}
#result:focus {
  outline: none;
}
#result:empty {
  display: none;
}
.verdict {
  padding: 1.25rem;
  border-radius: 1rem;
  border: 2px solid currentcolor;
  margin-bottom: 1rem;
}
.verdict h2 {
  font-size: 1.5rem;
}
.good {
  background: var(--good-wash);
  color: var(--good);
}
.good h2::before {
  content: "✓ ";
}
.bad {
  background: var(--bad-wash);
  color: var(--bad);
  font-weight: 600;
}
.bad h2::before {
  content: "✕ ";
}
dl {
  display: grid;
  grid-template-columns: minmax(6rem, auto) 1fr;
  gap: 0.5rem 1.5rem;
  padding: 0.75rem 0;
  border-block: 1px solid var(--line);
  margin-bottom: 0.75rem;
}
dd {
  margin: 0;
}
.key {
  font-family: ui-monospace, Menlo, Consolas, monospace;
}
ul,
ol {
  padding-inline-start: 1.25rem;
}
ol {
  display: grid;
  gap: 0.75rem;
}
ol > li > * {
  display: block;
}
`
