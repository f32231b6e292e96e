import { Prose } from './prose.tsx'

export function Frameworks() {
  return (
    <Prose>
      <p>
        All three build pages from components and keep them in step with data. They differ in how
        much they decide for you.
      </p>
      <ul>
        <li>
          <strong>React</strong> is a library for the view. Components are functions that return
          JSX; a change of state calls them again. Router, data and forms are your choice. That
          gives freedom and the largest ecosystem, and makes every project a little different.
        </li>
        <li>
          <strong>Angular</strong> is a complete framework: TypeScript, router, forms, HTTP client
          and dependency injection come with it, and signals track what changed. There is more to
          learn before the first page, but large teams find the same structure everywhere.
        </li>
        <li>
          <strong>Vue</strong> stands between. Single-file components hold template, script and
          style; its reactivity tracks which values a template uses. Router and store are official
          but optional. Many find it the quickest to pick up.
        </li>
      </ul>
      <p>
        Speed rarely decides: each is fast enough when used well. Choose what your team knows, what
        the libraries you need support, and how much structure you want given. For a first project,
        build the same small page in each, and trust your hands.
      </p>
    </Prose>
  )
}
