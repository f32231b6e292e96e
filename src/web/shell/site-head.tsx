import { Asset, useTags } from '@tanstack/react-router'
import { DEFAULT_ACCENT } from '../../shared/settings/default-look.ts'
import { useShopState } from './shop.ts'

/** The tags of a page, with the name and the color of the shop, which its routes do not know. */
export function SiteHead() {
  const { name, accentColor, icons } = useShopState()
  const tags = useTags()
  const title = tags.find(({ tag }) => tag === 'title')?.children
  return (
    <>
      <title>{title ? `${title} - ${name}` : name}</title>
      <meta property="og:site_name" content={name} />
      {tags
        .filter(({ tag }) => tag !== 'title')
        .map((tag) => (
          <Asset {...tag} key={JSON.stringify(tag)} />
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
