import { useEffect, useState } from 'react'
import type { AllFound } from './found.ts'

/**
 * What was found, kept in this tab until it is sent: phones throw pages out of memory, most of all
 * while their camera runs. `restored` tells that the tab had something when it came back.
 */
export function useKeptFound(token: string) {
  const key = `checkup ${token}`
  const [found, setFound] = useState<AllFound>({})
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const kept = read(key)
    setFound(kept)
    setRestored(Object.keys(kept).length > 0)
  }, [key])

  function keep(more: AllFound): AllFound {
    const all = { ...found, ...more }
    setFound(all)
    write(key, all)
    return all
  }

  return { found, restored, keep, forget: () => write(key, undefined) }
}

function read(key: string): AllFound {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as AllFound
  } catch {
    return {}
  }
}

function write(key: string, found: AllFound | undefined) {
  try {
    if (found) sessionStorage.setItem(key, JSON.stringify(found))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still checks.
  }
}
