import { useMatches, useRouter } from '@tanstack/react-router'
import { DEFAULT_LANGUAGE, languages } from '../../shared/languages.ts'

/** Whether all of the page is in the language of its address. */
export function useIsTranslated(): boolean {
  return useMatches({ select: (matches) => Boolean(matches.at(-1)?.staticData.translated) })
}

/** For the content of a page that is in English whatever its address says. */
export function useContentLanguage(): { lang: string; dir: 'ltr' | 'rtl' } | undefined {
  const { language } = useRouter().options.context
  const isTranslated = useIsTranslated()
  if (isTranslated || language === DEFAULT_LANGUAGE) return
  return { lang: DEFAULT_LANGUAGE, dir: languages[DEFAULT_LANGUAGE].direction }
}
