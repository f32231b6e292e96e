import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../button.tsx'

type PaginationProps = {
  /** Starts at 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  /** Names the landmark: 'Pages of all users'. */
  label: string
}

export function Pagination({ page, pageCount, onPage, label }: PaginationProps) {
  if (pageCount < 2) return
  return (
    <nav aria-label={label} className="flex items-center gap-1">
      <IconButton
        label="Previous page"
        icon={<ChevronLeft className="size-5" />}
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && onPage(page - 1)}
      />
      <span aria-live="polite" className="px-1 text-sm tabular-nums text-muted">
        Page {page} of {pageCount}
      </span>
      <IconButton
        label="Next page"
        icon={<ChevronRight className="size-5" />}
        aria-disabled={page >= pageCount || undefined}
        onClick={() => page < pageCount && onPage(page + 1)}
      />
    </nav>
  )
}
