import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pages } from '../../routes.ts'
import type { Phone } from '../api/index.ts'

type PhoneForm = 'offer' | 'report'

/** The login that returns to a phone's page and opens this form there. */
export function loginToOpen({ _id, slug }: Pick<Phone, '_id' | 'slug'>, form: PhoneForm): string {
  return pages.login(`${pages.namedPhone(_id, slug)}#${form}`)
}

/**
 * Opens a form of a phone's page that a visitor asked for before logging in, once it is known that
 * they may use it. Reloading the page does not open it again.
 */
export function useOpenAfterLogin(form: PhoneForm, mayOpen: boolean, open: () => Promise<void>) {
  const { history } = useRouter()
  const isOpened = useRef(false)
  useEffect(() => {
    const { hash, pathname, search } = history.location
    if (!mayOpen || isOpened.current || hash !== `#${form}`) return
    isOpened.current = true
    history.replace(`${pathname}${search}`)
    void open()
  })
}
