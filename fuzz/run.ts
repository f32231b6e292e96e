import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '../bench/server.ts'
import { type ApiDocument, createCaller, type Failure, type Outcome, operationsOf } from './call.ts'
import { createRandom } from './random.ts'
import { createRoles } from './roles.ts'
import seeds from './seeds.json' with { type: 'json' }

/** Responses by role and class of status. */
type Counts = Map<string, Map<string, number>>

/**
 * Calls every operation of the API document as every role with right and wrong values, on a server with
 * demo data, and fails when one answers with 5xx, with a status that the document does not name, or
 * not at all. `npm run fuzz -- --rounds 20 --seed 7`; a seed that found something goes to `seeds.json`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    seed: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '8' },
  },
})

const endsAt = Date.now() + Number(values.minutes) * 60_000
const server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } })
try {
  await server.demoIsFilled()
  const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as ApiDocument
  const operations = operationsOf(document).filter(({ url }) => url.includes(values.only))
  const roles = await createRoles(server.origin)
  const failures: Failure[] = []
  const counts: Counts = new Map()
  const wanted = values.seed ? [Number(values.seed)] : [...seeds, Math.floor(Math.random() * 1e9)]
  let calls = 0
  for (const seed of wanted) {
    const caller = createCaller(server.origin, document, createRandom(seed))
    await caller.learn(roles, operations)
    for (let round = 0; round < Number(values.rounds); round++)
      for (const operation of operations)
        for (const role of roles) {
          if (Date.now() > endsAt) break
          const outcome = await caller.call(operation, role)
          calls += 1
          count(counts, role.name, outcome)
          if (outcome.failure) failures.push({ ...outcome.failure, seed })
        }
  }
  report(calls, operations.length, counts)
  if (failures.length > 0) {
    const file = path.resolve(import.meta.dirname, '../fuzz-failures.json')
    writeFileSync(file, JSON.stringify(failures, null, 2))
    for (const { why, method, url, role, seed } of failures.slice(0, 40))
      console.log(`  ${why}: ${method} ${url.slice(0, 120)} as ${role} (seed ${seed})`)
    console.log(`${failures.length} failures, all in ${file}`)
    process.exitCode = 1
  } else console.log(`No failure. Seeds: ${wanted.join(', ')}`)
} finally {
  await server.stop()
}

function count(all: Counts, role: string, { status }: Outcome) {
  const own = all.get(role) ?? new Map<string, number>()
  all.set(role, own)
  const kind = status === 0 ? 'none' : `${String(status)[0]}xx`
  own.set(kind, (own.get(kind) ?? 0) + 1)
}

function report(calls: number, operationCount: number, all: Counts) {
  console.log(`${calls} calls of ${operationCount} operations`)
  console.table(Object.fromEntries([...all].map(([role, own]) => [role, Object.fromEntries(own)])))
}
