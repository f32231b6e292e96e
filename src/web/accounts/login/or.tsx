import { useTranslations } from '../../ui/text.ts'

/** Separator between the two ways to log in. */
export function Or() {
  const t = useTranslations('shell')
  return (
    <div className="flex items-center gap-4 text-sm text-muted">
      <span className="h-px flex-1 bg-hairline" />
      {t('or')}
      <span className="h-px flex-1 bg-hairline" />
    </div>
  )
}
