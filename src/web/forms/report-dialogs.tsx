import { type Phone, useApi } from '../api/index.ts'
import { useTranslations } from '../ui/text.ts'
import type { ReportedPart } from './report-button.tsx'
import { ReportForm } from './report-form.tsx'

type ReportListingDialogProps = { phone: Phone; open: boolean; onClose: () => void }

/** Reports a listing. */
export function ReportListingDialog({ phone, ...shown }: ReportListingDialogProps) {
  const api = useApi()
  const t = useTranslations('report.listing')
  return (
    <ReportForm
      {...shown}
      title={t('title')}
      lead={t('lead', { name: phone.name })}
      reasons={[
        { value: 'stolen', label: t('stolen') },
        { value: 'counterfeit', label: t('counterfeit') },
        { value: 'misleading', label: t('misleading') },
        { value: 'offensive', label: t('offensive') },
        { value: 'other', label: t('other') },
      ]}
      send={(complaint) => api.post('/api/reports', { body: { phoneId: phone._id, ...complaint } })}
    />
  )
}

type ReportSellerDialogProps = {
  seller: { _id: string; name: string }
  open: boolean
  onClose: () => void
}

/** Reports a seller. */
export function ReportSellerDialog({ seller, ...shown }: ReportSellerDialogProps) {
  const api = useApi()
  const t = useTranslations('report.seller')
  return (
    <ReportForm
      {...shown}
      title={t('title')}
      lead={t('lead', { name: seller.name })}
      reasons={[
        { value: 'fraud', label: t('fraud') },
        { value: 'counterfeit', label: t('counterfeit') },
        { value: 'stolen', label: t('stolen') },
        { value: 'impersonation', label: t('impersonation') },
        { value: 'offensive', label: t('offensive') },
        { value: 'other', label: t('other') },
      ]}
      send={(complaint) =>
        api.post('/api/reports', { body: { sellerId: seller._id, ...complaint } })
      }
    />
  )
}

type ReportReviewDialogProps = {
  rating: { _id: string; by: string }
  part: ReportedPart
  open: boolean
  onClose: () => void
}

/** Reports a review, or the reply to it. */
export function ReportReviewDialog({ rating, part, ...shown }: ReportReviewDialogProps) {
  const api = useApi()
  const t = useTranslations('report.review')
  const isReview = part === 'review'
  const which = isReview ? { reviewId: rating._id } : { replyTo: rating._id }
  const fake = { value: 'fake', label: t(isReview ? 'fake' : 'untrue') } as const
  return (
    <ReportForm
      {...shown}
      title={t(isReview ? 'title' : 'titleOfReply')}
      lead={t('lead')}
      reasons={[
        ...(isReview ? [fake] : []),
        { value: 'offensive', label: t('offensive') },
        { value: 'private', label: t('private') },
        ...(isReview ? [] : [fake]),
        { value: 'other', label: t('other') },
      ]}
      send={(complaint) => api.post('/api/reports', { body: { ...which, ...complaint } })}
    />
  )
}
