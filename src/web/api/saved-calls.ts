import type { Alerts, SavedSearch, SavedSearches } from '../../modules/saved/saved.contract.ts'
import { api as paths } from '../../paths.ts'

type Calls = {
  get: <T>(path: string) => Promise<T>
  send: <T>(method: string, path: string, body?: unknown) => Promise<T>
}

/** The calls of saved searches and what they tell of. */
export function savedCalls({ get, send }: Calls) {
  return {
    savedSearches: () => get<SavedSearches>(paths.savedSearches()),
    /** `query` is what stands after the question mark of the results' address. */
    saveSearch: (query: string) =>
      send<SavedSearch>('POST', paths.savedSearches(), { query: query.replace(/^\?/, '') }),
    deleteSearch: (id: string) => send<{ _id: string }>('DELETE', paths.savedSearch(id)),
    alerts: (cursor?: string) =>
      get<Alerts>(cursor ? `${paths.alerts()}?cursor=${cursor}` : paths.alerts()),
    unreadAlerts: () => get<{ unread: number }>(paths.unreadAlerts()),
    markAlertsRead: (ids?: string[]) =>
      send<{ unread: number }>('POST', paths.readAlerts(), ids ? { ids } : {}),
    setAlertMails: (on: boolean) => send<{ on: boolean }>('PUT', paths.alertMails(), { on }),
    unsubscription: (token: string) => get<{ on: boolean }>(paths.unsubscription(token)),
    setUnsubscription: (token: string, on: boolean) =>
      send<{ on: boolean }>('PUT', paths.unsubscription(token), { on }),
  }
}
