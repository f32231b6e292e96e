import { createElement, type SVGProps } from 'react'

type Drawing = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/**
 * Makes an icon of a drawing of the icon library. The build puts it in place of the library's own
 * maker, which settles sizes, colours and classes anew for every icon of every page: a list of
 * phones has a hundred. Here the drawing is made once, and `.icon` in base.css says the rest.
 */
export default function createIcon({ node }: Drawing) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ className, ...rest }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        {...rest}
        className={className ? `icon ${className}` : 'icon'}
      >
        {drawing}
      </svg>
    )
  }
}
