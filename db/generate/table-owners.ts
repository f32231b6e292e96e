import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Tables whose module is another one now than when they were created. Those files never change. */
const movedTables: Record<string, readonly string[]> = {
  accounts: ['message_blocks'],
  risk: [
    'account_networks',
    'risk_assessments',
    'risk_overrules',
    'risk_rules',
    'risk_rule_changes',
    'risk_account_reviews',
  ],
  sellers: ['trusted_shops', 'reputation_codes', 'imported_reputations'],
  'account-closing': ['data_exports'],
  listings: ['view_days'],
  search: ['search_days', 'empty_searches', 'search_marks'],
}

/**
 * The module that owns each table: the one in the name of the file that creates it, such as
 * db/schema/0007_orders.sql or db/migrations/0015_orders_returns.sql, unless it has moved. In the order
 * of creation.
 */
export function tableOwners(): Map<string, string> {
  const owners = new Map<string, string>()
  for (const folder of ['schema', 'migrations'].map((name) => path.join(root, name)))
    for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
      const [, module = ''] = /^\d+_([a-z]+)\w*\.sql$/.exec(file) ?? []
      const text = readFileSync(path.join(folder, file), 'utf8')
      for (const [, table = ''] of text.matchAll(/^create table (\w+)/gm)) owners.set(table, module)
    }
  for (const [module, tables] of Object.entries(movedTables))
    for (const table of tables) owners.set(table, module)
  return owners
}
