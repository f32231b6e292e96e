import { useEffect, useState } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'

/**
 * Seconds until something expires; undefined without anything. Counted from when it arrived, because
 * the browser's clock may be wrong.
 */
export function useTimeLeft(made: { _id: string; secondsLeft: number } | undefined) {
  const [left, setLeft] = useState<{ proofId: string; seconds: number }>()
  const { _id, secondsLeft } = made ?? {}

  useEffect(() => {
    if (_id === undefined || secondsLeft === undefined) return
    const end = Date.now() + secondsLeft * 1_000
    const tick = () =>
      setLeft({ proofId: _id, seconds: Math.max(0, Math.ceil((end - Date.now()) / 1_000)) })
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [_id, secondsLeft])

  if (!made) return undefined
  // The count of the one before does not apply.
  return left?.proofId === made._id ? left.seconds : made.secondsLeft
}

/** '29 minutes', '40 seconds'. */
export function useFormatTimeLeft(): (seconds: number) => string {
  const t = useTranslations('proving')
  const language = useLanguage()
  const count = (number: number) => ({ count: number, shown: formatCount(number, language) })
  return (seconds) =>
    seconds < 60 ? t('seconds', count(seconds)) : t('minutes', count(Math.ceil(seconds / 60)))
}
