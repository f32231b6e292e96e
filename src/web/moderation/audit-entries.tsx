import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { orderNumber } from '../../shared/orders/order-number.ts'
import { type AuditEntry, useApi } from '../api/index.ts'
import { Person } from '../console/list-cells.tsx'
import { configQuery } from '../shell/shop.ts'
import {
  type Column,
  rowLines,
  TableHead,
  TableRow,
  tableRoles,
} from '../ui/data-table/data-table.tsx'
import { rowLinkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { AuditDetails } from './audit-details.tsx'
import { toWords } from './to-words.ts'

/** Entries of the audit log, a row each. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslations('auditLog')
  const caption = useTranslations('dashboard.page')('auditLog')
  const { currency = 'USD' } = useQuery(configQuery(useApi())).data ?? {}
  const columns: readonly Column<AuditEntry>[] = [
    {
      key: 'action',
      header: t('action'),
      line: 'title',
      cell: ({ action }) => <Action action={action} />,
    },
    { key: 'actor', header: t('who'), line: 'note', cell: (entry) => <Actor {...entry} /> },
    {
      key: 'subject',
      header: t('subjectTitle'),
      line: 'note',
      cell: (entry) => <Subject {...entry} />,
    },
    {
      key: 'data',
      header: t('details'),
      line: 'text',
      // An empty text is hidden on phones.
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
      line: 'note',
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
        <tbody {...tableRoles.rowgroup} className={rowLines}>
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
      <span className="block text-muted max-md:hidden">
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

/** Characters of an ID that tell it from others nearby. */
const ENDING = 6

/** What was acted on: its name with a link to its page, and a link to everything else about it. */
function Subject({ subject: { type, id, name } }: Pick<AuditEntry, 'subject'>) {
  const t = useTranslations('auditLog')
  const page = pageOf[type]?.(id)
  const key = `subject.${type}` as 'subject.order'
  const kind = t.has(key) ? t(key) : toWords(type)
  const title = type === 'order' && isUuid(id) ? orderNumber(id) : name
  return (
    <span className="md:min-w-32">
      {page ? (
        <Link to={page} className={rowLinkClass}>
          <bdi>{title ?? kind}</bdi>
        </Link>
      ) : (
        <span>{kind}</span>
      )}
      <Link
        to="."
        search={{ about: id }}
        className="text-muted hover:underline max-md:ms-2 md:block"
        title={id}
      >
        {page && title ? (
          <span>{kind}</span>
        ) : (
          <bdi>{id.length > ENDING ? `…${id.slice(-ENDING)}` : id}</bdi>
        )}
        <span className="sr-only">{` ${t('aboutId', { id: title ?? id })}`}</span>
      </Link>
    </span>
  )
}

const isUuid = (id: string) => /^[0-9a-f-]{36}$/.test(id)

const pageOf: Record<string, ((id: string) => string) | undefined> = {
  order: pages.order,
  listing: pages.phone,
  user: pages.person,
}
