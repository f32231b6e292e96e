import { lazy } from 'react'
import { LazyDetails } from '../ui/layout/lazy-details.tsx'
import { useTranslations } from '../ui/text.ts'

const GradeExamples = lazy(async () => ({
  default: (await import('./grade-examples.tsx')).GradeExamples,
}))

/** What the grades look like, with pictures that are loaded when it is opened. */
export function GradeHelp() {
  const t = useTranslations('search')
  return (
    <LazyDetails summary={t('gradeHelp')} summaryClass="text-sm">
      <GradeExamples />
    </LazyDetails>
  )
}
