import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPermission } from '../../shared/accounts/permissions.ts'
import {
  isShopKind,
  MAX_WEBHOOK_URL_LENGTH,
  WEBHOOK_SECRET_OVERLAP_HOURS,
  webhookKindNames,
  webhookKinds,
} from '../../shared/integrations/webhook-kinds.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { Api, User, Webhook } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { ActionMenu } from '../ui/data-table/popover-button.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { Choices } from './choices.tsx'
import { integrationQueries } from './queries.ts'
import { SectionHeading } from './section-heading.tsx'
import { ShownOnce } from './shown-once.tsx'
import { WebhookLog } from './webhook-log.tsx'

type Props = { api: Api; viewer: User }

/** The webhooks of the viewer: add, change, turn off, test, and see what was sent. */
export function Webhooks({ api, viewer }: Props) {
  const t = useTranslations('integrations.webhooks')
  const queryClient = useQueryClient()
  const [editing, setEditing] = useState<string>()
  const [secret, setSecret] = useState<string>()
  const reload = () => queryClient.invalidateQueries(integrationQueries.webhooks(api))

  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-4">
      <SectionHeading
        id="webhooks"
        title={t('title')}
        lead={t('explain')}
        action={editing !== 'new' && <Button onClick={() => setEditing('new')}>{t('open')}</Button>}
      />
      {secret && (
        <ShownOnce
          title={t('once.title')}
          secret={secret}
          what={t('once.what')}
          onDone={() => setSecret(undefined)}
        >
          {t('once.how')}
        </ShownOnce>
      )}
      {editing === 'new' && (
        <WebhookForm
          {...{ api, viewer }}
          onSaved={async (made) => {
            setSecret(made)
            setEditing(undefined)
            await reload()
          }}
          onCancel={() => setEditing(undefined)}
        />
      )}
      <Loaded
        shape="text"
        query={useQuery(integrationQueries.webhooks(api))}
        caption={t('caption')}
      >
        {(webhooks) => (
          <ul
            aria-label={t('title')}
            className="divide-y divide-hairline border-y border-hairline empty:hidden"
          >
            {webhooks.map((webhook) => (
              <li key={webhook.id} className="py-4">
                {editing === webhook.id ? (
                  <WebhookForm
                    {...{ api, viewer, webhook }}
                    onSaved={async () => {
                      setEditing(undefined)
                      await reload()
                    }}
                    onCancel={() => setEditing(undefined)}
                  />
                ) : (
                  <Row
                    {...{ api, webhook, reload }}
                    onEdit={() => setEditing(webhook.id)}
                    onSecret={setSecret}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

const tones: Record<Webhook['state'], BadgeTone> = {
  on: 'good',
  failing: 'danger',
  off: 'neutral',
  off_failing: 'danger',
  off_account: 'danger',
}

type RowProps = {
  api: Api
  webhook: Webhook
  reload: () => Promise<void>
  onEdit: () => void
  onSecret: (secret: string) => void
}

function Row({ api, webhook, reload, onEdit, onSecret }: RowProps) {
  const t = useTranslations('integrations.webhooks')
  const lists = useTranslations('lists')
  const language = useLanguage()
  const { id, url, kinds, state } = webhook
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()
  const [isLogOpen, setLogOpen] = useState(false)
  const isOn = state === 'on' || state === 'failing'
  const path = { id }

  const turn = (on: boolean) =>
    run('turn', async () => {
      await api.put('/api/webhooks/{id}', { path, body: { url, kinds, isOn: on } })
      toast.success(t(on ? 'turn.doneOn' : 'turn.doneOff'))
      await reload()
    })
  const test = () =>
    run('test', async () => {
      await api.post('/api/webhooks/{id}/test', { path })
      toast.success(t('test.done'))
      setLogOpen(true)
      await queryClient.invalidateQueries({ queryKey: ['webhook-messages', id] })
    })
  async function renew() {
    const number = formatCount(WEBHOOK_SECRET_OVERLAP_HOURS, language)
    const what = t('renew.what', { number })
    if (!(await confirm({ what, action: t('renew.short') }))) return
    await run('secret', async () => {
      onSecret((await api.post('/api/webhooks/{id}/secret', { path })).secret)
      await reload()
    })
  }
  async function remove() {
    const what = t('remove.what', { url })
    if (!(await confirm({ what, action: t('remove.action'), danger: true }))) return
    await run('remove', async () => {
      await api.delete('/api/webhooks/{id}', { path })
      toast.success(t('remove.done'))
      await reload()
    })
  }

  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi dir="ltr" className="min-w-0 wrap-anywhere">
            {url}
          </bdi>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </p>
        {state !== 'on' && state !== 'off' && (
          <p className="max-w-prose text-sm text-pretty text-muted">{t(`help.${state}`)}</p>
        )}
        <ul aria-label={t('events')} className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          {kinds.map((kind) => (
            <li key={kind}>
              <code dir="ltr">{kind}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          {t(isLogOpen ? 'hideLog' : 'showLog')}
        </Button>
        {isOn && (
          <Button busy={busy === 'test'} busyLabel={t('test.busy')} onClick={test}>
            {t('test.short')}
          </Button>
        )}
        {!isOn && (
          <Button busy={busy === 'turn'} busyLabel={t('turn.busy')} onClick={() => turn(true)}>
            {t('turn.on')}
          </Button>
        )}
        <ActionMenu
          label={lists('actionsFor', { name: url })}
          actions={[
            { label: t('edit'), onChoose: onEdit },
            ...(isOn ? [{ label: t('turn.off'), onChoose: () => turn(false) }] : []),
            { label: t('renew.short'), hasDialog: true, onChoose: renew },
            { label: t('remove.short'), danger: true, hasDialog: true, onChoose: remove },
          ]}
        />
      </div>
      {isLogOpen && <WebhookLog api={api} webhookId={id} isOn={isOn} />}
      {confirmDialog}
    </div>
  )
}

type WebhookFormProps = Props & {
  /** The one to change; without it a new one is added. */
  webhook?: Webhook
  onSaved: (secret?: string) => Promise<void>
  onCancel: () => void
}

function WebhookForm({ api, viewer, webhook, onSaved, onCancel }: WebhookFormProps) {
  const t = useTranslations('integrations')
  const form = useForm({
    initial: { url: webhook?.url ?? '', kinds: webhook?.kinds.join(' ') ?? '' },
    check: ({ url, kinds }) => ({
      url: url.trim() ? undefined : t('webhooks.form.urlMissing'),
      kinds: kinds ? undefined : t('webhooks.form.eventsMissing'),
    }),
    async send(values) {
      const body = { url: values.url, kinds: values.kinds.split(' ') as Webhook['kinds'] }
      if (!webhook) return onSaved((await api.post('/api/webhooks', { body })).secret)
      const isOn = webhook.state === 'on' || webhook.state === 'failing'
      await api.put('/api/webhooks/{id}', { path: { id: webhook.id }, body: { ...body, isOn } })
      await onSaved()
    },
  })
  const isAdmin = hasPermission(viewer, 'manageKeys')
  const open = webhookKindNames.filter((kind) => isAdmin || !isShopKind(kind))
  const names = [...new Set(open.map((kind) => webhookKinds[kind].group))]
  const groups = names.map((name) => ({
    title: t(`group.${name}`),
    choices: open
      .filter((kind) => webhookKinds[kind].group === name)
      .map((value) => ({ value, label: t(`event.${value}`) })),
  }))
  return (
    <form
      {...form.form}
      aria-label={t(webhook ? 'webhooks.form.change' : 'webhooks.open')}
      className="flex max-w-3xl flex-col gap-5"
    >
      <TextField
        {...form.field('url')}
        label={t('webhooks.form.url')}
        help={t('webhooks.form.urlHelp')}
        type="url"
        inputMode="url"
        maxLength={MAX_WEBHOOK_URL_LENGTH}
        autoComplete="off"
        required
        autoFocus
      />
      <Choices
        legend={t('webhooks.events')}
        groups={groups}
        value={form.values.kinds}
        onChange={(kinds) => form.set({ kinds })}
        error={form.problem('kinds')}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel={t('webhooks.form.busy')}>
          {t(webhook ? 'webhooks.form.save' : 'webhooks.form.add')}
        </SubmitButton>
        <Button size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}
