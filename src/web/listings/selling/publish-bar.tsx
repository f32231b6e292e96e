import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/fields.tsx'
import { partsOf } from './progress.ts'
import type { SellForm } from './use-sell-form.ts'

type PublishBarProps = {
  sell: SellForm
  /** True once the phone has a grade. */
  graded: boolean
  /** Where the draft stands. */
  status: ReactNode
  /** What a press does: 'Add product'. */
  act: string
  busyLabel: string
  onPreview: () => void
}

/** At the lower edge of the screen: how far the form is, a look at the result, and the act. */
export function PublishBar(props: PublishBarProps) {
  const { sell, graded, status, act, busyLabel, onPreview } = props
  const parts = partsOf(sell.sheet, graded)
  const done = parts.filter((part) => part.done).length
  const sending = sell.photos.items.filter(({ progress }) => progress !== undefined).length
  return (
    <div className="publish-bar">
      <FormError title={sell.form.message} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-3 text-sm text-muted">
          <progress
            className="meter w-16 shrink-0"
            aria-label="Form progress"
            value={done}
            max={parts.length}
          />
          <span className="min-w-0 truncate">{status}</span>
        </div>
        <div className="flex flex-1 gap-2 md:flex-none">
          <Button
            size="large"
            className="px-3"
            icon={<Eye className="size-4" />}
            onClick={onPreview}
          >
            Preview
          </Button>
          <div className="flex-1">
            <SubmitButton
              form={sell.form}
              wide
              busyLabel={sending > 0 ? 'Waiting for the photos' : busyLabel}
            >
              {act}
            </SubmitButton>
          </div>
        </div>
      </div>
    </div>
  )
}
