import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { formatCount } from '../ui/choice-fields.tsx'
import { useAct } from './use-act.ts'

type ShowMoreProps = {
  query: {
    hasNextPage: boolean
    fetchNextPage: () => Promise<{ error: Error | null; isFetchNextPageError: boolean }>
  }
  shown: number
  /** True once more than the first page was asked for. */
  isLong: boolean
  /** Plural: 'orders'. */
  things: string
}

/** Reads a long list on; nothing for a list that is here as a whole from the beginning. */
export function ShowMore({ query, shown, isLong, things }: ShowMoreProps) {
  const { busy, act } = useAct()
  const words = useRef<HTMLParagraphElement>(null)
  const { hasNextPage, fetchNextPage } = query
  if (!hasNextPage && !isLong) return null

  const readOn = () =>
    act('more', async () => {
      const { error, isFetchNextPageError } = await fetchNextPage()
      if (error && isFetchNextPageError) throw error
      // The button may be gone; here it goes on.
      words.current?.focus()
    })

  return (
    <div className="flex flex-col items-center gap-3 py-8">
      <p
        ref={words}
        tabIndex={-1}
        aria-live="polite"
        className="text-center text-sm tabular-nums text-muted outline-none"
      >
        {hasNextPage
          ? `${formatCount(shown)} ${things} are loaded, and there are more.`
          : `All ${formatCount(shown)} ${things} are here.`}
      </p>
      {hasNextPage && (
        <Button busy={busy === 'more'} busyLabel={`Loading ${things}`} onClick={readOn}>
          Show more {things}
        </Button>
      )}
    </div>
  )
}
