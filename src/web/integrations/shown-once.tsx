import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useTranslations } from '../ui/text.ts'

type ShownOnceProps = {
  title: string
  /** What to do with it. */
  children: string
  secret: string
  /** What it is, in the name of the copy button. */
  what: string
  onDone: () => void
}

/** A key or secret that the server shows this one time. The focus moves to it, so that readers hear of it. */
export function ShownOnce({ title, children, secret, what, onDone }: ShownOnceProps) {
  const t = useTranslations('integrations')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-3 rounded-box bg-accent-wash p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
        {title}
      </h3>
      <p className="max-w-prose text-pretty">{children}</p>
      <p className="flex items-center gap-1 rounded-field border border-hairline bg-paper ps-3">
        <code dir="ltr" className="min-w-0 flex-1 py-2 text-sm break-all select-all">
          {secret}
        </code>
        <CopyButton text={secret} what={what} className="shrink-0 self-start" />
      </p>
      <Button className="self-start" onClick={onDone}>
        {t('stored')}
      </Button>
    </div>
  )
}
