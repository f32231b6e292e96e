import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import { formatMonth } from '../../shared/reader-format.ts'
import type { ListedModel, Model } from '../api/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { tableRoles } from '../ui/data-table/data-table.tsx'
import { ActionMenu } from '../ui/data-table/popover-button.tsx'
import { linkClass } from '../ui/link.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { useReader } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { storageText } from './storage-text.ts'

type ModelsTableProps = {
  models: readonly ListedModel[]
  currency: string
  onEdit: (model: Model) => void
  onMerge: (model: Model) => void
}

/** Columns that phones show within the first one. */
const wideOnly = 'max-md:hidden'

/** Models, one or two lines each; on phones with the most important facts below the name. */
export function ModelsTable({ models, ...rest }: ModelsTableProps) {
  const t = useTranslations('catalog')
  const fact = useTranslations('facts.model')
  const table = useTranslations('table')
  const headings = [
    { text: t('model') },
    { text: fact('announced') },
    { text: fact('updates') },
    { text: t('launchPrice'), isEnd: true },
    { text: t('forSale'), isEnd: true },
  ]
  return (
    <div className="relative md:overflow-x-auto">
      <table {...tableRoles.table} className="data-table w-full text-start text-sm max-md:block">
        <caption className="sr-only">{t('caption')}</caption>
        <thead {...tableRoles.rowgroup} className={wideOnly}>
          <tr {...tableRoles.row}>
            {headings.map(({ text, isEnd }) => (
              <th
                key={text}
                {...tableRoles.columnheader}
                scope="col"
                className={classNames('font-medium text-muted', isEnd ? 'text-end' : 'text-start')}
              >
                {text}
              </th>
            ))}
            <th {...tableRoles.columnheader} scope="col">
              <span className="sr-only">{table('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody
          {...tableRoles.rowgroup}
          className="max-md:block max-md:divide-y max-md:divide-hairline max-md:border-y max-md:border-hairline"
        >
          {models.map((model) => (
            <ModelRow key={model._id} model={model} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ModelRowProps = Omit<ModelsTableProps, 'models'> & { model: ListedModel }

function ModelRow({ model, currency, onEdit, onMerge }: ModelRowProps) {
  const t = useTranslations('catalog')
  const card = useTranslations('card')
  const actionsFor = useTranslations('lists')
  const language = useLanguage()
  const { calendarDay } = useReader()
  const { fullName, slug, live, corrected, facts, cheapest } = model
  const { announced, securityUpdatesUntil, launchPriceMinor, launchCurrency } = facts
  // Some are known by their year alone.
  const month = announced?.includes('-') ? formatMonth(announced, 'short', language) : announced
  const sizes = facts.storageGb.map((gb) => storageText(gb, card, language)).join(card('comma'))
  const shown = formatCount(live, language)
  const from = cheapest && formatMoney(cheapest.priceMinor, currency, language)
  const forSale = live > 0 && t('countForSale', { count: live, shown })
  const cell = { ...tableRoles.cell, className: wideOnly }
  const number = { ...tableRoles.cell, className: classNames(wideOnly, 'text-end tabular-nums') }
  return (
    <tr {...tableRoles.row} className="max-md:flex max-md:items-center max-md:gap-3 max-md:py-1">
      <td {...tableRoles.cell} className="min-w-0 max-md:flex-1">
        <span className="flex min-w-0 items-center gap-3">
          <Thumbnail src={cheapest?.img ?? ''} />
          <span className="min-w-0 flex-1">
            <span className="flex min-w-0 items-center gap-2">
              <Link
                to={pages.model(slug)}
                className="min-w-0 font-semibold hover:underline max-md:truncate"
              >
                <bdi>{fullName}</bdi>
              </Link>
              {corrected && <Badge>{t('edited')}</Badge>}
            </span>
            <span className={classNames(wideOnly, 'block text-muted')}>{sizes}</span>
            <span className="block truncate text-muted md:hidden">
              {[forSale, from && t('from', { price: from }), month]
                .filter(Boolean)
                .join('\u00a0· ')}
            </span>
          </span>
        </span>
      </td>
      <td {...cell}>{month ?? <None />}</td>
      <td {...cell}>{securityUpdatesUntil ? calendarDay(securityUpdatesUntil) : <None />}</td>
      <td {...number}>
        {launchPriceMinor !== null && launchCurrency ? (
          formatMoney(launchPriceMinor, launchCurrency, language)
        ) : (
          <None />
        )}
      </td>
      <td {...number}>
        {live > 0 ? (
          <>
            <Link to={pages.products()} search={{ model: [slug] }} className={linkClass}>
              {shown}
            </Link>
            {from && <span className="block text-muted">{t('from', { price: from })}</span>}
          </>
        ) : (
          <span className="text-muted">{shown}</span>
        )}
      </td>
      <td {...tableRoles.cell}>
        <span className="flex justify-end gap-1">
          <span className={wideOnly}>
            <Button
              variant="ghost"
              className="px-3"
              aria-label={t('editTitle', { name: fullName })}
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={() => onEdit(model)}
            >
              {t('edit')}
            </Button>
          </span>
          <ActionMenu
            label={actionsFor('actionsFor', { name: fullName })}
            actions={[
              { label: t('edit'), hasDialog: true, onChoose: () => onEdit(model) },
              { label: t('merge'), hasDialog: true, onChoose: () => onMerge(model) },
            ]}
          />
        </span>
      </td>
    </tr>
  )
}

/** A fact that is not known. */
function None() {
  return <span className="text-muted">–</span>
}
