import { useEffect, useRef, useState } from 'react'
import type { Draft } from '../../api/index.ts'
import { useApi } from '../../shell/use-api.ts'
import { toast } from '../../ui/toaster.tsx'
import { createDraftSaver, type DraftStatus, type Saver } from './draft-saver.ts'
import { localCopies, newDraftId, tabDraft } from './local-copies.ts'
import { emptySheet, readSheet, type Sheet, saysSomething, toValues } from './sheet.ts'

/** A draft that can be gone on with. */
export type OfferedDraft = Pick<Draft, '_id' | 'version' | 'values'> & { at: number }

type Rules = {
  sellerId: string
  sheet: Sheet
  /** Puts what was kept into the form. */
  restore: (sheet: Sheet) => void
  /** False for a form that begins with something of its own. */
  resumes: boolean
}

/** One draft for one form: saved as it is typed, found again after a crash and on another device. */
export function useDraft({ sellerId, sheet, restore, resumes }: Rules) {
  const api = useApi()
  const [id, setId] = useState<string>()
  const [status, setStatus] = useState<DraftStatus>('empty')
  const [why, setWhy] = useState<string>()
  const [offers, setOffers] = useState<readonly OfferedDraft[]>([])
  const [resumed, setResumed] = useState(false)
  const saver = useRef<Saver>(undefined)
  const [copies] = useState(() => localCopies(sellerId))
  /** What the form said when it was last in step with its draft. */
  const inStep = useRef(JSON.stringify(toValues(sheet)))
  const values = JSON.stringify(toValues(sheet))

  function begin(draftId: string, version: number, kept?: Record<string, unknown>) {
    saver.current?.stop({ forget: false })
    saver.current = createDraftSaver({
      id: draftId,
      version,
      put: (id, body) => api.put('/api/drafts/{id}', { path: { id }, body }),
      copies,
      onStatus(next, words) {
        setStatus(next)
        setWhy(words)
      },
    })
    setId(draftId)
    setStatus(version > 0 ? 'saved' : 'empty')
    if (!kept) return
    const read = readSheet(kept)
    inStep.current = JSON.stringify(toValues(read))
    restore(read)
  }

  function resume(draft: Pick<OfferedDraft, '_id' | 'version' | 'values'>) {
    begin(draft._id, draft.version, draft.values)
    tabDraft.keep(draft._id)
    setOffers((before) => before.filter(({ _id }) => _id !== draft._id))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes ready
  useEffect(() => {
    const tab = resumes ? tabDraft.read() : null
    const here = copies.all()
    const mine = here.find((copy) => copy.id === tab)
    if (mine) begin(mine.id, mine.version, mine.values)
    else if (!tab) begin(newDraftId(), 0)
    if (mine) saver.current?.note(mine.values)
    setResumed(mine !== undefined)
    let left = false
    api
      .get('/api/drafts')
      .catch(() => [])
      .then((drafts) => {
        if (left) return
        const known = offered(drafts, here)
        const one = tab && !mine ? known.find(({ _id }) => _id === tab) : undefined
        if (one) resume(one)
        else if (tab && !mine) begin(newDraftId(), 0)
        if (one) setResumed(true)
        setOffers(resumes ? known.filter(({ _id }) => _id !== tab) : [])
      })
    const flush = () => void saver.current?.flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      left = true
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what is typed, and the draft that it is typed into
  useEffect(() => {
    if (!id || values === inStep.current) return
    if (status === 'empty' && !saysSomething(sheet)) return
    inStep.current = values
    tabDraft.keep(id)
    setOffers([])
    saver.current?.note(JSON.parse(values))
  }, [id, values])

  function startAnew() {
    saver.current?.flush()
    tabDraft.forget()
    begin(newDraftId(), 0, toValues(emptySheet))
    setResumed(false)
    setOffers([])
  }

  async function discard({ _id }: OfferedDraft) {
    setOffers((before) => before.filter((one) => one._id !== _id))
    copies.forget(_id)
    await api
      .delete('/api/drafts/{id}', { path: { id: _id } })
      .catch(() => toast.error('The draft couldn’t be deleted.'))
  }

  /** What another tab or device saved, over what is here; or the other way round. */
  async function settle(keep: 'theirs' | 'mine') {
    const theirs = (await api.get('/api/drafts')).find(({ _id }) => _id === id)
    if (!theirs) return setStatus('gone')
    if (keep === 'theirs') copies.forget(theirs._id)
    if (keep === 'theirs') return resume({ ...theirs })
    begin(theirs._id, theirs.version)
    saver.current?.note(JSON.parse(values))
  }

  /** For what is still here of a draft that is gone: proofs of the old one do not come along. */
  function keepAsNew() {
    if (id) copies.forget(id)
    const kept = { ...toValues(sheet), imei: undefined }
    begin(newDraftId(), 0, kept)
    saver.current?.note(kept)
    if (saver.current) tabDraft.keep(saver.current.id)
  }

  function published() {
    saver.current?.stop({ forget: true })
    tabDraft.forget()
  }

  return {
    ...{
      id,
      status,
      why,
      offers,
      resumed,
      resume,
      startAnew,
      discard,
      settle,
      keepAsNew,
      published,
    },
    flush: () => saver.current?.flush(),
    /** For what is published: the draft, where the server has one. */
    savedId: () => (saver.current?.version() ? saver.current.id : undefined),
    dismiss: () => setResumed(false),
  }
}
export type DraftKeeper = ReturnType<typeof useDraft>

/** The server's drafts, and those that only this device has; what is typed here is newer. */
function offered(
  drafts: readonly Draft[],
  here: ReturnType<ReturnType<typeof localCopies>['all']>,
) {
  const local = here.map(({ id, version, values, at }) => ({ _id: id, version, values, at }))
  const ids = new Set(local.map(({ _id }) => _id))
  const remote = drafts
    .filter(({ _id }) => !ids.has(_id))
    .map(({ _id, version, values, updatedAt }) => ({
      ...{ _id, version, values },
      at: Date.parse(updatedAt),
    }))
  return [...local, ...remote].sort((a, b) => b.at - a.at)
}
