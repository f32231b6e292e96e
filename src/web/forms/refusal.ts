import { ApiError } from '../api/index.ts'

export type Refusal = { message?: string | undefined; fields?: Record<string, string> | undefined }

/** What a failed call tells a person: a sentence, and the words for the fields at fault. */
export function refusalOf(error: unknown): { message: string; fields: Record<string, string> } {
  if (error instanceof ApiError) return { message: error.message, fields: error.fields }
  return { message: 'Something went wrong. Please try again.', fields: {} }
}

/** The refusal of a form: words that stand at their fields are not said again under the form. */
export function formRefusal(error: unknown, fieldNames: readonly string[]): Refusal {
  const { message, fields } = refusalOf(error)
  const placed = Object.keys(fields).some((name) => fieldNames.includes(name))
  return placed ? { fields } : { message }
}
