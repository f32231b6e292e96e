import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FigureDefinition } from '../../shared/analytics/figures.ts'
import { formatFigure } from '../analytics/figure-labels.ts'
import type { Order } from '../api/index.ts'
import type { ListSteps } from '../orders/list-step.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState, LoadingRegion, Skeleton } from '../ui/layout/page-states.tsx'
import { CardActions, cardLinkClass, LinkCard, linkClass } from '../ui/link.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { Moment } from '../ui/reader.tsx'

/** Something that waits, in one row that leads to it. */
export type Task = {
  key: string
  to: string
  search?: { state: string }
  title: string
  /** What it is about: 'Pixel 7, to Ann'. */
  about: string
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
): Task[] {
  return orders.flatMap((order) => {
    const step = listStep(order, side)
    if (!step) return []
    const about = side === 'buyer' ? `from ${order.seller}` : `to ${order.buyer}`
    return [
      {
        key: order._id,
        to: pageFor(order._id),
        title: step.label,
        about: `${order.name} ${about}`,
        img: order.img,
        dueAt: order.next?.dueAt,
        isYours: step.yours,
      },
    ]
  })
}

/** Tasks of the viewer before those of others, and each by deadline. */
export function sortTasks(tasks: readonly Task[]): Task[] {
  const due = ({ dueAt }: Task) => (dueAt ? Date.parse(dueAt) : Number.POSITIVE_INFINITY)
  return tasks.toSorted((a, b) => Number(b.isYours) - Number(a.isYours) || due(a) - due(b) || 0)
}

/** More are on the page of all. */
const MOST_TASKS = 5

/** A list that tasks come from, or figures: people can read again what failed to load. */
export type Part = Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>

type TaskListProps = {
  tasks: readonly Task[]
  isLoading: boolean
  /** The lists that the tasks come from, by what people call them: 'Your orders'. */
  parts: Readonly<Record<string, Part>>
  /** Instead of an empty list. */
  empty: ReactNode
  /** Where all of them are. */
  all: { to: string; label: string }
}

/** What to do next, the most urgent first. */
export function TaskList({ tasks, isLoading, parts, empty, all }: TaskListProps) {
  const sorted = sortTasks(tasks)
  const failed = Object.entries(parts).filter(([, { isError }]) => isError)
  return (
    <section aria-labelledby="next-steps" className="mb-10">
      <h2 id="next-steps" className="mb-4 text-lg">
        What to do next
      </h2>
      {failed.length > 0 && (
        <div
          role="alert"
          className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-red-wash px-4 py-2 text-sm text-red"
        >
          <p className="py-1">
            {`${failed.map(([name]) => name).join(' and ')} could not be loaded.`}
          </p>
          <Retry parts={failed.map(([, part]) => part)} />
        </div>
      )}
      {isLoading && <TaskSkeleton />}
      {!isLoading && tasks.length === 0 && failed.length === 0 && empty}
      {!isLoading && (
        <ul className="flex flex-col gap-3">
          {sorted.slice(0, MOST_TASKS).map((task) => (
            <TaskRow key={task.key} task={task} />
          ))}
        </ul>
      )}
      {tasks.length > MOST_TASKS && (
        <p className="mt-3">
          <Link to={all.to} className={`${linkClass} inline-flex min-h-11 items-center`}>
            {all.label}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Reads again what failed. */
export function Retry({ parts }: { parts: readonly Part[] }) {
  return (
    <Button
      icon={<RotateCcw className="size-4" />}
      busy={parts.some(({ isFetching }) => isFetching)}
      busyLabel="Trying again"
      onClick={() => parts.map((part) => part.refetch())}
    >
      Retry
    </Button>
  )
}

function TaskRow({ task }: { task: Task }) {
  const { to, search, title, about, img, Icon, dueAt, isYours } = task
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
            {about}
            {dueAt && (
              <span>
                {', by '}
                <Moment at={dueAt} deadline />
              </span>
            )}
          </p>
        </div>
        {isYours && (
          <span className="shrink-0 max-sm:hidden">
            <Badge tone="waiting">Your turn</Badge>
          </span>
        )}
      </div>
    </LinkCard>
  )
}

function TaskSkeleton() {
  return (
    <LoadingRegion label="Loading what to do next">
      <Skeleton className="mb-3 h-20" />
      <Skeleton className="h-20" />
    </LoadingRegion>
  )
}

type FigureProps = {
  definition: FigureDefinition
  value: number | null
  /** In the time before, and what that time is called: 'yesterday'. */
  before: number | null
  beforeLabel: string
  currency: string
}

/** A number beside the one of the time before. */
export function Figure({ definition, value, before, beforeLabel, currency }: FigureProps) {
  const write = (number: number | null) => formatFigure(number, definition.unit, currency)
  return (
    <div className="rounded-box border border-hairline bg-raised p-5">
      <dt className="text-sm font-medium text-muted">{definition.label}</dt>
      <dd className="mt-1">
        <span className="block text-lg font-bold tabular-nums">{write(value)}</span>
        <span className="text-sm text-muted tabular-nums">{`${write(before)} ${beforeLabel}`}</span>
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
  count?: number | string | undefined
  counted?: boolean
}

/** A page that people of this role often open, as a card that leads to it. */
export function NextStep({ to, title, children, Icon, count, counted = false }: NextStepProps) {
  return (
    <LinkCard
      as="li"
      className="gap-1 rounded-box border border-hairline bg-raised p-5 hover:border-edge"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <Icon aria-hidden="true" className="size-5 text-muted" />
        {counted && (
          <CardActions className="pointer-events-none text-lg font-bold tabular-nums">
            {count ?? <Skeleton className="h-7 w-8" />}
          </CardActions>
        )}
      </div>
      <Link to={to} className={`${cardLinkClass} font-semibold`}>
        {title}
      </Link>
      <p className="text-sm text-pretty text-muted">{children}</p>
    </LinkCard>
  )
}

export function NextSteps({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-lg">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</ul>
    </section>
  )
}
