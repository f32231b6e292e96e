import { html } from 'hono/html'

const carried = ['redirect_uri', 'state', 'nonce', 'code_challenge'] as const
const field =
  'display:block;width:100%;font:inherit;padding:.7rem;margin:.25rem 0 1rem;border:1px solid;border-radius:.5rem;box-sizing:border-box'
const button =
  'font:inherit;padding:.75rem 1.25rem;border-radius:.5rem;border:1px solid;cursor:pointer;min-height:44px'

/** The page of the demo provider; it says what it is in its first words. */
export function demoGooglePage(asked: Record<string, string>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
        <title>Demo sign-in - Redial</title>
      </head>
      <body style="font:16px/1.5 system-ui;margin:0">
        <main style="max-width:26rem;margin:10vh auto;padding:1.5rem">
          <h1 style="font-size:1.5rem">This is not Google</h1>
          <p>
            It is the demo provider of this Redial, in place of Google's page while no keys are set.
            It asks for no password and believes what you type.
          </p>
          <form method="post" action="/demo-google/authorize">
            ${carried.map((name) => html`<input type="hidden" name="${name}" value="${asked[name] ?? ''}" />`)}
            <label>Name <input style="${field}" name="name" value="Demo Visitor" maxlength="80" /></label>
            <label>
              E-mail
              <input style="${field}" name="email" type="email" required value="visitor@demo.redial.example" />
            </label>
            <button style="${button}" name="answer" value="allow">Continue</button>
            <button style="${button}" name="answer" value="cancel" formnovalidate>Cancel</button>
          </form>
        </main>
      </body>
    </html>`
}
