import { DEFAULT_LANGUAGE, type Language } from '../shared/languages.ts'
import type { PageMessages, PageText, TextArea } from '../text/pages.ts'

type TextFiles = Record<string, () => Promise<PageMessages[TextArea]>>

/** For each language the list of its files: one for each area, so that a browser loads only what a page shows. */
const languageFiles = import.meta.glob<TextFiles>('../text/*/files.ts', { import: 'default' })

/** The texts of an area in a language. */
export async function readText(
  language: Language,
  area: TextArea,
): Promise<PageMessages[TextArea] | undefined> {
  const files = await languageFiles[`../text/${language}/files.ts`]?.()
  return files?.[`../compiled/${language}/${area}.gen.json`]?.()
}

/** What every page shows. */
const SHELL: TextArea = 'shell'

/** The texts of a page that is in the language of its address, for its head. */
export function pageText({ language, text }: LoadedTexts) {
  return { language, messages: text }
}

export type TextFile = readonly [language: Language, area: TextArea]

/** The loaded texts of a page: of its frame, and of content that is in English below every address. */
export type LoadedTexts = { language: Language; text: PageText; englishText: PageText }

/** Where the English texts of an area are not loaded, those of the page's language take their place. */
export function noTexts(language: Language): LoadedTexts {
  const text: PageText = {}
  const englishText = language === DEFAULT_LANGUAGE ? text : (Object.create(text) as PageText)
  return { language, text, englishText }
}

/** Adds texts to those of a page. */
export async function loadText(texts: LoadedTexts, wanted: readonly TextFile[]): Promise<void> {
  await Promise.all(
    wanted.map(async ([language, area]) => {
      const loaded = language === texts.language ? texts.text : texts.englishText
      if (Object.hasOwn(loaded, area)) return
      Object.assign(loaded, { [area]: await readText(language, area) })
    }),
  )
}

/** What a search field and its suggestions say, for pages that show nothing else of a search. */
export function loadSearchText(texts: LoadedTexts, language: Language): Promise<void> {
  return loadText(texts, [
    [language, 'search'],
    [language, 'card'],
  ])
}

/** The texts that a page has loaded. */
export function loadedFiles({ language, text, englishText }: LoadedTexts): TextFile[] {
  const filesOf = (code: Language, texts: PageText) =>
    (Object.keys(texts) as TextArea[]).map((area): TextFile => [code, area])
  if (text === englishText) return filesOf(language, text)
  return [...filesOf(language, text), ...filesOf(DEFAULT_LANGUAGE, englishText)]
}

type TextRoute = { options: { staticData?: object | undefined } }

/** The texts of a page with these routes, the last of which is its own. */
export function pageFiles(routes: readonly TextRoute[], language: Language): TextFile[] {
  const declared = routes.map(
    ({ options }) =>
      (options.staticData ?? {}) as { text?: readonly TextArea[]; translated?: true },
  )
  const content = declared.at(-1)?.translated ? language : DEFAULT_LANGUAGE
  const areas = declared.flatMap(({ text = [] }) => text)
  const shells = [...new Set([language, content])].map((code): TextFile => [code, SHELL])
  return [...shells, ...areas.map((area): TextFile => [content, area])]
}
