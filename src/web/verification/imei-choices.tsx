import { MAX_IMEI_TEXT, parseImei } from '../../shared/listings/imei.ts'
import { Button } from '../ui/button.tsx'
import { useTranslations } from '../ui/text.ts'

/** Below an IMEI field with a problem: the numbers that may be meant, one press each. */
export function ImeiChoices({
  text,
  onChoose,
}: {
  text: string
  onChoose: (imei: string) => void
}) {
  const t = useTranslations('shell')
  const read = parseImei(text)
  const choices = 'wrong' in read ? read.choices : undefined
  if (!choices) return null
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map((imei) => (
        <Button key={imei} className="px-3 text-sm tabular-nums" onClick={() => onChoose(imei)}>
          {t('use', { value: imei })}
        </Button>
      ))}
    </div>
  )
}

/** How an IMEI is typed in every form. */
export const imeiInput = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: MAX_IMEI_TEXT,
} as const
