import { useState } from 'react'
import type { Api, RiskRule, RiskRules } from '../api/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Moment } from '../ui/moment.tsx'
import { actionLabels, thresholdLabel } from './risk-labels.ts'
import { RiskRuleForm } from './risk-rule-form.tsx'

type Props = { api: Api; data: RiskRules; refresh: () => Promise<void> }

const columns: readonly Column<RiskRule>[] = [
  {
    key: 'reason',
    header: 'Rule',
    cell: ({ key, reason }) => (
      <span id={`rule-${key}`} className="block max-w-md text-pretty">
        {reason}
      </span>
    ),
    searchBy: ({ reason }) => reason,
  },
  {
    key: 'weight',
    header: 'Weight',
    align: 'end',
    cell: ({ weight }) => <span className="tabular-nums">{weight}</span>,
    sortBy: ({ weight }) => weight,
  },
  {
    key: 'action',
    header: 'Action',
    cell: ({ action }) => actionLabels[action],
    sortBy: ({ action }) => actionLabels[action],
  },
  {
    key: 'enabled',
    header: 'State',
    cell: ({ enabled, version }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={enabled ? 'good' : 'neutral'}>{enabled ? 'On' : 'Off'}</Badge>
        {version > 0 && <Badge>Changed</Badge>}
      </span>
    ),
    sortBy: ({ enabled }) => Number(enabled),
  },
]

/** The rules about risk, the form to change one, and who changed what. */
export function RiskRulesList({ api, data, refresh }: Props) {
  const [key, setKey] = useState<string>()
  const rule = data.rules.find((one) => one.key === key)
  const close = () => setKey(undefined)
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose text-pretty text-muted">
        Every rule that applies to a listing adds its weight to the score. From {data.reviewScore}{' '}
        on, a moderator reviews the listing first. A rule’s own action follows whatever the score.
      </p>
      <DataTable
        caption="Risk rules"
        columns={columns}
        rows={data.rules}
        rowKey={(one) => one.key}
        rowActions={(one) => (
          <Button aria-describedby={`rule-${one.key}`} onClick={() => setKey(one.key)}>
            Change
          </Button>
        )}
        empty="No rules"
        pageSize={50}
      />
      <History data={data} />
      <Dialog open={rule !== undefined} onClose={close} title="Change a rule">
        {rule && (
          <RiskRuleForm
            key={rule.key}
            api={api}
            rule={rule}
            onClose={close}
            onDone={async () => {
              close()
              await refresh()
            }}
            onStale={refresh}
          />
        )}
      </Dialog>
    </div>
  )
}

type Setting = RiskRules['changes'][number]['before']

function History({ data: { changes, rules } }: { data: RiskRules }) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-3 text-lg">
        Changes
      </h2>
      {changes.length === 0 ? (
        <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">
          All rules are as delivered.
        </p>
      ) : (
        <ol className="divide-y divide-hairline border-y border-hairline">
          {changes.map(({ _id, key, before, after, by, at }) => (
            <li key={_id} className="py-3 text-sm">
              <p className="font-medium">{rules.find((one) => one.key === key)?.reason ?? key}</p>
              <ul className="mt-1 list-disc ps-5">
                {differences(before, after).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="mt-1 text-muted">
                {by ?? 'A deleted account'}, <Moment at={at} exact />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What changed, one line each: "Weight: 30 → 45". */
export function differences(before: Setting, after: Setting): string[] {
  const state = (on: boolean) => (on ? 'On' : 'Off')
  const pairs: [string, string, string][] = [
    ['State', state(before.enabled), state(after.enabled)],
    ['Weight', String(before.weight), String(after.weight)],
    ['Action', actionLabels[before.action], actionLabels[after.action]],
    ...after.thresholds.map(({ fact, bound, value }): [string, string, string] => {
      const was = before.thresholds.find((one) => one.fact === fact)?.value
      return [thresholdLabel({ fact, bound }), String(was ?? ''), String(value)]
    }),
  ]
  const changed = pairs.filter(([, was, is]) => was !== is)
  return changed.length === 0
    ? ['Saved without a difference']
    : changed.map(([name, was, is]) => `${name.replace(/, at (least|most)$/, '')}: ${was} → ${is}`)
}
