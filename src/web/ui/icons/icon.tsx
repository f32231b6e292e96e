import { createElement, type ReactNode, type SVGProps, useInsertionEffect } from 'react'
import { classNames } from '../class-names.ts'

export type IconProps = SVGProps<SVGSVGElement>
export type IconComponent = (props: IconProps) => ReactNode

/**
 * Makes an icon of shapes on a square, of 24 for those of icons.plugin.ts. The shapes are in the document once, and each
 * place where the icon is shown refers to them; a list repeats few icons a hundred times.
 */
export function createIcon(name: string, shapes: string, size = 24): IconComponent {
  const id = `icon-${name}`
  const symbol = `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${shapes}</symbol>`
  const reference = <use href={`#${id}`} />
  if (import.meta.env.SSR) symbols.set(id, symbol)

  return function Icon({ className, ...others }: IconProps) {
    if (import.meta.env.SSR) rendered.add(id)
    // Before anything is painted: an icon that the server did not render on this page.
    useInsertionEffect(() => addSymbol(id, symbol), [])
    const isNamed = others.role ?? others['aria-label'] ?? others['aria-labelledby']
    const label = !isNamed && { 'aria-hidden': true }
    return createElement(
      'svg',
      { ...label, ...others, className: classNames('icon', className) },
      reference,
    )
  }
}

/** The element with the symbols of a document. */
const SPRITE_ID = 'icons'

/** The symbols of all icons, on the server. */
const symbols = new Map<string, string>()

/** Ids of the icons of the page that the server renders; rendering is synchronous. */
const rendered = new Set<string>()

/** Notes that the page which is being rendered shows these icons, in HTML that React wrote before. */
export function showIcons(ids: readonly string[]): void {
  for (const id of ids) rendered.add(id)
}

/** The element with the symbols of the page that was just rendered, for its document. */
export function collectSprite(): string {
  const shown = [...rendered].map((id) => symbols.get(id)).join('')
  rendered.clear()
  return `<div hidden><svg id="${SPRITE_ID}">${shown}</svg></div>`
}

function addSymbol(id: string, symbol: string) {
  if (!document.getElementById(id))
    document.getElementById(SPRITE_ID)?.insertAdjacentHTML('beforeend', symbol)
}
