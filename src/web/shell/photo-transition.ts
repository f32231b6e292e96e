import type { ParsedLocation } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import type { AppRouter } from '../router.tsx'

/** With the language before it, and the name of the phone behind it. */
const PHONE_PATH = /\/phones\/([0-9a-f-]{36})(?:-[^/]*)?$/

type Move = { fromLocation?: ParsedLocation | undefined; toLocation: ParsedLocation }

/**
 * The view transition of a move between pages: the photo of a phone moves from its card to the phone's page, and
 * back. Other moves have none, and nothing moves for people who want less motion.
 */
export function photoTransition({ fromLocation, toLocation }: Move): string[] | false {
  const from = phoneAt(fromLocation)
  const to = phoneAt(toLocation)
  if (from === to) return false
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  if (to) nameCardPhoto(to)
  return ['photo']
}

/** Names the photo that a phone's page goes back to, as soon as the list is shown. */
export function followPhotos(router: AppRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const left = phoneAt(fromLocation)
    if (pathChanged && left && !phoneAt(toLocation)) nameCardPhoto(left)
  })
}

function phoneAt(location: ParsedLocation | undefined): string | undefined {
  return location && PHONE_PATH.exec(location.pathname)?.[1]
}

let named: HTMLElement | null = null

/** A name must be unique on a page: the card before it loses it. */
function nameCardPhoto(phoneId: string): void {
  named?.style.removeProperty('view-transition-name')
  const card = `.link-card:has(.phone-photo):has(a[href*="${pages.namedPhone(phoneId, '')}"])`
  // A phone may be in several lists of a page: that of the link that was pressed comes first.
  const pressed = document.activeElement?.closest(card)
  named = (pressed ?? document.querySelector(card))?.querySelector('.phone-photo') ?? null
  named?.style.setProperty('view-transition-name', 'photo')
}
