import { createCsvReader } from '../../platform/csv.ts'
import { type Executor, publishChange, type Tx } from '../../platform/db/index.ts'
import { ensureBrands } from './brands.ts'
import { findCodes, findCodesWithPrefix, storeCodes } from './model-codes.store.ts'
import { knownModels, lockCatalog, queueMatching } from './models.store.ts'

/** A code has letters and digits; sizes and amounts with a unit are none. */
const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{4,16}$/
const AMOUNT = /^\d+(?:[GTM][BO]?|GIGS?|MAH|MP|K?HZ|KM|MM|INCH|MONTHS?|YEARS?|USD|EUROS?|EUR|GBP)$/
/** Two SIM cards or a color, as in SM-S911B/DS and XQ-BC52/B. */
const VARIANT = /\/[a-z]{1,4}$/i
/** A code of Samsung without the letters of its region. */
const SAMSUNG_BASE = /^SM[A-Z]\d{3}/
/** A code in a part number of Samsung, before color, size and country: SM-G991BZADEUB. */
const SAMSUNG_IN_PART_NUMBER = /^(SM[A-Z]\d{3}[A-Z]\d?)[A-Z]{2}[A-Z\d]{4}$/
/** The same without 'SM-', as people copy it: G991B. */
const WITHOUT_SM = /^[A-Z]\d{3}(?:[A-Z]{1,2}\d?|\d[A-Z]?|[A-Z]\d?[A-Z]{2}[A-Z\d]{4})?$/

/**
 * Possible spellings of a word in the table of codes, most likely first; empty if the word is not a code.
 * 'sm-s911b/ds' may be SMS911B, or SMS911 in any region.
 */
export function codeKeys(word: string): string[] {
  const key = toKey(word.replace(VARIANT, ''))
  if (!CODE.test(key) || AMOUNT.test(key)) return []
  const keys = [key]
  // Codes of LG are listed without their first letters.
  if (/^LG[A-Z]\d/.test(key)) keys.push(key.slice(2))
  if (WITHOUT_SM.test(key)) keys.push(`SM${key}`)
  const inPart = keys.flatMap((one) => SAMSUNG_IN_PART_NUMBER.exec(one)?.[1] ?? [])
  keys.push(...inPart)
  const base = keys.map((one) => SAMSUNG_BASE.exec(one)?.[0]).find((one) => one !== undefined)
  return [...new Set(base ? [...keys, base] : keys)]
}

function toKey(word: string): string {
  return word.toUpperCase().replace(/[-_.()]/g, '')
}

/** First parts that people write apart: 'SM G991B', 'TA 1333'. */
const FIRST_PARTS = /^(?:sm|ta|xt|xq|lm|lg|sgh|gt)$/i
/** Words read as codes in a text. */
const MAX_CODES = 6

/** The words of a text that may be codes, as it has them. */
export function codeWords(text: string): string[] {
  const words = text.split(/[\s,;|]+/).filter(Boolean)
  const codes: string[] = []
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (next && FIRST_PARTS.test(word)) codes.push(`${word} ${next}`)
    else if (!FIRST_PARTS.test(words[index - 1] ?? '')) codes.push(word)
  }
  return codes.filter((word) => codeKeys(word.replace(' ', '')).length > 0).slice(0, MAX_CODES)
}

/** The ids of the models for each word that is a model code; other words are omitted. */
export async function findModelsByCode(
  db: Executor,
  words: readonly string[],
): Promise<Map<string, number[]>> {
  const keys = new Map(words.map((word) => [word, codeKeys(word.replace(' ', ''))]))
  const wanted = [...keys.values()].flat()
  const byCode = Map.groupBy(
    wanted.length > 0 ? await findCodes(db, wanted) : [],
    ({ code }) => code,
  )
  return new Map(
    [...keys].flatMap(([word, codes]): [string, number[]][] => {
      const models = codes.map((key) => byCode.get(key)).find((one) => one !== undefined)
      return models ? [[word, models.map(({ modelId }) => modelId)]] : []
    }),
  )
}

/** Shorter beginnings are those of too many codes. */
const MIN_PREFIX = 4
/** Codes read to complete one. */
const MAX_COMPLETIONS = 40

/** The ids of the models whose code is typed, or may be when it is complete. */
export async function completeCode(db: Executor, typed: string): Promise<number[]> {
  const word = typed.trim().replace(/\s+/, ' ')
  const exact = (await findModelsByCode(db, codeWords(word))).get(word)
  if (exact) return exact
  const key = toKey(word.replace(' ', ''))
  if (key.length < MIN_PREFIX || !CODE.test(key)) return []
  return findCodesWithPrefix(db, key, MAX_COMPLETIONS)
}

/** The models of one brand by their codes. */
export function indexCodes<Model extends { codes: string[] }>(
  models: readonly Model[],
): Map<string, Model[]> {
  const index = new Map<string, Model[]>()
  for (const model of models)
    for (const code of model.codes) index.set(code, [...(index.get(code) ?? []), model])
  return index
}

/**
 * Fills the table of codes from the text of db/data/model-codes.csv. Codes of models that the catalog has not,
 * or under another name since an admin corrected it, are skipped. Listings without a model are matched again.
 * @throws when a line has no brand, model or codes: it is our own file.
 */
export async function loadModelCodes(tx: Tx, text: string): Promise<void> {
  const reader = createCsvReader()
  const [, ...records] = [...reader.push(text), ...reader.end()]
  const rows = records.map(({ cells, line }) => {
    const [brand, model, codes] = cells ?? []
    if (!brand || !model || !codes) throw new Error(`line ${line} of the model codes has none`)
    return { brand, model, codes: codes.split('|') }
  })
  await lockCatalog(tx)
  const brands = await ensureBrands(tx, [...new Set(rows.map(({ brand }) => brand))])
  const ids = [...new Set([...brands.values()].map(({ id }) => id))]
  const models = await knownModels(tx, ids)
  const codes = rows.flatMap(({ brand, model, codes }) => {
    const match = models.get(`${brands.get(brand)?.id} ${model.toLowerCase()}`)
    return match ? codes.map((code) => ({ code, modelId: match.id })) : []
  })
  await storeCodes(tx, codes)
  await queueMatching(tx, ids)
  publishChange(tx, 'models')
}
