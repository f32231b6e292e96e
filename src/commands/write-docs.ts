import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createApp } from '../app.ts'
import type { Env } from '../env.ts'
import { drawOrderLifeCycle } from '../modules/orders/index.ts'
import { openApiDocument } from '../openapi.ts'
import { openApiTypes } from '../openapi-types.ts'
import { createDeps } from './open-deps.ts'
import { createLog } from './open-instance.ts'

/** Prints the contract, or its types. Both come from the routes alone; no database is needed. */
export async function printOpenApi(env: Env, what: string | undefined): Promise<void> {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const log = createLog({ ...env, LOG_LEVEL: 'silent' })
  const { deps, end } = createDeps(nowhere, env, log, {
    origin: () => 'http://localhost:3000',
    demo: false,
    secret: 'x'.repeat(32),
  })
  const document = JSON.parse(JSON.stringify(openApiDocument(createApp(deps).app)))
  if (what === 'types') process.stdout.write(openApiTypes(document))
  else console.log(JSON.stringify(document, null, 2))
  await end()
}

const diagramFile = path.resolve(import.meta.dirname, '../../docs/order-life.md')

/** Draws the states of an order into the docs. */
export function writeOrderLife(): void {
  writeFileSync(diagramFile, drawOrderLifeCycle())
}
