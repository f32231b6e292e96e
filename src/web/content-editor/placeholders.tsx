import type { EditedPage } from '../api/index.ts'
import { Button } from '../ui/button.tsx'
import { useTranslations } from '../ui/text.ts'

type PlaceholdersProps = {
  placeholders: EditedPage['placeholders']
  onInsert: (placeholder: string) => void
}

/** Values from the settings that a text can name. */
export function Placeholders({ placeholders, onInsert }: PlaceholdersProps) {
  const t = useTranslations('contentEditor.placeholders')
  return (
    <details className="rounded-box border border-hairline p-4">
      <summary className="cursor-pointer font-semibold">{t('title')}</summary>
      <p className="mt-2 text-sm text-pretty text-muted">{t('text')}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {placeholders.map(({ name, description, value }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            <div className="min-w-0 flex-1 basis-52">
              <code dir="ltr" className="font-mono wrap-anywhere">{`{{${name}}}`}</code>
              <p className="text-muted">
                <span>{description}</span>
                {value === null && <span className="block">{t('empty')}</span>}
              </p>
            </div>
            <Button aria-label={t('insertName', { name })} onClick={() => onInsert(`{{${name}}}`)}>
              {t('insert')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
