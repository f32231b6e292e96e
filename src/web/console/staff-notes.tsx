import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_STAFF_NOTE_LENGTH } from '../../shared/limits.ts'
import type { StaffNote } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAction } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { FormError, TextareaField } from '../ui/form/fields.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { notesQuery } from './person-queries.ts'

/** What the staff wrote about a person; each changes their own notes only. */
export function StaffNotes({ id }: { id: string }) {
  const { api, refresh } = useDashboard()
  const t = useTranslations('person.notes')
  const [editing, setEditing] = useState<string>()
  const [confirm, dialog] = useConfirm()
  const { busy, run } = useAction()

  async function save(text: string, note?: StaffNote) {
    const body = { text }
    if (note) await api.put('/api/staff-notes/{id}', { path: { id: note._id }, body })
    else await api.post('/api/accounts/{id}/notes', { path: { id }, body, once: true })
    setEditing(undefined)
    toast.success(t('saved'))
    await refresh()
  }

  async function remove({ _id }: StaffNote) {
    const what = t('deleteWhat')
    if (!(await confirm({ what, action: t('deleteAction'), danger: true }))) return
    await run(_id, async () => {
      await api.delete('/api/staff-notes/{id}', { path: { id: _id } })
      toast.success(t('deleted'))
      await refresh()
    })
  }

  return (
    <>
      <Loaded query={useQuery(notesQuery(api, id))} caption={t('loading')}>
        {(notes) => (
          <ol aria-label={t('list')} className="mb-4 divide-y divide-hairline empty:hidden">
            {notes.map((note) => (
              <li key={note._id} className="flex flex-col gap-2 py-3">
                {editing === note._id ? (
                  <NoteForm
                    text={note.text}
                    onSave={(text) => save(text, note)}
                    onCancel={() => setEditing(undefined)}
                  />
                ) : (
                  <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
                    {note.text}
                  </p>
                )}
                <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                  <bdi>{note.author ?? t('deletedAccount')}</bdi>
                  <Moment at={note.createdAt} />
                  {note.editedAt && <span>{t('edited')}</span>}
                  {note.isOwn && editing !== note._id && (
                    <>
                      <Button variant="link" onClick={() => setEditing(note._id)}>
                        {t('edit')}
                      </Button>
                      <Button variant="link" busy={busy === note._id} onClick={() => remove(note)}>
                        {t('delete')}
                      </Button>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <NoteForm key={editing ?? 'new'} onSave={(text) => save(text)} />
      {dialog}
    </>
  )
}

type NoteFormProps = {
  text?: string
  onSave: (text: string) => Promise<void>
  onCancel?: () => void
}

function NoteForm({ text = '', onSave, onCancel }: NoteFormProps) {
  const t = useTranslations('person.notes')
  const shell = useTranslations('shell')
  const form = useForm({
    initial: { text },
    check: ({ text }) => (text.trim() ? {} : { text: t('required') }),
    async send({ text }) {
      await onSave(text.trim())
      form.reset()
    },
  })
  return (
    <form
      {...form.form}
      aria-label={t(onCancel ? 'editForm' : 'addForm')}
      className="flex max-w-prose flex-col gap-3"
    >
      <TextareaField
        {...form.field('text')}
        label={t(onCancel ? 'editLabel' : 'addLabel')}
        help={onCancel ? undefined : t('help')}
        maxLength={MAX_STAFF_NOTE_LENGTH}
      />
      <FormError title={form.message} />
      <div className="flex gap-2">
        <SubmitButton form={form} busyLabel={t('busy')}>
          {t('submit')}
        </SubmitButton>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {shell('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
