import {
  createBrowserHistory,
  type RouterHistory,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import type { AppRouter } from '../router.tsx'
import { afterPaint } from '../ui/hooks.ts'
import { findCard, phoneIdIn } from './card-phone.ts'
import { PhoneOutline } from './page-skeletons.tsx'

/*
 * Two pages are shown as soon as people go to them, and the router starts once they are painted: the list of phones, which stays
 * in the document while a phone is open, and what this browser knows of a phone, which are its photo, name and price.
 */

type Entry = { pathname: string; state: { __TSR_key?: string } }

/** Shows the page of an entry of the browser's history, if it can be shown already. */
let showEarly: ((to: Entry) => boolean) | undefined

/** How far down pages were scrolled when they were left, in pixels, by entry of the browser's history, until they are rendered again. */
const tops = new Map<string | undefined, number>()
/** How far down the page was that is left. */
let leftAt = 0

function scrollToPixel(top: number) {
  scrollTo({ top, behavior: 'instant' })
}

/** A history that starts the router once a page that is shown early has been painted. */
export function createEarlyHistory(): RouterHistory {
  const history = createBrowserHistory()
  const { subscribe } = history
  let latest: object | undefined
  history.subscribe = (startRouter) =>
    subscribe((change) => {
      latest = change
      if (!showEarly?.(change.location)) return startRouter(change)
      afterPaint(() => {
        if (latest !== change) return
        // The router notes how far down the page is that it leaves.
        const top = scrollY
        scrollToPixel(leftAt)
        startRouter(change)
        scrollToPixel(top)
      })
    })
  return history
}

type ListProps = {
  /** Whether the list is shown although the router renders another page. */
  isEarly: boolean
}

/** Known once the script of the list of phones is loaded, which is before the router shows the list. */
let List: ComponentType<ListProps> | undefined

/** To be called by the script of the list. */
export function retainList(list: ComponentType<ListProps>): void {
  List = list
}

/** The entry of the browser's history with the list that is in the document. */
let listEntry: string | undefined

/** To be called when another list is in the document, or none. */
export function setListEntry(entry: string | undefined): void {
  listEntry = entry
}

/** Out of sight and reach as with `display: none`, but browsers keep styles and layout. Old ones do not know it. */
export const HIDDEN =
  globalThis.CSS?.supports('content-visibility:hidden') === true
    ? { contentVisibility: 'hidden' as const }
    : { display: 'none' }

type EarlyPage = {
  /** The id of a phone; undefined for the list. */
  phone?: string
  /** The page that the router renders until then, by the id of its match. */
  from?: string | undefined
}

/** Shows the page of the router, and after it the list of phones, which stays in the document while a phone is open. */
export function PageWithList({ children }: { children: ReactNode }) {
  const router = useRouter()
  const page = useRef<HTMLDivElement>(null)
  const rendered = useMatches({ select: (matches) => matches.at(-1)?.id })
  const [early, setEarly] = useState<EarlyPage>()
  const shown = early && early.from === rendered ? early : undefined

  useLayoutEffect(() => {
    showEarly = (to) => {
      const { resolvedLocation: from } = router.state
      // Before the router has rendered it, whoever goes on leaves the page before.
      if (shown) scrollToPixel(leftAt)
      leftAt = scrollY
      tops.set(from?.state.__TSR_key, leftAt)
      const next = to.pathname === from?.pathname ? undefined : findEarlyPage(router, to)
      setEarly(next && { ...next, from: rendered })
      // A tab in the background is not painted.
      return next !== undefined && !document.hidden
    }
  }, [router, rendered, shown])

  // The router knows of a scroll position only once browsers have reported it, which is with the next frame.
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        const { __TSR_key: entry } = toLocation.state
        const top = tops.get(entry)
        if (top !== undefined) scrollToPixel(top)
        tops.delete(entry)
      }),
    [router],
  )

  const isList = shown !== undefined && shown.phone === undefined
  useLayoutEffect(() => {
    if (isList) scrollToPixel(tops.get(listEntry) ?? 0)
  }, [isList])

  return (
    <>
      {/* Elements of their own: browsers compute the styles of siblings again when a page is inserted or removed. */}
      <div ref={page} style={isList ? HIDDEN : undefined}>
        {children}
      </div>
      {List && <List isEarly={isList} />}
      <div className={shown?.phone && 'fixed inset-0 z-10 overflow-hidden bg-paper'}>
        {shown?.phone && (
          <div style={{ paddingTop: page.current?.offsetTop }}>
            <PhoneOutline id={shown.phone} />
          </div>
        )}
      </div>
    </>
  )
}

const PHONES = pages.phone('')

function findEarlyPage(
  { options }: AppRouter,
  { pathname, state: { __TSR_key: entry } }: Entry,
): EarlyPage | undefined {
  if (entry !== undefined && entry === listEntry) return {}
  // Further down, a phone has more than is known of it.
  if (tops.get(entry) || !pathname.startsWith(PHONES)) return
  const phone = findCard(options.context.queryClient, phoneIdIn(pathname.slice(PHONES.length)))
  // Its page begins with the reason why a phone is not for sale.
  return phone?.state === 'live' ? { phone: phone._id } : undefined
}
