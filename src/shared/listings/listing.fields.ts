import { gradeName } from './grades.ts'

/**
 * The fields of a listing, each declared once. Whatever only passes a field on is built from this
 * table: the bodies of the API, insert and edit, change detection, the sell form, the details on the
 * phone page, CSV files, the copy that an order keeps, and simple search filters. Fields with rules of
 * their own (prices, photos, the model, the IMEI) are not here; they have their own code.
 */
export const listingFields = {
  brand: {
    kind: 'text',
    label: 'Brand',
    max: 40,
    required: true,
    section: 'phone',
    input: 'own',
    csv: { column: 'brand', aliases: ['make'], example: 'Iphone' },
    example: 'Iphone',
    isMaterial: true,
  },
  name: {
    kind: 'text',
    label: 'Name',
    max: 80,
    required: true,
    section: 'phone',
    input: 'own',
    csv: { column: 'name', aliases: ['model', 'title', 'phone'], example: 'iPhone 13 Pro' },
    example: 'iPhone 13 Pro',
    isMaterial: true,
  },
  storageGb: {
    kind: 'number',
    label: 'Storage',
    unit: 'GB',
    min: 1,
    max: 4096,
    section: 'phone',
    input: 'own',
    csv: { column: 'storage_gb', aliases: ['storage', 'gb'], example: '128' },
    isMaterial: true,
    isDetail: true,
  },
  color: {
    kind: 'text',
    label: 'Color',
    max: 40,
    nullable: true,
    section: 'phone',
    input: 'own',
    csv: { column: 'color', aliases: ['colour'], example: 'Graphite' },
    isDetail: true,
  },
  grade: {
    kind: 'choice',
    label: 'Grade',
    options: {
      A: gradeName('A'),
      B: gradeName('B'),
      C: gradeName('C'),
      D: gradeName('D'),
    },
    section: 'condition',
    isComputed: true,
    csv: { column: 'grade', aliases: ['condition'], example: '' },
    isMaterial: true,
    isDetail: true,
  },
  used: {
    kind: 'text',
    label: 'Years of use',
    detailLabel: 'Used',
    max: 40,
    // Forms and files also send a bare number of years.
    acceptsNumber: true,
    section: 'condition',
    placeholder: '2 years',
    csv: { column: 'used', aliases: ['age', 'years of use'], example: '2 years' },
    example: '2 years',
    isDetail: true,
  },
  batteryPercent: {
    kind: 'number',
    label: 'Battery health',
    unit: '%',
    min: 1,
    max: 100,
    section: 'condition',
    help: 'On an iPhone: Settings, Battery, Battery Health.',
    csv: { column: 'battery_percent', aliases: ['battery'], example: '91' },
    isDetail: true,
    filter: true,
    steps: [95, 90, 85, 80],
  },
  location: {
    kind: 'text',
    label: 'Location',
    max: 80,
    section: 'place',
    input: 'own',
    placeholder: 'Town or district',
    csv: { column: 'location', aliases: ['place', 'city'], example: 'Oslo' },
  },
  description: {
    kind: 'text',
    label: 'Description',
    max: 2_000,
    multiline: true,
    section: 'place',
    help: 'What works, what doesn’t, what’s included.',
    csv: {
      column: 'description',
      aliases: ['text'],
      example: 'Light scratches on the frame, the screen is flawless.\nWith box and cable.',
    },
  },
  returnDays: {
    kind: 'number',
    label: 'Returns accepted',
    unit: 'days',
    min: 7,
    max: 30,
    values: [7, 14, 30],
    section: 'returns',
    input: 'own',
    hasDefault: true,
    csv: { column: 'return_days', aliases: ['returns'], example: '14' },
    filter: true,
    steps: [30, 14, 7],
  },
  returnPostage: {
    kind: 'choice',
    label: 'Return postage',
    options: { buyer: 'The buyer pays', seller: 'The seller pays' },
    section: 'returns',
    input: 'own',
    hasDefault: true,
    csv: { column: 'return_postage', example: 'buyer' },
  },
  warrantyMonths: {
    kind: 'number',
    label: 'Warranty',
    unit: 'months',
    unitOfOne: 'month',
    min: 1,
    max: 24,
    section: 'returns',
    input: 'own',
    hasDefault: true,
    csv: { column: 'warranty_months', aliases: ['warranty'], example: '6' },
    filter: true,
    steps: [12, 6, 3],
  },
  warrantyText: {
    kind: 'text',
    label: 'What the warranty covers',
    max: 300,
    section: 'returns',
    input: 'own',
    hasDefault: true,
    csv: { column: 'warranty_text', example: 'Everything but the battery' },
  },
} as const satisfies Record<string, ListingField>

export type ListingField = {
  label: string
  /** The label among the details of a phone, where it differs. */
  detailLabel?: string
  help?: string
  placeholder?: string
  /** The part of the sell form that asks for it. */
  section: 'phone' | 'condition' | 'place' | 'returns'
  /** `own`: the section draws the input itself. */
  input?: 'own'
  csv: { column: string; aliases?: readonly string[]; example: string }
  /** For the API documentation. */
  example?: string
  /** It is computed and never entered: the API, the form and files refuse or ignore it. */
  isComputed?: true
  /** A change makes another phone of the listing: a moderator may have to approve it first. */
  isMaterial?: true
  /** Listed among the details of a phone. */
  isDetail?: true
  /**
   * Left out of a new listing, it is what its seller saved as the default. 0 says that there is none,
   * because an empty input or cell counts as left out.
   */
  hasDefault?: true
} & (
  | {
      kind: 'text'
      /** Characters. */
      max: number
      required?: true
      multiline?: true
      /** Null, not an empty text, where nothing is given. */
      nullable?: true
      acceptsNumber?: true
    }
  | ({
      kind: 'number'
      unit: string
      unitOfOne?: string
      min: number
      max: number
      /** The accepted numbers; all from `min` to `max` if absent. */
      values?: readonly number[]
      /** Lowest values that a search offers, each with its count. */
      steps?: readonly number[]
    } & Filterable)
  /** Stored values with their labels. */
  | ({ kind: 'choice'; options: Readonly<Record<string, string>> } & Filterable)
)

type Filterable = {
  /**
   * Searches can filter by it, with its key as URL parameter: at least a number, any of some choices.
   * Not for fields whose key is a URL parameter of a search already, such as `grade`. The SQL function
   * listing_facts() must return it by its key.
   */
  filter?: true
}

type Fields = typeof listingFields
export type FieldKey = keyof Fields
type ValueOf<Field> = Field extends { kind: 'number' }
  ? number | null
  : Field extends { kind: 'choice'; options: infer Options }
    ? keyof Options | null
    : Field extends { nullable: true }
      ? string | null
      : string

/** The stored value of every field. */
export type FieldValues = { -readonly [Key in FieldKey]: ValueOf<Fields[Key]> }
type ComputedKey = {
  [Key in FieldKey]: Fields[Key] extends { isComputed: true } ? Key : never
}[FieldKey]
/** A field that people enter. */
export type InputKey = Exclude<FieldKey, ComputedKey>
type MaterialKey = {
  [Key in FieldKey]: Fields[Key] extends { isMaterial: true } ? Key : never
}[FieldKey]
export type MaterialValues = Pick<FieldValues, MaterialKey>
export type FilterKey = {
  [Key in FieldKey]: Fields[Key] extends { filter: true } ? Key : never
}[FieldKey]
export type FieldValue = string | number | null
/** What the sell form holds for every field; empty where nothing is given. */
export type FieldTexts = { [Key in InputKey]: string }
