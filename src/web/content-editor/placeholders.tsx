import type { EditedPage } from '../api/index.ts'
import { Button } from '../ui/button.tsx'

type PlaceholdersProps = {
  placeholders: EditedPage['placeholders']
  onInsert: (placeholder: string) => void
}

/** Values from the settings that a text can name. */
export function Placeholders({ placeholders, onInsert }: PlaceholdersProps) {
  return (
    <details className="rounded-box border border-hairline p-4">
      <summary className="cursor-pointer font-semibold">Values from the settings</summary>
      <p className="mt-2 text-sm text-pretty text-muted">
        A placeholder shows what the settings say, also after they change.
      </p>
      <ul className="mt-3 divide-y divide-hairline">
        {placeholders.map(({ name, description, value }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            <div className="min-w-0 flex-1 basis-52">
              <code className="font-mono wrap-anywhere">{`{{${name}}}`}</code>
              <p className="text-muted">
                {description}
                <span>{value === null && '. Its setting is empty.'}</span>
              </p>
            </div>
            <Button aria-label={`Insert ${name}`} onClick={() => onInsert(`{{${name}}}`)}>
              Insert
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
