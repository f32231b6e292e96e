import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api, MyReputation } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction, useReadRefusal } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { myReputationQuery } from '../sellers/queries.ts'
import { describeElsewhere, shopName } from '../sellers/seller-facts.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { FormError, TextField } from '../ui/form/fields.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import type { SectionProps } from './section-props.ts'

/** Takes ratings to another shop, and shows those of other shops here. */
export function OtherShops({ api }: SectionProps) {
  const t = useTranslations('settings.shops')
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{t('lead')}</p>
      <Loaded shape="text" query={useQuery(myReputationQuery(api))} caption={t('caption')}>
        {(reputation) => (
          <>
            <Imported api={api} reputation={reputation} />
            {reputation.shops.length > 0 && <ImportSteps api={api} shops={reputation.shops} />}
          </>
        )}
      </Loaded>
      <ExportForm api={api} />
    </>
  )
}

function Imported({ api, reputation }: { api: Api; reputation: MyReputation }) {
  const { imported, shops } = reputation
  const queryClient = useQueryClient()
  const t = useTranslations('settings.shops')
  const shared = useTranslations('settings')
  const seller = useTranslations('seller')
  const language = useLanguage()
  const { busy, run } = useAction()
  const remove = (id: string) =>
    run(id, async () => {
      await api.delete('/api/imported-reputations/{id}', { path: { id } })
      await queryClient.invalidateQueries({ queryKey: myReputationQuery(api).queryKey })
      toast.success(t('removed'))
    })
  if (imported.length === 0)
    return shops.length === 0 ? <p className="text-sm text-muted">{t('none')}</p> : null
  return (
    <ul aria-label={t('list')} className="divide-y divide-hairline border-y border-hairline">
      {imported.map((one) => (
        <li key={one._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <p className="min-w-40 flex-1">
            {describeElsewhere(one, seller, language)}
            <span className="block text-sm text-muted">
              {t.rich('until', { time: () => <Moment at={one.expiresAt} /> })}
            </span>
          </p>
          <Button
            aria-label={t('removeName', { shop: shopName(one.origin) })}
            busy={busy === one._id}
            busyLabel={shared('removing')}
            onClick={() => remove(one._id)}
          >
            {shared('remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** A code from here, a file from there. */
function ImportSteps({ api, shops }: { api: Api; shops: readonly string[] }) {
  const t = useTranslations('settings.shops')
  const readRefusal = useReadRefusal()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [code, setCode] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const makeCode = () =>
    run('code', async () => setCode((await api.post('/api/reputation-codes')).code))
  const upload = (file: File | undefined) =>
    run('file', async () => {
      if (!file) return
      setProblem(undefined)
      try {
        const signed = readSigned(await file.text())
        if (!signed) return setProblem(t('wrongFile'))
        await api.post('/api/imported-reputations', { body: signed })
        await queryClient.invalidateQueries({ queryKey: myReputationQuery(api).queryKey })
        setCode(undefined)
        toast.success(t('imported'))
      } catch (error) {
        setProblem(readRefusal(error).message)
      }
    })
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-base">{t('importTitle')}</h3>
      <p className="max-w-prose text-sm text-muted">
        {t('accepted', { shops: shops.map(shopName).join(', ') })}
      </p>
      <ol className="flex max-w-prose list-(--numerals) flex-col gap-3 ps-5">
        <li>
          {t('step1')}
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {code ? (
              <>
                <code className="rounded-field bg-sand px-3 py-2 font-mono">{code}</code>
                <CopyButton text={code} what={t('code')} />
              </>
            ) : (
              <Button busy={busy === 'code'} busyLabel={t('creating')} onClick={makeCode}>
                {t('create')}
              </Button>
            )}
          </div>
        </li>
        <li>{t('step2')}</li>
        <li>
          <label htmlFor="statement">{t('step3')}</label>
          <input
            id="statement"
            type="file"
            accept=".json,application/json"
            disabled={busy === 'file'}
            className="file-input file-input-large mt-2 block w-full text-sm"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              // The same file can be chosen again after it was refused.
              event.currentTarget.value = ''
              void upload(file)
            }}
          />
        </li>
      </ol>
      <FormError title={problem} />
    </div>
  )
}

/** Undefined when the file is something else. */
function readSigned(text: string) {
  let value: Record<string, unknown>
  try {
    value = JSON.parse(text)
  } catch {
    return
  }
  const { statement, signature, publicKey } = value ?? {}
  if (
    typeof statement !== 'string' ||
    typeof signature !== 'string' ||
    typeof publicKey !== 'string'
  )
    return
  return { statement, signature, publicKey }
}

function ExportForm({ api }: { api: Api }) {
  const t = useTranslations('settings.shops')
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: code.trim() ? undefined : t('codeRequired'),
    }),
    async send({ code }) {
      const signed = await api.post('/api/reputation-statements', { body: { code } })
      saveFile('redial-ratings.json', JSON.stringify(signed))
      toast.success(t('exported'))
    },
  })
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-4" aria-label={t('exportForm')}>
      <h3 className="text-base">{t('exportTitle')}</h3>
      <TextField
        {...form.field('code')}
        label={t('codeLabel')}
        help={t('codeHelp')}
        autoComplete="off"
        spellCheck={false}
        placeholder="RD-7K3M-9QXW-2T5P-4H8N-6C1V"
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel={t('signing')}>
        {t('exportForm')}
      </SubmitButton>
    </form>
  )
}

function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Later, because Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
