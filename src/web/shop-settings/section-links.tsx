import { type SettingSection, settingSections } from '../../shared/settings/definitions.ts'
import { useTranslations } from '../ui/text.ts'

export const sections = Object.keys(settingSections) as SettingSection[]

/** Links to the subjects of a long page: a row that scrolls, or beside the settings where there is room. */
export function SectionLinks({ unsaved }: { unsaved: readonly SettingSection[] }) {
  const t = useTranslations('shopSettings')
  return (
    <nav
      aria-label={t('sections')}
      className="sticky top-16 z-10 -mx-4 flex gap-1 overflow-x-auto bg-paper px-4 py-2 xl:top-24 xl:order-last xl:mx-0 xl:flex-col xl:self-start xl:border-s xl:border-hairline xl:px-0 xl:py-0"
    >
      {sections.map((section) => (
        <a
          key={section}
          href={`#settings-${section}`}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-field px-3 text-sm font-medium text-muted hover:bg-sand/50 hover:text-ink xl:ms-2 xl:min-h-9"
        >
          {t(`section.${section}`)}
          {unsaved.includes(section) && (
            <span className="size-2 rounded-full bg-amber">
              {t.rich('hasUnsaved', {
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
