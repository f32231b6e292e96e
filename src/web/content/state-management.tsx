import { Prose } from './prose.tsx'

export function StateManagement() {
  return (
    <Prose>
      <p>Ask first whose state it is; the answer names the tool.</p>
      <ul>
        <li>
          <strong>One component’s own</strong>, such as an open menu: <code>useState</code>, or{' '}
          <code>useReducer</code> when one action changes several values together.
        </li>
        <li>
          <strong>Shared by neighbours</strong>: lift it to their nearest common parent and pass it
          down. Deeply nested readers can get it through <code>Context</code>, which suits what
          changes seldom: theme, language, the signed-in person.
        </li>
        <li>
          <strong>Belongs in the address</strong>: filters, tabs and pages. Kept in the URL they
          survive a reload and can be shared.
        </li>
        <li>
          <strong>The server’s</strong>: lists and records are copies that grow old. TanStack Query
          or SWR fetch, cache and refresh them, so you do not write that yourself.
        </li>
        <li>
          <strong>Large and global</strong>, changed from many places: a store such as Redux Toolkit
          or Zustand, from which each component selects only what it shows.
        </li>
      </ul>
      <p>
        Whatever can be computed from other state is no state: compute it while rendering. Most
        applications need far less global state than they start with.
      </p>
    </Prose>
  )
}
