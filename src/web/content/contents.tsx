import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useTranslations } from '../ui/text.ts'

/** A text with fewer sections needs no contents. */
const LEAST_SECTIONS = 4

type Section = { id: string; title: string }

type WithContentsProps = {
  sections: readonly Section[]
  /** Of the titles, where it is not that of the page. */
  language: { lang: string; dir: 'auto' } | undefined
  /** Links above the text where there is no room beside it. */
  isJumpList?: boolean
  children: ReactNode
}

/** A long text with links to its sections at its side. The section that is being read is marked. */
export function WithContents(props: WithContentsProps) {
  const { sections, language, isJumpList = false, children } = props
  const t = useTranslations('legal')
  const current = useSectionInSight(sections)
  if (sections.length < LEAST_SECTIONS) return children
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_14rem]">
      <nav
        aria-labelledby="contents"
        className={classNames(
          'xl:sticky xl:top-24 xl:order-last xl:max-h-[calc(100dvh-8rem)] xl:self-start xl:overflow-y-auto',
          !isJumpList && 'max-xl:hidden',
        )}
      >
        <h2 id="contents" className="mb-2 text-sm font-medium text-muted">
          {t('contents')}
        </h2>
        <ul
          {...language}
          className="flex flex-wrap gap-2 xl:flex-col xl:gap-0 xl:border-s xl:border-hairline"
        >
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                className="inline-flex min-h-11 items-center px-4 text-sm text-muted hover:text-ink max-xl:rounded-field max-xl:border max-xl:border-hairline xl:-ms-px xl:min-h-9 xl:border-s-2 xl:border-transparent xl:aria-[current]:border-accent xl:aria-[current]:font-medium xl:aria-[current]:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="@container grid min-w-0 gap-10 lg:gap-12">{children}</div>
    </div>
  )
}

/** The band of the screen in which a section counts as being read. */
const READING_BAND = '-20% 0px -70% 0px'

/** The id of the section in the upper part of the screen, or of the last one that was there. */
function useSectionInSight(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setCurrent(entry.target.id)
      },
      { rootMargin: READING_BAND },
    )
    for (const { id } of sections) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
