import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

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
