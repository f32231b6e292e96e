import { createStoredList } from '../../ui/stored-list.ts'

/** The one that is looked at now, and as many before it as a strip shows. */
const MOST = 13

/** Ids of the phones that were looked at in this browser, newest first. */
export const recentlyViewed = createStoredList('redial.viewed', MOST)
