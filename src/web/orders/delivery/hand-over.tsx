import { KeyRound, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { plainCode } from '../../../shared/plain-line.ts'
import type { Api, Order } from '../../api/index.ts'
import { FormFooter } from '../../forms/submit-button.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { QrPicture } from '../../ui/pictures/qr-picture.tsx'
import { useTranslations } from '../../ui/text.ts'
import { codeProblem, groupDigits } from './hand-over-code.ts'

type HandOverCodeProps = {
  order: Pick<Order, 'name' | 'seller' | 'paymentMethod' | 'state'>
  code: string
  qr?: string | null
  describedBy?: string
  /** The main action of the page. */
  primary?: boolean
}

/** Hidden behind a button: the code is enough to complete the sale. */
export function HandOverCode(props: HandOverCodeProps) {
  const { order, code, qr, describedBy, primary = false } = props
  const t = useTranslations('order.handOver')
  const [open, setOpen] = useState(false)
  const what = { phone: () => <bdi>{order.name}</bdi>, name: () => <bdi>{order.seller}</bdi> }
  const paid = order.state === 'paid'
  return (
    <>
      <Button
        {...(primary
          ? { variant: 'primary' as const, size: 'large' as const }
          : { className: 'px-3 whitespace-nowrap' })}
        icon={<KeyRound className="size-4" />}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {t(primary ? 'showPrimary' : 'show')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')}>
        <div className="print-alone flex flex-col items-center gap-4">
          {qr && <QrPicture svg={qr} alt={t('qr')} className="w-full max-w-64 rounded-field" />}
          <p
            className="w-full rounded-field bg-sand py-4 text-center font-mono text-xl font-bold tracking-widest tabular-nums"
            dir="ltr"
          >
            {qr ? groupDigits(code) : code}
          </p>
          <p className="text-center text-sm text-muted">{t.rich('phone', what)}</p>
        </div>
        <ol className="mt-5 flex list-(--numerals) flex-col gap-2 ps-5 text-muted">
          <li>{t.rich('meet', what)}</li>
          <li>{t(paid ? (qr ? 'paidQr' : 'paid') : qr ? 'payQr' : 'pay')}</li>
          <li>{t('never')}</li>
        </ol>
        {qr && (
          <Button
            className="mt-4"
            icon={<Printer className="size-4" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        )}
      </Dialog>
    </>
  )
}

type CodeFormProps = {
  api: Api
  orderId: string
  /** From the QR code on the buyer's phone. */
  scanned?: string | undefined
  onDone: () => Promise<void>
}

/** The seller enters the buyer's code, which completes the sale. */
export function CodeForm({ api, orderId, scanned, onDone }: CodeFormProps) {
  const t = useTranslations('order.handOver')
  const form = useForm({
    initial: { code: '' },
    check({ code }) {
      const problem = codeProblem(code)
      return { code: problem && t(`problem.${problem}`) }
    },
    async send({ code }) {
      await api.post('/api/orders/{id}/hand-over', {
        path: { id: orderId },
        body: { code: plainCode(code) },
        once: true,
      })
      await onDone()
    },
  })
  const { set } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: fill in each scanned code once
  useEffect(() => {
    if (scanned) set({ code: scanned })
  }, [scanned])
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label={t('form')}>
      <TextField
        {...form.field('code')}
        label={t('label')}
        help={t(scanned ? 'scanned' : 'help')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        className="max-w-64 font-mono text-lg tracking-widest tabular-nums"
        data-initial-focus
        required
      />
      <FormFooter form={form} busyLabel={t('busy')}>
        {t('submit')}
      </FormFooter>
    </form>
  )
}
