import { useMatches, useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { lazy, type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { addressIn } from '../../shared/languages.ts'
import { loadSearchText } from '../page-text.ts'
import { SpinnerRing } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { LazyDialog, useLazyDialog } from '../ui/lazy-dialog.tsx'
import { useTranslations } from '../ui/text.ts'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** Link to the list of phones that opens the search dialog, as “/” and Ctrl+K do. */
export function SearchEntry() {
  const t = useTranslations('shell')
  const { context } = useRouter().options
  const { language } = context
  const dialog = useLazyDialog()
  const isIcon = useMatches({ select: (matches) => Boolean(matches.at(-1)?.staticData.hasSearch) })
  const [text, setText] = useState<Promise<void>>()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  function open() {
    setText((loading) => loading ?? loadSearchText(context, language))
    dialog.open()
  }

  function openDialog(event: MouseEvent) {
    // Let the browser open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }

  return (
    <>
      {/* A plain link, so that it is not marked as current on the list of phones. */}
      <a
        href={addressIn(language, pages.products())}
        aria-label={t('search')}
        title={t('search')}
        className={classNames('btn btn-ghost btn-square', !isIcon && 'search-entry')}
        onClick={openDialog}
      >
        {dialog.isLoading ? <SpinnerRing /> : <Search className="size-5" />}
        {!isIcon && (
          <>
            <span>{t('search')}</span>
            <kbd>/</kbd>
          </>
        )}
      </a>
      <LazyDialog dialog={dialog}>
        {text && <SearchDialog open={dialog.isOpen} onClose={dialog.close} text={text} />}
      </LazyDialog>
    </>
  )
}

/** Ctrl+K anywhere; “/” where nobody is typing and it has not been turned off in the dialog. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key === 'k') return ctrlKey || metaKey
  const isTyping = (target as Element).closest?.('input, textarea, select, [contenteditable]')
  const isOff = document.documentElement.dataset.searchKey === 'off'
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && !isOff
}
