import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  type ApiDocument,
  createCaller,
  type Failure,
  type Operation,
  type Outcome,
  operationsOf,
} from './call.ts'
import { createRandom } from './random.ts'
import seeds from './seeds.json' with { type: 'json' }
import { forEachShop, type Shop } from './shops.ts'

/**
 * Calls every operation of the API document as every role with right and wrong values, in a demo shop
 * and in one with payments and mail, and fails when one answers with 5xx, with a status or a body that
 * the document does not describe, or not at all. `npm run fuzz -- --rounds 20 --seed 7,8`; a seed that
 * found something goes to `seeds.json`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    seed: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    /** For each shop, without the time to fill it. */
    minutes: { type: 'string', default: '8' },
  },
})

const wantedSeeds = values.seed
  ? values.seed.split(',').map(Number)
  : [...seeds, Math.floor(Math.random() * 1e9)]
const failures: (Failure & { shop: string; seed: number })[] = []

await forEachShop(async (shop) => {
  const endsAt = Date.now() + Number(values.minutes) * 60_000
  const document = (await (await fetch(`${shop.origin}/api/openapi.json`)).json()) as ApiDocument
  const operations = operationsOf(document).filter(({ url }) => url.includes(values.only))
  const counts = createCounts()
  for (const seed of wantedSeeds) {
    const caller = createCaller(shop.origin, document, createRandom(seed))
    await caller.learn(shop.roles, operations)
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const text of await shop.readMails()) caller.learnText(text)
      // Others may have banned, promoted or deleted them.
      for (const role of shop.roles) role.forget()
      for (const operation of operations) {
        if (Date.now() > endsAt) break
        // All at once, so that they also meet on the same rows.
        await Promise.all(
          shop.roles.map(async (role) => {
            const outcome = await caller.call(operation, role)
            counts.add(operation, role.name, outcome)
            if (outcome.failure) failures.push({ ...outcome.failure, shop: shop.name, seed })
          }),
        )
      }
    }
  }
  counts.print(shop)
})

if (failures.length > 0) {
  const file = path.resolve(import.meta.dirname, '../fuzz-failures.json')
  writeFileSync(file, JSON.stringify(failures, null, 2))
  for (const { why, method, url, role, shop, seed } of failures.slice(0, 40))
    console.log(`  ${why}: ${method} ${url.slice(0, 120)} as ${role}, ${shop} (seed ${seed})`)
  console.log(`${failures.length} failures, all in ${file}`)
  process.exitCode = 1
} else console.log(`No failure. Seeds: ${wantedSeeds.join(', ')}`)

function createCounts() {
  const byRole = new Map<string, Record<string, number>>()
  const statuses = new Map<Operation, Set<number>>()
  let calls = 0
  return {
    add(operation: Operation, role: string, { status }: Outcome) {
      const counts = byRole.get(role) ?? {}
      const kind = status === 0 ? 'none' : `${String(status)[0]}xx`
      counts[kind] = (counts[kind] ?? 0) + 1
      byRole.set(role, counts)
      statuses.set(operation, (statuses.get(operation) ?? new Set()).add(status))
      calls += 1
    },
    print(shop: Shop) {
      console.log(`Shop ${shop.name}: ${calls} calls of ${statuses.size} operations`)
      console.table(Object.fromEntries(byRole))
      const never = [...statuses].filter(([, had]) => ![...had].some((one) => one > 0 && one < 300))
      const lines = never.map(([{ method, url }, had]) => `${method} ${url} (${[...had].sort()})`)
      console.log(`${never.length} operations never succeeded: ${lines.join(', ')}`)
    },
  }
}
