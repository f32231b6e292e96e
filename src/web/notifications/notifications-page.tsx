import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { classNames } from '../ui/class-names.ts'
import { PageHeader } from '../ui/page-layout.tsx'
import { News } from './news.tsx'
import { SettingsSection } from './settings-section.tsx'

const tab = 'inline-flex min-h-11 items-center border-b-2 px-3 text-sm font-medium hover:text-ink'

/** What one was told, or, beside it, what one wants to be told. */
export function NotificationsPage({ settings }: { settings: boolean }) {
  return (
    <>
      <PageHeader
        title="Notifications"
        lead="Every move of your orders, offers and money, newest first."
      />
      <nav aria-label="Notifications" className="mb-6 flex gap-1 border-b border-hairline">
        <Tab to="news" current={!settings} />
        <Tab to="settings" current={settings} />
      </nav>
      {settings ? <SettingsSection /> : <News />}
    </>
  )
}

function Tab({ to, current }: { to: 'news' | 'settings'; current: boolean }) {
  return (
    <Link
      to={pages.notifications()}
      search={to === 'settings' ? { settings: '1' } : {}}
      // Both are one page to the router: which of them is shown is said here.
      activeProps={{ 'aria-current': current ? 'page' : undefined }}
      className={classNames(
        tab,
        current ? 'border-accent text-ink' : 'border-transparent text-muted',
      )}
    >
      {to === 'settings' ? 'Settings' : 'What is new'}
    </Link>
  )
}
