import type { ShopPage } from '../api/index.ts'
import { useLanguage } from '../ui/text.ts'

/** The attributes of a text of the shop that is in another language than the page around it. */
export function useTextLanguage(
  text: Pick<ShopPage, 'language'> | undefined,
): { lang: string; dir: 'auto' } | undefined {
  const language = useLanguage()
  // What admins wrote may be in any language; its first letters say in which direction it is read.
  if (text && text.language !== language) return { lang: text.language, dir: 'auto' }
}
