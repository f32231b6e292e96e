import { lazy, useState } from 'react'
import { LazyPanel } from '../ui/lazy-dialog.tsx'
import { useTranslations } from '../ui/text.ts'

const GradeExamples = lazy(async () => ({
  default: (await import('./grade-examples.tsx')).GradeExamples,
}))

/** What the grades look like, with pictures that are loaded when it is opened. */
export function GradeHelp() {
  const t = useTranslations('search')
  const [isOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
        {t('gradeHelp')}
      </summary>
      <LazyPanel fallback={null}>{isOpened && <GradeExamples />}</LazyPanel>
    </details>
  )
}
