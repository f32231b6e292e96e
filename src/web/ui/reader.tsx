import { createContext, useContext } from 'react'
import { formatFor, NEUTRAL_READER, type ReaderFormat } from '../../shared/reader-format.ts'
import { useLanguage } from './text.ts'

const ReaderContext = createContext<ReaderFormat>(formatFor(NEUTRAL_READER))

/** Provides the result of `useReaderState`. */
export const ReaderProvider = ReaderContext.Provider

/** Dates and times as the reader reads them, in the language of the texts around. */
export function useReader(): ReaderFormat {
  return useContext(ReaderContext).in(useLanguage())
}

type MomentProps = {
  at: string
  /** Shows the time of day too. Not for pages that are cached for everyone: they don't know the zone. */
  exact?: boolean
  /** Something that is due: with the weekday and the zone. */
  deadline?: boolean
}

/** A time as the reader reads it: a day, a moment of the past, or a deadline. */
export function Moment({ at, exact = false, deadline = false }: MomentProps) {
  const reader = useReader()
  const form = deadline ? 'deadline' : exact ? 'moment' : 'day'
  return (
    // A day stays together; what is longer would be wider than a card on a small phone.
    <time dateTime={at} className={form === 'day' ? 'whitespace-nowrap' : undefined}>
      {reader[form](at)}
    </time>
  )
}
