type KeyStore = Pick<Storage, 'length' | 'key' | 'removeItem'>

/** Sell forms that the server does not have yet, by seller. */
const LOCAL = /^redial-selling-/
/** What was typed in this tab: forms, unsent messages, check-ups, scanned codes. */
const IN_TAB = /^redial/

/** Removes from this browser what a person typed; what belongs to the device, like the theme, stays. */
export function clearPersonalStorage(local: KeyStore, tab: KeyStore): void {
  clear(local, LOCAL)
  clear(tab, IN_TAB)
}

function clear(store: KeyStore, pattern: RegExp) {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at))
  for (const key of keys) if (key && pattern.test(key)) store.removeItem(key)
}
