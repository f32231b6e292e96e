import { pages as addresses } from '../../../contract/urls.ts'
import type { ConsentPage } from '../../../shared/content/content-pages.ts'
import { addressIn } from '../../../shared/languages.ts'
import { useShop } from '../../shell/shop.ts'
import { linkClass } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/text.ts'

type TermsLinksProps = {
  pages: readonly ConsentPage[]
  /** Between the last two. */
  and: string
}

/** Links to these pages by their titles, in a sentence: "Terms of use and Privacy policy". */
export function TermsLinks({ pages: wanted, and }: TermsLinksProps) {
  const language = useLanguage()
  const published = useShop().pages
  const shown = published.filter(({ page }) => wanted.some((one) => one === page))
  return shown.map(({ page, title }, index) => (
    <span key={page}>
      <span>{index > 0 && (index === shown.length - 1 ? and : ', ')}</span>
      <a
        href={addressIn(language, addresses.shopPage(page))}
        target="_blank"
        rel="noreferrer"
        className={linkClass}
      >
        <bdi>{title}</bdi>
      </a>
    </span>
  ))
}
