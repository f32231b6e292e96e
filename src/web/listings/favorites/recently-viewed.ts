import { createStoredList } from '../../ui/stored-list.ts'

/** The current phone, and as many before it as a strip shows. */
const MOST_RECENT = 13

/** IDs of the phones viewed in this browser, newest first. */
export const recentlyViewed = createStoredList('redial.viewed', MOST_RECENT)
