import { Link } from '@tanstack/react-router'
import { pages } from '../../../contract/urls.ts'
import type { Order } from '../../api/index.ts'
import { pillLinkClass } from '../../ui/link.tsx'
import { useCount, useTranslations } from '../../ui/text.ts'
import { type SaleGroup, saleGroups, salesIn } from './sales-groups.ts'

type GroupLinksProps = { sales: readonly Order[]; current: SaleGroup | undefined; isMore: boolean }

/** Links by group, with the number of sales in each; a plus where more are not loaded yet. */
export function GroupLinks({ sales, current, isMore }: GroupLinksProps) {
  const t = useTranslations('orders.sales')
  const shown = useCount()
  if (sales.length === 0) return null
  const count = (group?: SaleGroup) => salesIn(sales, group).length
  const used = saleGroups.filter((group) => count(group) > 0 || group === current)
  return (
    <nav
      aria-label={t('filter')}
      className="-mx-1 mb-4 flex gap-2 overflow-x-auto p-1 md:flex-wrap"
    >
      {[undefined, ...used].map((group) => (
        <Link
          key={group ?? 'all'}
          to={pages.mySales()}
          search={group ? { group } : {}}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          className={pillLinkClass(group === current)}
        >
          <span>{t(`group.${group ?? 'all'}`)}</span>
          <span className="tabular-nums opacity-75">
            {`${shown(count(group))}${isMore ? '+' : ''}`}
          </span>
        </Link>
      ))}
    </nav>
  )
}
