import { useEffect, useRef, useState } from 'react'
import { localCopies } from './local-copies.ts'
import { readSheet, type Sheet, toValues } from './sheet.ts'

type Rules = {
  sellerId: string
  phoneId: string
  sheet: Sheet
  restore: (sheet: Sheet) => void
}

/** Keeps on this device what is changed of a listing, until it is sent. */
export function useEditCopy({ sellerId, phoneId, sheet, restore }: Rules) {
  const [copies] = useState(() => localCopies(`${sellerId}-edit`))
  const [resumed, setResumed] = useState(false)
  const [opened, setOpened] = useState(false)
  const values = JSON.stringify(toValues(sheet))
  const first = useRef({ sheet, values })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes ready
  useEffect(() => {
    const copy = copies.all().find(({ id }) => id === phoneId)
    if (copy) restore(readSheet(copy.values))
    setResumed(copy !== undefined)
    setOpened(true)
  }, [])

  useEffect(() => {
    if (!opened) return
    if (values === first.current.values) return copies.forget(phoneId)
    copies.keep({ id: phoneId, version: 0, values: JSON.parse(values), at: Date.now() })
  }, [copies, opened, phoneId, values])

  return {
    resumed,
    isChanged: values !== first.current.values,
    discard() {
      restore(first.current.sheet)
      setResumed(false)
    },
    sent: () => copies.forget(phoneId),
  }
}
