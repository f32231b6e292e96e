import { expect, test } from 'vitest'
import { code, importsOf, textOf, withoutComments } from './program.ts'

test('URLs are written in the contract and the routes only', () => {
  const RAW =
    /(?<!from: )['"`]\/(api|dashboard|products|categories|phones|login|signup|blog|about|contact|support|forget-password|reset-password|outbox)\b/
  const allowed =
    /^src\/(app\.ts|contract\/(api|page)-urls\.ts|openapi\.ts|server\.ts)$|\.(api|routes)\.ts$|^src\/web\/routes\//
  // The typed client accepts only paths of the contract, which the compiler checks.
  const CONTRACT_CALL =
    /\b((get|post|put|patch|delete|pagedQuery|apiUrl)\(\s*|Paths\[)['`]\/api\/[^'`]*['`]/g
  const offenders = code
    .filter((file) => !allowed.test(file))
    .filter((file) => RAW.test(withoutComments(file).replace(CONTRACT_CALL, '')))
  expect(offenders).toEqual([])
})

test('texts name the shop by its setting, and the program only where that is meant', () => {
  const program = [
    // The default, the license line, what Stripe, receivers of webhooks and developers of clients read.
    'src/modules/integrations/webhooks/deliver-messages.ts',
    'src/shared/settings/default-look.ts',
    'src/text/ar/pages/shell.ts',
    'src/text/bn/pages/shell.ts',
    'src/text/de/pages/shell.ts',
    'src/text/en/pages/shell.ts',
    'src/text/es/pages/shell.ts',
    'src/text/fr/pages/shell.ts',
    'src/text/hi/pages/shell.ts',
    'src/text/pt/pages/shell.ts',
    'src/modules/payments/stripe/stripe-provider.ts',
    'src/openapi.ts',
  ]
  const offenders = code
    .filter((file) =>
      /^src\/(text|web|modules|pages|shared|platform\/mail)\/|^src\/openapi/.test(file),
    )
    .filter((file) => /\bRedial\b/.test(withoutComments(file)))
  expect(offenders.sort()).toEqual(program.sort())
})

test('fields of forms take their limit from the constant that the server enforces', () => {
  // Shorter ones belong to the field: room for spaces in a code, the digits of an amount.
  const typed = code.filter(
    (file) =>
      /^src\/web\/(?!gallery\/).*\.tsx$/.test(file) && /maxLength=\{[\d_]{3,}\}/.test(textOf(file)),
  )
  expect(typed).toEqual([])
})

const withoutImports = (file: string) =>
  withoutComments(file).replace(/^import\s[^'"]*?from\s+'[^']+'/gm, '')

test('a dashboard page names each query once, for its loader and its component', () => {
  // `orderQueries.orders`, `= orderQueries` and `configQuery(`, but not `useQuery(` or `function configQuery(`.
  // Loader and component read them from the page's own function, or from that of the moderation tabs.
  const QUERY =
    /(?<!typeof )\b(?!pageQueries|tabQueries)[a-z]\w*Queries\b(?!\()(?:\.\w+)?|(?<!function )\b(?!use|paged|fetch)[a-z]\w*Query(?=\()/g
  const withScreen = (route: string) => [
    route,
    ...importsOf(route)
      .map(({ to }) => to)
      .filter((to) => /-(page|queue)\.tsx$/.test(to)),
  ]
  const twice = code
    .filter((file) => file.startsWith('src/web/routes/dashboard/'))
    .filter((file) => /^ {2}loader:/m.test(textOf(file)))
    .flatMap((route) => {
      const text = withScreen(route).map(withoutImports).join('\n')
      const named = [...text.matchAll(QUERY)].map(([name]) => name)
      return named
        .filter((name, index) => named.indexOf(name) < index)
        .map((name) => `${route}: ${name}`)
    })
  expect(twice).toEqual([])
})

test('texts take the working days of a deadline from its constant', () => {
  const TYPED = /\b(one|two|three|four|five|six|seven|ten|\d+) working days?\b/
  const product = code.filter((file) => !file.startsWith('src/demo/'))
  expect(product.filter((file) => TYPED.test(withoutComments(file)))).toEqual([])
})

test('numbers with a noun are written by formatQuantity or pluralize', () => {
  // n === 1 ? 'day' : 'days', n === 1 ? '' : 's', n === 1 ? '1 day' : `${n} days`
  const WRITTEN =
    /=== 1 \? (?:'' : 's'|'([\w ]+)' : '\1s'|'1 ([\w ]+?)' : `\$\{[^}]+\} \2s|'([\w ]+)' : `\3s`)/
  expect(code.filter((file) => WRITTEN.test(withoutComments(file)))).toEqual([])
})

test('sets of listing states have a name in the life cycle', () => {
  const SET =
    /(\bin \(|\[)\s*'(live|paused|reserved|pending_review)',\s*'(live|paused|reserved|expired|sold)'/
  const typed = code.filter(
    (file) => /^src\/modules\/(?!.*\.(test|fixture)\.ts)/.test(file) && SET.test(textOf(file)),
  )
  expect(typed).toEqual([])
})
