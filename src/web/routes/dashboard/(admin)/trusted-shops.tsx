import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { formatCount } from '../../../../shared/quantities.ts'
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
import { useLanguage, useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return { shops: trustedShopsQuery(api) }
}

export const Route = createFileRoute('/dashboard/(admin)/trusted-shops')({
  ...dashboardPage({
    title: 'trustedShops',
    shape: 'list',
    text: ['trustedShops', 'fields'],
    translated: true,
    access: 'trustShops',
    nav: { icon: 'Handshake', group: 'shop', order: 5 },
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: TrustedShopsPage,
})

/** Whose statements of ratings are shown here, and what other shops need to accept ours. */
function TrustedShopsPage() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('trustedShops')
  return (
    <>
      <DashboardHeader lead={t('lead')} />
      <Loaded shape="list" query={useQuery(pageQueries(api).shops)} caption={t('caption')}>
        {({ own, shops }) => (
          <div className="flex max-w-3xl flex-col gap-10">
            <ShopList api={api} refresh={refresh} shops={shops} />
            <NewShop api={api} refresh={refresh} />
            <section aria-labelledby="own">
              <h2 id="own" className="mb-3 text-lg">
                {t('thisShop.title')}
              </h2>
              <dl className="divide-y divide-hairline border-y border-hairline">
                {(
                  [
                    ['address', own.origin],
                    ['key', own.publicKey],
                    ['fingerprint', own.fingerprint],
                  ] as const
                ).map(([term, value]) => (
                  <div key={term} className="flex flex-wrap items-center gap-x-4 py-2">
                    <dt className="w-32 text-muted">{t(`thisShop.${term}`)}</dt>
                    <dd className="min-w-0 flex-1 font-mono text-sm break-all">
                      <bdi dir="ltr">{value}</bdi>
                    </dd>
                    <CopyButton text={value} what={t(`thisShop.copy.${term}`)} />
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
  const t = useTranslations('trustedShops')
  const language = useLanguage()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()
  if (shops.length === 0)
    return <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">{t('none')}</p>
  const remove = async (id: string, origin: string, statements: number) => {
    const shown = formatCount(statements, language)
    const what = t('remove.what', { shop: origin, count: statements, shown })
    if (!(await confirm({ what, action: t('remove.action'), danger: true }))) return
    await run(id, async () => {
      await api.delete('/api/trusted-shops/{id}', { path: { id } })
      toast.success(t('remove.done'))
      await refresh()
    })
  }
  return (
    <>
      <ul aria-label={t('list')} className="divide-y divide-hairline border-y border-hairline">
        {shops.map(({ _id, origin, fingerprint, statements }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-64 flex-1">
              <p className="font-medium wrap-anywhere">
                <bdi dir="ltr">{origin}</bdi>
              </p>
              <p className="font-mono text-sm text-muted">
                <bdi dir="ltr">{fingerprint}</bdi>
              </p>
              <p className="text-sm text-muted">
                {t('ratings', { count: statements, shown: formatCount(statements, language) })}
              </p>
            </div>
            <Button
              aria-label={t('remove.name', { shop: origin })}
              busy={busy === _id}
              busyLabel={t('remove.busy')}
              onClick={() => remove(_id, origin, statements)}
            >
              {t('remove.short')}
            </Button>
          </li>
        ))}
      </ul>
      {confirmDialog}
    </>
  )
}

function NewShop({ api, refresh }: Props) {
  const t = useTranslations('trustedShops.form')
  const form = useForm({
    initial: { origin: '', publicKey: '' },
    check: ({ origin, publicKey }) => ({
      origin: origin.trim() ? undefined : t('addressMissing'),
      publicKey: publicKey.trim() ? undefined : t('keyMissing'),
    }),
    async send(body) {
      await api.post('/api/trusted-shops', { body })
      form.set({ origin: '', publicKey: '' })
      toast.success(t('done'))
      await refresh()
    },
  })
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label={t('title')}>
      <h2 className="text-lg">{t('title')}</h2>
      <TextField
        {...form.field('origin')}
        label={t('address')}
        placeholder="https://phones.example"
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...form.field('publicKey')}
        label={t('key')}
        help={t('keyHelp')}
        autoComplete="off"
        spellCheck={false}
      />
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel={t('busy')}>
        {t('send')}
      </SubmitButton>
    </form>
  )
}
