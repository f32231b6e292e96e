import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPermission } from '../../shared/accounts/permissions.ts'
import {
  API_KEY_CALLS_PER_MINUTE,
  API_KEY_DAYS,
  apiScopeNames,
  apiScopes,
  MAX_API_KEY_NAME_LENGTH,
} from '../../shared/integrations/api-scopes.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Api, ApiKey, NewApiKey, User } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import { Choices } from './choices.tsx'
import { integrationQueries } from './queries.ts'
import { ShownOnce } from './shown-once.tsx'

type Props = { api: Api; viewer: User }

/** The API keys of the viewer: make, copy once, revoke. */
export function ApiKeys({ api, viewer }: Props) {
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()
  const [isOpen, setOpen] = useState(false)
  const [token, setToken] = useState<string>()
  const reload = () => queryClient.invalidateQueries(integrationQueries.keys(api))

  async function revoke({ id, name }: ApiKey) {
    const what = `Programs that use “${name}” are refused at once. This cannot be undone.`
    if (!(await confirm({ what, action: 'Revoke key', danger: true }))) return
    await run(id, async () => {
      await api.delete('/api/api-keys/{id}', { path: { id } })
      toast.success('Key revoked')
      await reload()
    })
  }

  return (
    <section aria-labelledby="api-keys" className="flex flex-col gap-4">
      <h2 id="api-keys" className="text-lg">
        API keys
      </h2>
      <p className="max-w-prose text-pretty text-muted">
        A program with a key can do what the key allows, and never more than you. Each key may make{' '}
        {formatQuantity(API_KEY_CALLS_PER_MINUTE, 'call')} a minute. We store only a hash of it: a
        key has 256 random bits, which nobody can guess from that.
      </p>
      {token && (
        <ShownOnce
          title="Your new key"
          secret={token}
          what="key"
          onDone={() => setToken(undefined)}
        >
          Copy it now and keep it like a password. It is not shown again.
        </ShownOnce>
      )}
      {isOpen ? (
        <NewKey
          {...{ api, viewer }}
          onMade={async (made) => {
            setToken(made)
            setOpen(false)
            await reload()
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button className="self-start" onClick={() => setOpen(true)}>
          Create a key
        </Button>
      )}
      <Loaded query={useQuery(integrationQueries.keys(api))} caption="API keys">
        {(keys) => (
          <ul aria-label="API keys" className="divide-y divide-hairline">
            {keys.map((key) => (
              <li key={key.id} className="py-4">
                <Key apiKey={key} busy={busy === key.id} onRevoke={() => revoke(key)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {confirmDialog}
    </section>
  )
}

const states: Record<ApiKey['state'], { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'good' },
  expired: { label: 'Expired', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
}

function Key({ apiKey, busy, onRevoke }: { apiKey: ApiKey; busy: boolean; onRevoke: () => void }) {
  const { id, name, ending, scopes, state, createdAt, expiresAt, revokedAt, lastUsedAt } = apiKey
  const nameId = `key-${id}`
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </p>
        <p className="text-sm text-muted">
          <code>redial_…{ending}</code> · Made <Moment at={createdAt} exact />
        </p>
        <p className="text-sm text-muted">
          <span>{revokedAt ? 'Revoked' : state === 'expired' ? 'Expired' : 'Expires'}</span>{' '}
          <Moment at={revokedAt ?? expiresAt} exact />
          {' · '}
          <span>{lastUsedAt ? 'Last used' : 'Never used'}</span>{' '}
          {lastUsedAt && <Moment at={lastUsedAt} exact />}
          {apiKey.lastNetwork && <> · Network {apiKey.lastNetwork}</>}
        </p>
        <ul aria-label="Scopes" className="mt-1 flex flex-wrap gap-x-3 text-sm">
          {scopes.map((scope) => (
            <li key={scope}>
              <code title={apiScopes[scope].label}>{scope}</code>
            </li>
          ))}
        </ul>
      </div>
      {state === 'active' && (
        <Button busy={busy} busyLabel="Revoking" aria-describedby={nameId} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </div>
  )
}

type NewKeyProps = Props & { onMade: (token: string) => Promise<void>; onCancel: () => void }

function NewKey({ api, viewer, onMade, onCancel }: NewKeyProps) {
  const form = useForm({
    initial: { name: '', days: '90', scopes: '' },
    check: ({ name, scopes }) => ({
      name: name.trim() ? undefined : 'Name is required',
      scopes: scopes ? undefined : 'Choose what the key may do',
    }),
    async send({ name, days, scopes }) {
      const body = {
        ...{ name, days: Number(days) as NewApiKey['days'] },
        scopes: scopes.split(' ') as NewApiKey['scopes'],
      }
      await onMade((await api.post('/api/api-keys', { body })).token)
    },
  })
  const choices = apiScopeNames
    .filter((name) => hasPermission(viewer, apiScopes[name].access))
    .map((value) => ({ value, label: apiScopes[value].label }))
  return (
    <form {...form.form} aria-label="Create a key" className="flex max-w-3xl flex-col gap-5">
      <TextField
        {...form.field('name')}
        label="Name"
        help="Which program uses it."
        maxLength={MAX_API_KEY_NAME_LENGTH}
        autoComplete="off"
        required
        autoFocus
      />
      <Choices
        legend="What it may do"
        groups={[{ choices }]}
        value={form.values.scopes}
        onChange={(scopes) => form.set({ scopes })}
        error={form.problem('scopes')}
      />
      <SelectField
        {...form.field('days')}
        label="Expires after"
        className="sm:max-w-60"
        options={API_KEY_DAYS.map((days) => ({
          value: String(days),
          label: formatQuantity(days, 'day'),
        }))}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Making the key">
          Make key
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}
