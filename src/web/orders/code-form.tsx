import { useEffect } from 'react'
import { useForm } from '../forms/use-form.ts'
import { TextField } from '../ui/text-field.tsx'
import { digitsOf, whyNotCode } from './code.ts'
import { FormEnd } from './form-end.tsx'
import { type OrderApi, orderCalls } from './order-calls.ts'

type CodeFormProps = {
  api: OrderApi
  orderId: string
  /** What a scanned code held. */
  scanned?: string | undefined
  onDone: () => Promise<void>
}

/** The seller gives the buyer's code, and so ends the sale. */
export function CodeForm({ api, orderId, scanned, onDone }: CodeFormProps) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: whyNotCode(code) }),
    async send({ code }) {
      await orderCalls(api).handOver(orderId, digitsOf(code))
      await onDone()
    },
  })
  const { set } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once for each that is scanned
  useEffect(() => {
    if (scanned) set({ code: scanned })
  }, [scanned])
  return (
    <form {...form.form} className="flex flex-col gap-4" aria-label="Hand over">
      <TextField
        {...form.field('code')}
        label="Buyer’s code"
        help={
          scanned
            ? 'Filled in from the code that you scanned.'
            : 'Six digits, on the buyer’s phone.'
        }
        inputMode="numeric"
        autoComplete="off"
        className="max-w-64 font-mono text-lg tracking-widest tabular-nums"
        data-initial-focus
        required
      />
      <FormEnd form={form} busyLabel="Handing over">
        Hand over
      </FormEnd>
    </form>
  )
}
