import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form/fields.tsx'

type SubmitButtonProps = {
  form: { ready: boolean; busy: boolean }
  busyLabel: string
  children: ReactNode
  wide?: boolean
}

/** Disabled until the page is hydrated. */
export function SubmitButton({ form, busyLabel, children, wide = false }: SubmitButtonProps) {
  return (
    <div inert={!form.ready} className={wide ? '' : 'w-fit'}>
      <Button
        type={form.ready ? 'submit' : 'button'}
        variant="primary"
        size="large"
        wide={wide}
        busy={form.busy}
        busyLabel={busyLabel}
      >
        {children}
      </Button>
    </div>
  )
}

type FormFooterProps = {
  form: { ready: boolean; busy: boolean; message: string | undefined }
  busyLabel: string
  wide?: boolean
  children: ReactNode
}

/** The submit button with the form's error above it. */
export function FormFooter({ form, busyLabel, wide = false, children }: FormFooterProps) {
  return (
    <div className="flex flex-col *:not-last:not-empty:mb-4">
      <FormError title={form.message} />
      <SubmitButton form={form} busyLabel={busyLabel} wide={wide}>
        {children}
      </SubmitButton>
    </div>
  )
}
