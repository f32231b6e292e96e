import type { RouterManagedTag } from '@tanstack/react-router'
import { createContext, useContext } from 'react'

const Tags = createContext<readonly RouterManagedTag[]>([])

/**
 * Provides, on the server, the router's scripts with the state of the page: see `openPage` in entry-server.tsx.
 */
export const InlineScriptsProvider = Tags.Provider

/** In the browser there are none: they have removed themselves before the page is hydrated. */
export function InlineScripts() {
  return useContext(Tags).map(({ attrs, children = '' }, index) => (
    <script
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      key={index}
      {...attrs}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the router escapes what it writes
      dangerouslySetInnerHTML={{ __html: children }}
    />
  ))
}
