import { useEffect, useRef, useState } from 'react'
import { type Draft, useApi } from '../../../api/index.ts'
import { randomId } from '../../../api/random-id.ts'
import { useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'
import {
  fromDraftValues,
  hasContent,
  type SellFormValues,
  toDraftValues,
} from '../sell-form-values.ts'
import {
  createDraftSaver,
  type DraftStatus,
  localCopies,
  type Saver,
  tabDraft,
} from './draft-saver.ts'

/** A saved draft that the seller can continue. */
export type OfferedDraft = Pick<Draft, '_id' | 'version' | 'values'> & { at: number }

type DraftOptions = {
  sellerId: string
  formValues: SellFormValues
  /** What a new form holds. */
  empty: SellFormValues
  /** Fills the form from a draft. */
  restore: (values: SellFormValues) => void
  /** False for a form that starts with values of its own. */
  resumes: boolean
}

/** The draft of one form: saved while the seller types, restored after a crash or on another device. */
export function useDraft({ sellerId, formValues, empty, restore, resumes }: DraftOptions) {
  const api = useApi()
  const t = useTranslations('sell.draft')
  const [id, setId] = useState<string>()
  const [status, setStatus] = useState<DraftStatus>('empty')
  const [why, setWhy] = useState<string>()
  const [offers, setOffers] = useState<readonly OfferedDraft[]>([])
  const [resumed, setResumed] = useState(false)
  const saver = useRef<Saver>(undefined)
  const [copies] = useState(() => localCopies(sellerId))
  /** The values as they were when form and draft last agreed. */
  const savedValues = useRef(JSON.stringify(toDraftValues(formValues)))
  const values = JSON.stringify(toDraftValues(formValues))

  function begin(draftId: string, version: number, stored?: Record<string, unknown>) {
    saver.current?.stop({ forget: false })
    saver.current = createDraftSaver({
      id: draftId,
      version,
      put: (id, body) => api.put('/api/drafts/{id}', { path: { id }, body }),
      copies,
      onStatus(next, reason) {
        setStatus(next)
        setWhy(reason)
      },
    })
    setId(draftId)
    setStatus(version > 0 ? 'saved' : 'empty')
    if (!stored) return
    const read = fromDraftValues(stored)
    savedValues.current = JSON.stringify(toDraftValues(read))
    restore(read)
  }

  function resume(draft: Pick<OfferedDraft, '_id' | 'version' | 'values'>) {
    begin(draft._id, draft.version, draft.values)
    tabDraft.keep(draft._id)
    setOffers((before) => before.filter(({ _id }) => _id !== draft._id))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const tab = resumes ? tabDraft.read() : null
    const here = copies.all()
    const copyOfTab = here.find((copy) => copy.id === tab)
    if (copyOfTab) begin(copyOfTab.id, copyOfTab.version, copyOfTab.values)
    else if (!tab) begin(randomId(), 0)
    if (copyOfTab) saver.current?.update(copyOfTab.values)
    setResumed(copyOfTab !== undefined)
    let unmounted = false
    api
      .get('/api/drafts')
      .catch(() => [])
      .then((drafts) => {
        if (unmounted) return
        const merged = mergeDrafts(drafts, here)
        const one = tab && !copyOfTab ? merged.find(({ _id }) => _id === tab) : undefined
        if (one) resume(one)
        else if (tab && !copyOfTab) begin(randomId(), 0)
        if (one) setResumed(true)
        setOffers(resumes ? merged.filter(({ _id }) => _id !== tab) : [])
      })
    const flush = () => void saver.current?.flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      unmounted = true
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change of the values or the draft
  useEffect(() => {
    if (!id || values === savedValues.current) return
    if (status === 'empty' && !hasContent(formValues)) return
    savedValues.current = values
    tabDraft.keep(id)
    setOffers([])
    saver.current?.update(JSON.parse(values))
  }, [id, values])

  function startOver() {
    saver.current?.flush()
    tabDraft.forget()
    begin(randomId(), 0, toDraftValues(empty))
    setResumed(false)
    setOffers([])
  }

  async function discard({ _id }: OfferedDraft) {
    setOffers((before) => before.filter((one) => one._id !== _id))
    copies.forget(_id)
    await api
      .delete('/api/drafts/{id}', { path: { id: _id } })
      .catch(() => toast.error(t('notDeleted')))
  }

  /** Resolves a conflict: the version saved elsewhere replaces this one, or the other way round. */
  async function resolveConflict(keep: 'theirs' | 'mine') {
    const theirs = (await api.get('/api/drafts')).find(({ _id }) => _id === id)
    if (!theirs) return setStatus('gone')
    if (keep === 'theirs') copies.forget(theirs._id)
    if (keep === 'theirs') return resume({ ...theirs })
    begin(theirs._id, theirs.version)
    saver.current?.update(JSON.parse(values))
  }

  /** Saves what is still here of a deleted draft as a new one, without the proofs of the old one. */
  function keepAsNew() {
    if (id) copies.forget(id)
    const values = { ...toDraftValues(formValues), imei: undefined }
    begin(randomId(), 0, values)
    saver.current?.update(values)
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
      startOver,
      discard,
      resolveConflict,
      keepAsNew,
      published,
    },
    /** While the phone is listed nothing is saved: afterwards there is no draft to save to. */
    pauseSaving: () => saver.current?.pause(),
    resumeSaving: () => saver.current?.resume(),
    /** The draft's id, if the server has saved it. */
    savedId: () => (saver.current?.version() ? saver.current.id : undefined),
    dismiss: () => setResumed(false),
  }
}
export type DraftKeeper = ReturnType<typeof useDraft>

/** The server's drafts and those that only this device has; the local copy of a draft is newer. */
function mergeDrafts(
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
