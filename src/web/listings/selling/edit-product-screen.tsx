import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Clock, RotateCcwClock, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatCount } from '../../../shared/quantities.ts'
import {
  type Answers,
  ApiError,
  type EditedPhone,
  type ListingReview,
  type Phone,
  type User,
  useApi,
} from '../../api/index.ts'
import { randomId } from '../../api/random-id.ts'
import type { SentPhoto } from '../../forms/use-photo-list.ts'
import { offerQueries } from '../../orders/offers/offer-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/layout/page-states.tsx'
import { type Translate, useLanguage, useTranslations } from '../../ui/text.ts'
import { throwIfStopped, useGrading } from '../../verification/grading.tsx'
import { listingQueries, type PhoneDetail } from '../queries.ts'
import type { ListedGrading } from './condition-section.tsx'
import { localCopies, tabDraft } from './draft/draft-saver.ts'
import { SellForm, type SellFormState, useSellForm } from './sell-form.tsx'
import {
  fromDraftValues,
  type SellFormFields,
  type SellFormValues,
  toDraftValues,
  toNewPhone,
  valuesForEditing,
} from './sell-form-values.ts'

type EditProductScreenProps = {
  phone: PhoneDetail
  seller: Pick<User, '_id' | 'name' | 'email'>
  brands: readonly string[]
  currency: string
  onSaved: (phone: EditedPhone) => Promise<void>
}

/** The form for a listing that is for sale already. */
export function EditProductScreen(props: EditProductScreenProps) {
  const { phone, seller, brands, currency, onSaved } = props
  const api = useApi()
  const queryClient = useQueryClient()
  const t = useTranslations('sellParts.edit')
  const form = useTranslations('sell')
  const language = useLanguage()
  const version = useRef(phone.version)
  const sell = useSellForm({ initial: valuesForEditing(phone), send: save })
  const [refusal, setRefusal] = useState<ApiError>()
  const { data: offers } = useQuery(offerQueries.forPhone(api, phone._id))
  const openOffers = offers?.items.filter(({ state }) => state === 'open').length ?? 0
  const navigate = useNavigate()
  const regrading = useRegrading(phone, sell)
  const { grading, listed } = regrading
  const copy = useEditCopy({
    sellerId: seller._id,
    phoneId: phone._id,
    formValues: sell.values,
    restore: sell.restore,
    version,
  })

  async function save(fields: SellFormFields, photos: SentPhoto[]) {
    const answers = regrading.answersToSend()
    const saved = await api
      .put('/api/phones/{id}', {
        path: { id: phone._id },
        body: {
          ...toNewPhone(fields, photos, seller),
          ...(answers && { answers }),
          version: version.current,
        },
      })
      .catch(readAgain)
    copy.sent()
    await onSaved(saved)
  }

  /** What was typed stays; saving again replaces the version whose changes are shown. */
  async function readAgain(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.code === 'phone_changed') {
      const query = { ...listingQueries.phone(api, phone._id), staleTime: 0 }
      version.current = (await queryClient.fetchQuery(query)).version
      // The other tab has saved and forgotten its copy, which was that of this tab too.
      copy.keep()
    }
    setRefusal(error instanceof ApiError ? error : undefined)
    throw error
  }

  function listAsNew() {
    const id = randomId()
    const values = { ...toDraftValues(sell.values), imei: undefined }
    localCopies(seller._id).keep({ id, version: 0, values, at: Date.now() })
    tabDraft.keep(id)
    copy.sent()
    return navigate({ to: pages.addProduct() })
  }

  return (
    <>
      <EditNotices phone={phone} copy={copy} />
      <SellForm
        {...{ sell, brands, currency, seller, grading, listed }}
        subject={{ listingId: phone._id }}
        label={form('edit')}
        submitLabel={form('save')}
        busyLabel={form('saving')}
        notice={
          refusal?.code === 'new_phone' ? (
            <Button wide onClick={listAsNew}>
              {t('asNew')}
            </Button>
          ) : refusal?.code === 'phone_changed' ? (
            <div role="alert">
              <p>{t('changed')}</p>
              <ul className="list-disc ps-5">
                {Object.entries(refusal.fields).map(([field, change]) => (
                  <li key={field}>{change}</li>
                ))}
              </ul>
            </div>
          ) : copy.isChanged && openOffers > 0 ? (
            <p>{t('offers', { count: openOffers, shown: formatCount(openOffers, language) })}</p>
          ) : undefined
        }
        status={t(copy.isChanged ? 'unsaved' : 'unchanged')}
      />
    </>
  )
}

type EditCopyOptions = {
  sellerId: string
  phoneId: string
  formValues: SellFormValues
  restore: (values: SellFormValues) => void
  /** The version of the listing that the form was filled from. */
  version: { current: number }
}

/** Keeps unsaved changes to a listing on this device until they are sent. */
function useEditCopy({ sellerId, phoneId, formValues, restore, version }: EditCopyOptions) {
  const [copies] = useState(() => localCopies(`${sellerId}-edit`))
  const [resumed, setResumed] = useState(false)
  const [opened, setOpened] = useState(false)
  const values = JSON.stringify(toDraftValues(formValues))
  const first = useRef({ formValues, values })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes ready
  useEffect(() => {
    const copy = copies.all().find(({ id }) => id === phoneId)
    if (copy) restore(fromDraftValues(copy.values))
    // Typed for an older version, which may have changed elsewhere since.
    if (copy && copy.version > 0) version.current = copy.version
    setResumed(copy !== undefined)
    setOpened(true)
  }, [])

  const keep = useCallback(
    () =>
      copies.keep({
        id: phoneId,
        version: version.current,
        values: JSON.parse(values),
        at: Date.now(),
      }),
    [copies, phoneId, values, version],
  )

  useEffect(() => {
    if (!opened) return
    if (values === first.current.values) return copies.forget(phoneId)
    keep()
  }, [copies, keep, opened, phoneId, values])

  return {
    resumed,
    isChanged: values !== first.current.values,
    discard() {
      restore(first.current.formValues)
      setResumed(false)
    },
    keep,
    sent: () => copies.forget(phoneId),
  }
}

type EditNoticesProps = { phone: Phone; copy: ReturnType<typeof useEditCopy> }

/** What a seller has to know before changing a listing. */
function EditNotices({ phone, copy }: EditNoticesProps) {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['review', phone._id],
    queryFn: () => api.get('/api/phones/{id}/review', { path: { id: phone._id } }),
  })
  const t = useTranslations('sellParts.edit')
  const notice = reviewNotice(phone.state, data?.review ?? null, { t, language: useLanguage() })
  return (
    <div className="mb-6 flex max-w-3xl flex-col gap-3 empty:hidden">
      {notice && (
        <Notice
          label={t('status')}
          tone="waiting"
          icon={
            notice.waits ? (
              <Clock className="size-5" />
            ) : (
              <TriangleAlert className="size-5 text-amber" />
            )
          }
        >
          <p>{notice.text}</p>
        </Notice>
      )}
      {copy.resumed && (
        <Notice label={t('restored')} icon={<RotateCcwClock className="size-5" />}>
          <p className="flex-1">{t('restoredText')}</p>
          <Button variant="ghost" className="px-3" onClick={copy.discard}>
            {t('undo')}
          </Button>
        </Notice>
      )}
    </div>
  )
}

/** Why a listing waits or was refused, for its seller; undefined when neither. */
export function reviewNotice(
  state: Phone['state'],
  review:
    | (Pick<ListingReview, 'kind' | 'decision' | 'reason'> &
        Partial<Pick<ListingReview, 'notice' | 'requirements'>>)
    | null,
  { t, language }: { t: Translate<'sellParts.edit'>; language: Language },
): { text: string; waits: boolean } | undefined {
  const reason = isolate(review?.reason ?? '', language)
  if (state === 'reserved') return { waits: true, text: t('booked') }
  if (state === 'changes_requested')
    return {
      waits: false,
      text: reason ? t('changesRequested', { reason }) : t('changesRequestedAll'),
    }
  if (state === 'pending_review')
    return {
      // Only the seller can go on.
      waits: !review?.requirements?.length,
      text: review?.notice || t('inReview'),
    }
  if (review?.kind !== 'change') return undefined
  if (review.decision === null) return { waits: true, text: t('changeWaits') }
  if (review.decision === 'approved') return undefined
  return { waits: false, text: t('changeRefused', { reason }) }
}

/** Grading of a listed phone: for the first time, or again with the earlier answers to start from. */
function useRegrading(phone: PhoneDetail, sell: SellFormState) {
  const api = useApi()
  const queryClient = useQueryClient()
  const t = useTranslations('sell.condition')
  const graded = phone.verifications?.grading ?? null
  const canGrade = phone.state !== 'reserved'
  const [again, setAgain] = useState(false)
  const hasAnswers = Object.keys(sell.answers).length > 0
  const { os = null, announced = null } = sell.model?.facts ?? {}
  const grading = useGrading({ os, announced }, sell.answers, null)
  const showsQuestions = canGrade && (!graded || again || hasAnswers)

  async function onGradeAgain() {
    setAgain(true)
    const path = { phoneId: phone._id }
    const last = await queryClient
      .fetchQuery({
        queryKey: ['grading', phone._id],
        queryFn: () => api.get('/api/gradings/{phoneId}', { path }),
      })
      // Without the earlier answers every question is simply asked.
      .catch(() => null)
    if (last) sell.setAnswers((given) => ({ ...last.answers, ...given }))
  }

  function onKeep() {
    setAgain(false)
    sell.setAnswers({})
  }

  /**
   * The answers to save; undefined when nothing was answered.
   * @throws ApiError when some are missing, or one keeps the phone from being sold.
   */
  function answersToSend(): Answers | undefined {
    if (!showsQuestions || !hasAnswers) return undefined
    if (!grading.isComplete)
      throw new ApiError(422, {
        error: 'answers',
        message: t(graded ? 'unanswered' : 'unfinished'),
      })
    throwIfStopped(grading)
    return grading.answers
  }

  const listed: ListedGrading = { graded, canGrade, onGradeAgain, onKeep }
  return { grading: showsQuestions ? grading : undefined, listed, answersToSend }
}
