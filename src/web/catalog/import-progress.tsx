import type { ModelImport } from '../api/index.ts'

const count = (n: number) => n.toLocaleString('en-US')

/** How far an import is, what it came to, and the lines that were refused. */
export function ImportProgress({ progress }: { progress: ModelImport }) {
  const { state, lines, done, added, changed, known, refused, refusals } = progress
  const figures = [
    ['Added', added],
    ['Changed', changed],
    ['Already known', known],
    ['Refused', refused],
  ] as const
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p role="status" className="mb-2 text-sm tabular-nums text-muted">
          {state === 'done'
            ? `All ${count(lines)} lines have been read.`
            : `${count(done)} of ${count(lines)} lines`}
        </p>
        <progress aria-label="Lines read" value={done} max={lines} className="meter block w-full" />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="text-lg font-semibold tabular-nums">{count(value)}</dd>
          </div>
        ))}
      </dl>
      {refusals.length > 0 && (
        <section aria-labelledby="refused-lines">
          <h3 id="refused-lines" className="mb-2 font-semibold">
            Rejected lines
          </h3>
          <ul className="max-h-72 divide-y divide-hairline overflow-y-auto border-y border-hairline text-sm">
            {refusals.map(({ line, reason, text }) => (
              <li key={line} className="flex flex-col py-2">
                <span>
                  <span className="tabular-nums text-muted">Line {line}:</span> {reason}
                </span>
                <code className="break-all text-muted">{text}</code>
              </li>
            ))}
          </ul>
          {refused > refusals.length && (
            <p className="mt-2 text-sm text-muted">
              These are the first {count(refusals.length)} of {count(refused)}.
            </p>
          )}
        </section>
      )}
    </div>
  )
}
