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
      const { options: route } = routesById[missing.routeId]
      const page = route.notFoundComponent ?? options.defaultNotFoundComponent
      // Some routes have a 404 page of their own.
      if (page !== options.defaultNotFoundComponent) return Boolean(missing.staticData.translated)
      // That of all others is translated, except inside of the dashboard.
      return missing === matches[0] || (missing === matches[1] && !missing._notFound)
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
