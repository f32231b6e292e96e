import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { Filters } from './filters.ts'
import { SearchField } from './search-field.tsx'

/** A search from anywhere; what is found is shown among all phones. */
export default function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')

  function go(search: Filters) {
    onClose()
    setText('')
    void navigate({ to: pages.products(), search })
  }

  return (
    <Dialog open={open} onClose={onClose} title="Search phones">
      {/* Room for the suggestions, which lie over the dialog's own scrolling part. */}
      <div className="h-96 max-h-[60dvh] pt-1">
        <SearchField
          label="Brand, model or keywords"
          text={text}
          focusFirst
          onType={setText}
          onSearch={() => go({ q: text.trim() || undefined })}
          onPick={({ filters }) => go(filters)}
        />
        <p className="mt-3 text-sm text-muted">
          Try “iPhone 13 128 GB”, “galaxy s22 blue” or “pixel 7 Berlin”.
        </p>
      </div>
    </Dialog>
  )
}
