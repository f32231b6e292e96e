import { isolate } from '../../../shared/isolate.ts'
import {
  CLAIM_ANSWER_DAYS,
  MAX_CLAIM_LENGTH,
  MIN_CLAIM_LENGTH,
} from '../../../shared/orders/order-limits.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { useTranslations } from '../../ui/text.ts'
import { ProblemForm } from '../disputes/dispute-form.tsx'
import { useEvidencePhotos } from '../disputes/evidence-photos.tsx'
import { useOrderTexts } from '../order-texts.ts'
import { type Claim, claimReasons } from './claim-labels.ts'
import type { ClaimPart } from './warranty-section.tsx'

/** The buyer says what is wrong, with photos if they help. */
export default function ClaimForm({
  api,
  order,
  onClose,
  onDone,
}: ClaimPart & { onClose: () => void }) {
  const t = useTranslations('dispute.warranty')
  const problem = useTranslations('dispute.form')
  const { count } = useOrderTexts()
  const seller = isolate(order.seller)
  const photos = useEvidencePhotos()
  const form = useDraftForm(`claim-${order._id}`, {
    initial: { reason: '', text: '', photos: '' },
    check: ({ reason, text }) => ({
      reason: reason ? undefined : t('whatRequired'),
      text:
        text.trim().length < MIN_CLAIM_LENGTH
          ? problem('textShort', count(MIN_CLAIM_LENGTH))
          : undefined,
    }),
    async send({ reason, text }) {
      await api.post('/api/orders/{id}/warranty-claims', {
        path: { id: order._id },
        body: {
          reason: reason as Claim['reason'],
          text: text.trim(),
          photos: await photos.urls(),
        },
        once: true,
      })
      await onDone(t('sent', { name: seller }))
    },
  })
  const { warrantyText } = order.afterSale
  return (
    <ProblemForm
      {...{ form, photos }}
      label={t('form')}
      lead={
        warrantyText && (
          <p className="text-muted wrap-anywhere">
            {t.rich('covers', {
              words: () => <bdi className="text-ink">{warrantyText}</bdi>,
            })}
          </p>
        )
      }
      reasons={{
        legend: t('what'),
        choices: claimReasons.map((value) => ({
          value,
          label: t(`reason.${value}.label`),
          help: t(`reason.${value}.help`),
        })),
      }}
      textHelp={t('textHelp')}
      maxLength={MAX_CLAIM_LENGTH}
      byAdmin={false}
      terms={
        <>
          <span>{t('terms', { seller, ...count(CLAIM_ANSWER_DAYS) })}</span>
          <span>{order.transitions.includes('request_return') && ` ${t('orReturn')}`}</span>
        </>
      }
      submitLabel={t('send')}
      busyLabel={t('sending')}
      onCancel={onClose}
    />
  )
}
