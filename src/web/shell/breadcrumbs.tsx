import { Children, type ReactNode } from 'react'

/** Links from the top level down to the current page. */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 [&>li+li]:before:content-['/'_/_'']">
        {Children.toArray(children).map((crumb, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place.
            key={index}
            className="flex min-h-11 items-center gap-2 [&>a]:underline-offset-4 [&>a:hover]:underline"
          >
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  )
}
