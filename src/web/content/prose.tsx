import type { ReactNode } from 'react'

/** Paragraphs, lists and code of an answer. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="space-y-3 text-pretty [&_code]:rounded-field [&_code]:bg-sand [&_code]:px-1 [&_code]:font-mono [&_code]:text-sm [&_code]:text-ink [&_strong]:text-ink [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:ps-5">
      {children}
    </div>
  )
}
