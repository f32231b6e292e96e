/** Runs after which a statement is prepared: a connection then parses and, where that is as good, plans it once. */
const PREPARE_AFTER = 10
/** About 30 kB each, on every connection. */
const MAX_PREPARED = 300
/** Texts to remember; statements with lists of values differ in length. */
const MAX_KNOWN = 2_000

const READS = /^\s*(select|with)\b/i
const WRITES_OR_WAITS =
  /\b(insert\s+into|update|delete\s+from|lock|nextval|setval|set_config|pg_\w*advisory\w*|pg_notify|for\s+(key\s+)?share)\b/i

type Known = { runs: number; name?: string; isRead: boolean }

/** Remembers the statements of this process by their text. */
export function rememberStatements({ prepareAtOnce }: { prepareAtOnce: boolean }) {
  const known = new Map<string, Known>()
  let prepared = 0

  function add(text: string): Known {
    if (known.size >= MAX_KNOWN) for (const [old, { name }] of known) if (!name) known.delete(old)
    const isRead = READS.test(text) && !WRITES_OR_WAITS.test(text)
    const statement = { runs: 0, isRead }
    known.set(text, statement)
    return statement
  }
  const recall = (text: string) => known.get(text) ?? add(text)

  return {
    /** Whether a statement only reads and waits for no lock of a row. When in doubt, it does not. */
    isRead: (text: string): boolean => recall(text).isRead,
    /** The name to prepare a statement under that is about to run; undefined for a rare one. */
    nameFor(text: string): string | undefined {
      const statement = recall(text)
      statement.runs += 1
      const isFrequent = statement.runs > PREPARE_AFTER && prepared < MAX_PREPARED
      if (!statement.name && (prepareAtOnce || isFrequent)) {
        prepared += 1
        statement.name = `statement_${prepared}`
      }
      return statement.name
    },
  }
}
