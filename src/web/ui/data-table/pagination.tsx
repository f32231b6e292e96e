import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../button.tsx'
import { useCount, useTranslations } from '../text.ts'

type PaginationProps = {
  /** Starts at 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  /** Names the landmark: 'Pages of all users'. */
  label: string
}

export function Pagination({ page, pageCount, onPage, label }: PaginationProps) {
  const t = useTranslations('table')
  const shown = useCount()
  if (pageCount < 2) return
  return (
    <nav aria-label={label} className="flex items-center gap-1">
      <IconButton
        label={t('previous')}
        icon={<ChevronLeft className="size-5 rtl:rotate-180" />}
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      <span aria-live="polite" className="px-1 text-sm tabular-nums text-muted">
        {t('page', { page: shown(page), count: shown(pageCount) })}
      </span>
      <IconButton
        label={t('next')}
        icon={<ChevronRight className="size-5 rtl:rotate-180" />}
        aria-disabled={page >= pageCount || undefined}
        onClick={() => page < pageCount && onPage(page + 1)}
      />
    </nav>
  )
}
