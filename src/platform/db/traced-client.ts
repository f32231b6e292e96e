import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import pg from 'pg'

type Callback = (error?: Error, ...results: unknown[]) => void

/**
 * Connections, for the option `Client` of pools, that give each statement of a traced request a span of its own,
 * without its values. Jobs have no trace, and nothing has one unless tracing is on.
 */
export function withSpans(Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    // All forms of `query` of pg.
    override query(...args: unknown[]): never {
      const send = (...sent: unknown[]) => Reflect.apply(super.query, this, sent) as never
      const [first] = args as [string | { text?: string }]
      const text = typeof first === 'string' ? first : first.text
      if (!text || !trace.getActiveSpan()) return send(...args)
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
      const name = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
      const span = trace.getTracer('redial').startSpan(name, { kind: SpanKind.CLIENT, attributes })
      const end = (error?: unknown) => {
        // Its message may quote a value.
        if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: codeOf(error) })
        span.end()
      }
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        const ended: Callback = (error, ...results) => {
          end(error)
          callback(error, ...results)
        }
        return send(...args.slice(0, -1), ended)
      }
      const answer: unknown = send(...args)
      if (answer instanceof Promise) answer.then(() => end(), end)
      else end()
      return answer as never
    }
  }
}

/** Such as 23505: the SQLSTATE, or a code of the connection. */
function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? 'no code'
}

/** Whoever waits for a connection is called by the request that gives it back, but stays in its own trace. */
export class TracedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback) {
    return callback ? super.connect(context.bind(context.active(), callback)) : super.connect()
  }
}
