import type {
  Alerts,
  SavedSearch,
  SavedSearches,
} from '../../modules/search/saved/saved.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api } from './index.ts'

/** The calls of saved searches and what they tell of. */
export function savedCalls({ get, send }: Pick<Api, 'get' | 'send'>) {
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
