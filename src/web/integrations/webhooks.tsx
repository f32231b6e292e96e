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
import { formatQuantity } from '../../shared/quantities.ts'
import type { Api, User, Webhook } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { toast } from '../ui/toaster.tsx'
import { Choices } from './choices.tsx'
import { integrationQueries } from './queries.ts'
import { ShownOnce } from './shown-once.tsx'
import { WebhookLog } from './webhook-log.tsx'

type Props = { api: Api; viewer: User }

/** The webhooks of the viewer: add, change, turn off, test, and see what was sent. */
export function Webhooks({ api, viewer }: Props) {
  const queryClient = useQueryClient()
  const [editing, setEditing] = useState<string>()
  const [secret, setSecret] = useState<string>()
  const reload = () => queryClient.invalidateQueries(integrationQueries.webhooks(api))

  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-4">
      <h2 id="webhooks" className="text-lg">
        Webhooks
      </h2>
      <p className="max-w-prose text-pretty text-muted">
        We send events to an address of yours as soon as they happen, signed in the form of Standard
        Webhooks. A message names what changed; your program reads the rest with an API key.
      </p>
      {secret && (
        <ShownOnce
          title="The secret of your webhook"
          secret={secret}
          what="secret"
          onDone={() => setSecret(undefined)}
        >
          Your program needs it to check that messages are from us. It is not shown again.
        </ShownOnce>
      )}
      {editing === 'new' ? (
        <WebhookForm
          {...{ api, viewer }}
          onSaved={async (made) => {
            setSecret(made)
            setEditing(undefined)
            await reload()
          }}
          onCancel={() => setEditing(undefined)}
        />
      ) : (
        <Button className="self-start" onClick={() => setEditing('new')}>
          Add a webhook
        </Button>
      )}
      <Loaded query={useQuery(integrationQueries.webhooks(api))} caption="webhooks">
        {(webhooks) => (
          <ul aria-label="Webhooks" className="divide-y divide-hairline">
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

const states: Record<Webhook['state'], { label: string; tone: BadgeTone; help?: string }> = {
  on: { label: 'On', tone: 'good' },
  failing: {
    label: 'Failing',
    tone: 'danger',
    help: 'The last messages could not be delivered. We keep trying for days, then turn it off.',
  },
  off: { label: 'Off', tone: 'neutral' },
  off_failing: {
    label: 'Turned off',
    tone: 'danger',
    help: 'Nothing could be delivered for days, or your server answered 410. Turn it on again once it works.',
  },
  off_account: {
    label: 'Turned off',
    tone: 'danger',
    help: 'Your account was suspended or changed. Check the address before you turn it on again.',
  },
}

type RowProps = {
  api: Api
  webhook: Webhook
  reload: () => Promise<void>
  onEdit: () => void
  onSecret: (secret: string) => void
}

function Row({ api, webhook, reload, onEdit, onSecret }: RowProps) {
  const { id, url, kinds, state } = webhook
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()
  const [isLogOpen, setLogOpen] = useState(false)
  const isOn = state === 'on' || state === 'failing'
  const path = { id }
  const { label, tone, help } = states[state]

  const turn = (on: boolean) =>
    run('turn', async () => {
      await api.put('/api/webhooks/{id}', { path, body: { url, kinds, isOn: on } })
      toast.success(on ? 'Webhook turned on' : 'Webhook turned off')
      await reload()
    })
  const test = () =>
    run('test', async () => {
      await api.post('/api/webhooks/{id}/test', { path })
      toast.success('Test message on its way. The log shows what comes of it.')
      setLogOpen(true)
      await queryClient.invalidateQueries({ queryKey: ['webhook-messages', id] })
    })
  async function renew() {
    const what = `You get a new secret. Messages are signed with the old one too for ${formatQuantity(WEBHOOK_SECRET_OVERLAP_HOURS, 'hour')}.`
    if (!(await confirm({ what, action: 'Renew secret' }))) return
    await run('secret', async () => {
      onSecret((await api.post('/api/webhooks/{id}/secret', { path })).secret)
      await reload()
    })
  }
  async function remove() {
    const what = `Nothing more is sent to ${url}, and its log is deleted.`
    if (!(await confirm({ what, action: 'Remove webhook', danger: true }))) return
    await run('remove', async () => {
      await api.delete('/api/webhooks/{id}', { path })
      toast.success('Webhook removed')
      await reload()
    })
  }

  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 wrap-anywhere">{url}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        {help && <p className="max-w-prose text-sm text-pretty text-muted">{help}</p>}
        <ul aria-label="Events" className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          {kinds.map((kind) => (
            <li key={kind}>
              <code>{kind}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          {isLogOpen ? 'Hide log' : 'Show log'}
        </Button>
        {isOn && (
          <Button busy={busy === 'test'} busyLabel="Sending" onClick={test}>
            Send a test
          </Button>
        )}
        <Button onClick={onEdit}>Edit</Button>
        <Button busy={busy === 'turn'} busyLabel="Saving" onClick={() => turn(!isOn)}>
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
        <Button busy={busy === 'secret'} busyLabel="Renewing" onClick={renew}>
          Renew secret
        </Button>
        <Button busy={busy === 'remove'} busyLabel="Removing" onClick={remove}>
          Remove
        </Button>
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
  const form = useForm({
    initial: { url: webhook?.url ?? '', kinds: webhook?.kinds.join(' ') ?? '' },
    check: ({ url, kinds }) => ({
      url: url.trim() ? undefined : 'Address is required',
      kinds: kinds ? undefined : 'Choose the events to send',
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
  const titles = [...new Set(open.map((kind) => webhookKinds[kind].group))]
  const groups = titles.map((title) => ({
    title,
    choices: open
      .filter((kind) => webhookKinds[kind].group === title)
      .map((value) => ({ value, label: webhookKinds[value].label })),
  }))
  return (
    <form
      {...form.form}
      aria-label={webhook ? 'Change webhook' : 'Add a webhook'}
      className="flex max-w-3xl flex-col gap-5"
    >
      <TextField
        {...form.field('url')}
        label="Address"
        help="Where your program receives messages, such as https://example.com/webhooks."
        type="url"
        inputMode="url"
        maxLength={MAX_WEBHOOK_URL_LENGTH}
        autoComplete="off"
        required
        autoFocus
      />
      <Choices
        legend="Events"
        groups={groups}
        value={form.values.kinds}
        onChange={(kinds) => form.set({ kinds })}
        error={form.problem('kinds')}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Saving">
          {webhook ? 'Save' : 'Add webhook'}
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}
