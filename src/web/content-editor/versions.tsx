import { useState } from 'react'
import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import { type EditedPage, useApi } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Moment } from '../ui/reader.tsx'
import { Comparison } from './comparison.tsx'
import type { PageText } from './queries.ts'

type VersionsProps = {
  stored: EditedPage
  /** What is in the editor. */
  text: PageText
  onRestore: (text: PageText, version: number) => void
}

type Compared = { before: PageText; after: PageText; title: string }

/** The text that is being edited, in the list of versions to compare with. */
const EDITED = 'edited'

/** Who published what, when; versions are compared, and restored into the editor. */
export function Versions({ stored: { page, versions }, text, onRestore }: VersionsProps) {
  const api = useApi()
  const { busy, run } = useAction()
  const [other, setOther] = useState(EDITED)
  const [compared, setCompared] = useState<Compared>()

  const read = (version: number): Promise<PageText> =>
    api
      .get('/api/content/{page}/versions/{version}', { path: { page, version } })
      .then(({ title, description, body }) => ({ title, description, body }))

  const compare = (version: number) =>
    run(`compare ${version}`, async () => {
      const before = await read(version)
      const after = other === EDITED ? text : await read(Number(other))
      const name = other === EDITED ? 'the text in the editor' : `version ${other}`
      setCompared({ before, after, title: `Version ${version} and ${name}` })
    })

  const restore = (version: number) =>
    run(`restore ${version}`, async () => onRestore(await read(version), version))

  if (versions.length === 0)
    return <p className="text-muted">Each text that you publish is kept here.</p>
  return (
    <>
      <div className="mb-4 max-w-72">
        <SelectField
          label="Compare with"
          value={other}
          options={[
            { value: EDITED, label: 'The text in the editor' },
            ...versions.map(({ version }) => ({
              value: String(version),
              label: `Version ${version}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => setOther(value)}
        />
      </div>
      <ol className="divide-y divide-hairline border-y border-hairline">
        {versions.map(({ version, title, requiresConsent, publishedAt, publishedBy }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60 text-sm">
              <p id={`version-${version}`} className="font-semibold wrap-anywhere">
                Version {version}: {title}
              </p>
              <p className="text-muted">
                {publishedBy ?? (version === 1 ? 'Default text' : DELETED_ACCOUNT)},{' '}
                <Moment at={publishedAt} exact />
              </p>
            </div>
            {requiresConsent && <Badge tone="accent">Had to be accepted</Badge>}
            <div className="flex gap-2">
              <Button
                busy={busy === `compare ${version}`}
                busyLabel="Comparing"
                aria-describedby={`version-${version}`}
                onClick={() => compare(version)}
              >
                Compare
              </Button>
              <Button
                busy={busy === `restore ${version}`}
                busyLabel="Loading"
                aria-describedby={`version-${version}`}
                onClick={() => restore(version)}
              >
                Restore
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Dialog
        open={compared !== undefined}
        onClose={() => setCompared(undefined)}
        title={compared?.title ?? ''}
        size="wide"
      >
        {compared && <Comparison before={compared.before} after={compared.after} />}
      </Dialog>
    </>
  )
}
