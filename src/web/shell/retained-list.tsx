import { useMatch } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

/** Known once the script of the list of phones is loaded, which is before the router shows the list. */
let List: ComponentType | undefined

/** To be called by the script of the list. */
export function retainList(list: ComponentType): void {
  List = list
}

/** Shows the page of the router, and after it the list of phones, which stays in the document while a phone is open. */
export function PageWithList({ children }: { children: ReactNode }) {
  useMatch({ from: '/products', shouldThrow: false })
  return (
    <>
      {/* An element of its own: browsers compute the styles of siblings again when a page is inserted or removed. */}
      <div>{children}</div>
      {List && <List />}
    </>
  )
}
