import { CatchBoundary, useMatch, useNavigate, useRouter } from '@tanstack/react-router'
import { memo, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { HIDDEN, retainList, setListEntry } from '../listings/early-page.tsx'
import type { RawSearch } from '../search-params.ts'
import { PageError } from '../shell/page-states.tsx'
import { PartShown } from '../ui/hooks.ts'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { readFilters } from './filters.ts'
import { PhoneBrowser } from './phone-browser.tsx'

retainList(memo(RetainedProducts))

/** The page of all phones is rendered by `RetainedProducts`, where it can stay in the document. */
export function Products() {
  return null
}

/** The page of all phones, hidden while a phone is open: going back to it then renders nothing. */
function RetainedProducts({ isEarly }: { isEarly: boolean }) {
  const router = useRouter()
  const element = useRef<HTMLDivElement>(null)
  const shown = useMatch({
    from: '/products',
    shouldThrow: false,
    select: ({ status, search }) => (status === 'success' ? JSON.stringify(search) : undefined),
  })
  const isPhone = useMatch({ from: '/phones/$id', shouldThrow: false, select: () => true })
  const [last, setLast] = useState({ shown, rendered: shown, visit: 0 })
  const rendered = shown ?? (isPhone ? last.rendered : undefined)
  if (shown !== last.shown || rendered !== last.rendered) {
    // A link from a phone to other phones opens another list.
    const isOther = last.shown === undefined && rendered !== last.rendered
    setLast({ shown, rendered, visit: last.visit + (isOther ? 1 : 0) })
  }
  const search = useMemo(() => rendered && JSON.parse(rendered), [rendered])
  const isRendered = search !== undefined
  useLayoutEffect(() => {
    if (shown !== undefined || !isRendered)
      setListEntry(isRendered ? router.latestLocation.state.__TSR_key : undefined)
  }, [shown, isRendered, router])
  useEffect(() => {
    // An open dialog would keep people from using the page that is shown.
    if (shown === undefined)
      for (const dialog of element.current?.querySelectorAll('dialog') ?? []) dialog.close()
  }, [shown])
  if (!search) return null
  return (
    <div ref={element} style={isEarly || shown !== undefined ? undefined : HIDDEN}>
      <CatchBoundary getResetKey={() => rendered || ''} errorComponent={PageError}>
        <Suspense>
          <PartShown value={shown !== undefined}>
            <ProductsPage key={last.visit} search={search} />
          </PartShown>
        </Suspense>
      </CatchBoundary>
    </div>
  )
}

const ProductsPage = memo(({ search }: { search: RawSearch }) => {
  const router = useRouter()
  const navigate = useNavigate({ from: '/products' })
  return (
    <div className="page-width">
      <PageHeader title="All Available Phones" />
      <PhoneBrowser
        filters={readFilters(search)}
        onFilters={(filters, how) => {
          // Typed text is searched after a pause: a phone may have been opened meanwhile.
          if (router.history.location.pathname === pages.products())
            navigate({ to: '.', search: filters, resetScroll: false, ...how })
        }}
      />
    </div>
  )
})
