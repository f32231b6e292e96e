import Search from 'virtual:icons/search'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { pages } from '../../routes.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const lazySearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog)

/** Link to the list of phones that opens the search dialog. */
export function SearchEntry() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [Dialog, wantDialog] = lazySearchDialog.useOnDemand({ silent: true })

  async function openDialog(event: MouseEvent) {
    // Let the browser open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (await wantDialog()) setOpen(true)
    else await navigate({ to: pages.products() })
  }

  return (
    <>
      {/* A plain link, so that it is not marked as current on the list of phones. */}
      <a
        href={pages.products()}
        aria-label="Search phones"
        title="Search phones"
        className="btn btn-ghost btn-square"
        onClick={openDialog}
      >
        <Search className="size-5" />
      </a>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
