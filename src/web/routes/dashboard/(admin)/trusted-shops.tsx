import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { formatQuantity } from '../../../../shared/quantities.ts'
import type { Api, TrustedShops } from '../../../api/index.ts'
import { DashboardHeader } from '../../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { trustedShopsQuery } from '../../../sellers/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FormError, TextField } from '../../../ui/form/fields.tsx'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return { shops: trustedShopsQuery(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/trusted-shops')({
  ...dashboardPage({
    title: 'trustedShops',
    access: 'trustShops',
    nav: { icon: 'Handshake', group: 'shop', order: 5 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: TrustedShopsPage,
})

/** Whose statements of ratings are shown here, and what other shops need to accept ours. */
function TrustedShopsPage() {
  const { api, refresh } = useDashboard()
  return (
    <>
      <DashboardHeader lead="Sellers can show their ratings from these shops on their page. Get the address and the key from the other admin over a channel that you trust. Nothing is fetched from their shop." />
      <Loaded query={useQuery(pageQueries(api).shops)} caption="trusted shops">
        {({ own, shops }) => (
          <div className="flex max-w-3xl flex-col gap-10">
            <ShopList api={api} refresh={refresh} shops={shops} />
            <NewShop api={api} refresh={refresh} />
            <section aria-labelledby="own">
              <h2 id="own" className="mb-3 text-lg">
                Your shop, for other admins
              </h2>
              <dl className="divide-y divide-hairline border-y border-hairline">
                {[
                  ['Address', own.origin],
                  ['Key', own.publicKey],
                  ['Fingerprint', own.fingerprint],
                ].map(([term = '', value = '']) => (
                  <div key={term} className="flex flex-wrap items-center gap-x-4 py-2">
                    <dt className="w-28 text-muted">{term}</dt>
                    <dd className="min-w-0 flex-1 font-mono text-sm break-all">{value}</dd>
                    <CopyButton text={value} what={term.toLowerCase()} />
                  </div>
                ))}
              </dl>
            </section>
          </div>
        )}
      </Loaded>
    </>
  )
}

type Props = { api: Api; refresh: () => Promise<void> }

function ShopList({ api, refresh, shops }: Props & Pick<TrustedShops, 'shops'>) {
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()
  if (shops.length === 0)
    return <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">No shop yet.</p>
  const remove = async (id: string, origin: string, statements: number) => {
    const what = `Ratings from ${origin} disappear from ${formatQuantity(statements, 'seller’s page', 'sellers’ pages')}.`
    if (!(await confirm({ what, action: 'Remove the shop', danger: true }))) return
    await run(id, async () => {
      await api.delete('/api/trusted-shops/{id}', { path: { id } })
      toast.success('Shop removed')
      await refresh()
    })
  }
  return (
    <>
      <ul aria-label="Trusted shops" className="divide-y divide-hairline border-y border-hairline">
        {shops.map(({ _id, origin, fingerprint, statements }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-40 flex-1">
              <p className="font-medium break-all">{origin}</p>
              <p className="font-mono text-sm text-muted">{fingerprint}</p>
              <p className="text-sm text-muted">
                {formatQuantity(statements, 'seller shows', 'sellers show')} ratings from it
              </p>
            </div>
            <Button
              aria-label={`Remove ${origin}`}
              busy={busy === _id}
              busyLabel="Removing"
              onClick={() => remove(_id, origin, statements)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {confirmDialog}
    </>
  )
}

function NewShop({ api, refresh }: Props) {
  const form = useForm({
    initial: { origin: '', publicKey: '' },
    check: ({ origin, publicKey }) => ({
      origin: origin.trim() ? undefined : 'Enter the address of the shop',
      publicKey: publicKey.trim() ? undefined : 'Paste the key',
    }),
    async send(body) {
      await api.post('/api/trusted-shops', { body })
      form.set({ origin: '', publicKey: '' })
      toast.success('Shop added')
      await refresh()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Trust a shop">
      <h2 className="text-lg">Trust a shop</h2>
      <TextField
        {...form.field('origin')}
        label="Address"
        placeholder="https://phones.example"
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...form.field('publicKey')}
        label="Key"
        help="44 characters. The other admin finds it on this page of their shop."
        autoComplete="off"
        spellCheck={false}
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel="Adding the shop">
        Trust this shop
      </SubmitButton>
    </form>
  )
}
