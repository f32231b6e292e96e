import { useRef, useState } from 'react'
import { refusalOf } from '../../forms/refusal.ts'
import { type CheckedFile, type OwnApi, ownCalls } from './calls.ts'

type Step =
  | { at: 'choosing'; problem?: string | undefined; busy?: boolean }
  | { at: 'checked'; report: CheckedFile; problem?: string | undefined }
  | { at: 'importing'; report: CheckedFile; seen: number }
  | { at: 'done'; added: number; known: number; refused: number }

/** A file on its way: chosen, looked at, then listed some lines at a time. */
export function useFileImport(api: OwnApi) {
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const file = useRef<File>(undefined)
  const calls = ownCalls(api)
  const left = useRef(false)

  async function check(chosen: File | undefined) {
    if (!chosen) return setStep({ at: 'choosing', problem: 'Choose a file' })
    file.current = chosen
    setStep({ at: 'choosing', busy: true })
    try {
      setStep({ at: 'checked', report: await calls.checkFile(chosen) })
    } catch (failure) {
      const { message, fields } = refusalOf(failure)
      setStep({ at: 'choosing', problem: fields.file ?? message })
    }
  }

  /** True when something was listed. */
  async function list(report: CheckedFile): Promise<boolean> {
    const chosen = file.current
    if (!chosen) return false
    const sum = { added: 0, known: 0, refused: 0 }
    try {
      for (let next: number | null = 1; next !== null && !left.current; ) {
        const listed = sum.added + sum.known + sum.refused
        setStep({ at: 'importing', report, seen: listed })
        const {
          added,
          known,
          refused,
          next: after,
        } = await calls.importFile(chosen, report.file, next)
        sum.added += added.length
        sum.known += known
        sum.refused += refused.length
        next = after
      }
      setStep({ at: 'done', ...sum })
    } catch (failure) {
      // What is listed stays listed; the same button goes on where it stopped.
      const { message } = refusalOf(failure)
      const problem = sum.added > 0 ? `${sum.added} phones are listed. ${message}` : message
      setStep({ at: 'checked', report, problem })
    }
    return sum.added > 0
  }

  return {
    step,
    check,
    list,
    again: () => setStep({ at: 'choosing' }),
    /** Whoever leaves lists no further. */
    leave: () => {
      left.current = true
    },
  }
}
