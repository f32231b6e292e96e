import type { ParseArgsOptionsConfig } from 'node:util'
import { SETUP_LINK_HOURS } from '../shared/accounts/account-rules.ts'
import type { Command } from './command.ts'

const maintenance = () => import('./maintenance.ts')
const docs = () => import('./write-docs.ts')
const users = () => import('./accounts/users.ts')
const GENERATE: ParseArgsOptionsConfig = { generate: { type: 'boolean' } }
const PASSWORD_INPUT =
  'The password is asked for, or read from the first line of the standard input; --generate makes one and prints it.'
const JSON_OUTPUT: ParseArgsOptionsConfig = { json: { type: 'boolean' } }

const NO_BACKUP = `Before the database is brought up to date, its rows
are backed up into the folder backups of the data folder; --no-backup leaves that out, once, where there is no room.`

/** All commands by name, which may be two words (`mail test`), in the order in which help lists them. */
export const commands: Record<string, Command> = {
  serve: {
    usage: '[--no-backup]',
    about: 'Start the marketplace (the default)',
    details: NO_BACKUP,
    options: { 'no-backup': { type: 'boolean' } },
    run: async ({ settings, options }) =>
      (await import('./serve.ts')).serve(settings(), { noBackup: options['no-backup'] === true }),
  },
  migrate: {
    usage: '[--no-backup] [--check [--json]]',
    about: 'Bring the database up to date, or list what is pending',
    details: `--check lists the pending migrations and the tables they lock, and changes nothing. ${NO_BACKUP}`,
    options: { check: { type: 'boolean' }, 'no-backup': { type: 'boolean' }, ...JSON_OUTPUT },
    run: async ({ settings, options }) => (await maintenance()).runMigrations(settings(), options),
  },
  backup: {
    usage: '[TARGET] [--no-media] [--check] [--json]',
    about: 'Back up the shop while it runs, or check a backup',
    details: `TARGET is a folder, a file, or s3://bucket/prefix. By default it is BACKUP_TARGET, or the place in the settings of the shop, or
else the folder backups in the data folder. Old backups stay: only scheduled ones delete them. --no-media leaves the photos out.
--check restores the backup, or the newest one of a folder, into a temporary database and compares it; nothing is changed. With BACKUP_PASSPHRASE set, backups are encrypted.`,
    options: { check: { type: 'boolean' }, 'no-media': { type: 'boolean' }, ...JSON_OUTPUT },
    args: { min: 0, max: 1 },
    run: async (call) => (await import('./backups/backup.ts')).runBackup(call),
  },
  restore: {
    usage: '[BACKUP] [--json]',
    about: 'Restore a backup into an empty data folder or database',
    details: `BACKUP is a file or s3://bucket/file; of a folder, the newest backup is taken. By default it is the newest one in
BACKUP_TARGET, or else in the folder backups of the data folder and of the bucket. It is restored into DATA_DIR, and into
DATABASE_URL if that is set. Both have to be empty. They stay so if anything goes wrong.`,
    options: JSON_OUTPUT,
    args: { min: 0, max: 1 },
    run: async (call) => (await import('./backups/restore.ts')).runRestore(call),
  },
  'user create': {
    usage: 'EMAIL [--name NAME] [--role ROLE] [--generate] [--json]',
    about: 'Create an account',
    details: `${PASSWORD_INPUT}
--role is Buyer (the default), Seller, or for staff admin, moderator, support or finance. Without --name, the name is made from the email. The rules for names and
passwords are those of the website. The address counts as confirmed. A Seller made this way has not accepted the seller
terms. With --json, the account is printed as JSON.`,
    args: { min: 1, max: 1 },
    options: { name: { type: 'string' }, role: { type: 'string' }, ...GENERATE, ...JSON_OUTPUT },
    run: async (call) => (await users()).createUser(call),
  },
  'user list': {
    usage: '[TEXT] [--role ROLE] [--limit N] [--json]',
    about: 'List accounts, newest first',
    details: `TEXT is a part of the name or of the email. --role is Buyer, Seller, admin, moderator, support or finance. --limit is 100 by default. --json prints the accounts as JSON, with
\`hasMore\` when there are more than the limit.`,
    args: { min: 0, max: 1 },
    options: { role: { type: 'string' }, limit: { type: 'string' }, ...JSON_OUTPUT },
    run: async (call) => (await users()).listUsers(call),
  },
  'user reset-password': {
    usage: 'EMAIL [--generate] [--json]',
    about: 'Set a new password for an account',
    details: `${PASSWORD_INPUT}
All sessions of the account end, links to reset its password stop working, and the person gets an email. Two-step login
stays on: see reset-second-factor. --json prints what was done as JSON.`,
    args: { min: 1, max: 1 },
    options: { ...GENERATE, ...JSON_OUTPUT },
    run: async (call) => (await users()).resetUserPassword(call),
  },
  doctor: {
    usage: '[--json]',
    about: 'Check everything that the shop needs, and say how to fix it',
    details: `Checks settings, port, data folder, disk, database, clock, migrations, the last backup, mail, S3, Stripe and the proxy, also while the
shop is running; the headers of the proxy only while it is stopped. Exits with 1 when something must be fixed.`,
    options: JSON_OUTPUT,
    run: async (call) => (await import('./doctor/run-doctor.ts')).runDoctor(call),
  },
  'mail test': {
    usage: 'ADDRESS [--json]',
    about: 'Send a test email',
    args: { min: 1, max: 1 },
    options: JSON_OUTPUT,
    run: async (call) => (await import('./doctor/mail-test.ts')).runMailTest(call),
  },
  'setup-link': {
    usage: '[--json]',
    about: 'Print a new link that sets up the shop and its first admin',
    details: `The link works once, for ${SETUP_LINK_HOURS} hours, and replaces the one before. It can also be printed while the shop runs.
In a demo, it opens a shop that takes the place of the demo. Exits with 1 once an account is an admin. --json prints \`url\` and \`expiresAt\`.`,
    options: JSON_OUTPUT,
    run: async (call) => (await import('./accounts/setup-link.ts')).printSetupLink(call),
  },
  'make-admin': {
    usage: 'EMAIL [--role ROLE]',
    about: 'Give the account with this email the role admin',
    details: '--role is admin (the default), moderator, support or finance.',
    args: { min: 1, max: 1 },
    options: { role: { type: 'string' } },
    run: async ({ settings, args, options }) =>
      (await maintenance()).makeAdmin(settings(), args[0]!, options.role),
  },
  'reset-second-factor': {
    usage: 'EMAIL',
    about: 'Turn off two-step login for someone who lost access',
    args: { min: 1, max: 1 },
    run: async ({ settings, args }) =>
      (await maintenance()).resetTwoStepLogin(settings(), args[0]!),
  },
  'import-devices': {
    usage: 'FILE',
    about: 'Import phone models from a CSV file into the catalog',
    args: { min: 1, max: 1 },
    run: async ({ settings, args }) =>
      (await maintenance()).importDevicesFile(settings(), args[0]!),
  },
  'move-media': {
    usage: '--to s3|disk',
    about: 'Move the photos to the bucket, or back to the disk',
    options: { to: { type: 'string' } },
    run: async ({ settings, options }) => (await maintenance()).moveMediaFiles(settings(), options),
  },
  openapi: {
    usage: '[types]',
    about: 'Print the API contract, or its TypeScript types',
    args: { min: 0, max: 1 },
    run: async ({ settings, args }) => (await docs()).printOpenApi(settings(), args[0]),
  },
  'order-life': {
    about: 'Draw the states of an order into docs/order-life.md',
    run: async () => (await docs()).writeOrderLife(),
  },
  worker: {
    about: 'Serve requests for a primary process',
    internal: true,
    run: async ({ settings }) => (await import('./worker.ts')).runWorker(settings()),
  },
  'create-shop': {
    about: 'Set up a shop beside a demo',
    internal: true,
    run: async ({ settings }) =>
      (await import('./demo-to-shop/create-shop.ts')).createShop(settings()),
  },
  'demo-fill': {
    about: 'Fill demo data for a running server',
    internal: true,
    run: async ({ settings }) => (await import('./demo.ts')).fillDemo(settings()),
  },
}
