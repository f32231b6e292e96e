import type { ReactNode } from 'react'
import { Section } from '../ui/layout/page-layout.tsx'

/** The id of an example's section: 'Text fields' is 'text-fields'. */
export const exampleId = (title: string) => title.toLowerCase().replace(/\W+/g, '-')

/** A titled group of component states. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div id={exampleId(title)} className="scroll-mt-20">
      <Section title={title}>
        <div className="flex flex-col gap-5 rounded-box border border-hairline p-4 md:p-6">
          {children}
        </div>
      </Section>
    </div>
  )
}
