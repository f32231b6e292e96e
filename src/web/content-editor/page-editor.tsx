import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import {
  MAX_PAGE_BODY_LENGTH,
  MAX_PAGE_DESCRIPTION_LENGTH,
  MAX_PAGE_TITLE_LENGTH,
} from '../../shared/content/content-pages.ts'
import { ApiError, type EditedPage, useApi } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { deleteStoredDraft, readDraft, storeDraft } from '../forms/use-draft-form.ts'
import { useForm } from '../forms/use-form.ts'
import { configQuery } from '../shell/shop.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckboxField, FormError, TextareaField, TextField } from '../ui/form/fields.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
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
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [confirm, confirmDialog] = useConfirm()
  const [isPublishing, setPublishing] = useState(false)
  const [conflict, setConflict] = useState<EditedPage>()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const saved = storedText(stored)
  const form = useForm<Values>({
    initial: { ...saved, revision: String(revision) },
    check: ({ title, body }) => ({
      title: title.trim() ? undefined : 'Enter a title',
      body: body.trim() ? undefined : 'Enter the text',
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
    toast.success('Draft saved. Visitors don’t see it yet.')
  }

  async function publish(requiresConsent: boolean) {
    const body = { ...text, revision: Number(form.values.revision), requiresConsent }
    try {
      await orConflict(async () => {
        await api.post('/api/content/{page}/publish', { path: { page }, body, once: true })
        await Promise.all([showStored(), queryClient.invalidateQueries(configQuery(api))])
        await queryClient.invalidateQueries({ queryKey: ['shop-page', page] })
        toast.success('Published')
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      form.refuse({ message: error.message, fields: error.fields })
    } finally {
      setPublishing(false)
    }
  }

  const discard = () =>
    run('discard', async () => {
      const what = 'The draft is deleted. What visitors read stays as it is.'
      if (!(await confirm({ what, action: 'Discard draft', danger: true }))) return
      await orConflict(async () => {
        const query = { revision: Number(form.values.revision) }
        await api.delete('/api/content/{page}/draft', { path: { page }, query })
        await showStored()
        toast.success('Draft discarded')
      })
    })

  const unpublish = () =>
    run('unpublish', async () => {
      const what = 'Visitors no longer see this page, and no link leads to it. Its versions stay.'
      if (!(await confirm({ what, action: 'Take it off', danger: true }))) return
      await orConflict(async () => {
        const body = { revision: Number(form.values.revision) }
        await api.post('/api/content/{page}/unpublish', { path: { page }, body })
        await Promise.all([showStored(), queryClient.invalidateQueries(configQuery(api))])
        toast.success('The page is no longer on the website')
      })
    })

  const startOver = async () => {
    const what = 'The text in the editor is replaced. What is saved and published stays.'
    if (isSame(text, stored.start) || !(await confirm({ what, action: 'Replace the text' }))) return
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
        <form {...form.form} className="flex min-w-0 flex-col gap-5" aria-label="Edit the page">
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
            label="Title"
            autoComplete="off"
            maxLength={MAX_PAGE_TITLE_LENGTH}
            required
          />
          <TextField
            {...form.field('description')}
            label="Description"
            help="Below the title, and in search results."
            autoComplete="off"
            maxLength={MAX_PAGE_DESCRIPTION_LENGTH}
            optional
          />
          <TextareaField
            {...form.field('body')}
            ref={textarea}
            label="Text"
            help="Markdown: ## Heading, **bold**, [link](https://example.org), - list. HTML is shown as text."
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
              disabledReason={form.ready ? undefined : 'The editor is still loading.'}
              onClick={() => setPublishing(true)}
            >
              Publish
            </Button>
            <Button type="submit" busy={form.busy} busyLabel="Saving">
              Save draft
            </Button>
            {stored.draft && (
              <Button
                variant="ghost"
                busy={busy === 'discard'}
                busyLabel="Discarding"
                onClick={discard}
              >
                Discard draft
              </Button>
            )}
            <Button variant="ghost" onClick={startOver}>
              {hasDefault ? 'Default text' : 'Start from the template'}
            </Button>
            {stored.published && !hasDefault && (
              <Button
                variant="ghost"
                busy={busy === 'unpublish'}
                busyLabel="Saving"
                onClick={unpublish}
              >
                Take off the website
              </Button>
            )}
          </div>
        </form>
        <Preview page={page} text={text} onLine={selectLine} />
      </div>
      <section aria-labelledby="versions">
        <h2 id="versions" className="mb-3 text-lg">
          Versions
        </h2>
        <Versions
          stored={stored}
          text={text}
          onRestore={(restored, version) => {
            form.set(restored)
            toast.success(`Version ${version} is in the editor. Publish it to show it.`)
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
  const { page, draft, published } = stored
  return (
    <p className="text-sm text-muted" aria-live="polite">
      {published ? (
        <span>
          <a href={pages.shopPage(page)} target="_blank" rel="noreferrer" className={linkClass}>
            Version {published.version}
          </a>{' '}
          is published.{' '}
        </span>
      ) : (
        <span>Not published: visitors don’t see this page. </span>
      )}
      {draft && (
        <span>
          Draft by {draft.savedBy ?? DELETED_ACCOUNT}, <Moment at={draft.savedAt} />.{' '}
        </span>
      )}
      {isChanged && <span>Not saved yet.</span>}
    </p>
  )
}

type ConflictProps = { theirs: EditedPage; text: PageText; onTake: () => void }

/** What another admin wrote meanwhile, and how this text differs from it. */
function Conflict({ theirs, text, onTake }: ConflictProps): ReactNode {
  const { draft } = theirs
  return (
    <section
      aria-label="Changed meanwhile"
      tabIndex={-1}
      ref={(part) => part?.focus()}
      className="flex flex-col gap-3 rounded-box bg-amber-wash p-4 outline-none"
    >
      <p>
        <strong>
          {draft
            ? `${draft.savedBy ?? DELETED_ACCOUNT} saved this page while you were editing.`
            : 'Another admin changed this page while you were editing.'}
        </strong>{' '}
        Your text is still here. Below is what it adds to theirs, and what it removes. Saving again
        replaces theirs.
      </p>
      <Comparison before={storedText(theirs)} after={text} />
      <div>
        <Button onClick={onTake}>Use their text</Button>
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
  const { busy, run } = useAction()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Publish this text?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy === 'publish'}
            busyLabel="Publishing"
            onClick={() => run('publish', () => onPublish(requiresConsent))}
          >
            Publish
          </Button>
        </>
      }
    >
      <p className="text-muted">
        <span>Visitors read it at once.</span>{' '}
        {!isFirst && <span>The present version is kept.</span>}
      </p>
      {canRequireConsent && (
        <CheckboxField
          className="mt-4"
          label="People have to accept this version before they trade again"
          checked={requiresConsent}
          onChange={({ currentTarget }) => setRequiresConsent(currentTarget.checked)}
        />
      )}
      {canRequireConsent && (
        <p className="mt-1 text-sm text-pretty text-muted">
          For people who have an account already. Whoever signs up from now on accepts it with that.
        </p>
      )}
    </Dialog>
  )
}
