import { type ComponentType, createElement, type LazyExoticComponent, lazy, useMemo } from 'react'
import { type Language, languageCodes } from '../shared/languages.ts'
import type { TextArea } from '../text/pages.ts'
import { readText } from './page-text.ts'
import { TextProvider, useText } from './ui/text.ts'

/**
 * `React.lazy` for a part that has texts of its own: `areas` are loaded along with its script, in the language of the
 * texts around it, so no route has to name them.
 */
export function lazyPart<Props extends object>(
  areas: readonly TextArea[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  async function loadIn(language: Language) {
    const [{ default: Part }, ...texts] = await Promise.all([
      load(),
      ...areas.map((area) => readText(language, area)),
    ])
    const partTexts = Object.fromEntries(areas.map((area, index) => [area, texts[index]]))
    return { default: withText(Part, partTexts) }
  }
  const parts = Object.fromEntries(
    languageCodes.map((language) => [language, lazy(() => loadIn(language))]),
  ) as Record<Language, LazyExoticComponent<ComponentType<Props>>>
  return function LazyPart(props: Props) {
    return createElement(parts[useText().language], props)
  }
}

function withText<Props extends object>(
  Part: ComponentType<Props>,
  partTexts: object,
): ComponentType<Props> {
  return function PartWithText(props: Props) {
    const { language, messages } = useText()
    const text = useMemo(
      // The texts around it are found through the prototype: more of them can arrive later.
      () => ({ language, messages: Object.assign(Object.create(messages), partTexts) }),
      [language, messages],
    )
    return (
      <TextProvider value={text}>
        <Part {...props} />
      </TextProvider>
    )
  }
}
