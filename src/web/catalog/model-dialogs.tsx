import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import {
  MAX_CHIPSET_LENGTH,
  MAX_MODEL_NAME_LENGTH,
  MAX_MODEL_OS_LENGTH,
  MAX_MODELS_MB,
  MAX_SOURCE_NOTE_LENGTH,
} from '../../shared/limits.ts'
import { plainLine } from '../../shared/plain-line.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type Model, type ModelChange, type ModelImport, useApi } from '../api/index.ts'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { readRefusal } from '../forms/use-action.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, FormError, TextareaField, TextField } from '../ui/form/fields.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { catalogQueries } from './queries.ts'

/** The form of a model; lists are typed with commas, other names a line each. */
export const emptyModel = {
  brand: '',
  name: '',
  otherNames: '',
  announced: '',
  os: '',
  chipset: '',
  displayIn: '',
  mainCameraMp: '',
  batteryMah: '',
  ramGb: '',
  storageGb: '',
  colors: '',
  launchPriceUsd: '',
  securityUpdatesUntil: '',
  sourceNote: '',
}
export type ModelFields = typeof emptyModel

const numbers = ['displayIn', 'mainCameraMp', 'batteryMah', 'ramGb', 'launchPriceUsd'] as const

/** What is known of a model, as the form shows it. */
export function toModelFields({ brand, name, otherNames, facts }: Model): ModelFields {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  const price = facts.launchPriceMinor
  return {
    brand,
    name,
    otherNames: otherNames.join('\n'),
    announced: text(facts.announced),
    os: text(facts.os),
    chipset: text(facts.chipset),
    displayIn: text(facts.displayIn),
    mainCameraMp: text(facts.mainCameraMp),
    batteryMah: text(facts.batteryMah),
    ramGb: text(facts.ramGb),
    storageGb: facts.storageGb.join(', '),
    colors: facts.colors.join(', '),
    launchPriceUsd: price === null ? '' : String(price / 100),
    securityUpdatesUntil: text(facts.securityUpdatesUntil),
    sourceNote: facts.sourceNote,
  }
}

/** Checks what is required and that numbers are numbers; the server checks the rest. */
export function checkModel(fields: ModelFields) {
  const problems: Partial<Record<keyof ModelFields, string>> = {}
  if (!fields.brand) problems.brand = 'Choose a brand'
  if (!fields.name.trim()) problems.name = 'Name is required'
  for (const name of numbers)
    if (Number.isNaN(toNumber(fields[name]))) problems[name] = 'Must be a number'
  if (listOf(fields.storageGb).some((size) => !/^\d{1,5}$/.test(size)))
    problems.storageGb = 'Must be whole gigabytes, separated by commas'
  return problems
}

/** What the form sends; what was emptied is emptied. */
export function toChange(fields: ModelFields): ModelChange {
  const figures = numbers.map((name) => [name, toNumber(fields[name])])
  return {
    name: fields.name.trim(),
    otherNames: listOf(fields.otherNames, '\n'),
    announced: fields.announced.trim() || null,
    os: fields.os.trim() || null,
    chipset: fields.chipset.trim() || null,
    ...(Object.fromEntries(figures) as Record<(typeof numbers)[number], number | null>),
    storageGb: listOf(fields.storageGb).map(Number),
    colors: listOf(fields.colors),
    securityUpdatesUntil: fields.securityUpdatesUntil || null,
    sourceNote: fields.sourceNote.trim(),
  }
}

function toNumber(text: string): number | null {
  const plain = plainLine(text).replace(',', '.')
  return plain === '' ? null : Number(plain)
}

function listOf(text: string, separator = ','): string[] {
  return text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
}

type ModelFormProps = {
  initial: ModelFields
  /** To choose from for a new model; a known one keeps its brand. */
  brands?: readonly string[] | undefined
  submitLabel: string
  busyLabel: string
  onSend: (fields: ModelFields) => Promise<void>
  onClose: () => void
}

/** The facts of a model; refusals of the server are shown at their fields. */
export function ModelForm({
  initial,
  brands,
  submitLabel,
  busyLabel,
  onSend,
  onClose,
}: ModelFormProps) {
  const form = useForm({ initial, check: checkModel, send: onSend })
  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={submitLabel}>
      <Row>
        {brands && (
          <SelectField
            {...form.field('brand')}
            label="Brand"
            placeholder="Choose a brand"
            options={brands.map((brand) => ({ value: brand, label: brand }))}
            required
          />
        )}
        <TextField
          {...form.field('name')}
          label="Name"
          maxLength={MAX_MODEL_NAME_LENGTH}
          required
        />
        <TextField
          {...form.field('announced')}
          label="Announced"
          optional
          placeholder="2024-09"
          help="Year or month."
        />
        <TextField
          {...form.field('os')}
          label="System at launch"
          optional
          maxLength={MAX_MODEL_OS_LENGTH}
        />
        <TextField
          {...form.field('chipset')}
          label="Chip"
          optional
          maxLength={MAX_CHIPSET_LENGTH}
        />
        <TextField {...form.field('displayIn')} label="Display" optional end="inches" />
        <TextField {...form.field('mainCameraMp')} label="Main camera" optional end="MP" />
        <TextField {...form.field('batteryMah')} label="Battery" optional end="mAh" />
        <TextField {...form.field('ramGb')} label="Memory" optional end="GB" />
        <TextField
          {...form.field('storageGb')}
          label="Storage"
          optional
          end="GB"
          help="Every variant: 128, 256."
        />
        <TextField {...form.field('colors')} label="Colors" optional help="Separated by commas." />
        <TextField {...form.field('launchPriceUsd')} label="Price at launch" optional end="USD" />
        <TextField
          {...form.field('securityUpdatesUntil')}
          type="date"
          label="Security updates until"
          optional
        />
      </Row>
      <TextareaField
        {...form.field('otherNames')}
        label="Other names"
        optional
        help="Other spellings, one per line."
      />
      <TextField
        {...form.field('sourceNote')}
        label="Source"
        optional
        maxLength={MAX_SOURCE_NOTE_LENGTH}
        help="Where these facts come from."
      />
      <FormError title={form.message} />
      <DialogButtons onClose={onClose} busy={form.busy} busyLabel={busyLabel}>
        {submitLabel}
      </DialogButtons>
    </form>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 md:grid-cols-2">{children}</div>
}

type ImportDialogProps = {
  open: boolean
  onClose: () => void
  /** Something may have been added. */
  onDone: () => void
}

/** Hands in a file of devices, then shows how far it is and what was refused. */
export function ImportDialog({ open, onClose, onDone }: ImportDialogProps) {
  const [id, setId] = useState<string>()

  function close() {
    if (id) onDone()
    setId(undefined)
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title="Import devices" size="wide">
      {id ? <Running id={id} onClose={close} /> : <ChooseFile onStarted={setId} onClose={close} />}
    </Dialog>
  )
}

function Running({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(catalogQueries.import(useApi(), id))
  return (
    <div className="flex flex-col gap-5">
      {data && <ImportProgress progress={data} />}
      {error && !data && <p className="text-red">{readRefusal(error).message}</p>}
      <div className="flex justify-end">
        <Button onClick={onClose}>
          {data?.state === 'done' ? 'Done' : 'Close (the import continues)'}
        </Button>
      </div>
    </div>
  )
}

function ChooseFile({
  onStarted,
  onClose,
}: {
  onStarted: (id: string) => void
  onClose: () => void
}) {
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const id = useId()
  const { isPending, mutate } = useMutation({
    mutationFn: (file: File) => api.post('/api/model-imports', { body: file }),
    onSuccess: ({ _id }) => onStarted(_id),
    onError(failure) {
      const { message, fields } = readRefusal(failure)
      setError(fields.file ?? message)
      input.current?.focus()
    },
  })

  function send(event: SyntheticEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    if (!file) return setError('Choose a file')
    mutate(file)
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5" aria-label="Import devices">
      <p className="text-muted">
        A comma-separated file whose first line names its columns: brand and model, and any of
        announced, os, display_in, chipset, main_camera_mp, battery_mah, ram_gb, max_storage_gb,
        storage_gb, colors, launch_price_usd, security_updates_until, other_names, source_note.
        Existing models are not added again, and your manual corrections are kept.
      </p>
      <Field label="File" help={`At most ${MAX_MODELS_MB} MB.`} error={error} id={id}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,text/csv"
            className="file-input min-h-11 w-full cursor-pointer rounded-field border border-edge p-1.5 text-sm"
            onChange={() => setError(undefined)}
          />
        )}
      </Field>
      <DialogButtons onClose={onClose} busy={isPending} busyLabel="Sending">
        Import devices
      </DialogButtons>
    </form>
  )
}

/** How far an import is, what it came to, and the lines that were refused. */
function ImportProgress({ progress }: { progress: ModelImport }) {
  const {
    state,
    lines,
    done,
    added,
    changed,
    unchanged: known,
    rejected: refused,
    rejections: refusals,
  } = progress
  const figures = [
    ['Added', added],
    ['Changed', changed],
    ['Unchanged', known],
    ['Rejected', refused],
  ] as const
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p role="status" className="mb-2 text-sm tabular-nums text-muted">
          {state === 'done'
            ? `All ${formatCount(lines)} lines have been read.`
            : `${formatCount(done)} of ${formatCount(lines)} lines`}
        </p>
        <progress aria-label="Lines read" value={done} max={lines} className="meter block w-full" />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="text-lg font-semibold tabular-nums">{formatCount(value)}</dd>
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
              These are the first {formatCount(refusals.length)} of {formatCount(refused)}.
            </p>
          )}
        </section>
      )}
    </div>
  )
}
