import type { Deps } from '../../../deps.ts'
import { isId, rollbackOnRefusal, type Tx } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  multiLine,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { MAX_STAFF_NOTE_LENGTH } from '../../../shared/limits.ts'
import { findAccount, lockAccount } from '../../accounts/index.ts'
import {
  deleteNote,
  findNote,
  insertNote,
  listNotes,
  lockNote,
  rewriteNote,
  type StaffNote,
} from './staff-notes.store.ts'

const noteBody = z
  .object({
    _id: z.string(),
    text: z.string(),
    author: z.string().nullable().openapi({ description: 'Null once their account is deleted.' }),
    isOwn: z
      .boolean()
      .openapi({ description: 'Whether you wrote it: only then you can change it.' }),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
  })
  .openapi('StaffNote')

const newNoteBody = z
  .strictObject({
    text: multiLine('Enter a note')
      .min(1, 'Enter a note')
      .max(MAX_STAFF_NOTE_LENGTH, `At most ${MAX_STAFF_NOTE_LENGTH} characters`),
  })
  .openapi('NewStaffNote')

/** Notes in one answer. */
const LISTED = 100

type Outcome = { note: StaffNote } | { refused: 'not_found' | 'not_own' }

/**
 * Writes a note about a person. The audit log has that, and not the text, which is deleted with the account.
 */
function addNote(deps: Deps, author: Viewer, userId: string, text: string): Promise<Outcome> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<Outcome> => {
    const account = isId(userId) ? await lockAccount(tx, userId) : undefined
    if (!account) return { refused: 'not_found' }
    const note = { userId: account.id, authorId: author.id, text }
    const id = await insertNote(tx, note, deps.clock.now())
    await audit(deps, tx, author, 'staff_note_added', { id, userId: account.id })
    return toOutcome(await findNote(tx, id))
  })
}

/** Changes a note, or deletes it with an empty text. Only its author may. */
function changeNote(deps: Deps, author: Viewer, id: string, text: string): Promise<Outcome> {
  return rollbackOnRefusal(deps.db, async (tx): Promise<Outcome> => {
    if (!isId(id)) return { refused: 'not_found' }
    await lockNote(tx, id)
    const note = await findNote(tx, id)
    if (!note) return { refused: 'not_found' }
    if (note.authorId !== author.id) return { refused: 'not_own' }
    if (note.text === text) return { note }
    if (text) await rewriteNote(tx, id, text, deps.clock.now())
    else await deleteNote(tx, id)
    await audit(deps, tx, author, text ? 'staff_note_edited' : 'staff_note_deleted', note)
    return text ? toOutcome(await findNote(tx, id)) : { note }
  })
}

function toOutcome(note: StaffNote | undefined): Outcome {
  return note ? { note } : { refused: 'not_found' }
}

function audit(
  deps: Deps,
  tx: Tx,
  actor: Viewer,
  action: string,
  { id: noteId, userId }: { id: string; userId: string },
) {
  return writeAudit(tx, {
    actor,
    action,
    subject: ['user', userId],
    at: deps.clock.now(),
    data: { noteId },
  })
}

const tags = ['console']
const params = z.object({ id: z.string() })
const refuseNote = refusalResponses({
  not_found: [404, 'Note or account not found.'],
  not_own: [403, 'Somebody else wrote this note. Add one of your own.'],
})

/** What the staff write about a person, for each other. */
export function staffNotesApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('seeAccounts', {
        method: 'get',
        path: '/accounts/{id}/notes',
        operationId: 'listStaffNotes',
        summary: 'List notes about a person',
        description:
          'For admins. Returns the last 100 notes of the staff about a person, newest first.',
        tags,
        request: { params },
        responses: { 200: json(z.array(noteBody)), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        if (!isId(id) || !(await findAccount(db, id))) return refuseNote(c, 'not_found')
        c.header('Cache-Control', 'no-store')
        const notes = await listNotes(db, id, LISTED)
        return c.json(
          notes.map((note) => toBody(note, viewer)),
          200,
        )
      },
    )
    .openapi(
      route('seeAccounts', {
        method: 'post',
        path: '/accounts/{id}/notes',
        operationId: 'addStaffNote',
        summary: 'Add a note about a person',
        description: 'For admins. Adds a note that the staff can read.',
        tags,
        request: { params, body: jsonBody(newNoteBody) },
        responses: { 201: json(noteBody), ...refusals(401, 403, 404, 413, 422) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { id } = c.req.valid('param')
        const outcome = await addNote(deps, viewer, id, c.req.valid('json').text)
        if ('refused' in outcome) return refuseNote(c, outcome.refused)
        return c.json(toBody(outcome.note, viewer), 201)
      },
    )
    .openapi(
      route('seeAccounts', {
        method: 'put',
        path: '/staff-notes/{id}',
        operationId: 'editStaffNote',
        summary: 'Edit your note about a person',
        description: 'For admins. Changes a note that you wrote. Repeating it changes nothing.',
        tags,
        request: { params, body: jsonBody(newNoteBody) },
        responses: { 200: json(noteBody), ...refusals(401, 403, 404, 413, 422) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { id } = c.req.valid('param')
        const outcome = await changeNote(deps, viewer, id, c.req.valid('json').text)
        if ('refused' in outcome) return refuseNote(c, outcome.refused)
        return c.json(toBody(outcome.note, viewer), 200)
      },
    )
    .openapi(
      route('seeAccounts', {
        method: 'delete',
        path: '/staff-notes/{id}',
        operationId: 'deleteStaffNote',
        summary: 'Delete your note about a person',
        description: 'For admins. Deletes a note that you wrote.',
        tags,
        request: { params },
        responses: {
          200: json(z.object({ deleted: z.literal(true) })),
          ...refusals(401, 403, 404, 413),
        },
      }),
      async (c) => {
        const outcome = await changeNote(deps, requireViewer(c), c.req.valid('param').id, '')
        if ('refused' in outcome) return refuseNote(c, outcome.refused)
        return c.json({ deleted: true as const }, 200)
      },
    )
}

function toBody(note: StaffNote, viewer: Viewer) {
  const { id, text, authorName, authorId, createdAt, editedAt } = note
  return {
    _id: id,
    text,
    author: authorName,
    isOwn: authorId === viewer.id,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }
}
