import { Link } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { linkClass } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { useTranslations } from '../../ui/text.ts'
import { HeartButton } from '../favorites/heart-button.tsx'
import { PhonePhoto } from '../phone-photo.tsx'
import { usePhoneTexts } from '../phone-texts.ts'
import { type CompareCell, type CompareGroup, useCompareGroups } from './compare-rows.tsx'
import type { ComparedPhone } from './load-compared.ts'

type CompareTableProps = {
  phones: readonly ComparedPhone[]
  onlyDifferences: boolean
  onRemove: (id: string) => void
}

/**
 * Phones side by side. The names of the facts stay in sight when the table is scrolled sideways, and small photos, names
 * and prices when the page is scrolled.
 */
export function CompareTable({ phones, onlyDifferences, onRemove }: CompareTableProps) {
  const t = useTranslations('compare')
  const groups = useCompareGroups(phones)
  const shown = onlyDifferences ? groups.map(withDifferences) : groups
  const filled = shown.filter(({ rows }) => rows.length > 0)
  const [heads, areHeadsGone] = useIsScrolledPast<HTMLTableSectionElement>()
  const strip = useRef<HTMLDivElement>(null)
  return (
    <div className="compare">
      <div aria-hidden="true" className={classNames('compare-strip', areHeadsGone && 'is-shown')}>
        <div ref={strip} className="compare-strip-view">
          <div className="compare-strip-row">
            <span />
            {phones.map((phone) => (
              <SmallHead key={phone._id} phone={phone} />
            ))}
          </div>
        </div>
      </div>
      <section
        aria-label={t('table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="compare-scroller"
        onScroll={({ currentTarget }) => {
          if (strip.current) strip.current.scrollLeft = currentTarget.scrollLeft
        }}
      >
        <table className="compare-table">
          <caption className="sr-only">{t('caption')}</caption>
          <thead ref={heads}>
            <tr>
              <td />
              {phones.map((phone) => (
                <th key={phone._id} scope="col">
                  <Head phone={phone} onRemove={() => onRemove(phone._id)} />
                </th>
              ))}
            </tr>
          </thead>
          {filled.map((group) => (
            <Rows key={group.title} group={group} columns={phones.length} />
          ))}
        </table>
      </section>
      {filled.length === 0 && <p className="py-6 text-center text-muted">{t('same')}</p>}
    </div>
  )
}

function withDifferences({ title, rows }: CompareGroup): CompareGroup {
  return { title, rows: rows.filter(({ differs }) => differs) }
}

/** Whether an element has left the screen at its upper edge. */
function useIsScrolledPast<Part extends HTMLElement>() {
  const ref = useRef<Part>(null)
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const part = ref.current
    if (!part) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return [ref, isPast] as const
}

function Head({ phone, onRemove }: { phone: ComparedPhone; onRemove: () => void }) {
  const t = useTranslations('compare')
  const texts = usePhoneTexts()
  const { name } = phone
  const unavailable = texts.unavailable(phone)
  const address = pages.namedPhone(phone._id, phone.slug)
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="relative w-full max-md:flex max-md:flex-col-reverse">
        <PhonePhoto phone={phone} sizes="16rem" className="aspect-square" />
        <div className="absolute end-2 bottom-2 max-md:hidden">
          <HeartButton phone={phone} />
        </div>
        <div className="max-md:-mt-2 max-md:-me-2 max-md:self-end md:absolute md:end-2 md:top-2">
          <IconButton
            label={t('remove', { name })}
            icon={<X className="size-5" />}
            className="rounded-full bg-raised"
            onClick={onRemove}
          />
        </div>
      </div>
      <Link to={address} className={classNames(linkClass, 'font-semibold wrap-anywhere')}>
        <bdi>{name}</bdi>
      </Link>
      <Price {...texts.prices(phone)} />
      {unavailable && <Badge tone="waiting">{unavailable.label}</Badge>}
      <Link
        to={address}
        aria-label={t('seeName', { name })}
        className={classNames(buttonClass(), 'max-md:hidden')}
      >
        {t('see')}
      </Link>
    </div>
  )
}

/** The head again, for the eye: screen readers have the columns of the table. */
function SmallHead({ phone }: { phone: ComparedPhone }) {
  const { money } = usePhoneTexts()
  return (
    <Link
      to={pages.namedPhone(phone._id, phone.slug)}
      tabIndex={-1}
      className="flex min-w-0 items-center gap-2"
    >
      <PhonePhoto phone={phone} sizes="3rem" className="size-9 shrink-0 md:size-12" />
      <span className="min-w-0">
        <bdi className="block truncate text-sm">{phone.name}</bdi>
        <b className="block text-sm font-semibold whitespace-nowrap tabular-nums md:text-base">
          {money(phone.priceMinor, phone.currency)}
        </b>
      </span>
    </Link>
  )
}

type RowsProps = { group: CompareGroup; columns: number }

function Rows({ group: { title, rows }, columns }: RowsProps) {
  const t = useTranslations('compare')
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className="compare-group">
          <span>{title}</span>
        </th>
      </tr>
      {rows.map(({ key, term, cells, differs }) => (
        <tr key={key} className={classNames(differs && 'compare-differs')}>
          <th scope="row">
            <span>{term}</span>
            {differs && <span className="sr-only"> {t('differs')}</span>}
          </th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <td key={index}>
              <Cell cell={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Cell({ cell: { text, content, isBest } }: { cell: CompareCell }) {
  const t = useTranslations('compare')
  if (text === undefined) return <span className="text-muted">{t('unknown')}</span>
  return (
    <>
      <span className={isBest ? 'font-semibold' : undefined}>{content ?? text}</span>
      {isBest && (
        <>
          {' '}
          <span className="compare-best">
            <Check aria-hidden="true" className="size-4 shrink-0" />
            <span>{t('best')}</span>
          </span>
        </>
      )}
    </>
  )
}
