import { useState } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import { type EditedPage, useApi } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
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
  const t = useTranslations('contentEditor')
  const language = useLanguage()
  const number = (version: number) => formatCount(version, language)
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
      const title =
        other === EDITED
          ? t('versions.comparedWithEdited', { version: number(version) })
          : t('versions.compared', { version: number(version), other: number(Number(other)) })
      setCompared({ before, after, title })
    })

  const restore = (version: number) =>
    run(`restore ${version}`, async () => onRestore(await read(version), version))

  if (versions.length === 0) return <p className="text-muted">{t('versions.none')}</p>
  return (
    <>
      <div className="mb-4 max-w-72">
        <SelectField
          label={t('versions.compareWith')}
          value={other}
          options={[
            { value: EDITED, label: t('versions.edited') },
            ...versions.map(({ version }) => ({
              value: String(version),
              label: t('versions.version', { version: number(version) }),
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
                {t('versions.name', { version: number(version), title })}
              </p>
              <p className="text-muted">
                {t.rich('versions.by', {
                  name: publishedBy ?? t(version === 1 ? 'badge.defaultText' : 'deletedAccount'),
                  time: () => <Moment key="time" at={publishedAt} exact />,
                })}
              </p>
            </div>
            {requiresConsent && <Badge tone="accent">{t('versions.accepted')}</Badge>}
            <div className="flex gap-2">
              <Button
                busy={busy === `compare ${version}`}
                busyLabel={t('versions.comparing')}
                aria-describedby={`version-${version}`}
                onClick={() => compare(version)}
              >
                {t('versions.compare')}
              </Button>
              <Button
                busy={busy === `restore ${version}`}
                busyLabel={t('versions.restoring')}
                aria-describedby={`version-${version}`}
                onClick={() => restore(version)}
              >
                {t('versions.restore')}
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
