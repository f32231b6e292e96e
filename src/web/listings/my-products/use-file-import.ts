import { useRef, useState } from 'react'
import type { Api, CheckedFile, ImportedPhones } from '../../api/index.ts'
import { refusalOf } from '../../forms/use-form.ts'

type Step =
  | { at: 'choosing'; problem?: string | undefined; busy?: boolean }
  | { at: 'checked'; report: CheckedFile; problem?: string | undefined }
  | { at: 'importing'; report: CheckedFile; seen: number }
  | { at: 'done'; added: number; known: number; refused: number }

/** Import of a file: choose, check, then list some lines per request. */
export function useFileImport(api: Pick<Api, 'post'>) {
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const file = useRef<File>(undefined)
  const left = useRef(false)

  async function check(chosen: File | undefined) {
    if (!chosen) return setStep({ at: 'choosing', problem: 'Choose a file' })
    file.current = chosen
    setStep({ at: 'choosing', busy: true })
    try {
      setStep({
        at: 'checked',
        report: await api.post('/api/my-phones/import-checks', { body: chosen }),
      })
    } catch (failure) {
      const { message, fields } = refusalOf(failure)
      setStep({ at: 'choosing', problem: fields.file ?? message })
    }
  }

  /** Resolves to true when something was listed. */
  async function list(report: CheckedFile): Promise<boolean> {
    const chosen = file.current
    if (!chosen) return false
    const sum = { added: 0, known: 0, refused: 0 }
    try {
      for (let next: number | null = 1; next !== null && !left.current; ) {
        const listed = sum.added + sum.known + sum.refused
        setStep({ at: 'importing', report, seen: listed })
        const part: ImportedPhones = await api.post('/api/my-phones/imports', {
          query: { file: report.file, from: next },
          body: chosen,
        })
        sum.added += part.added.length
        sum.known += part.known
        sum.refused += part.refused.length
        next = part.next
      }
      setStep({ at: 'done', ...sum })
    } catch (failure) {
      // Listed phones stay listed; the same button continues where it stopped.
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
    /** Stops the import when the dialog unmounts. */
    leave: () => {
      left.current = true
    },
  }
}
