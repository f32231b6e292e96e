import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../../contract/urls.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { Accordion, type AccordionItem } from '../../ui/accordion.tsx'
import { PageHeader } from '../../ui/layout/page-layout.tsx'

export const Route = createFileRoute('/(about)/blog')({
  head: ({ match }) =>
    pageHead('Blog', descriptions.blog, { origin: match.context.origin, canonical: pages.blog() }),
  component: Blog,
})

function Blog() {
  return (
    <div className="page-width">
      <PageHeader
        title="Blog"
        lead="Four common questions about web development, each answered in two minutes."
      />
      <div className="max-w-3xl">
        <Accordion items={answers} />
      </div>
    </div>
  )
}

/** Paragraphs, lists and code of an answer. */
function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="space-y-3 text-pretty [&_code]:rounded-field [&_code]:bg-sand [&_code]:px-1 [&_code]:font-mono [&_code]:text-sm [&_code]:text-ink [&_strong]:text-ink [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:ps-5">
      {children}
    </div>
  )
}

function StateManagement() {
  return (
    <Prose>
      <p>First ask who owns the state: the answer determines the tool.</p>
      <ul>
        <li>
          <strong>One component’s own</strong>, such as an open menu: <code>useState</code>, or{' '}
          <code>useReducer</code> when one action changes several values together.
        </li>
        <li>
          <strong>Shared by siblings</strong>: lift it to their nearest common parent and pass it
          down. Deeply nested readers can get it through <code>Context</code>, which suits values
          that rarely change: theme, language, the logged-in person.
        </li>
        <li>
          <strong>Belongs in the URL</strong>: filters, tabs and pages. There they survive a reload
          and can be shared.
        </li>
        <li>
          <strong>The server’s</strong>: lists and records are copies that go stale. TanStack Query
          or SWR fetch, cache and refresh them, so you do not write that yourself.
        </li>
        <li>
          <strong>Large and global</strong>, changed from many places: a store such as Redux Toolkit
          or Zustand, from which each component selects only what it shows.
        </li>
      </ul>
      <p>
        Anything that can be computed from other state isn’t state: compute it while rendering. Most
        applications need far less global state than they start with.
      </p>
    </Prose>
  )
}

function Prototypes() {
  return (
    <Prose>
      <p>
        In JavaScript an object inherits from another object. Each has a hidden link, its prototype,
        which is another object or <code>null</code>.
      </p>
      <p>
        When you read <code>phone.call</code>, the engine looks for the property on{' '}
        <code>phone</code> itself, then on its prototype, then on that one’s prototype, until it
        finds it or the chain ends, usually after <code>Object.prototype</code>; then the value is{' '}
        <code>undefined</code>. Writing is different: an ordinary assignment creates or changes the
        property on the object itself and shadows the inherited one.
      </p>
      <p>
        Methods exist once and are shared, while <code>this</code> is the object on which the method
        was called. You can set the link with <code>Object.create(parent)</code>. A function called
        with <code>new</code> gives the new object its own <code>prototype</code> property as the
        link.
      </p>
      <p>
        <code>class</code> and <code>extends</code> are clearer words for the same thing: methods go
        on <code>Phone.prototype</code>, and <code>extends</code> links one prototype to the other.
        Read a link with <code>Object.getPrototypeOf</code>, and tell own properties from inherited
        ones with <code>Object.hasOwn</code>.
      </p>
    </Prose>
  )
}

function UnitTests() {
  return (
    <Prose>
      <p>
        A unit test calls one small part of a program, such as a function, with known input and
        checks what comes out. It needs no network, no real clock and no order among tests, so it
        runs in milliseconds and gives the same answer every time.
      </p>
      <p>Three things make it worth writing:</p>
      <ul>
        <li>
          <strong>It finds mistakes early and near their cause.</strong> A red test names the
          function and the case; a broken page names neither.
        </li>
        <li>
          <strong>It lets you change code without fear.</strong> You can restructure today what
          someone else wrote two years ago, and know within seconds whether it still keeps its
          promises.
        </li>
        <li>
          <strong>It is documentation that cannot go stale.</strong> “A booked phone cannot be
          booked again” is a rule, an example and a check in one.
        </li>
      </ul>
      <p>
        Test what a part promises, not how it does it, or every clean-up breaks the tests. Look at
        the edges: nothing, one, too many, wrong. And add a few tests of the whole: parts that work
        alone can still fail together.
      </p>
    </Prose>
  )
}

function Frameworks() {
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
          <strong>Vue</strong> is in between. Single-file components hold template, script and
          style; its reactivity tracks which values a template uses. Router and store are official
          but optional. Many find it the quickest to pick up.
        </li>
      </ul>
      <p>
        Speed rarely decides: each is fast enough when used well. Choose what your team knows, what
        the libraries you need support, and how much structure you want. For a first project, build
        the same small page in each and pick the one that feels right.
      </p>
    </Prose>
  )
}

const answers: readonly AccordionItem[] = [
  {
    id: 'state-management',
    title: 'What are the different ways to manage state in a React application?',
    content: <StateManagement />,
  },
  {
    id: 'prototypal-inheritance',
    title: 'How does prototypal inheritance work?',
    content: <Prototypes />,
  },
  {
    id: 'unit-tests',
    title: 'What is a unit test, and why should we write unit tests?',
    content: <UnitTests />,
  },
  { id: 'frameworks', title: 'React vs. Angular vs. Vue?', content: <Frameworks /> },
]
