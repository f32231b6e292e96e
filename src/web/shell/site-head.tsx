import { Asset, useLocation, useRouter, useTags } from '@tanstack/react-router'
import { addressIn, DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { DEFAULT_ACCENT, PAPER } from '../../shared/settings/default-look.ts'
import { useIsNotFound, useIsTranslated } from './page-language.ts'
import { useShopState } from './shop.ts'

/** The tags of a page, with the name and the color of the shop, which its routes do not know. */
export function SiteHead() {
  const { name, accentColor, icons, origin, languages } = useShopState()
  const { language } = useRouter().options.context
  const isTranslated = useIsTranslated()
  const isNotFound = useIsNotFound()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const tags = useTags()
  const title = tags.find(({ tag }) => tag === 'title')?.children
  const isOffered = isTranslated && !isNotFound && languages.length > 1
  const addressOf = (code: Language) => `${origin}${addressIn(code, path)}`
  const alternates = isOffered
    ? [
        ...languages.map((code) => ({ hrefLang: code as string, href: addressOf(code) })),
        { hrefLang: 'x-default', href: addressOf(DEFAULT_LANGUAGE) },
      ]
    : []
  /** The canonical address of a page that is translated has its language. */
  const inLanguage = (tag: (typeof tags)[number]) => {
    const href = tag.attrs?.href
    if (!isTranslated || tag.attrs?.rel !== 'canonical' || typeof href !== 'string') return tag
    const url = new URL(href)
    url.pathname = addressIn(language, url.pathname)
    return { ...tag, attrs: { ...tag.attrs, href: url.href } } as typeof tag
  }
  return (
    <>
      <title>{title ? `${title} - ${name}` : name}</title>
      <meta property="og:site_name" content={name} />
      {(['light', 'dark'] as const).map((theme) => (
        <meta
          key={theme}
          name="theme-color"
          media={`(prefers-color-scheme: ${theme})`}
          content={PAPER[theme]}
        />
      ))}
      {tags
        .filter(({ tag }) => tag !== 'title')
        .map((tag) => (
          <Asset {...inLanguage(tag)} key={JSON.stringify(tag)} />
        ))}
      {alternates.map((alternate) => (
        <link key={alternate.hrefLang} rel="alternate" {...alternate} />
      ))}
      {icons.map((icon) => (
        <link key={icon.href} {...icon} />
      ))}
      {accentColor !== DEFAULT_ACCENT && (
        <link rel="stylesheet" href={`/accent/${accentColor.slice(1)}.css`} />
      )}
    </>
  )
}
