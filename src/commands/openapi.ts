import { createApp } from '../app.ts'
import type { Env } from '../env.ts'
import { openApiDocument } from '../openapi.ts'
import { openApiTypes } from '../openapi-types.ts'
import { createLog, depsOn } from './open-deps.ts'

/** Prints the contract, or its types. It is made from the routes alone: no database is needed. */
export async function printOpenApi(env: Env, what: string | undefined): Promise<void> {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const log = createLog({ ...env, LOG_LEVEL: 'silent' })
  const { deps, end } = depsOn(nowhere, env, log, {
    origin: () => 'http://localhost:3000',
    demo: false,
    secret: 'x'.repeat(32),
  })
  const document = JSON.parse(JSON.stringify(openApiDocument(createApp(deps).app)))
  if (what === 'types') process.stdout.write(openApiTypes(document))
  else console.log(JSON.stringify(document, null, 2))
  await end()
}
