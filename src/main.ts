import { readSettings } from './env.ts'
import { OperatorError } from './platform/operator-error.ts'

const usage = `Usage: redial [COMMAND]

  serve                        Start the marketplace (the default)
  migrate                      Bring the database up to date, then stop
  migrate --check [--json]     List what is pending and which tables it locks; change nothing
  make-admin EMAIL             Give the account with this email the role admin
  reset-second-factor EMAIL    Turn off two-step login for someone who lost access
  import-devices FILE          Import phone models from a CSV file into the catalog
  move-media --to s3|disk      Move the photos to the bucket, or back to the disk
  openapi [types]              Print the API contract, or its TypeScript types
  order-life                   Draw the states of an order into docs/order-life.md
  help                         Show this text

Settings are environment variables, or lines of redial.env: PORT, DATA_DIR, DATABASE_URL and others, see
redial.env.example and docs/operating.md.`

/** Each command loads only the code that it needs. */
async function main([command = 'serve', ...args]: string[]) {
  if (['help', '--help', '-h'].includes(command)) return console.log(usage)
  const env = readSettings(process.env)
  const maintenance = () => import('./commands/maintenance.ts')
  const docs = () => import('./commands/write-docs.ts')
  if (command === 'serve') return (await import('./commands/serve.ts')).serve(env)
  if (command === 'migrate') return (await maintenance()).runMigrations(env, args)
  if (command === 'make-admin') return (await maintenance()).makeAdmin(env, args[0])
  if (command === 'reset-second-factor')
    return (await maintenance()).resetTwoStepLogin(env, args[0])
  if (command === 'import-devices') return (await maintenance()).importDevicesFile(env, args[0])
  if (command === 'move-media') return (await maintenance()).moveMediaFiles(env, args)
  if (command === 'openapi') return (await docs()).printOpenApi(env, args[0])
  if (command === 'order-life') return (await docs()).writeOrderLife()
  if (command === 'worker') return (await import('./commands/worker.ts')).runWorker(env)
  if (command === 'demo-fill') return (await import('./commands/demo.ts')).fillDemo(env)
  console.error(`Unknown command: ${command}\n\n${usage}`)
  process.exitCode = 2
}

main(process.argv.slice(2)).catch((error: Error) => {
  const text = error instanceof OperatorError ? error.message : (error.stack ?? error.message)
  console.error(`Redial could not start.\n${text}`)
  process.exit(1)
})
