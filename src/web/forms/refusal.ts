import { ApiError } from '../api/index.ts'

/** The message of a failed call, and the messages for its invalid fields. */
export function refusalOf(error: unknown): { message: string; fields: Record<string, string> } {
  if (error instanceof ApiError) return { message: error.message, fields: error.fields }
  return { message: 'Something went wrong. Please try again.', fields: {} }
}
