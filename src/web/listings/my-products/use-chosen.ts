import { useState } from 'react'
import type { OwnPhone } from '../../api/index.ts'

/** As many as one call moves. */
const MOST = 100

/** The phones that are chosen, on whatever page they stood; `shown` brings them up to date. */
export function useChosen(shown: readonly OwnPhone[]) {
  const [kept, setKept] = useState<readonly OwnPhone[]>([])
  const chosen = kept.map((phone) => shown.find(({ _id }) => _id === phone._id) ?? phone)

  function choose(phones: readonly OwnPhone[], on: boolean) {
    const ids = new Set(phones.map(({ _id }) => _id))
    setKept((before) => {
      const others = before.filter(({ _id }) => !ids.has(_id))
      return on ? [...others, ...phones].slice(0, MOST) : others
    })
  }

  return { chosen, ids: new Set(chosen.map(({ _id }) => _id)), choose, clear: () => setKept([]) }
}
