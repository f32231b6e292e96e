import { useQuery, useQueryClient } from '@tanstack/react-query'
import { EyeOff, Lock, Star } from 'lucide-react'
import { useId, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import { isolate } from '../../../shared/isolate.ts'
import {
  MAX_RATING_LENGTH,
  MAX_REPLY_LENGTH,
  REPLY_EDIT_HOURS,
} from '../../../shared/orders/order-limits.ts'
import type { Api } from '../../api/index.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, FormError, TextareaField } from '../../ui/form/fields.tsx'
import { Moment } from '../../ui/reader.tsx'
import { useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import type { AfterDeliveryProps } from '../after-delivery/after-delivery.tsx'
import { afterDeliveryQueries, type SaleRatings } from '../order-api.ts'
import { LoadError, OrderSection, SectionPending } from '../order-section.tsx'
import { useOrderTexts } from '../order-texts.ts'
import { HiddenNote, RatingCard, Reply, ReportReview } from './rating-card.tsx'

/** Reviews of both sides, hidden until both are written or a week has passed. */
export function RatingSection({ api, order }: AfterDeliveryProps) {
  const t = useTranslations('dispute.review')
  const options = afterDeliveryQueries.ratings(api, order._id)
  const query = useQuery(options)
  const queryClient = useQueryClient()
  const [writing, setWriting] = useState(false)
  const { data: ratings, error } = query
  const other = isolate(order.viewerRole === 'buyer' ? order.seller : order.buyer)
  if (ratings && !ratings.canRate && !ratings.own && !ratings.other && !ratings.otherHidden)
    return null

  function onRated(next: SaleRatings) {
    queryClient.setQueryData(options.queryKey, next)
    setWriting(false)
    toast.success(t(next.own?.publishedAt ? 'bothVisible' : 'saved'))
  }

  function onReplied(next: SaleRatings) {
    queryClient.setQueryData(options.queryKey, next)
    toast.success(t('replySaved'))
  }

  return (
    <OrderSection id="reviews" title={t('title')} Icon={Star}>
      {!ratings && error && <LoadError query={query} />}
      {!ratings && !error && <SectionPending label={t('loading')} />}
      {ratings && (
        <>
          {ratings.own && !writing && (
            <RatingCard
              rating={ratings.own}
              title={t('yours', { name: other })}
              rated={other}
              belowReply={
                <ReportReview
                  rating={{ ...ratings.own, by: t('you') }}
                  part="reply"
                  page={pages.order(order._id)}
                />
              }
            >
              {ratings.own.hidden && (
                <HiddenNote reason={ratings.own.hidden.reason}>{t('hidden')}</HiddenNote>
              )}
            </RatingCard>
          )}
          {ratings.other && (
            <RatingCard rating={ratings.other} title={t('theirs', { name: other })}>
              <ReportReview rating={ratings.other} part="review" page={pages.order(order._id)} />
              <OwnReply {...{ api, ratings }} orderId={order._id} onReplied={onReplied} />
            </RatingCard>
          )}
          {ratings.otherHidden && (
            <p className="flex max-w-prose items-start gap-3 rounded-field bg-mist px-4 py-3 text-sm">
              <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span>{t('otherHidden', { name: other })}</span>
            </p>
          )}
          {!ratings.other && !ratings.otherHidden && (
            <SealedNotice ratings={ratings} other={other} />
          )}
          {ratings.canRate && (!ratings.own || writing) && (
            <RatingForm
              {...{ api, other, ratings }}
              orderId={order._id}
              onRated={onRated}
              onCancel={ratings.own ? () => setWriting(false) : undefined}
            />
          )}
          {ratings.canRate && ratings.own && !writing && (
            <div>
              <Button onClick={() => setWriting(true)}>{t('edit')}</Button>
            </div>
          )}
        </>
      )}
    </OrderSection>
  )
}

/** Why the other review isn't shown yet. */
function SealedNotice({ ratings, other }: { ratings: SaleRatings; other: string }) {
  const t = useTranslations('dispute.review')
  const { own, otherWrote, shownFrom } = ratings
  return (
    <p className="flex max-w-prose items-start gap-3 rounded-field bg-mist px-4 py-3 text-sm">
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <span>{otherWrote && `${t('wrote', { name: other })} `}</span>
        <span>{own && !otherWrote && `${t('notYet', { name: other })} `}</span>
        {shownFrom
          ? t.rich('sealedUntil', { time: () => <Moment at={shownFrom} deadline /> })
          : t('sealed')}
      </span>
    </p>
  )
}

type RatingFormProps = {
  api: Api
  orderId: string
  other: string
  ratings: SaleRatings
  onRated: (ratings: SaleRatings) => void
  onCancel: (() => void) | undefined
}

export function RatingForm({ api, orderId, other, ratings, onRated, onCancel }: RatingFormProps) {
  const t = useTranslations('dispute.review')
  const shell = useTranslations('shell')
  const { own } = ratings
  const form = useDraftForm(`rating-${orderId}`, {
    initial: { stars: own ? String(own.stars) : '', text: own?.text ?? '' },
    check: ({ stars }) => ({ stars: stars ? undefined : t('starsRequired') }),
    async send({ stars, text }) {
      const rating = { stars: Number(stars), text: text.trim() }
      onRated(await api.put('/api/orders/{id}/ratings', { path: { id: orderId }, body: rating }))
    },
  })
  return (
    <form
      {...form.form}
      aria-label={t('form')}
      className="flex flex-col gap-5 rounded-box border border-hairline bg-raised p-4 md:p-5"
    >
      <StarField
        legend={t('question', { name: other })}
        value={form.values.stars}
        onChange={(stars) => form.set({ stars })}
        error={form.problem('stars')}
      />
      <TextareaField
        {...form.field('text')}
        label={t('text')}
        optional
        help={t('textHelp')}
        maxLength={MAX_RATING_LENGTH}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
          {t(own ? 'save' : 'submit')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {shell('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

const words = ['bad', 'poor', 'ok', 'good', 'veryGood'] as const

type StarFieldProps = {
  legend: string
  /** '' or '1' to '5'. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** One to five stars, as a group of radio buttons. */
export function StarField({ legend, value, onChange, error }: StarFieldProps) {
  const t = useTranslations('dispute.review')
  const { count } = useOrderTexts()
  const chosen = words[Number(value) - 1]
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {words.map((word, index) => {
            const stars = index + 1
            return (
              <label
                key={word}
                className="relative flex size-11 cursor-pointer items-center justify-center rounded-field has-focus-visible:outline-2"
              >
                <input
                  type="radio"
                  name={`${id}-stars`}
                  value={stars}
                  checked={value === String(stars)}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                  onChange={() => onChange(String(stars))}
                />
                <span className="sr-only">
                  {t('star', { ...count(stars), word: t(`word.${word}`) })}
                </span>
                <Star
                  aria-hidden="true"
                  className={classNames(
                    'size-7',
                    stars <= Number(value) ? 'fill-current text-amber' : 'text-edge',
                  )}
                />
              </label>
            )
          })}
        </div>
        <p aria-hidden="true" className="text-sm text-muted">
          {chosen && t(`word.${chosen}`)}
        </p>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

type OwnReplyProps = {
  api: Pick<Api, 'put'>
  orderId: string
  ratings: SaleRatings
  onReplied: (ratings: SaleRatings) => void
}

/** Below the other side's review: the viewer's reply, and a form to write or edit it. */
function OwnReply({ api, orderId, ratings, onReplied }: OwnReplyProps) {
  const t = useTranslations('dispute.review')
  const { ownReply, canReply } = ratings
  const [writing, setWriting] = useState(false)
  if (writing)
    return (
      <ReplyForm
        {...{ api, orderId }}
        text={ownReply?.text ?? ''}
        onReplied={(next) => {
          setWriting(false)
          onReplied(next)
        }}
        onCancel={() => setWriting(false)}
      />
    )
  if (!ownReply)
    return (
      canReply && (
        <div>
          <Button onClick={() => setWriting(true)}>{t('reply')}</Button>
        </div>
      )
    )
  return (
    <Reply by={t('you')} reply={ownReply}>
      {ownReply.hidden && (
        <HiddenNote reason={ownReply.hidden.reason}>{t('replyHidden')}</HiddenNote>
      )}
      {canReply && (
        <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <Button variant="ghost" className="-ms-3 px-3" onClick={() => setWriting(true)}>
            {t('editReply')}
          </Button>
          <span>
            {t.rich('until', { time: () => <Moment at={ownReply.editableUntil} deadline /> })}
          </span>
        </div>
      )}
    </Reply>
  )
}

type ReplyFormProps = Omit<OwnReplyProps, 'ratings'> & { text: string; onCancel: () => void }

function ReplyForm({ api, orderId, text, onReplied, onCancel }: ReplyFormProps) {
  const t = useTranslations('dispute.review')
  const shell = useTranslations('shell')
  const { count } = useOrderTexts()
  const form = useDraftForm(`reply-${orderId}`, {
    initial: { text },
    check: (values) => (values.text.trim() ? {} : { text: t('replyRequired') }),
    async send(values) {
      const body = { text: values.text.trim() }
      onReplied(await api.put('/api/orders/{id}/ratings/reply', { path: { id: orderId }, body }))
    },
  })
  return (
    <form
      {...form.form}
      aria-label={t('reply')}
      className="flex flex-col gap-4 rounded-box border border-hairline bg-raised p-4"
    >
      <TextareaField
        {...form.field('text')}
        label={t('replyText')}
        help={t('replyHelp', count(REPLY_EDIT_HOURS))}
        maxLength={MAX_REPLY_LENGTH}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
          {t(text ? 'saveReply' : 'publishReply')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {shell('cancel')}
        </Button>
      </div>
    </form>
  )
}
