import {
  CamelCasePlugin,
  type IdentifierNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  type RootOperationNode,
} from 'kysely'

type Row = Record<string, unknown>

/**
 * Tables and columns are snake_case in SQL and camelCase here, as with the plugin of Kysely: but their names in a
 * statement are changed while it is written (`SnakeCaseDialect`), where the plugin copies the whole statement before,
 * and the names in a result once, not for each of its rows. JSON values are data: their keys stay.
 */
class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<Row>> {
    const [first] = result.rows
    if (!first) return result
    const columns = Object.keys(first)
    const names = columns.map((column) => this.camelCase(column))
    if (names.every((name, at) => name === columns[at])) return result
    return { ...result, rows: result.rows.map((row) => renamed(row, columns, names)) }
  }

  toColumn(name: string): string {
    return this.snakeCase(name)
  }
}

function renamed(row: Row, columns: readonly string[], names: readonly string[]): Row {
  const copy: Row = {}
  for (let at = 0; at < columns.length; at += 1) copy[names[at]!] = row[columns[at]!]
  return copy
}

export const columnNames = new ColumnNames()

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override visitIdentifier(node: IdentifierNode) {
    this.append(toQuotedColumn(node.name))
  }
}

/** Names come from the program, not from requests: there are a few hundred. */
const quoted = new Map<string, string>()

function toQuotedColumn(name: string): string {
  const known = quoted.get(name)
  if (known) return known
  const column = `"${columnNames.toColumn(name).replaceAll('"', '""')}"`
  quoted.set(name, column)
  return column
}

export class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler()
  }
}
