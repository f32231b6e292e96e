import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type LucideIcon, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { PageMessages } from '../../text/pages.ts'
import { SmallBars } from '../analytics/small-bars.tsx'
import { UNKNOWN } from '../analytics/unknown.ts'
import type { Order } from '../api/index.ts'
import type { ListSteps } from '../orders/list-step.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ErrorState, LoadingRegion, Skeleton } from '../ui/layout/page-states.tsx'
import { CardActions, cardLinkClass, LinkCard, linkClass } from '../ui/link.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { Moment } from '../ui/reader.tsx'
import { type Translate, useCount, useLanguage, useTranslations } from '../ui/text.ts'

/** Something that waits, in one row that leads to it. */
export type Task = {
  key: string
  to: string
  search?: Record<string, string>
  title: string
  /** What it is about: 'Pixel 7 to Ann'. */
  about: ReactNode
  /** A photo of the phone, or an icon. */
  img?: string
  Icon?: LucideIcon
  /** Until when. */
  dueAt?: string | null | undefined
  /** The viewer has to act; others are waited for. */
  isYours: boolean
}

/** The open orders of one side as tasks: what the viewer has to do first, then by deadline. */
export function orderTasks(
  orders: readonly Order[],
  side: 'buyer' | 'seller',
  pageFor: (id: string) => string,
  listStep: ListSteps,
  t: Translate<'orders'>,
): Task[] {
  return orders.flatMap((order) => {
    const step = listStep(order, side)
    if (!step) return []
    return [
      {
        key: order._id,
        to: pageFor(order._id),
        title: step.label,
        about: (
          <AboutPhone
            phone={order.name}
            person={
              side === 'buyer'
                ? t.rich('from', { name: () => <bdi>{order.seller}</bdi> })
                : t.rich('to', { name: () => <bdi>{order.buyer}</bdi> })
            }
          />
        ),
        img: order.img,
        dueAt: order.next?.dueAt,
        isYours: step.yours,
      },
    ]
  })
}

/** 'Pixel 7 from Ann' */
export function AboutPhone({ phone, person }: { phone: string; person: ReactNode }) {
  return (
    <>
      <bdi>{phone}</bdi> {person}
    </>
  )
}

/** Tasks of the viewer before those of others, and each by deadline. */
export function sortTasks(tasks: readonly Task[]): Task[] {
  const due = ({ dueAt }: Task) => (dueAt ? Date.parse(dueAt) : Number.POSITIVE_INFINITY)
  return tasks.toSorted((a, b) => Number(b.isYours) - Number(a.isYours) || due(a) - due(b) || 0)
}

/** More are shown on request. */
const MOST_TASKS = 5

/** A list that tasks come from, or figures: people can retry what failed to load. */
export type Part = Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch' | 'dataUpdatedAt'>

type TaskListProps = {
  tasks: readonly Task[]
  isLoading: boolean
  /** The lists that the tasks come from. */
  parts: Readonly<Partial<Record<keyof PageMessages['start']['failed'], Part>>>
  /** Instead of an empty list. */
  empty: ReactNode
}

/** What to do next, the most urgent first. */
export function TaskList({ tasks, isLoading, parts, empty }: TaskListProps) {
  const t = useTranslations('start')
  const count = useCount()
  const [showsAll, setShowsAll] = useState(false)
  const isCut = tasks.length > MOST_TASKS && !showsAll
  const sorted = sortTasks(tasks)
  const failed = (['orders', 'sales', 'offers', 'phones'] as const).flatMap((name) => {
    const part = parts[name]
    return part?.isError ? [{ name, part }] : []
  })
  return (
    <section aria-labelledby="next-steps" className="mb-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="next-steps" className="text-lg">
          {t('next')}
        </h2>
        {isCut && (
          <p className="text-sm text-muted tabular-nums">
            {t('someOf', { shown: count(MOST_TASKS), total: count(tasks.length) })}
          </p>
        )}
      </div>
      {failed.length > 0 && (
        <div
          role="alert"
          className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-red-wash px-4 py-2 text-sm text-red"
        >
          <p className="py-1">{failed.map(({ name }) => t(`failed.${name}`)).join(' ')}</p>
          <Retry parts={failed.map(({ part }) => part)} />
        </div>
      )}
      {isLoading && <TaskSkeleton />}
      {!isLoading && tasks.length === 0 && failed.length === 0 && empty}
      {!isLoading && (
        <ul className="flex flex-col gap-3">
          {sorted.slice(0, isCut ? MOST_TASKS : undefined).map((task) => (
            <TaskRow key={task.key} task={task} />
          ))}
        </ul>
      )}
      {isCut && (
        <div className="mt-3">
          <Button onClick={() => setShowsAll(true)}>
            {t('showAll', { total: count(tasks.length) })}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Reads again what failed. */
export function Retry({ parts }: { parts: readonly Part[] }) {
  const t = useTranslations('shell.failed')
  return (
    <Button
      icon={<RotateCcw className="size-4" />}
      busy={parts.some(({ isFetching }) => isFetching)}
      busyLabel={t('retrying')}
      onClick={() => parts.map((part) => part.refetch())}
    >
      {t('retry')}
    </Button>
  )
}

export function TaskRow({ task }: { task: Task }) {
  const { to, search, title, about, img, Icon, dueAt, isYours } = task
  const t = useTranslations('start')
  const orders = useTranslations('orders')
  return (
    <LinkCard
      as="li"
      className="rounded-box border border-hairline bg-raised p-3 pe-5 hover:border-edge"
    >
      <div className="flex items-center gap-4">
        {Icon ? (
          <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-field bg-sand">
            <Icon aria-hidden="true" className="size-5" />
          </span>
        ) : (
          <Thumbnail src={img ?? ''} />
        )}
        <div className="min-w-0 flex-1">
          <Link to={to} search={search} className={`${cardLinkClass} font-semibold`}>
            {title}
          </Link>
          <p className="text-sm text-muted">
            <span>{about}</span>
            {dueAt && (
              <>
                {'\u00a0· '}
                <span>{orders.rich('by', { time: () => <Moment at={dueAt} deadline /> })}</span>
              </>
            )}
          </p>
        </div>
        {isYours && (
          <span className="shrink-0 max-sm:hidden">
            <Badge tone="waiting">{t('yourTurn')}</Badge>
          </span>
        )}
      </div>
    </LinkCard>
  )
}

function TaskSkeleton() {
  const t = useTranslations('start')
  return (
    <LoadingRegion label={t('loadingNext')}>
      <Skeleton className="mb-3 h-20" />
      <Skeleton className="h-20" />
    </LoadingRegion>
  )
}

type FigureProps = {
  label: string
  /** A number, or an amount in minor units if there is a currency. */
  value: number | null
  currency?: string | undefined
  /** The values that add up to it, oldest first. */
  bars: readonly (number | null)[]
  /** The number of the time before, and how a text names it: '12 in the 30 days before'. */
  before: number | null
  beforeText: (value: string) => string
}

/** A number beside the one of the time before. */
export function Figure({ label, value, currency, bars, before, beforeText }: FigureProps) {
  const language = useLanguage()
  function write(figure: number | null): string {
    if (figure === null) return UNKNOWN
    return currency ? formatMoney(figure, currency, language) : formatCount(figure, language)
  }
  return (
    <div className="rounded-box border border-hairline bg-raised p-4 sm:p-5">
      <dt className="text-sm font-medium text-muted">{label}</dt>
      <dd className="mt-1">
        <span className="block text-lg font-bold tabular-nums">{write(value)}</span>
        <SmallBars values={bars} className="my-2 h-8 w-full" />
        <span className="text-sm text-muted tabular-nums">{beforeText(write(before))}</span>
      </dd>
    </div>
  )
}

type FiguresProps = {
  title: string
  more: { to: string; label: string }
  /** Reads the figures; in place of those that fail to load, people read so and can retry. */
  query: Part
  children: ReactNode
}

export function FigureRow({ title, more, query, children }: FiguresProps) {
  return (
    <section aria-label={title} className="mb-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-lg">{title}</h2>
        <Link to={more.to} className={`${linkClass} inline-flex min-h-11 items-center text-sm`}>
          {more.label}
        </Link>
      </div>
      {query.isError ? (
        <ErrorState busy={query.isFetching} onRetry={() => query.refetch()} />
      ) : (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">{children}</dl>
      )}
    </section>
  )
}

type NextStepProps = {
  to: string
  title: string
  children: ReactNode
  Icon: LucideIcon
  /** How many there are; undefined while they are counted. */
  count?: number | undefined
  counted?: boolean
}

/** A page that people of this role often open, as a card that leads to it. */
export function NextStep({ to, title, children, Icon, count, counted = false }: NextStepProps) {
  const language = useLanguage()
  return (
    <LinkCard
      as="li"
      className="rounded-box border border-hairline bg-raised p-4 hover:border-edge sm:p-5"
    >
      <div className="flex items-start gap-4">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <Link to={to} className={`${cardLinkClass} font-semibold`}>
            {title}
          </Link>
          <p className="mt-0.5 text-sm text-pretty text-muted">{children}</p>
        </div>
        {counted && (
          <CardActions className="pointer-events-none text-lg font-bold tabular-nums">
            {count === undefined ? <Skeleton className="h-7 w-8" /> : formatCount(count, language)}
          </CardActions>
        )}
      </div>
    </LinkCard>
  )
}

type NextStepsProps = { title: string; hasThirds?: boolean; children: ReactNode }

/** Pages to go to, two in a row, on wide screens three where that leaves none alone. */
export function NextSteps({ title, hasThirds = false, children }: NextStepsProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-lg">{title}</h2>
      <ul className={classNames('grid gap-3 sm:grid-cols-2', hasThirds && 'xl:grid-cols-3')}>
        {children}
      </ul>
    </section>
  )
}
