/** What was typed into a form, kept for this tab until it is sent. */
export function keepDraft(name: string, values: Record<string, string>) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // Storage may be forbidden or full; then the draft lasts as long as the page.
  }
}

/** The kept values of the fields that the form still has. */
export function readDraft(name: string, fields: Record<string, string>): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        ([field, value]) => field in fields && typeof value === 'string',
      ),
    )
  } catch {
    return {}
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept then.
  }
}

function keyOf(name: string) {
  return `redial-draft-${name}`
}
