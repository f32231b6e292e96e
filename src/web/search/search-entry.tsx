import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { pages } from '../../routes.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const lazySearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog)

/** The way to the search from every page: a link to the phones that opens a field at once. */
export function SearchEntry() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [Dialog, wantDialog] = lazySearchDialog.useOnDemand({ silent: true })

  async function openDialog(event: MouseEvent) {
    // Another tab or window is the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (await wantDialog()) setOpen(true)
    else await navigate({ to: pages.products() })
  }

  return (
    <>
      {/* A plain link: among the phones, too, it stands for the search and not for the page. */}
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
