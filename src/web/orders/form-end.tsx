import type { ReactNode } from 'react'
import { SubmitButton } from '../forms/submit-button.tsx'
import { FormError } from '../ui/form/fields.tsx'

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
