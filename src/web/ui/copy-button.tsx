import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './button.tsx'
import { copyText } from './copy-text.ts'
import { useTranslations } from './text.ts'

const CONFIRMATION_MS = 2_000

/** Copies `text`. `what` completes the name: 'Copy email address'. */
export function CopyButton({
  text,
  what,
  className,
}: {
  text: string
  what: string
  className?: string
}) {
  const t = useTranslations('shell.copy')
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await copyText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <IconButton
        className={className}
        label={t('what', { what })}
        icon={
          state === 'copied' ? <Check className="size-4 text-green" /> : <Copy className="size-4" />
        }
        onClick={copy}
      />
      <span role="status" className="sr-only">
        <span>{state === 'copied' && t('done')}</span>
        <span>{state === 'failed' && t('blocked')}</span>
      </span>
    </>
  )
}
