import type { Language } from '../shared/languages.ts'
import type { PageMessages, PageText, TextArea } from '../text/pages.ts'

/** A file for each language and area, so that a browser loads only what a page shows. */
const files = import.meta.glob<PageMessages[TextArea]>('../text/compiled/*/*.gen.json', {
  import: 'default',
})

/** What every page shows. */
export const SHELL: TextArea = 'shell'

/** Adds the texts of areas to those of a page. */
export async function loadText(
  { language, text }: { language: Language; text: PageText },
  areas: readonly TextArea[],
): Promise<void> {
  const missing = areas.filter((area) => !text[area])
  const loaded = await Promise.all(
    missing.map(async (area) => [
      area,
      await files[`../text/compiled/${language}/${area}.gen.json`]?.(),
    ]),
  )
  Object.assign(text, Object.fromEntries(loaded))
}

type TextRoute = { options: { staticData?: { text?: readonly TextArea[] } | object | undefined } }

/** The areas that a route names. */
export function textAreas({ options: { staticData } }: TextRoute): readonly TextArea[] {
  return (staticData as { text?: readonly TextArea[] } | undefined)?.text ?? []
}

/** The areas of a page with these routes. */
export function pageAreas(routes: readonly TextRoute[]): TextArea[] {
  return [SHELL, ...routes.flatMap(textAreas)]
}
