import { useSyncExternalStore } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useCount, useTranslations } from '../../ui/text.ts'
import { toast } from '../../ui/toaster.tsx'
import { compared, MOST_COMPARED } from './comparison.ts'

type CompareProps = {
  phone: { _id: string; name: string }
  className?: string
}

/** Adds a phone to the comparison, or removes it. */
export function CompareMark({ phone: { _id, name }, className }: CompareProps) {
  const t = useTranslations('card')
  const shown = useCount()
  return (
    <button
      type="button"
      aria-label={t('compare', { name })}
      aria-pressed={useIsCompared(_id)}
      className={classNames('mark-button mark-compare icon', className)}
      onClick={() => toggleCompared(_id, () => t('compareLimit', { most: shown(MOST_COMPARED) }))}
    />
  )
}

function toggleCompared(id: string, limitText: () => string): void {
  if (compared.all().includes(id)) compared.drop(id)
  else if (compared.all().length < MOST_COMPARED) compared.add(id)
  else toast.error(limitText())
}

const never = () => false

function useIsCompared(id: string): boolean {
  return useSyncExternalStore(compared.subscribe, () => compared.all().includes(id), never)
}
