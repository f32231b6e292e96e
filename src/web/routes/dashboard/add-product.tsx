import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isolate } from '../../../shared/isolate.ts'
import { formatCount } from '../../../shared/quantities.ts'
import {
  type Api,
  type CreatedPhone,
  type NewPhone,
  type Phone,
  type User,
  useApi,
} from '../../api/index.ts'
import { catalogQueries } from '../../catalog/queries.ts'
import { DashboardHeader } from '../../dashboard/dashboard-header.tsx'
import { dashboardPage, loadQueries } from '../../dashboard/dashboard-page.ts'
import { Loaded } from '../../dashboard/loaded.tsx'
import { useDashboard } from '../../dashboard/use-dashboard.ts'
import type { SentPhoto } from '../../forms/use-photo-list.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { listingQueries } from '../../listings/queries.ts'
import { DraftStatusLine } from '../../listings/selling/draft/draft-status-line.tsx'
import { useDraft } from '../../listings/selling/draft/use-draft.ts'
import { SellForm, useSellForm } from '../../listings/selling/sell-form.tsx'
import {
  type SellFormFields,
  startingValues,
  toNewPhone,
  valuesFromPhone,
} from '../../listings/selling/sell-form-values.ts'
import { readShared, receiveShared, type Shared } from '../../listings/selling/shared-photos.ts'
import { load } from '../../load.ts'
import { textIn } from '../../search-params.ts'
import { configQuery } from '../../shell/shop.ts'
import { LazyPanel } from '../../ui/lazy-dialog.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { throwIfStopped, useGrading } from '../../verification/grading.tsx'

// Most visits begin an empty form.
const UnfinishedDrafts = lazyPart(
  ['sellParts'],
  () => import('../../listings/selling/draft/unfinished-drafts.tsx'),
)
const DraftNotices = lazyPart(
  ['sellParts'],
  () => import('../../listings/selling/draft/draft-notices.tsx'),
)

/** Time to read two sentences. */
const READING_MS = 10_000

function pageQueries(api: Api) {
  return {
    brands: catalogQueries.brands(api),
    config: configQuery(api),
    defaultPlace: listingQueries.defaultPlace(api),
  }
}

export const Route = createFileRoute('/dashboard/add-product')({
  ...dashboardPage({
    title: 'addAProduct',
    shape: 'form',
    access: 'sell',
    text: ['sell', 'questions', 'fields', 'card'],
    translated: true,
    nav: { icon: 'CirclePlus', group: 'selling', order: 2 },
  }),
  loader: async ({ context, location }) => {
    const { api, queryClient, allowed } = context
    if (!allowed) return
    await loadQueries(context, pageQueries(api))
    const from = textIn(location.search, 'from')
    return from ? load(queryClient, listingQueries.phone(api, from)) : undefined
  },
  component: Form,
})

function Form() {
  const shared = readShared(textIn(useLocation().search, 'shared'))
  const { api, viewer, refresh } = useDashboard()
  const navigate = Route.useNavigate()
  const t = useTranslations('sell')
  const language = useLanguage()
  const like = Route.useLoaderData()
  const queries = pageQueries(api)
  const { data: categories = [] } = useQuery(queries.brands)
  const config = useQuery(queries.config)
  const defaultPlace = useQuery(queries.defaultPlace)
  return (
    <>
      <DashboardHeader
        lead={like ? t('leadCopy', { name: isolate(like.name, language) }) : t('lead')}
      />
      <Loaded shape="form" query={config} caption={t('loading')}>
        {({ currency }) => (
          <Loaded shape="form" query={defaultPlace} caption={t('loading')}>
            {({ place }) => (
              <AddProductScreen
                key={like?._id}
                seller={viewer}
                brands={categories.map(({ brand }) => brand)}
                currency={currency}
                like={like}
                shared={shared}
                onShared={() => navigate({ search: {}, replace: true })}
                place={place}
                onAdded={async ({ notice }) => {
                  await refresh()
                  await navigate({ to: '/dashboard/my-products' })
                  toast.success(t('added'))
                  if (notice) toast(notice, { duration: READING_MS })
                }}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

type AddProductScreenProps = {
  seller: Pick<User, '_id' | 'name' | 'email'>
  brands: readonly string[]
  currency: string
  /** A listing to copy from. */
  like?: Phone | undefined
  /** The seller's default place; empty when there is none. */
  place: string
  /** What the address says about photos that were shared from another app. */
  shared: Shared | undefined
  /** Removes that from the address, so that a reload does not repeat it. */
  onShared: () => Promise<void>
  onAdded: (phone: CreatedPhone) => Promise<void>
}

/** The form for a new listing, saved as a draft while the seller types. */
function AddProductScreen(props: AddProductScreenProps) {
  const { seller, brands, currency, like, place, shared, onShared, onAdded } = props
  const api = useApi()
  const t = useTranslations('sell')
  const language = useLanguage()
  const empty = startingValues(place)
  const sell = useSellForm({ initial: like ? valuesFromPhone(like) : empty, send: publish })
  const draft = useDraft({
    sellerId: seller._id,
    formValues: sell.values,
    empty,
    restore: sell.restore,
    resumes: !like,
  })
  const { os = null, announced = null } = sell.model?.facts ?? {}
  const grading = useGrading({ os, announced }, sell.answers, { id: draft.id })

  const [sharedPhotos, setSharedPhotos] = useState<readonly File[]>()

  // Once the draft that they are added to is open: it replaces what the form held before.
  const isOpen = draft.id !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each delivery
  useEffect(() => {
    if (!shared || !isOpen) return
    void receiveShared(shared).then(async (received) => {
      await onShared()
      if (received.length === 0)
        return sell.form.refuse({ fields: { photos: t(`shared.${shared}`) } })
      setSharedPhotos(received)
      toast.success(
        t('received', { count: received.length, shown: formatCount(received.length, language) }),
      )
    })
  }, [shared, isOpen])

  async function publish(fields: SellFormFields, photos: SentPhoto[]) {
    throwIfStopped(grading)
    await draft.pauseSaving()
    try {
      const draftId = draft.savedId()
      if (draftId) await grading.settle()
      const body: NewPhone = toNewPhone(fields, photos, seller)
      // After a lost answer the same press gets that answer, not a second phone or a draft that is gone.
      const phone = await api.post('/api/phones', { body: { ...body, draftId }, once: true })
      draft.published()
      await onAdded(phone)
    } finally {
      draft.resumeSaving()
    }
  }

  return (
    <>
      <LazyPanel fallback={null}>
        {draft.offers.length > 0 && !draft.resumed && <UnfinishedDrafts draft={draft} />}
      </LazyPanel>
      <div className="mb-6 max-w-3xl empty:hidden">
        <LazyPanel fallback={null}>
          {(draft.resumed || draft.status === 'newer' || draft.status === 'gone') && (
            <DraftNotices draft={draft} />
          )}
        </LazyPanel>
      </div>
      <SellForm
        {...{ sell, grading, brands, currency, seller }}
        subject={draft.id === undefined ? undefined : { draftId: draft.id }}
        sharedPhotos={sharedPhotos}
        label={t('add')}
        submitLabel={t('submit')}
        busyLabel={t('adding')}
        status={<DraftStatusLine status={draft.status} why={draft.why} />}
      />
    </>
  )
}
