import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import {
  MAX_PAGE_BODY_LENGTH,
  MAX_PAGE_DESCRIPTION_LENGTH,
  MAX_PAGE_TITLE_LENGTH,
} from '../../shared/content/content-pages.ts'
import { formatCount } from '../../shared/quantities.ts'
import { ApiError, type EditedPage, useApi } from '../api/index.ts'
import { useAction, useReadRefusal } from '../forms/use-action.ts'
import { deleteStoredDraft, readDraft, storeDraft } from '../forms/use-draft-form.ts'
import { useForm } from '../forms/use-form.ts'
import { configQuery } from '../shell/shop.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckboxField, FormError, TextareaField, TextField } from '../ui/form/fields.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { Comparison } from './comparison.tsx'
import { Preview } from './page-preview.tsx'
import { Placeholders } from './placeholders.tsx'
import { editorQueries, type PageText } from './queries.ts'
import { Versions } from './versions.tsx'

type Values = { title: string; description: string; body: string; revision: string }

/** What is stored now: the draft, or what visitors read, or where the page starts. */
function storedText({ draft, published, start }: EditedPage): PageText {
  const { title, description, body } = draft ?? published ?? start
  return { title, description, body }
}

function toText({ title = '', description = '', body = '' }: Partial<Values>): PageText {
  return { title, description, body }
}

const isSame = (a: PageText, b: PageText) =>
  a.title === b.title && a.description === b.description && a.body === b.body

/**
 * Edits the text of a page. What is typed stays in this tab until it is saved. `revision` is the one that the
 * text began with: when another admin was first, their text is shown beside this one.
 */
export function PageEditor({ stored }: { stored: EditedPage }) {
  const { page, revision, hasDefault } = stored
  const api = useApi()
  const t = useTranslations('contentEditor')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const readRefusal = useReadRefusal()
  const [confirm, confirmDialog] = useConfirm()
  const [isPublishing, setPublishing] = useState(false)
  const [conflict, setConflict] = useState<EditedPage>()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const saved = storedText(stored)
  const form = useForm<Values>({
    initial: { ...saved, revision: String(revision) },
    check: ({ title, body }) => ({
      title: title.trim() ? undefined : t('form.titleMissing'),
      body: body.trim() ? undefined : t('form.textMissing'),
    }),
    send: (values) => orConflict(() => saveDraft(values)),
  })
  const text = toText(form.values)
  const isChanged = !isSame(text, saved)
  useTabDraft(`content-${page}`, form, isChanged)

  /** Reads the page again, and shows it beside what is typed here if another admin has changed it. */
  async function orConflict(work: () => Promise<void>) {
    try {
      await work()
      setConflict(undefined)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'page_changed') throw error
      const current = await reload()
      form.set({ revision: String(current.revision) })
      setConflict(current)
    }
  }

  function reload() {
    return queryClient.fetchQuery({ ...editorQueries.page(api, page), staleTime: 0 })
  }

  async function showStored() {
    const current = await reload()
    form.set({ ...storedText(current), revision: String(current.revision) })
    await queryClient.invalidateQueries({ queryKey: ['content'], exact: true })
  }

  async function saveDraft(values: Values) {
    const body = { ...toText(values), revision: Number(values.revision) }
    await api.put('/api/content/{page}/draft', { path: { page }, body })
    await showStored()
    toast.success(t('save.done'))
  }

  async function publish(requiresConsent: boolean) {
    const body = { ...text, revision: Number(form.values.revision), requiresConsent }
    try {
      await orConflict(async () => {
        await api.post('/api/content/{page}/publish', { path: { page }, body, once: true })
        await Promise.all([showStored(), queryClient.invalidateQueries(configQuery(api))])
        await queryClient.invalidateQueries({ queryKey: ['shop-page', page] })
        toast.success(t('publish.done'))
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.refuse(readRefusal(error))
    } finally {
      setPublishing(false)
    }
  }

  const discard = () =>
    run('discard', async () => {
      const question = { what: t('discard.what'), action: t('discard.short'), danger: true }
      if (!(await confirm(question))) return
      await orConflict(async () => {
        const query = { revision: Number(form.values.revision) }
        await api.delete('/api/content/{page}/draft', { path: { page }, query })
        await showStored()
        toast.success(t('discard.done'))
      })
    })

  const unpublish = () =>
    run('unpublish', async () => {
      const question = { what: t('unpublish.what'), action: t('unpublish.action'), danger: true }
      if (!(await confirm(question))) return
      await orConflict(async () => {
        const body = { revision: Number(form.values.revision) }
        await api.post('/api/content/{page}/unpublish', { path: { page }, body })
        await Promise.all([showStored(), queryClient.invalidateQueries(configQuery(api))])
        toast.success(t('unpublish.done'))
      })
    })

  const startOver = async () => {
    const question = { what: t('startOver.what'), action: t('startOver.action') }
    if (isSame(text, stored.start) || !(await confirm(question))) return
    form.set(stored.start)
  }

  function selectLine(line: number) {
    const field = textarea.current
    if (!field) return
    const lines = field.value.split('\n')
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    field.focus()
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
    field.scrollTop = ((line - 3) / lines.length) * field.scrollHeight
  }

  function insert(placeholder: string) {
    const field = textarea.current
    const { selectionStart: start, selectionEnd: end } = field ?? {
      selectionStart: 0,
      selectionEnd: 0,
    }
    const { body } = form.values
    form.set({ body: body.slice(0, start) + placeholder + body.slice(end) })
    field?.focus()
  }

  return (
    <div className="flex flex-col gap-10">
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <form {...form.form} className="flex min-w-0 flex-col gap-5" aria-label={t('form.label')}>
          <State stored={stored} isChanged={isChanged} />
          {conflict && (
            <Conflict
              theirs={conflict}
              text={text}
              onTake={() => {
                form.set(storedText(conflict))
                setConflict(undefined)
              }}
            />
          )}
          <TextField
            {...form.field('title')}
            label={t('form.title')}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_PAGE_TITLE_LENGTH}
            required
          />
          <TextField
            {...form.field('description')}
            label={t('form.description')}
            dir="auto"
            help={t('form.descriptionHelp')}
            autoComplete="off"
            maxLength={MAX_PAGE_DESCRIPTION_LENGTH}
            optional
          />
          <TextareaField
            {...form.field('body')}
            ref={textarea}
            label={t('form.text')}
            dir="auto"
            help={t('form.textHelp')}
            rows={22}
            spellCheck
            maxLength={MAX_PAGE_BODY_LENGTH}
            className="page-source"
            required
          />
          <Placeholders placeholders={stored.placeholders} onInsert={insert} />
          <FormError title={form.message} />
          <div className="flex flex-wrap items-start gap-2">
            <Button
              variant="primary"
              disabledReason={form.ready ? undefined : t('publish.loading')}
              onClick={() => setPublishing(true)}
            >
              {t('publish.short')}
            </Button>
            <Button type="submit" busy={form.busy} busyLabel={t('save.busy')}>
              {t('save.short')}
            </Button>
            {stored.draft && (
              <Button
                variant="ghost"
                busy={busy === 'discard'}
                busyLabel={t('discard.busy')}
                onClick={discard}
              >
                {t('discard.short')}
              </Button>
            )}
            <Button variant="ghost" onClick={startOver}>
              {t(hasDefault ? 'startOver.defaultText' : 'startOver.template')}
            </Button>
            {stored.published && !hasDefault && (
              <Button
                variant="ghost"
                busy={busy === 'unpublish'}
                busyLabel={t('unpublish.busy')}
                onClick={unpublish}
              >
                {t('unpublish.short')}
              </Button>
            )}
          </div>
        </form>
        <Preview page={page} text={text} onLine={selectLine} />
      </div>
      <section aria-labelledby="versions">
        <h2 id="versions" className="mb-3 text-lg">
          {t('versions.title')}
        </h2>
        <Versions
          stored={stored}
          text={text}
          onRestore={(restored, version) => {
            form.set(restored)
            toast.success(t('versions.restored', { version: formatCount(version, language) }))
            textarea.current?.focus()
          }}
        />
      </section>
      <PublishDialog
        key={String(isPublishing)}
        open={isPublishing}
        canRequireConsent={stored.canRequireConsent}
        isFirst={stored.versions.length === 0 && !stored.published}
        onPublish={publish}
        onClose={() => setPublishing(false)}
      />
      {confirmDialog}
    </div>
  )
}

type Form = ReturnType<typeof useForm<Values>>

/** Keeps what is typed for this tab until it is saved, and restores it after a reload. */
function useTabDraft(name: string, form: Form, isChanged: boolean) {
  const { ready, values } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: restore once
  useEffect(() => {
    const draft = readDraft(name, values)
    if (Object.keys(draft).length > 0) form.set(draft)
  }, [])
  useEffect(() => {
    if (!ready) return
    if (isChanged) storeDraft(name, values)
    else deleteStoredDraft(name)
  }, [ready, isChanged, values, name])
}

function State({ stored, isChanged }: { stored: EditedPage; isChanged: boolean }) {
  const t = useTranslations('contentEditor')
  const language = useLanguage()
  const { page, draft, published } = stored
  return (
    <p className="text-sm text-muted" aria-live="polite">
      {published ? (
        <span>
          {t.rich('state.published', {
            version: formatCount(published.version, language),
            link: (text) => (
              <a
                key="link"
                href={pages.shopPage(page)}
                target="_blank"
                rel="noreferrer"
                className={linkClass}
              >
                {text}
              </a>
            ),
          })}{' '}
        </span>
      ) : (
        <span>{`${t('state.none')} `}</span>
      )}
      {draft && (
        <span>
          {t.rich('state.draft', {
            name: draft.savedBy ?? t('deletedAccount'),
            time: () => <Moment key="time" at={draft.savedAt} />,
          })}{' '}
        </span>
      )}
      {isChanged && <span>{t('state.unsaved')}</span>}
    </p>
  )
}

type ConflictProps = { theirs: EditedPage; text: PageText; onTake: () => void }

/** What another admin wrote meanwhile, and how this text differs from it. */
function Conflict({ theirs, text, onTake }: ConflictProps): ReactNode {
  const t = useTranslations('contentEditor')
  const { draft } = theirs
  return (
    <section
      aria-label={t('conflict.label')}
      tabIndex={-1}
      ref={(part) => part?.focus()}
      className="flex flex-col gap-3 rounded-box bg-amber-wash p-4 outline-none"
    >
      <p>
        <strong>
          {draft
            ? t('conflict.saved', { name: draft.savedBy ?? t('deletedAccount') })
            : t('conflict.changed')}
        </strong>{' '}
        <span>{t('conflict.text')}</span>
      </p>
      <Comparison before={storedText(theirs)} after={text} />
      <div>
        <Button onClick={onTake}>{t('conflict.take')}</Button>
      </div>
    </section>
  )
}

type PublishDialogProps = {
  open: boolean
  canRequireConsent: boolean
  /** Nobody can have accepted a version before. */
  isFirst: boolean
  onPublish: (requiresConsent: boolean) => Promise<void>
  onClose: () => void
}

function PublishDialog(props: PublishDialogProps) {
  const { open, canRequireConsent, isFirst, onPublish, onClose } = props
  const [requiresConsent, setRequiresConsent] = useState(isFirst)
  const t = useTranslations('contentEditor.publish')
  const { busy, run } = useAction()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={busy === 'publish'}
            busyLabel={t('busy')}
            onClick={() => run('publish', () => onPublish(requiresConsent))}
          >
            {t('short')}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        <span>{t('atOnce')}</span> {!isFirst && <span>{t('previous')}</span>}
      </p>
      {canRequireConsent && (
        <CheckboxField
          className="mt-4"
          label={t('consent')}
          checked={requiresConsent}
          onChange={({ currentTarget }) => setRequiresConsent(currentTarget.checked)}
        />
      )}
      {canRequireConsent && (
        <p className="mt-1 text-sm text-pretty text-muted">{t('consentHelp')}</p>
      )}
    </Dialog>
  )
}
