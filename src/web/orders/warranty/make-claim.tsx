import type { Api } from '../../api/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useLazyDialog } from '../../ui/lazy-dialog.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { OrderDetail } from '../order-api.ts'

export type ClaimPart = {
  api: Api
  order: OrderDetail
  onDone: (message: string) => Promise<void>
}

const lazyClaimForm = lazyPart(async () => (await import('./claim-form.tsx')).ClaimForm)

/** Opens the form in which the buyer says what is wrong. */
export function MakeClaim({ api, order, onDone }: ClaimPart) {
  const form = useLazyDialog(lazyClaimForm)

  return (
    <div>
      <Button onClick={form.show}>Make a claim</Button>
      <Dialog open={form.isOpen} onClose={form.close} title="Make a warranty claim" size="wide">
        {form.Content && (
          <form.Content
            {...{ api, order }}
            onClose={form.close}
            onDone={async (message) => {
              form.close()
              await onDone(message)
            }}
          />
        )}
      </Dialog>
    </div>
  )
}
