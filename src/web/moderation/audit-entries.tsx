import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { type AuditEntry, useApi } from '../api/index.ts'
import { Person } from '../console/list-cells.tsx'
import { configQuery } from '../shell/shop.ts'
import {
  type Column,
  rowCards,
  TableHead,
  TableRow,
  tableRoles,
} from '../ui/data-table/data-table.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { AuditDetails, toWords } from './audit-details.tsx'

/** Entries of the audit log, a row each. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslations('auditLog')
  const caption = useTranslations('dashboard.page')('auditLog')
  const { currency = 'USD' } = useQuery(configQuery(useApi())).data ?? {}
  const columns: readonly Column<AuditEntry>[] = [
    { key: 'action', header: t('action'), cell: ({ action }) => <Action action={action} /> },
    { key: 'actor', header: t('who'), cell: (entry) => <Actor {...entry} /> },
    { key: 'subject', header: t('subjectTitle'), cell: (entry) => <Subject {...entry} /> },
    {
      key: 'data',
      header: t('details'),
      // An empty text is hidden on cards.
      cell: ({ data }) =>
        Object.values(data).some((value) => value !== null) ? (
          <AuditDetails {...{ data, currency }} />
        ) : (
          ''
        ),
    },
    {
      key: 'at',
      header: t('time'),
      cell: ({ at }) => (
        <span className="text-muted xl:whitespace-nowrap">
          <Moment at={at} exact />
        </span>
      ),
    },
  ]
  return (
    <div className="relative md:overflow-x-auto">
      <table {...tableRoles.table} className="data-table w-full text-start text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} sort={undefined} onSort={() => {}} hasActions={false} />
        <tbody {...tableRoles.rowgroup} className={rowCards}>
          {entries.map((entry) => (
            <TableRow key={entry._id} columns={columns} row={entry} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The name of an action; an unknown one, which an older release wrote, is named by its code. */
export function useActionName(): (action: string) => string {
  const t = useTranslations('auditLog')
  return (action) => {
    const key = `event.${action}` as 'event.order_paid'
    return t.has(key) ? t(key) : toWords(action)
  }
}

function Action({ action }: { action: string }) {
  return <span className="md:font-medium">{useActionName()(action)}</span>
}

function Actor({ actor, apiKey }: Pick<AuditEntry, 'actor' | 'apiKey'>) {
  const t = useTranslations('auditLog')
  const roles = useTranslations('dashboard')
  const { _id, role, name, email } = actor
  if (!_id) return <span>{t('system')}</span>
  const roleKey = `role.${role}` as 'role.admin'
  return (
    <span>
      <Person person={{ _id: name ? _id : null, name: name ?? t('account', { id: _id }), email }} />
      <span className="block text-muted">
        {role === 'owner' ? t('owner') : roles.has(roleKey) ? roles(roleKey) : role}
      </span>
      {apiKey && (
        <Link
          to="."
          search={{ about: apiKey._id }}
          className="block wrap-anywhere text-muted text-sm hover:underline"
          aria-label={t('aboutKey', { name: apiKey.name ?? apiKey._id })}
        >
          {apiKey.name
            ? t('withKey', { name: apiKey.name, ending: apiKey.ending ?? '' })
            : t('withUnknownKey')}
        </Link>
      )}
    </span>
  )
}

/** What was acted on: its page, and everything else about it. */
function Subject({ subject: { type, id } }: Pick<AuditEntry, 'subject'>) {
  const t = useTranslations('auditLog')
  const page = pageOf[type]?.(id)
  const key = `subject.${type}` as 'subject.order'
  const name = t.has(key) ? t(key) : toWords(type)
  return (
    <span>
      {page ? (
        <Link to={page} className={linkClass}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <Link
        to="."
        search={{ about: id }}
        className="block w-44 truncate text-muted tracking-tighter hover:underline max-md:ms-auto"
        aria-label={t('aboutId', { id })}
      >
        <bdi>{id}</bdi>
      </Link>
    </span>
  )
}

const pageOf: Record<string, ((id: string) => string) | undefined> = {
  order: pages.order,
  listing: pages.phone,
  user: pages.person,
}
