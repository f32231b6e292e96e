import { createContext, useContext } from 'react'
import { formatFor, NEUTRAL_READER, type ReaderFormat } from '../../shared/reader-format.ts'

const ReaderContext = createContext<ReaderFormat>(formatFor(NEUTRAL_READER))

/** Provides the result of `useReaderState`. */
export const ReaderProvider = ReaderContext.Provider

/** Dates and times as the reader reads them. */
export function useReader(): ReaderFormat {
  return useContext(ReaderContext)
}
