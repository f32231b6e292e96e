import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { classNames } from './class-names.ts'
import { useCloseOnChoice } from './use-close-on-choice.ts'

/** For links and buttons inside a `Menu`. */
export const menuItemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-start text-sm font-medium hover:bg-sand aria-[current=page]:bg-sand'

type MenuProps = {
  /** Read out before what `trigger` shows. */
  label?: string
  trigger: ReactNode
  triggerClass?: string
  children: ReactNode
  align?: 'start' | 'end'
}

/** A disclosure of links and actions, plain Tab order. Choosing, Escape, leaving or pressing elsewhere closes it. */
export function Menu({
  label,
  trigger,
  triggerClass = 'btn btn-ghost',
  children,
  align = 'end',
}: MenuProps) {
  const ref = useCloseOnChoice(closeMenu)

  useEffect(() => {
    function closeUnlessInside(event: Event) {
      if (ref.current && !ref.current.contains(event.target as Node)) closeMenu(ref.current)
    }
    document.addEventListener('pointerdown', closeUnlessInside)
    document.addEventListener('focusin', closeUnlessInside)
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside)
      document.removeEventListener('focusin', closeUnlessInside)
    }
  }, [ref])

  function leave(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    closeMenu(event.currentTarget)
    event.currentTarget.querySelector('summary')?.focus()
  }

  return (
    <details ref={ref} className="relative" onKeyDown={leave}>
      <summary className={classNames('list-none', triggerClass)}>
        {label && <span className="sr-only">{label} </span>}
        {trigger}
      </summary>
      <div
        className={classNames(
          'absolute top-full z-30 mt-1 w-60 rounded-box border border-hairline bg-raised p-1.5 shadow-overlay',
          align === 'end' ? 'end-0' : 'start-0',
        )}
      >
        {children}
      </div>
    </details>
  )
}

function closeMenu(menu: HTMLDetailsElement) {
  menu.open = false
}
