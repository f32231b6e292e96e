import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part whose script only some pages need. Where it must be there at once, `load` comes before the
 * page is rendered or taken over; elsewhere it appears when it has arrived.
 */
export function latePart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined

  async function load(): Promise<void> {
    part ??= await fetchPart()
  }

  /** Undefined while it is not wanted or not there. */
  function usePart(wanted: boolean): ComponentType<Props> | undefined {
    const [arrived, setArrived] = useState(part !== undefined)
    useEffect(() => {
      if (!wanted || arrived) return
      // The page does without it; the next time it is tried again.
      load().then(
        () => setArrived(true),
        () => {},
      )
    }, [wanted, arrived])
    return wanted ? part : undefined
  }

  return { load, usePart }
}
