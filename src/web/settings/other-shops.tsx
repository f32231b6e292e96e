import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api, MyReputation } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { readRefusal, useAction } from '../forms/use-action.ts'
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
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Show your sales and ratings from here in another shop that runs this software, or those from
        another shop here. Ratings from other shops are shown separately and don’t affect your
        level.
      </p>
      <Loaded query={useQuery(myReputationQuery(api))} caption="ratings from other shops">
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
  const t = useTranslations('seller')
  const language = useLanguage()
  const { busy, run } = useAction()
  const remove = (id: string) =>
    run(id, async () => {
      await api.delete('/api/imported-reputations/{id}', { path: { id } })
      await queryClient.invalidateQueries({ queryKey: myReputationQuery(api).queryKey })
      toast.success('Removed from your page')
    })
  if (imported.length === 0)
    return shops.length === 0 ? (
      <p className="text-sm text-muted">This shop doesn’t accept ratings from other shops yet.</p>
    ) : null
  return (
    <ul
      aria-label="Shown on your page"
      className="divide-y divide-hairline border-y border-hairline"
    >
      {imported.map((one) => (
        <li key={one._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <p className="min-w-40 flex-1">
            {describeElsewhere(one, t, language)}
            <span className="block text-sm text-muted">
              Shown until <Moment at={one.expiresAt} />
            </span>
          </p>
          <Button
            aria-label={`Remove the ratings from ${shopName(one.origin)}`}
            busy={busy === one._id}
            busyLabel="Removing"
            onClick={() => remove(one._id)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** A code from here, a file from there. */
function ImportSteps({ api, shops }: { api: Api; shops: readonly string[] }) {
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
        const { statement, signature, publicKey } = readSigned(await file.text())
        await api.post('/api/imported-reputations', { body: { statement, signature, publicKey } })
        await queryClient.invalidateQueries({ queryKey: myReputationQuery(api).queryKey })
        setCode(undefined)
        toast.success('Shown on your page')
      } catch (error) {
        setProblem(error instanceof SyntaxError ? error.message : readRefusal(error).message)
      }
    })
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-base">Show your ratings from another shop</h3>
      <p className="max-w-prose text-sm text-muted">
        Accepted here: {shops.map(shopName).join(', ')}.
      </p>
      <ol className="flex max-w-prose list-decimal flex-col gap-3 ps-5">
        <li>
          Create a code, so that nobody else can use your ratings.
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {code ? (
              <>
                <code className="rounded-field bg-sand px-3 py-2 font-mono">{code}</code>
                <CopyButton text={code} what="code" />
              </>
            ) : (
              <Button busy={busy === 'code'} busyLabel="Creating a code" onClick={makeCode}>
                Create a code
              </Button>
            )}
          </div>
        </li>
        <li>In the other shop, open Settings, paste the code and export your ratings.</li>
        <li>
          <label htmlFor="statement">Choose the file that you got there.</label>
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

/** @throws SyntaxError, with a message for people, when the file is something else. */
function readSigned(text: string) {
  const none = 'This is not a statement from a shop that runs this software.'
  let value: Record<string, unknown>
  try {
    value = JSON.parse(text)
  } catch {
    throw new SyntaxError(none)
  }
  const { statement, signature, publicKey } = value ?? {}
  if (
    typeof statement !== 'string' ||
    typeof signature !== 'string' ||
    typeof publicKey !== 'string'
  )
    throw new SyntaxError(none)
  return { statement, signature, publicKey }
}

function ExportForm({ api }: { api: Api }) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: code.trim() ? undefined : 'Paste the code from the other shop',
    }),
    async send({ code }) {
      const signed = await api.post('/api/reputation-statements', { body: { code } })
      saveFile('redial-ratings.json', JSON.stringify(signed))
      toast.success('Saved. Choose the file in the other shop')
    },
  })
  return (
    <form {...form.form} className="flex max-w-md flex-col gap-4" aria-label="Export your ratings">
      <h3 className="text-base">Use your ratings in another shop</h3>
      <TextField
        {...form.field('code')}
        label="Code from the other shop"
        help="The file contains the number of your sales and ratings, but not your name. It’s valid for six months."
        autoComplete="off"
        spellCheck={false}
        placeholder="RD-7K3M-9QXW-2T5P-4H8N-6C1V"
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel="Signing">
        Export your ratings
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
