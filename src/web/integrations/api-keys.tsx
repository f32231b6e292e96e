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
import { formatCount } from '../../shared/quantities.ts'
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
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { Choices } from './choices.tsx'
import { integrationQueries } from './queries.ts'
import { SectionHeading } from './section-heading.tsx'
import { ShownOnce } from './shown-once.tsx'

type Props = { api: Api; viewer: User }

/** The API keys of the viewer: make, copy once, revoke. */
export function ApiKeys({ api, viewer }: Props) {
  const t = useTranslations('integrations.keys')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()
  const [isOpen, setOpen] = useState(false)
  const [token, setToken] = useState<string>()
  const reload = () => queryClient.invalidateQueries(integrationQueries.keys(api))

  async function revoke({ id, name }: ApiKey) {
    const what = t('revoke.what', { name })
    if (!(await confirm({ what, action: t('revoke.action'), danger: true }))) return
    await run(id, async () => {
      await api.delete('/api/api-keys/{id}', { path: { id } })
      toast.success(t('revoke.done'))
      await reload()
    })
  }

  return (
    <section aria-labelledby="api-keys" className="flex flex-col gap-4">
      <SectionHeading
        id="api-keys"
        title={t('title')}
        lead={t('explain', { number: formatCount(API_KEY_CALLS_PER_MINUTE, language) })}
        action={!isOpen && <Button onClick={() => setOpen(true)}>{t('open')}</Button>}
      />
      {token && (
        <ShownOnce
          title={t('once.title')}
          secret={token}
          what={t('once.what')}
          onDone={() => setToken(undefined)}
        >
          {t('once.how')}
        </ShownOnce>
      )}
      {isOpen && (
        <NewKey
          {...{ api, viewer }}
          onMade={async (made) => {
            setToken(made)
            setOpen(false)
            await reload()
          }}
          onCancel={() => setOpen(false)}
        />
      )}
      <Loaded shape="text" query={useQuery(integrationQueries.keys(api))} caption={t('title')}>
        {(keys) => (
          <ul
            aria-label={t('title')}
            className="divide-y divide-hairline border-y border-hairline empty:hidden"
          >
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

const tones: Record<ApiKey['state'], BadgeTone> = {
  active: 'good',
  expired: 'neutral',
  revoked: 'neutral',
}

function Key({ apiKey, busy, onRevoke }: { apiKey: ApiKey; busy: boolean; onRevoke: () => void }) {
  const t = useTranslations('integrations')
  const { id, name, ending, scopes, state, createdAt, expiresAt, revokedAt, lastUsedAt } = apiKey
  const nameId = `key-${id}`
  const end = revokedAt ? 'revoked' : state === 'expired' ? 'expired' : 'expires'
  const moment = (at: string) => ({ time: () => <Moment key="time" at={at} /> })
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <p
        id={nameId}
        className="flex min-w-0 flex-1 flex-wrap items-center gap-2 font-medium wrap-anywhere"
      >
        <bdi>{name}</bdi>
        <Badge tone={tones[state]}>{t(`keys.state.${state}`)}</Badge>
      </p>
      {state === 'active' && (
        <Button
          variant="ghost"
          className="-my-2 px-3 max-md:-me-3"
          busy={busy}
          busyLabel={t('keys.revoke.busy')}
          aria-describedby={nameId}
          onClick={onRevoke}
        >
          {t('keys.revoke.short')}
        </Button>
      )}
      <div className="w-full text-sm text-muted">
        <p>
          <code dir="ltr">redial_…{ending}</code>
          {'\u00a0· '}
          {t.rich('keys.made', moment(createdAt))}
        </p>
        <p>
          {t.rich(`keys.${end}`, moment(revokedAt ?? expiresAt))}
          {'\u00a0· '}
          {lastUsedAt ? t.rich('keys.lastUsed', moment(lastUsedAt)) : t('keys.neverUsed')}
          {apiKey.lastNetwork && (
            <>
              {'\u00a0· '}
              {t('keys.network', { network: apiKey.lastNetwork })}
            </>
          )}
        </p>
        <ul aria-label={t('keys.scopes')} className="mt-1 flex flex-wrap gap-x-3 text-ink">
          {scopes.map((scope) => (
            <li key={scope}>
              <code title={t(`scope.${scope}`)}>{scope}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type NewKeyProps = Props & { onMade: (token: string) => Promise<void>; onCancel: () => void }

function NewKey({ api, viewer, onMade, onCancel }: NewKeyProps) {
  const t = useTranslations('integrations')
  const language = useLanguage()
  const form = useForm({
    initial: { name: '', days: '90', scopes: '' },
    check: ({ name, scopes }) => ({
      name: name.trim() ? undefined : t('keys.form.nameMissing'),
      scopes: scopes ? undefined : t('keys.form.scopesMissing'),
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
    .map((value) => ({ value, label: t(`scope.${value}`) }))
  return (
    <form {...form.form} aria-label={t('keys.open')} className="flex max-w-3xl flex-col gap-5">
      <TextField
        {...form.field('name')}
        label={t('keys.form.name')}
        help={t('keys.form.nameHelp')}
        maxLength={MAX_API_KEY_NAME_LENGTH}
        autoComplete="off"
        required
        autoFocus
      />
      <Choices
        legend={t('keys.form.scopes')}
        groups={[{ choices }]}
        value={form.values.scopes}
        onChange={(scopes) => form.set({ scopes })}
        error={form.problem('scopes')}
      />
      <SelectField
        {...form.field('days')}
        label={t('keys.form.days')}
        className="sm:max-w-60"
        options={API_KEY_DAYS.map((days) => ({
          value: String(days),
          label: t('keys.form.day', { count: days, shown: formatCount(days, language) }),
        }))}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel={t('keys.form.busy')}>
          {t('keys.form.send')}
        </SubmitButton>
        <Button size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <FormError title={form.message} />
    </form>
  )
}
