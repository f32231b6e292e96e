import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import { brandInText } from '../../../shared/brands.ts'
import { LoadingRegion, Skeleton } from '../../ui/layout/page-states.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useTranslations } from '../../ui/text.ts'

/** Shown of each kind, at most. */
export const SHOWN = 4

export const rowsClass = 'grid gap-x-6 gap-y-10 md:grid-cols-2'

export function OtherPhonesLoading() {
  const t = useTranslations('phone.others')
  return (
    <LoadingRegion label={t('loading')}>
      <div className={`${rowsClass} min-h-dvh content-start py-10 md:py-14`}>
        {[...Array(SHOWN).keys()].map((row) => (
          <Skeleton key={row} className="h-40 rounded-box" />
        ))}
      </div>
    </LoadingRegion>
  )
}

export function BrandLink({ brand }: { brand: string }) {
  const t = useTranslations('phone.others')
  return (
    <Link to={pages.products()} search={{ brand: [brand] }} className={linkClass}>
      {t('brand', { brand: brandInText(brand) })}
    </Link>
  )
}
