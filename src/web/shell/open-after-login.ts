import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Phone } from '../api/index.ts'

type PageForm = 'offer' | 'follow' | 'report' | `report-${string}`

/** The login that returns to a phone's page and opens the form for an offer there. */
export function loginToOffer({ _id, slug }: Pick<Phone, '_id' | 'slug'>): string {
  return pages.login(`${pages.namedPhone(_id, slug)}#offer`)
}

/** The login that returns to a seller's page and follows them. */
export function loginToFollow(sellerId: string): string {
  return pages.login(`${pages.seller(sellerId)}#follow`)
}

/**
 * Does what a visitor asked for before logging in, once it is known that they may: opens a form of the
 * page, or follows a seller. Reloading the page does not do it again.
 */
export function useOpenAfterLogin(form: PageForm, mayOpen: boolean, open: () => void) {
  const { history } = useRouter()
  const isOpened = useRef(false)
  useEffect(() => {
    const { hash, pathname, search } = history.location
    if (!mayOpen || isOpened.current || hash !== `#${form}`) return
    isOpened.current = true
    history.replace(`${pathname}${search}`)
    open()
  })
}
