import { createApp } from '../app.ts'
import type { Env } from '../env.ts'
import { openApiDocument } from '../openapi.ts'
import { createLog, depsOn } from './open-deps.ts'

/** Prints the contract. It is made from the routes alone: no database is needed. */
export async function printOpenApi(env: Env): Promise<void> {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const log = createLog({ ...env, LOG_LEVEL: 'silent' })
  const { deps, end } = depsOn(nowhere, env, log, {
    origin: () => 'http://localhost:3000',
    demo: false,
    secret: 'x'.repeat(32),
  })
  console.log(JSON.stringify(openApiDocument(createApp(deps).app), null, 2))
  await end()
}
