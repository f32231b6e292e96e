import { type ComponentType, useState } from 'react'
import { toast } from './toaster.tsx'

/**
 * A part whose script is fetched when it is first wanted. `want` resolves once the part is there,
 * with false when it did not come; the visitor has been told then, unless it is `silent`.
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>, silent = false) {
  const [Part, setPart] = useState<ComponentType<Props>>()

  async function want(): Promise<boolean> {
    if (Part) return true
    try {
      const loaded = await load()
      setPart(() => loaded)
      return true
    } catch {
      if (!silent) toast.error('This part did not load. Check your connection and try again.')
      return false
    }
  }

  return [Part, want] as const
}
