import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { MailsSwitch } from '../search/saved/mails-switch.tsx'
import { savedQueries } from '../search/saved/queries.ts'
import { useApi } from '../shell/use-api.ts'
import { linkClass } from '../ui/link.tsx'
import { KindSwitches } from './kind-switches.tsx'
import { notificationQueries } from './queries.ts'

/** What one wants to be told of, and how; each choice is kept at once. */
export function SettingsSection() {
  const api = useApi()
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      <section aria-labelledby="kinds">
        <h2 id="kinds" className="text-lg font-semibold">
          What you are told of
        </h2>
        <p className="mt-1 mb-4 text-pretty text-muted">
          On this site, by mail, or both. A choice is saved at once.
        </p>
        <Loaded query={useQuery(notificationQueries.settings(api))} caption="settings">
          {(settings) => <KindSwitches settings={settings} />}
        </Loaded>
      </section>
      <section aria-labelledby="searches">
        <h2 id="searches" className="text-lg font-semibold">
          Phones you look for
        </h2>
        <p className="mt-1 text-pretty text-muted">
          New and cheaper phones for your{' '}
          <Link to={pages.savedSearches()} className={linkClass}>
            saved searches
          </Link>{' '}
          and favourites.
        </p>
        <Loaded query={useQuery(savedQueries.searches(api))} caption="saved searches">
          {({ mails }) => <MailsSwitch api={api} on={mails} />}
        </Loaded>
      </section>
    </div>
  )
}
