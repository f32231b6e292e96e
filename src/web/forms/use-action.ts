import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toFailure } from '../api/client.ts'
import { ApiError } from '../api/index.ts'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'

type Refusal = { message: string; fields: Record<string, string> }

/** Reads the message of a failed call and those for its invalid fields, in the language of the page. */
export function useReadRefusal(): (error: unknown) => Refusal {
  const t = useTranslations('shell.failed')
  return (error) => {
    if (!(error instanceof ApiError)) return { message: t('unexpected'), fields: {} }
    const { status, message, fields } = error
    if (error.isFromApi) return { message, fields }
    return { message: t(toFailure(status), { status: String(status) }), fields: {} }
  }
}

type Call = { name: string; work: () => Promise<void> }

/** For `onError` of a mutation: shows the reason in a toast. */
export function useShowRefusal() {
  const read = useReadRefusal()
  return (error: unknown): void => void toast.error(read(error).message)
}

/**
 * A mutation for a group of buttons, of which one runs at a time: a second press is ignored until the
 * first has finished. `busy` is the name of the running one.
 */
export function useAction() {
  const running = useRef(false)
  const read = useReadRefusal()
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ work }: Call) => work(),
    onError: (error) => toast.error(read(error).message),
  })

  async function run(name: string, work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    await mutateAsync({ name, work }).catch(() => {})
    running.current = false
  }

  return { busy: isPending ? variables.name : undefined, run }
}
