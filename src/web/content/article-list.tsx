import { Plus } from 'lucide-react'
import type { ShopPage } from '../api/index.ts'
import { RichText } from './rich-text.tsx'
import { useTextLanguage } from './text-language.ts'

/** The sections of a text as articles that open. */
export function ArticleList({ text }: { text: Pick<ShopPage, 'sections' | 'language'> }) {
  const language = useTextLanguage(text)
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {text.sections.map(({ id, title, html }) => (
        <details key={id} id={id} className="group">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-field py-5 hover:text-accent-ink md:py-6">
            <h2 {...language} className="text-lg text-pretty">
              {title}
            </h2>
            <Plus className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
          </summary>
          <div {...language} className="max-w-prose pb-8 leading-relaxed">
            <RichText html={html} />
          </div>
        </details>
      ))}
    </div>
  )
}
