import { useMatches, useRouter } from '@tanstack/react-router'
import { DEFAULT_LANGUAGE, languages } from '../../shared/languages.ts'
import { isNotFound } from '../document-head.ts'

/** Whether nothing is at the address. */
export function useIsNotFound(): boolean {
  return useMatches({ select: (matches) => matches.some(isNotFound) })
}

/** Whether all of the page is in the language of its address. */
export function useIsTranslated(): boolean {
  const { routesById, options } = useRouter()
  return useMatches({
    select(matches) {
      const missing = matches.find(isNotFound)
      if (!missing) return Boolean(matches.at(-1)?.staticData.translated)
      // The 404 page is translated. Inside of the dashboard it is not, and some routes have one of their own.
      const { options: route } = routesById[missing.routeId]
      const page = route.notFoundComponent ?? options.defaultNotFoundComponent
      const isWhole = missing === matches[0] || (missing === matches[1] && !missing._notFound)
      return isWhole && page === options.defaultNotFoundComponent
    },
  })
}

/** For the content of a page that is in English whatever its address says. */
export function useContentLanguage(): { lang: string; dir: 'ltr' | 'rtl' } | undefined {
  const { language } = useRouter().options.context
  const isTranslated = useIsTranslated()
  if (isTranslated || language === DEFAULT_LANGUAGE) return
  return { lang: DEFAULT_LANGUAGE, dir: languages[DEFAULT_LANGUAGE].direction }
}
