/** The page “Blog” as every shop has it, in Markdown. */
export default {
  title: 'Blog',
  description: 'Four common questions about web development, each answered in two minutes.',
  body: `## What are the different ways to manage state in a React application?

First ask who owns the state: the answer determines the tool.

- **One component’s own**, such as an open menu: \`useState\`, or \`useReducer\` when one action changes several values together.
- **Shared by siblings**: lift it to their nearest common parent and pass it down. Deeply nested readers can get it through \`Context\`, which suits values that rarely change: theme, language, the logged-in person.
- **Belongs in the URL**: filters, tabs and pages. There they survive a reload and can be shared.
- **The server’s**: lists and records are copies that go stale. TanStack Query or SWR fetch, cache and refresh them, so you do not write that yourself.
- **Large and global**, changed from many places: a store such as Redux Toolkit or Zustand, from which each component selects only what it shows.

Anything that can be computed from other state isn’t state: compute it while rendering. Most applications need far less global state than they start with.

## How does prototypal inheritance work?

In JavaScript an object inherits from another object. Each has a hidden link, its prototype, which is another object or \`null\`.

When you read \`phone.call\`, the engine looks for the property on \`phone\` itself, then on its prototype, then on that one’s prototype, until it finds it or the chain ends, usually after \`Object.prototype\`; then the value is \`undefined\`. Writing is different: an ordinary assignment creates or changes the property on the object itself and shadows the inherited one.

Methods exist once and are shared, while \`this\` is the object on which the method was called. You can set the link with \`Object.create(parent)\`. A function called with \`new\` gives the new object its own \`prototype\` property as the link.

\`class\` and \`extends\` are clearer words for the same thing: methods go on \`Phone.prototype\`, and \`extends\` links one prototype to the other. Read a link with \`Object.getPrototypeOf\`, and tell own properties from inherited ones with \`Object.hasOwn\`.

## What is a unit test, and why should we write unit tests?

A unit test calls one small part of a program, such as a function, with known input and checks what comes out. It needs no network, no real clock and no order among tests, so it runs in milliseconds and gives the same answer every time.

Three things make it worth writing:

- **It finds mistakes early and near their cause.** A red test names the function and the case; a broken page names neither.
- **It lets you change code without fear.** You can restructure today what someone else wrote two years ago, and know within seconds whether it still keeps its promises.
- **It is documentation that cannot go stale.** “A booked phone cannot be booked again” is a rule, an example and a check in one.

Test what a part promises, not how it does it, or every clean-up breaks the tests. Look at the edges: nothing, one, too many, wrong. And add a few tests of the whole: parts that work alone can still fail together.

## React vs. Angular vs. Vue?

All three build pages from components and keep them in step with data. They differ in how much they decide for you.

- **React** is a library for the view. Components are functions that return JSX; a change of state calls them again. Router, data and forms are your choice. That gives freedom and the largest ecosystem, and makes every project a little different.
- **Angular** is a complete framework: TypeScript, router, forms, HTTP client and dependency injection come with it, and signals track what changed. There is more to learn before the first page, but large teams find the same structure everywhere.
- **Vue** is in between. Single-file components hold template, script and style; its reactivity tracks which values a template uses. Router and store are official but optional. Many find it the quickest to pick up.

Speed rarely decides: each is fast enough when used well. Choose what your team knows, what the libraries you need support, and how much structure you want. For a first project, build the same small page in each and pick the one that feels right.`,
} as const
