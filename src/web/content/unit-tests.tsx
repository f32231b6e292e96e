import { Prose } from './prose.tsx'

export function UnitTests() {
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
          somebody else wrote two years ago, and know within seconds whether it still keeps its
          promises.
        </li>
        <li>
          <strong>It is documentation that cannot go stale.</strong> “A booked phone cannot be
          booked again” is a rule, an example and a check in one.
        </li>
      </ul>
      <p>
        Test what a part promises, not how it does it, or every clean-up breaks the tests. Look at
        the edges: nothing, one, too many, wrong. And keep a few tests of the whole beside them:
        parts that work alone can still fail together.
      </p>
    </Prose>
  )
}
