import { classNames } from '../class-names.ts'
import { useTranslations } from '../text.ts'
import { LoadingRegion, Skeleton, SkeletonText } from './page-states.tsx'

/**
 * What content looks like: a table with its search, a list of entries, fields, figures above a chart, the facts of
 * one thing, or, for a part of a page, some lines of text.
 */
export type ContentShape = 'table' | 'list' | 'form' | 'figures' | 'record' | 'text'

const shapes = {
  table: TableShape,
  list: ListShape,
  form: FormShape,
  figures: FiguresShape,
  record: RecordShape,
  text: SkeletonText,
}

type ContentSkeletonProps = {
  shape?: ContentShape | undefined
  /** What is loading: 'orders'. */
  what: string
}

/** The place of content that is loading. */
export function ContentSkeleton({ shape = 'table', what }: ContentSkeletonProps) {
  const t = useTranslations('shell')
  const Shape = shapes[shape]
  return (
    <LoadingRegion label={t('loadingWhat', { what })}>
      <Shape />
    </LoadingRegion>
  )
}

const times = (count: number) => [...Array(count).keys()]

/** Rows from md up, cards below, as in a data table. */
function TableShape() {
  return (
    <div aria-hidden="true">
      <div className="mb-3 flex gap-3">
        <Skeleton className="h-11 flex-1 md:max-w-80" />
        <Skeleton className="h-11 w-36 md:hidden" />
      </div>
      {times(5).map((row) => (
        <div
          key={row}
          className="flex items-center gap-x-6 border-b border-hairline max-md:mt-3 max-md:flex-wrap max-md:rounded-box max-md:border max-md:p-4 md:h-16"
        >
          <div className="flex flex-2 items-center gap-3 max-md:basis-full max-md:pb-5">
            <Skeleton className="size-10 shrink-0" />
            <TwoLines />
          </div>
          <FactLine label="w-16" value="w-24" />
          <FactLine label="w-20" value="w-16" />
        </div>
      ))}
    </div>
  )
}

/** A label and its value on a card; in a row only the value. */
function FactLine({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-1 justify-between py-1.5 max-md:basis-full">
      <Skeleton className={classNames('h-4 md:hidden', label)} />
      <Skeleton className={classNames('h-4', value)} />
    </div>
  )
}

function TwoLines() {
  return (
    <div className="flex-1">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="mt-2 h-3.5 w-2/5" />
    </div>
  )
}

function ListShape() {
  return (
    <div aria-hidden="true" className="divide-y divide-hairline border-y border-hairline">
      {times(6).map((row) => (
        <div key={row} className="flex h-20 items-center gap-4">
          <Skeleton className="size-10 shrink-0" />
          <TwoLines />
          <Skeleton className="h-9 w-24 max-sm:hidden" />
        </div>
      ))}
    </div>
  )
}

function FormShape() {
  return (
    <div aria-hidden="true" className="flex max-w-3xl flex-col gap-5">
      {times(4).map((field) => (
        <div key={field}>
          <Skeleton className="mb-2 h-4 w-32" />
          <Skeleton className="h-11" />
        </div>
      ))}
      <Skeleton className="h-12 w-44" />
    </div>
  )
}

function FiguresShape() {
  return (
    <div aria-hidden="true">
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {times(4).map((figure) => (
          <Skeleton key={figure} className="h-28" />
        ))}
      </div>
      <Skeleton className="mt-8 h-6 w-40" />
      <Skeleton className="mt-4 h-56" />
    </div>
  )
}

function RecordShape() {
  return (
    <div aria-hidden="true" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <Skeleton className="mb-6 h-44" />
        <SkeletonText lines={4} />
      </div>
      <Skeleton className="h-72" />
    </div>
  )
}
