import { lazy, useState } from 'react'
import { LazyPanel } from '../ui/lazy-dialog.tsx'

const GradeExamples = lazy(async () => ({
  default: (await import('./grade-examples.tsx')).GradeExamples,
}))

/** What the grades look like, with pictures that are loaded when it is opened. */
export function GradeHelp() {
  const [isOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-medium">
        What the grades look like
      </summary>
      <LazyPanel fallback={null}>{isOpened && <GradeExamples />}</LazyPanel>
    </details>
  )
}
