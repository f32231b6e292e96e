import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { MAX_REASON_LENGTH } from '../../../../shared/limits.ts'
import type { Api, Appeal } from '../../../api/index.ts'
import { ConsoleList } from '../../../console/console-list.tsx'
import type { ConsoleColumn } from '../../../console/console-table.tsx'
import { label } from '../../../console/labels.ts'
import {
  type ListPage,
  type ListSearch,
  listQuery,
  type OnListSearch,
  readListSearch,
} from '../../../console/list-search.ts'
import { appealSpec } from '../../../console/list-specs.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { DialogButtons } from '../../../forms/dialog-buttons.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { isOpenAppeal, tabQueries } from '../../../moderation/queries.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextareaField } from '../../../ui/form/fields.tsx'
import { linkClass } from '../../../ui/link.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

export const Route = createFileRoute('/dashboard/(admin)/appeals')({
  ...dashboardPage({
    title: 'appeals',
    shape: 'list',
    text: ['moderate', 'lists'],
    translated: true,
    access: 'decideAppeals',
    partOf: pages.moderation(),
  }),
  // Values are validated where they are read, because the valid ones load with the screen.
  validateSearch: (search: ListSearch & SearchSchemaInput): ListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadQueries(context, {
      ...tabQueries(context.api),
      ...pageQueries(context.api, readListSearch(deps, appealSpec)),
    }),
  component: Queue,
})

function pageQueries(api: Api, search: ListSearch) {
  return { list: listQuery<Appeal>(api, '/api/appeals', search) }
}

function Queue() {
  const { api, refresh } = useDashboard()
  const search = readListSearch(Route.useSearch(), appealSpec)
  const navigate = Route.useNavigate()
  const t = useTranslations('moderate.appeal')
  const query = useInfiniteQuery(pageQueries(api, search).list)
  return (
    <ModerationFrame lead={t('lead')}>
      <AppealsList
        {...{ api, query, search, refresh }}
        onSearch={(changes, how) =>
          navigate({ search: (now) => ({ ...now, ...changes }), resetScroll: false, ...how })
        }
      />
    </ModerationFrame>
  )
}

type Decision = 'accepted' | 'rejected'
type AppealDecision = { appeal: Appeal; decision: Decision }

type AppealsListProps = {
  api: Pick<Api, 'put'>
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Appeal>>>
  search: ListSearch
  onSearch: OnListSearch
  refresh: () => Promise<void>
}

const titles = { accepted: 'appeal.acceptTitle', rejected: 'appeal.rejectTitle' } as const
const consequences = { accepted: 'appeal.acceptWhat', rejected: 'appeal.rejectWhat' } as const

/** Appeals against bans, the open ones first. */
function AppealsList({ api, query, search, onSearch, refresh }: AppealsListProps) {
  const [pending, setPending] = useState<AppealDecision>()
  const t = useTranslations('moderate')
  const empty = useTranslations('lists.empty')

  async function decide({ appeal, decision }: AppealDecision, reason: string) {
    const path = { id: appeal._id }
    // Another admin may have decided meanwhile; the list then shows it.
    await api
      .put('/api/appeals/{id}', { path, body: { decision, reason } })
      .catch(async (error) => {
        await refresh()
        throw error
      })
    setPending(undefined)
    toast.success(t(`appeal.${decision}`))
    await refresh()
  }

  return (
    <>
      <ConsoleList
        {...{ query, search, onSearch, columns }}
        spec={appealSpec}
        caption={t('tabs.appeals')}
        rowKey={({ _id }) => _id}
        rowName={({ person }) => person.name}
        rowPage={({ person }) => pages.person(person._id)}
        rowActions={(appeal) =>
          isOpenAppeal(appeal) &&
          (['accepted', 'rejected'] as const).map((decision) => (
            <Button
              key={decision}
              aria-describedby={`appeal-${appeal._id}`}
              aria-haspopup="dialog"
              {...(decision === 'rejected' && { variant: 'ghost', className: 'text-red' })}
              onClick={() => setPending({ appeal, decision })}
            >
              {decision === 'accepted' ? t('appeal.accept') : t('reject')}
            </Button>
          ))
        }
        empty={empty('appeals')}
      />
      <Dialog
        open={pending !== undefined}
        onClose={() => setPending(undefined)}
        title={pending ? t(titles[pending.decision]) : ''}
      >
        {pending && (
          <DecisionForm
            pending={pending}
            onDecide={(reason) => decide(pending, reason)}
            onClose={() => setPending(undefined)}
          />
        )}
      </Dialog>
    </>
  )
}

const tones: Record<Appeal['state'], BadgeTone> = {
  open: 'waiting',
  accepted: 'good',
  rejected: 'danger',
  ended: 'neutral',
}

function State({ state }: Pick<Appeal, 'state'>) {
  const t = useTranslations('moderate.appeal.state')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

function AppealText({ appeal }: { appeal: Appeal }) {
  const { text, bannedAt, banReason, decisionReason } = appeal
  const t = useTranslations('moderate.appeal')
  const time = () => <Moment at={bannedAt} />
  return (
    <div className="max-w-prose py-2 wrap-anywhere">
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
      <p className="text-muted">
        {banReason
          ? t.rich('bannedBecause', { time, reason: () => <q dir="auto">{banReason}</q> })
          : t.rich('bannedWithout', { time })}
      </p>
      {decisionReason && (
        <p>{t.rich('decision', { reason: () => <q dir="auto">{decisionReason}</q> })}</p>
      )}
    </div>
  )
}

const columns: readonly ConsoleColumn<Appeal>[] = [
  {
    key: 'person',
    header: label('person'),
    cell: ({ _id, person }) => (
      <span className="wrap-anywhere">
        <Link
          id={`appeal-${_id}`}
          to={pages.person(person._id)}
          preload={false}
          className={linkClass}
        >
          <bdi>{person.name}</bdi>
        </Link>
        <bdi className="block font-normal text-muted">{person.email}</bdi>
      </span>
    ),
  },
  {
    key: 'text',
    header: label('appeal'),
    line: 'text',
    cell: (appeal) => <AppealText appeal={appeal} />,
  },
  {
    key: 'state',
    header: label('status'),
    line: 'side',
    cell: ({ state }) => <State state={state} />,
  },
  {
    key: 'date',
    header: label('received'),
    line: 'note',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

type DecisionFormProps = {
  pending: AppealDecision
  onDecide: (reason: string) => Promise<void>
  onClose: () => void
}

function DecisionForm({ pending: { appeal, decision }, onDecide, onClose }: DecisionFormProps) {
  const t = useTranslations('moderate')
  const title = t(titles[decision])
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: t('reasonRequired') }),
    send: ({ reason }) => onDecide(reason.trim()),
  })
  return (
    <form {...form.form} aria-label={title} className="flex flex-col gap-5">
      <p className="text-muted">
        {t.rich(consequences[decision], {
          name: () => (
            <bdi>
              <strong className="text-ink wrap-anywhere">{appeal.person.name}</strong>
            </bdi>
          ),
        })}
      </p>
      <TextareaField
        {...form.field('reason')}
        label={t('reason')}
        help={t('appeal.reasonHelp')}
        maxLength={MAX_REASON_LENGTH}
        required
      />
      <FormError title={form.message} />
      <DialogButtons
        onClose={onClose}
        danger={decision === 'rejected'}
        busy={form.busy}
        busyLabel={decision === 'accepted' ? t('appeal.accepting') : t('rejecting')}
      >
        {title}
      </DialogButtons>
    </form>
  )
}
