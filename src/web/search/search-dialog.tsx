import { useNavigate } from '@tanstack/react-router'
import { use, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CheckboxField } from '../ui/form/fields.tsx'
import { setRootChoice, useRootChoice } from '../ui/layout/root-choices.ts'
import { useTranslations } from '../ui/text.ts'
import type { Filters } from './filters.ts'
import { SearchField } from './search-field.tsx'

type SearchDialogProps = {
  open: boolean
  onClose: () => void
  /** Until its texts are loaded: most pages have no others of a search. */
  text: Promise<void>
}

/** A search from anywhere; what is found is shown among all phones. */
export default function SearchDialog({ open, onClose, text: loading }: SearchDialogProps) {
  use(loading)
  const t = useTranslations('search.dialog')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const isKeyOff = useRootChoice('searchKey') === 'off'

  function go(search: Filters) {
    onClose()
    setText('')
    void navigate({ to: pages.products(), search })
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('title')} size="search">
      {/* Room for the suggestions, which lie over the dialog's own scrolling part. */}
      <div className="flex h-[calc(100dvh-6rem)] flex-col pt-1 md:h-120 md:max-h-[70dvh]">
        <SearchField
          label={t('label')}
          text={text}
          focusFirst
          onType={setText}
          onSearch={() => go({ q: text.trim() || undefined })}
          onPick={({ filters }) => go(filters)}
        />
        <p className="mt-3 text-sm text-muted">{t('examples')}</p>
        <div className="mt-auto max-md:hidden">
          <CheckboxField
            label={t('key')}
            checked={!isKeyOff}
            onChange={(event) =>
              setRootChoice('searchKey', event.currentTarget.checked ? undefined : 'off')
            }
          />
        </div>
      </div>
    </Dialog>
  )
}
