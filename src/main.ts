import { readEnv } from './env.ts'
import { OperatorError } from './platform/operator-error.ts'

const usage = `redial serve               serve the marketplace (PORT, DATA_DIR, … see docs/operating.md)
redial migrate             bring the database up to date, then stop
redial make-admin EMAIL    make the account behind an e-mail an admin
redial import-devices FILE take a file of devices into the catalogue
redial move-media --to s3|disk   move the pictures to the bucket, or back
redial openapi [types]     print the contract of the API, or its TypeScript types
redial order-life          draw the life of an order into docs/order-life.md`

async function main([command = 'serve', ...words]: string[]) {
  const env = readEnv(process.env)
  if (command === 'serve') return (await import('./commands/serve.ts')).serve(env)
  if (command === 'migrate') return (await import('./commands/migrate.ts')).migrateOnly(env)
  if (command === 'make-admin')
    return (await import('./commands/make-admin.ts')).makeAdmin(env, words[0])
  if (command === 'import-devices')
    return (await import('./commands/import-devices.ts')).importDevicesFile(env, words[0])
  if (command === 'move-media')
    return (await import('./commands/move-media.ts')).moveMediaFiles(env, words)
  if (command === 'openapi')
    return (await import('./commands/openapi.ts')).printOpenApi(env, words[0])
  if (command === 'order-life') return (await import('./commands/order-life.ts')).writeOrderLife()
  if (command === 'demo-fill') return (await import('./commands/demo-fill.ts')).demoFill(env)
  console.error(usage)
  process.exitCode = 2
}

main(process.argv.slice(2)).catch((error: Error) => {
  const plain = error instanceof OperatorError
  console.error(`Redial did not start.\n${plain ? error.message : (error.stack ?? error.message)}`)
  process.exit(1)
})
