import { MAX_STATEMENT_LENGTH, MIN_STATEMENT_LENGTH } from '../../../shared/orders/order-limits.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextareaField } from '../../ui/form/fields.tsx'
import { useTranslations } from '../../ui/text.ts'
import { useOrderTexts } from '../order-texts.ts'
import type { DisputePart } from './dispute-section.tsx'
import { EvidenceField, useEvidencePhotos } from './evidence-photos.tsx'

type StatementFormProps = DisputePart & { isReply: boolean; onClose: () => void }

/** What a side or an admin adds to a dispute. */
export function StatementForm(props: StatementFormProps) {
  const { api, dispute, viewerRole, onDone, isReply, onClose } = props
  const t = useTranslations('dispute')
  const statementProblem = useStatementCheck()
  const photos = useEvidencePhotos()
  const form = useDraftForm(`statement-${dispute.orderId}`, {
    initial: { text: '', photos: '' },
    check: ({ text }) => ({ text: statementProblem(text) }),
    async send({ text }) {
      const statement = { text: text.trim(), photos: await photos.urls() }
      const changed = await api.post('/api/orders/{id}/dispute/statements', {
        path: { id: dispute.orderId },
        body: statement,
        once: true,
      })
      onClose()
      await onDone(changed, t('statement.added'))
    },
  })
  const kind = isReply ? 'reply' : viewerRole === 'admin' ? 'question' : 'details'
  const label = t(`statement.${kind}`)
  return (
    <form
      {...form.form}
      aria-label={label}
      className="flex flex-col gap-5 rounded-box border border-hairline p-4 md:p-5"
    >
      <TextareaField
        {...form.field('text')}
        label={label}
        help={t(isReply ? 'statement.replyHelp' : 'statement.help')}
        maxLength={MAX_STATEMENT_LENGTH}
      />
      <EvidenceField
        photos={photos}
        byAdmin={viewerRole === 'admin'}
        error={form.problem('photos')}
      />
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isReply ? 'primary' : 'quiet'}
          busy={form.busy}
          busyLabel={t('sending')}
        >
          {t(isReply ? 'statement.sendReply' : 'statement.submit')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('notNow')}
        </Button>
      </div>
    </form>
  )
}

/** Finds what is wrong with the text of a statement. */
export function useStatementCheck() {
  const t = useTranslations('dispute.form')
  const { count } = useOrderTexts()
  return (text: string): string | undefined => {
    const { length } = text.trim()
    if (length === 0) return t('textRequired')
    if (length < MIN_STATEMENT_LENGTH) return t('textShort', count(MIN_STATEMENT_LENGTH))
  }
}
